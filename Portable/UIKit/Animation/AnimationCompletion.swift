/// Calls a block's completion once, when everything the block set going has ended.
@MainActor
final class AnimationCompletion {
  private var handler: ((Bool) -> Void)?
  private var running = 0
  private var hasStartedAny = false
  private var isSealed = false
  private var haveAllFinished = true

  init(_ handler: ((Bool) -> Void)?) {
    self.handler = handler
  }

  func began() {
    running += 1
    hasStartedAny = true
  }

  func ended(finished: Bool) {
    running -= 1
    if !finished { haveAllFinished = false }
    callIfDone()
  }

  /// The block is closed. If nothing moves, the completion is called in the next frame.
  func seal() {
    isSealed = true
    guard handler != nil else { return }
    if hasStartedAny {
      callIfDone()
    } else {
      AppContext.current.frameTimers.schedule(after: 0) { self.callIfDone() }
    }
  }

  private func callIfDone() {
    guard isSealed, running == 0, let handler else { return }
    self.handler = nil
    handler(haveAllFinished)
  }
}

/// Follows one animation of one property to its end.
@MainActor
final class PropertyAnimationObserver: NSObject, @MainActor CAAnimationDelegate {
  private let completion: AnimationCompletion
  private let layer: CALayer
  private let blockedView: UIView?
  private var hasStarted = false
  private var hasEnded = false

  init(_ change: PropertyChange, completion: AnimationCompletion, blocksInteraction: Bool) {
    self.completion = completion
    layer = change.layer
    blockedView = blocksInteraction ? change.view : nil
    super.init()
    if let blockedView { ViewAnimationContext.beginBlocking(blockedView) }
    completion.began()
  }

  func animationDidStart(_ anim: CAAnimation) {
    hasStarted = true
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if let blockedView { ViewAnimationContext.endBlocking(blockedView) }
    // Outside of a window nothing was there to move: that is no interruption.
    completion.ended(finished: flag || (!hasStarted && !layer.isInRenderTree))
  }
}
