import Foundation

extension UIViewController {
  /// Makes the view from the scene of the storyboard or from a nib.
  ///
  /// - Returns: False if there is no such document.
  func loadDocumentView() -> Bool {
    if let scene = loading.scene {
      // The scene has the controller among its objects while it makes the view.
      loading.scene = nil
      return scene.loadView(of: self)
    }
    return loadNibView()
  }

  private func loadNibView() -> Bool {
    let bundle = nibBundle ?? .main
    guard let name = nibName ?? Self.defaultNibName(in: bundle) else { return false }
    UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    guard loading.view == nil else { return true }
    if UINib.exists(name, in: bundle) {
      reportMisuse(
        "UIViewController.loadView()",
        "-[UIViewController loadView] loaded the \"\(name)\" nib but the view outlet was not set")
    }
    return false
  }

  // `CardViewController` takes CardView.xib, or CardViewController.xib.
  private static func defaultNibName(in bundle: Bundle) -> String? {
    guard !String(reflecting: self).hasPrefix("UIKit.") else { return nil }
    let name = String(describing: self)
    var names = [name]
    if name.hasSuffix("ViewController") { names.insert(String(name.dropLast(10)), at: 0) }
    return names.first { UINib.exists($0, in: bundle) }
  }

  // MARK: Performing

  func startSegue(identifier: String, sender: Any?) {
    guard let template = loading.segues.first(where: { $0.identifier == identifier }) else {
      reportMisuse(
        "UIViewController.performSegue(withIdentifier:sender:)",
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
      return
    }
    perform(template, sender: sender)
  }

  /// Performs a segue that the user started, if the controller lets it.
  func startSegue(_ template: SegueTemplate, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else {
      return
    }
    perform(template, sender: sender)
  }

  private func perform(_ template: SegueTemplate, sender: Any?) {
    if template.kind == .unwind {
      unwind(template, sender: sender)
      return
    }
    guard let destination = template.makeDestination() else { return }
    if template.kind == .popoverPresentation {
      preparePopover(destination, template, sender: sender)
    }
    let segue = template.makeSegue(from: self, to: destination) { [unowned self] in
      perform(template, to: destination, sender: sender)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func perform(
    _ template: SegueTemplate, to destination: UIViewController, sender: Any?
  ) {
    let isAnimated = template.isAnimated && UIView.areAnimationsEnabled
    switch template.kind {
    case .show: show(destination, sender: sender)
    case .showDetail, .replace: showDetailViewController(destination, sender: sender)
    case .push:
      guard let navigationController else {
        reportMisuse(
          "UIStoryboardSegue.perform()",
          "Push segues can only be used when the source controller is managed by an instance of"
            + " UINavigationController")
        return
      }
      navigationController.pushViewController(destination, animated: isAnimated)
    case .presentation, .popoverPresentation, .modal: present(destination, animated: isAnimated)
    case .custom, .embed, .unwind, nil:
      template.report("the kind \(template.element.attributes["kind"] ?? "none") is not read")
    }
  }

  private func preparePopover(
    _ destination: UIViewController, _ template: SegueTemplate, sender: Any?
  ) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    popover.permittedArrowDirections = template.arrowDirections
    switch template.anchor ?? sender as? NSObject {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: popover.sourceView = view
    case let recognizer as UIGestureRecognizer: popover.sourceView = recognizer.view
    default: popover.sourceView = view
    }
  }

  /// Puts the controller of a segue into a view of this controller.
  func embed(_ template: SegueTemplate, in container: UIView) {
    guard let child = template.makeDestination() else { return }
    let segue = template.makeSegue(from: self, to: child) {}
    prepare(for: segue, sender: container)
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  // MARK: Unwinding

  private func unwind(_ template: SegueTemplate, sender: Any?) {
    let action = Selector(template.element.attributes["unwindAction"] ?? "")
    let origin = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    // Without a controller that takes the action nothing happens.
    guard let end = unwindEnd(for: origin) else { return }
    let segue = template.makeSegue(from: self, to: end) {}
    prepare(for: segue, sender: sender)
    // The controller at the end gets its action before it comes to the front.
    _ = action.perform(on: end, with: segue)
    let isOwn = template.element.attributes["customClass"] != nil
    isOwn ? segue.perform() : end.comeToFront(for: segue)
  }

  // Outwards from the source: each container is asked, then those that present it.
  private func unwindEnd(for origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let end = controller.unwindEndInside(for: origin) { return end }
      current = controller.parent ?? controller.presentation.presenting
    }
    return nil
  }

  private func unwindEndInside(for origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: origin) {
      if let end = child.unwindEndInside(for: origin) { return end }
    }
    let takesIt = canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
    return takesIt ? self : nil
  }

  private func comeToFront(for segue: UIStoryboardSegue) {
    var path: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      path.append(controller)
      current = controller.parent
    }
    for (index, controller) in path.enumerated().reversed() {
      controller.unwind(for: segue, towards: index > 0 ? path[index - 1] : self)
    }
  }
}
