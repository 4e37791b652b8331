import ControlCore
import UIKit

/// A value that describes a movement of the keyboard.
struct KeyboardChange: Equatable, Sendable {
  /// The frame at the end of the movement, in the coordinates of the screen; `nil` if the keyboard
  /// hides.
  var frame: CGRect?

  /// The duration of the movement in seconds.
  var duration: TimeInterval
}

extension KeyboardChange {
  /// Creates the change that a notification of the keyboard announces.
  @MainActor init(_ notification: Notification) {
    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
    let info = notification.userInfo
    frame = isHiding ? nil : info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
  }

  /// Observes the keyboard until the observer is released.
  ///
  /// - Parameter handler: Called before the keyboard moves.
  /// - Returns: The observer.
  @MainActor static func observe(
    _ handler: @escaping @MainActor @Sendable (KeyboardChange) -> Void
  ) -> NotificationObserver {
    NotificationObserver([
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]) { handler(KeyboardChange($0)) }
  }
}
