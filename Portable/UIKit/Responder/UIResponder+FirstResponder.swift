import QuartzCore

extension UIResponder {
  // The window this responder belongs to, found up the chain.
  final var hostWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView {
        return (view.window as? InputWindow)?.servedWindow ?? view.window
      }
      if let window = (current as? UIViewController)?.viewIfLoaded?.window { return window }
      responder = current.next
    }
    return nil
  }

  final func takeFirstResponder() -> Bool {
    guard MainThread.check("UIResponder.becomeFirstResponder()", of: self) else { return false }
    guard let window = hostWindow else { return false }
    guard let panel = window.windowScene?.inputPanel else { return takeFirstResponder(in: window) }
    // The keyboard stays where one responder follows another.
    return panel.whileChanging { takeFirstResponder(in: window) }
  }

  private func takeFirstResponder(in window: UIWindow) -> Bool {
    let current = window.currentFirstResponder
    if current === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    window.currentFirstResponder = self
    window.windowScene?.focusSystem?.firstResponderChanged(to: self)
    return true
  }

  final func dropFirstResponder() -> Bool {
    guard MainThread.check("UIResponder.resignFirstResponder()", of: self) else { return false }
    guard let window = hostWindow, window.currentFirstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.currentFirstResponder = nil
    return true
  }
}

extension UIView {
  /// Makes the first responder inside this view resign; `force` does not ask it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.currentFirstResponder, contains(responder) else {
      return true
    }
    if responder.resignFirstResponder(), window.currentFirstResponder !== responder { return true }
    if force { window.currentFirstResponder = nil }
    return force
  }

  // Whether a responder is this view, one inside it, or the controller of one inside it.
  final func contains(_ responder: UIResponder) -> Bool {
    if let view = responder as? UIView { return view.isDescendant(of: self) }
    if let view = (responder as? UIViewController)?.viewIfLoaded {
      return view.isDescendant(of: self)
    }
    return false
  }
}
