import QuartzCore

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before the change, a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The keyboard's frame after the change, a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// How long the change takes, in seconds, a `Double`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The raw value of the change's `UIView.AnimationCurve`, an `Int`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// Whether the keyboard belongs to this app, a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIScreen {
  // The keyboard's own pacing, which `UIView.AnimationCurve` does not name.
  private var keyboardCurve: Int { 7 }

  /// Tells the app that the keyboard goes from one frame to another; nil is out of sight.
  ///
  /// The notifications of the end follow when the change is over.
  package func moveKeyboard(from old: CGRect?, to new: CGRect?, duration: TimeInterval) {
    guard old != new, let shown = new ?? old else { return }
    let hidden = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: shown.height)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: old ?? hidden,
      UIResponder.keyboardFrameEndUserInfoKey: new ?? hidden,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: keyboardCurve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    keyboardFrame = new
    AppContext.current.layout.keyboardDidMove(on: self)
    let center = NotificationCenter.default
    let goes = new == nil
    if goes {
      center.post(name: UIResponder.keyboardWillHideNotification, object: self, userInfo: info)
    } else if old == nil {
      center.post(name: UIResponder.keyboardWillShowNotification, object: self, userInfo: info)
    }
    center.post(name: UIResponder.keyboardWillChangeFrameNotification, object: self, userInfo: info)
    AppContext.current.layout.followKeyboard(on: self, duration: duration)
    AppContext.current.frameTimers.schedule(after: duration) { [weak self] in
      if goes {
        center.post(name: UIResponder.keyboardDidHideNotification, object: self, userInfo: info)
      } else if old == nil {
        center.post(name: UIResponder.keyboardDidShowNotification, object: self, userInfo: info)
      }
      center.post(
        name: UIResponder.keyboardDidChangeFrameNotification, object: self, userInfo: info)
    }
  }
}
