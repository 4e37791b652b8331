/// The pan of a scroll view; it also tells of fingers that rest without dragging.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The view the finger came down on.
  private(set) weak var touchedView: UIView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchedView == nil { touchedView = touches.first?.view }
    scrollView?.fingerDidTouchDown()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    touchedView = nil
    scrollView?.fingerDidLiftWithoutDrag()
  }
}
