import QuartzCore

extension UIApplication {
  // One delivery for each window the event's touches or presses are in.
  final func deliver(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.touches {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    if let event = event as? UIPressesEvent {
      for press in event.presses {
        if let window = press.window, !windows.contains(where: { $0 === window }) {
          windows.append(window)
        }
      }
    }
    windows.sort { $0.order > $1.order }
    for window in windows { window.sendEvent(event) }
  }

  final func perform(
    _ action: Selector, on target: Any?, from sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    if let target {
      if let responder = target as? UIResponder, let command = StandardEditAction(action) {
        command.perform(on: responder, sender: sender)
        return true
      }
      return action.perform(on: target as AnyObject, with: sender, event)
    }
    let start = (sender as? UIResponder) ?? keyResponder
    guard let receiver = start?.target(forAction: action, withSender: sender) else { return false }
    return perform(action, on: receiver, from: sender, for: event)
  }

  // The first responder of the key window, or the key window.
  final var keyResponder: UIResponder? {
    keySceneWindow?.currentFirstResponder ?? keySceneWindow
  }

  final var keySceneWindow: UIWindow? {
    let windowScenes = scenes.compactMap { $0 as? UIWindowScene }
    return windowScenes.first { $0.activationState == .foregroundActive && $0.keyWindow != nil }?
      .keyWindow ?? windowScenes.lazy.compactMap(\.keyWindow).first
  }
}
