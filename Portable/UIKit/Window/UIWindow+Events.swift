import QuartzCore

extension UIWindow {
  final func deliver(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      deliver(presses: event)
    } else if event.type == .touches {
      gestureEnvironment.touchesReceived(event, in: self)
    }
  }

  // Presses go to the first responder, or to the topmost controller when there is none.
  private func deliver(presses event: UIPressesEvent) {
    let responder =
      currentFirstResponder ?? storedRootViewController?.frontmost ?? self
    let groups: [(UIPress.Phase, (Set<UIPress>) -> Void)] = [
      (.began, { responder.pressesBegan($0, with: event) }),
      (.changed, { responder.pressesChanged($0, with: event) }),
      (.ended, { ($0.first?.responder ?? responder).pressesEnded($0, with: event) }),
      (.cancelled, { ($0.first?.responder ?? responder).pressesCancelled($0, with: event) }),
    ]
    for (phase, send) in groups {
      let presses = event.presses.filter { $0.phase == phase && $0.window === self }
      guard !presses.isEmpty else { continue }
      if phase == .began { presses.forEach { $0.responder = responder } }
      send(presses)
    }
  }
}

extension UIViewController {
  // The controller presented last, which covers the others.
  final var frontmost: UIViewController {
    var controller = self
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }
}
