import UIKit

/// Ends gestures that are under way where a sheet comes to lie over them.
///
/// A pan that goes on behind a sheet would scroll what nobody can reach any more.
@MainActor
enum GestureInterruption {
  /// Has every tap and pan that runs in a window, or on it, end as cancelled.
  ///
  /// Recognisers that are switched off stay so, those of other kinds and those at rest are left
  /// alone. Takes time proportional to the number of views.
  static func interrupt(in window: UIWindow) {
    var views: [UIView] = [window]
    while let view = views.popLast() {
      for recognizer in view.gestureRecognizers ?? [] where isRunning(recognizer) {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      views += view.subviews
    }
  }

  private static func isRunning(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is UITapGestureRecognizer || recognizer is UIPanGestureRecognizer,
      recognizer.isEnabled
    else { return false }
    switch recognizer.state {
    case .began, .changed: return true
    // A finger is down and the tap may still come.
    default: return recognizer.numberOfTouches > 0
    }
  }
}
