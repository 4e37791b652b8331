/// Keeps touches from a scroll view's content for a moment, in which they may become a drag.
///
/// It never recognizes a touch on resting content: it fails, and so lets the touch through, when
/// the moment is over or the finger is lifted. A finger that stops moving content never gets
/// through.
@MainActor final class ContentTouchGate: UIGestureRecognizer {
  private static let delay: CFTimeInterval = 0.15

  weak var scrollView: UIScrollView?

  /// Whether the content has the present touch.
  private(set) var hasPassedTouch = false

  private var timer: FrameTimers.Timer?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, timer == nil else { return }
    if let scrollView, scrollView.motion != nil {
      state = .began
      return
    }
    if let view = touches.first?.view, let scrollView,
      !scrollView.touchesShouldBegin(touches, with: event, in: view)
    {
      state = .began
      return
    }
    timer = AppContext.current.frameTimers.schedule(after: Self.delay) { [weak self] in
      self?.letThrough()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { letThrough() } else { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { letThrough() } else { state = .cancelled }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    hasPassedTouch = false
  }

  private func letThrough() {
    timer?.cancel()
    timer = nil
    guard state == .possible else { return }
    hasPassedTouch = true
    state = .failed
  }
}
