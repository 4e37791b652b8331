/// The pan of a scroll view; it also tells of fingers that rest without dragging.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView? {
    didSet { super.delegate = scrollView as? any UIGestureRecognizerDelegate }
  }

  /// Stays as it is: UIKit lets only the scroll view be the delegate of its own pan.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue !== scrollView else { return }
      reportMisuse(
        "UIScrollView.panGestureRecognizer.delegate",
        "the delegate must be the scroll view; override its methods in a subclass, or use a gesture recognizer of your own"
      )
    }
  }

  // Every scroll view is the delegate of its own pan, whether or not a subclass declares it.
  override var delegateAllowsBeginning: Bool {
    scrollView?.gestureRecognizerShouldBegin(self) ?? true
  }

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
