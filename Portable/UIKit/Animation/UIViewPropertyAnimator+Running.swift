extension UIViewPropertyAnimator {
  func start(delay: TimeInterval) {
    switch state {
    case .inactive:
      self.delay = delay.isFinite ? max(0, delay) : 0
      activate()
      resume(along: nil, durationFactor: 0, after: self.delay)
    case .active where !isRunning:
      resume(along: nil, durationFactor: 0, after: delay.isFinite ? max(0, delay) : 0)
    case .active:
      break
    case .stopped:
      reportMisuse(
        "UIViewPropertyAnimator.startAnimation()",
        "the animator is stopped; call finishAnimation(at:) first")
    }
  }

  func pause() {
    switch state {
    case .inactive:
      activate()
      showPaused()
    case .active:
      guard isRunning, mayInterrupt("paused") else { return }
      halt()
      showPaused()
    case .stopped:
      reportMisuse(
        "UIViewPropertyAnimator.pauseAnimation()",
        "the animator is stopped; call finishAnimation(at:) first")
    }
  }

  func scrub(to newFraction: CGFloat) {
    guard newFraction.isFinite, state != .stopped, !isRunning else {
      PortableLog.report("fractionComplete can be set only while the animator is not running")
      return
    }
    guard mayInterrupt("scrubbed") else { return }
    if state == .inactive { activate() }
    let way = Double(min(1, max(0, newFraction)))
    let fraction = isReversed ? 1 - way : way
    pausedElapsed = scrubsLinearly ? nil : fraction * duration
    pausedProgress =
      scrubsLinearly ? fraction : curve.progress(at: fraction * duration, duration: duration)
    showPaused()
  }

  func resume(
    along parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat,
    after delay: TimeInterval = 0
  ) {
    if isRunning { halt() }
    let course = makeCourse(parameters, durationFactor: Double(durationFactor))
    let run = AnimatorRun(
      course: course.course, curve: curve, duration: duration,
      begin: CACurrentMediaTime() + delay,
      // With nothing to move there is nothing to wait for.
      length: properties.isEmpty ? 0 : course.length)
    self.run = run
    if !isRunning { isRunning = true }
    for property in properties { property.follow(run) }
    if properties.isEmpty, !ViewAnimationContext.areAnimationsEnabled {
      end()
    } else {
      let wait = properties.isEmpty ? 0 : delay + run.length
      // The animator stays alive while it runs.
      timer = AppContext.current.frameTimers.schedule(after: wait) { self.end() }
    }
  }

  /// Along the present direction: 0 where it comes from, 1 where it goes.
  var fraction: CGFloat {
    guard state == .active else { return 0 }
    let part = min(1, max(0, scrubsLinearly ? progress : elapsedPart))
    return CGFloat(isReversed ? 1 - part : part)
  }

  /// What is shown: 0 at the start, 1 at the end.
  var progress: Double {
    run.map { $0.progress(at: $0.part(at: CACurrentMediaTime())) } ?? pausedProgress
  }

  /// How much of the time has passed on the animator's own curve.
  private var elapsedPart: Double {
    guard duration > 0 else { return progress }
    let elapsed = run.map { $0.elapsed(at: CACurrentMediaTime()) } ?? pausedElapsed
    return (elapsed ?? curve.time(of: progress, duration: duration)) / duration
  }

  /// Keeps where the animation is and lets go of the clock.
  private func halt() {
    if let run {
      let now = CACurrentMediaTime()
      pausedProgress = run.progress(at: run.part(at: now))
      pausedElapsed = run.elapsed(at: now)
    }
    timer?.cancel()
    timer = nil
    run = nil
  }

  private func showPaused() {
    if isRunning { isRunning = false }
    for property in properties { property.show(pausedProgress) }
  }

  private func mayInterrupt(_ what: String) -> Bool {
    guard isInterruptible else {
      PortableLog.report("a UIViewPropertyAnimator that is not interruptible cannot be \(what)")
      return false
    }
    return true
  }

  private func makeCourse(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double)
    -> (course: AnimatorRun.Course, length: TimeInterval)
  {
    let target = isReversed ? 0.0 : 1
    let rest = min(1, abs(target - pausedProgress))
    if parameters == nil, durationFactor <= 0 {
      let elapsed = pausedElapsed ?? curve.time(of: pausedProgress, duration: duration)
      if !isReversed {
        return (.original(elapsed: elapsed, isBackward: false), max(0, duration - elapsed))
      }
      if case .cubic = curve {
        return (.original(elapsed: elapsed, isBackward: true), elapsed)
      }
      // A spring is let go towards the start: played backwards it would swing before it moves.
      return (.redirected(curve, from: pausedProgress, to: target), duration)
    }
    let length = durationFactor > 0 ? duration * durationFactor : duration * rest
    guard let parameters else {
      return (.redirected(curve, from: pausedProgress, to: target), length)
    }
    let resolved = parameters.resolved(duration: length)
    return (.redirected(resolved.curve, from: pausedProgress, to: target), resolved.duration)
  }
}
