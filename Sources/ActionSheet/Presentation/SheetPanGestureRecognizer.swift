import UIKit

/// A pan of one finger that drags a sheet or a toast.
///
/// Off Apple there are no selectors, so it has a closure in place of targets.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// What the finger does, in points and points per second; positive is down.
  enum Event {
    case began
    case moved(translation: CGFloat)
    case lifted(translation: CGFloat, velocity: CGFloat)
    case cancelled
  }

  /// Called with what the finger does, between one `began` and one `lifted` or `cancelled`.
  var changed: ((Event) -> Void)?

  /// Returns whether a drag in a direction may begin, with the finger on a view.
  var mayBegin: ((_ direction: CGPoint, _ view: UIView?) -> Bool)?

  private var isDragging = false
  private weak var touchedView: UIView?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if numberOfTouches == 0 { touchedView = touch.view }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin?(translation(in: nil), touchedView) ?? false
  }

  /// Lists in the sheet wait for the sheet, which is asked first whether it takes the finger.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView, let view else { return false }
    return list.panGestureRecognizer === otherGestureRecognizer && list.isDescendant(of: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began || state == .changed else { return }
    if !isDragging {
      isDragging = true
      changed?(.began)
    }
    changed?(.moved(translation: translation(in: nil).y))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard isDragging, state == .ended else { return }
    isDragging = false
    changed?(.lifted(translation: translation(in: nil).y, velocity: velocity(in: nil).y))
  }

  override func reset() {
    super.reset()
    // It was canceled, or disabled under the finger.
    guard isDragging else { return }
    isDragging = false
    changed?(.cancelled)
  }
}
