extension UIViewController {
  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard MainThread.check("UIViewController.present(_:animated:completion:)", of: self) else {
      return
    }
    let presenter = presenter(for: presented.modalPresentationStyle)
    if let reason = misuseOfPresenting(presented, by: presenter) {
      reportMisuse(
        "UIViewController.present(_:animated:completion:)",
        "a \(type(of: presented)) cannot be presented on a \(type(of: self)): \(reason)")
      return
    }
    if let reason = reasonNotToPresent(presented, by: presenter) {
      PortableLog.report(
        "present: a \(type(of: presented)) is not presented on a \(type(of: self)): \(reason)")
      return
    }
    let original = presented.presentationControllerMadeIfNeeded(
      presenting: presenter, source: self)
    original.storedPresenting = presenter
    let controller = original.adapted(to: presenter.traitCollection)
    let shown = controller.presentedViewController
    controller.storedPresenting = presenter
    shown.presentation.controller = controller
    shown.presentation.presenting = presenter
    shown.presentation.isBeingPresented = true
    presenter.presentation.presented = shown
    controller.present(source: self, animated: animated, completion: completion)
  }

  /// The controller that presents on this one's behalf.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style == .currentContext || style == .overCurrentContext {
      var candidate: UIViewController? = self
      while let current = candidate {
        if current.definesPresentationContext { return current }
        candidate = current.parent
      }
    }
    return rootAncestor
  }

  /// Why UIKit raises an exception instead of ignoring the presentation.
  private func misuseOfPresenting(_ presented: UIViewController, by presenter: UIViewController)
    -> String?
  {
    if presented === self || presented === presenter || isDescendant(of: presented) {
      return "a controller cannot present itself"
    }
    if presented.presentation.presenting != nil {
      return "it is presented already; dismiss it first"
    }
    if presented.parent != nil {
      return "it is a child of another controller; remove it from its parent first"
    }
    return nil
  }

  private func reasonNotToPresent(_ presented: UIViewController, by presenter: UIViewController)
    -> String?
  {
    guard let window = viewIfLoaded?.window, presenter.viewIfLoaded?.window != nil else {
      return "the presenting view is in no window"
    }
    if window.rootViewController === presented { return "it is the window's root" }
    if presenter.presentation.isBeingPresented || presenter.presentation.isBeingDismissed {
      return "that one is still being presented or dismissed"
    }
    if let other = presenter.presentation.presented {
      return "that one presents a \(type(of: other)) already"
    }
    return nil
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard MainThread.check("UIViewController.dismiss(animated:completion:)", of: self) else {
      return
    }
    guard let presenter = presenterToDismissFrom, let lowest = presenter.presentation.presented
    else {
      completion?()
      return
    }
    var chain = [lowest]
    while let next = chain.last?.presentation.presented ?? chain.last?.contextPresented {
      chain.append(next)
    }
    if let menu = chain.last as? MenuController {
      menu.closeMenu(animated: animated)
      chain.removeLast()
      if chain.isEmpty {
        completion?()
        return
      }
    }
    guard let top = chain.last, let controller = top.presentation.controller else { return }
    let controllers = chain.compactMap(\.presentation.controller)
    if controllers.contains(where: { $0.transition != nil || $0.isTransitionScheduled }) {
      PortableLog.report(
        "dismiss: ignored, a \(type(of: top)) is still being presented or dismissed")
      return
    }
    // Only the topmost is seen to go; what lies between goes without an animation.
    controller.dismiss(
      covered: controllers.dropLast(), animated: animated, completion: completion)
  }

  /// What a child presents over its own part of the screen.
  private var contextPresented: UIViewController? {
    for child in children {
      if let presented = child.presentation.presented ?? child.contextPresented { return presented }
    }
    return nil
  }

  private var presenterToDismissFrom: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation.presented != nil { return current }
      controller = current.parent
    }
    return nearestPresenting()
  }
}
