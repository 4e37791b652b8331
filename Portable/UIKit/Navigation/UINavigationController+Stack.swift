extension UINavigationController {
  var isInTransition: Bool { transition != nil }

  func push(_ controller: UIViewController, animated: Bool) {
    if let reason = reasonToRefuse(controller) {
      reportMisuse(
        "UINavigationController.pushViewController(_:animated:)",
        "a \(type(of: controller)) cannot be pushed: \(reason)")
      return
    }
    change(to: stack + [controller], operation: .push, animated: animated)
  }

  private func reasonToRefuse(_ controller: UIViewController) -> String? {
    if stack.contains(where: { $0 === controller }) { return "it is on the stack already" }
    if controller is UINavigationController { return "it is a navigation controller itself" }
    if controller.presentation.presenting != nil { return "it is presented" }
    if isDescendant(of: controller) { return "it contains this navigation controller" }
    return nil
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      reportMisuse(
        "UINavigationController.popToViewController(_:animated:)",
        "a \(type(of: controller)) is not on the stack; look it up in viewControllers")
      return nil
    }
    let removed = Array(stack[(index + 1)...])
    guard !removed.isEmpty else { return [] }
    change(to: Array(stack[...index]), operation: .pop, animated: animated)
    return removed
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    for (index, controller) in controllers.enumerated() {
      let isRepeated = controllers[..<index].contains { $0 === controller }
      let isNew = !stack.contains { $0 === controller }
      if isRepeated || (isNew && reasonToRefuse(controller) != nil) {
        let reason =
          isRepeated ? "it is named twice" : reasonToRefuse(controller) ?? "it is refused"
        reportMisuse(
          "UINavigationController.setViewControllers(_:animated:)",
          "a \(type(of: controller)) cannot be on the stack: \(reason)")
        return
      }
    }
    let wasBelow = stack.dropLast().contains { $0 === controllers.last }
    change(to: controllers, operation: wasBelow ? .pop : .push, animated: animated)
  }

  private func change(
    to newStack: [UIViewController], operation: Operation, animated: Bool
  ) {
    transition?.finishAtOnce()
    let oldStack = stack
    let oldTop = stack.last
    let removed = oldStack.filter { old in !newStack.contains { $0 === old } }
    for controller in newStack where controller.parent !== self { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = newStack
    let change = StackTransition(
      operation: operation, oldStack: oldStack, removed: removed,
      isAnimated: animated && oldTop != nil)
    guard isViewLoaded else {
      showItems()
      settle(change)
      return
    }
    guard let newTop = newStack.last, newTop !== oldTop else {
      if newStack.isEmpty { takeDown(oldTop) }
      showItems()
      settle(change)
      return
    }
    run(change, from: oldTop, to: newTop)
  }

  /// Ends the moves of a change whose views are in place.
  func settle(_ change: StackTransition) {
    for controller in change.removed where controller.parent === self {
      controller.removeFromParent()
    }
    for controller in stack where !change.oldStack.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }

  private func takeDown(_ controller: UIViewController?) {
    guard let controller, let view = controller.viewIfLoaded, view.superview === contentView else {
      return
    }
    controller.beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    controller.endAppearanceTransition()
    shown = nil
  }

  func showItems() {
    bar.adoptStack(stack.map(\.navigationItem))
    bar.showTopItem()
  }

  func backButtonTapped() {
    guard transition == nil else { return }
    if let top = bar.topItem, bar.delegate?.navigationBar(bar, shouldPop: top) == false { return }
    popViewController(animated: true)
  }
}

/// A change of the stack on its way.
@MainActor struct StackTransition {
  var operation: UINavigationController.Operation
  var oldStack: [UIViewController]
  var removed: [UIViewController]
  var isAnimated: Bool
}
