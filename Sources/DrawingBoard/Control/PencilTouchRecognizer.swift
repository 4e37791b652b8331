import UIKit

/// A gesture recognizer that observes pencils on a board and never recognizes a gesture.
///
/// A scroll view around the board delays touches to its content, and gesture recognizers do not
/// state the type of their touches. This one receives a pencil at once, so that the board can keep
/// scroll views from scrolling with the pencil where only fingers scroll.
final class PencilTouchRecognizer: UIGestureRecognizer {
  /// A Boolean value that indicates whether a pencil is on the board.
  private(set) var isPencilDown = false

  /// Creates a recognizer that neither delays nor cancels touches.
  init() {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    isPencilDown = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    isPencilDown = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
