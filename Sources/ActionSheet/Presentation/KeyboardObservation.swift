import UIKit

/// Where a keyboard goes, and how.
struct KeyboardChange: Equatable, Sendable {
  /// Where it will be, in the coordinates of its screen; `nil` when it goes away.
  var frame: CGRect?

  /// How long it takes to get there, in seconds.
  var duration: TimeInterval
}

/// Follows the keyboard until it is let go.
final class KeyboardObservation {
  private let tokens: [any NSObjectProtocol]

  /// Follows the keyboard.
  ///
  /// - Parameter changed: Told where it goes.
  @MainActor init(_ changed: @escaping @MainActor @Sendable (KeyboardChange) -> Void) {
    let frameKey = UIResponder.keyboardFrameEndUserInfoKey
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    let hiding = UIResponder.keyboardWillHideNotification
    let names = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let info = note.userInfo
        let isHiding = note.name == hiding
        let frame = info?[frameKey] as? CGRect
        let duration = info?[durationKey] as? TimeInterval ?? 0
        // The keyboard's notifications are posted on the main thread.
        MainActor.assumeIsolated {
          changed(KeyboardChange(frame: isHiding ? nil : frame, duration: duration))
        }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
