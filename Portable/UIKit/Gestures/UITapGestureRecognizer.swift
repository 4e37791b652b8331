/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Default 1; less than 1 counts as 1.
  open var numberOfTapsRequired: Int = 1

  /// Fingers that take part in each tap, default 1; less than 1 counts as 1.
  open var numberOfTouchesRequired: Int = 1

  private var taps = TapCounter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(
      taps.touchesBegan(touchesDown, fingers: max(1, numberOfTouchesRequired), giveUp: giveUp))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(taps.touchesMoved(touches))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(
      taps.touchesEnded(
        remaining: touchesDown.count, fingers: max(1, numberOfTouchesRequired),
        taps: max(1, numberOfTapsRequired), giveUp: giveUp))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps.stop()
    taps = TapCounter()
  }

  /// A tap leaves those alone that want more taps of as many fingers; they decide later.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      || other.numberOfTouchesRequired != numberOfTouchesRequired
  }

  override var requiredTapCount: Int { numberOfTapsRequired }

  private func follow(_ verdict: TapCounter.Verdict) {
    switch verdict {
    case .undecided: break
    case .complete: state = .ended
    case .impossible: state = .failed
    }
  }

  private var giveUp: @MainActor () -> Void {
    { [weak self] in
      guard let self, awaitedState == nil else { return }
      state = .failed
    }
  }
}
