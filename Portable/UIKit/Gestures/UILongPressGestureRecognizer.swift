/// Recognizes fingers that rest for a while; then follows them until they lift.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Full taps before the press; default 0.
  open var numberOfTapsRequired: Int = 0

  /// Default 1; less than 1 counts as 1.
  open var numberOfTouchesRequired: Int = 1

  /// Seconds the fingers must rest; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5

  /// Points the fingers may stray before the press is recognized; default 10.
  open var allowableMovement: CGFloat = 10

  private var taps = TapCounter()
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var timer: FrameTimers.Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, awaitedState == nil else { return }
    let fingers = max(1, numberOfTouchesRequired)
    if taps.count < numberOfTapsRequired {
      let verdict = taps.touchesBegan(touchesDown, fingers: fingers) { [weak self] in
        self?.state = .failed
      }
      if verdict == .impossible { state = .failed }
      return
    }
    taps.stop()
    for touch in touchesDown where !starts.contains(where: { $0.touch === touch }) {
      starts.append((touch, touch.location(in: nil)))
    }
    if touchesDown.count > fingers {
      state = .failed
    } else if touchesDown.count == fingers {
      timer?.cancel()
      timer = AppContext.current.frameTimers.schedule(after: minimumPressDuration) { [weak self] in
        self?.state = .began
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
      return
    }
    if taps.touchesMoved(touches) == .impossible {
      state = .failed
      return
    }
    for (touch, start) in starts where touches.contains(touch) {
      let point = touch.location(in: nil)
      if hypot(point.x - start.x, point.y - start.y) > allowableMovement {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      if touchesDown.isEmpty { state = .ended }
      return
    }
    guard taps.count < numberOfTapsRequired else {
      state = .failed
      return
    }
    let verdict = taps.touchesEnded(
      remaining: touchesDown.count, fingers: max(1, numberOfTouchesRequired), taps: Int.max
    ) { [weak self] in
      self?.state = .failed
    }
    if verdict == .impossible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps.stop()
    taps = TapCounter()
    starts = []
  }

  override var requiredTapCount: Int { numberOfTapsRequired }
}
