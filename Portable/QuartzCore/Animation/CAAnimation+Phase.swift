/// Where an animation stands within its cycles.
struct AnimationPhase: Equatable {
  /// 0…1 within the cycle, running back while it autoreverses.
  var progress: Double
  /// Whole cycles completed.
  var cycle: Int
}

extension CAAnimation {
  /// Times closer than this are the same moment; it absorbs the rounding of summed frames.
  static let tolerance: CFTimeInterval = 1e-6

  /// The time all cycles take; infinite for one that repeats for ever.
  var activeDuration: CFTimeInterval {
    let cycle = cycleDuration
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 { return repeatCount.isFinite ? cycle * Double(repeatCount) : .infinity }
    return cycle
  }

  private var cycleDuration: CFTimeInterval { autoreverses ? duration * 2 : duration }

  private func elapsed(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  func hasBegun(at time: CFTimeInterval) -> Bool { elapsed(at: time) >= -Self.tolerance }

  func isOver(at time: CFTimeInterval) -> Bool {
    speed > 0 && elapsed(at: time) >= activeDuration - Self.tolerance
  }

  /// The phase at a time of the parent; nil when the animation shows nothing then.
  func phase(at time: CFTimeInterval) -> AnimationPhase? {
    let elapsed = elapsed(at: time)
    if elapsed < -Self.tolerance {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return AnimationPhase(progress: 0, cycle: 0)
    }
    let active = activeDuration
    if elapsed >= active - Self.tolerance {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return phase(elapsed: active, atEnd: true)
    }
    return phase(elapsed: max(0, elapsed), atEnd: false)
  }

  private func phase(elapsed: CFTimeInterval, atEnd: Bool) -> AnimationPhase {
    let cycle = cycleDuration
    guard cycle > 0 else { return AnimationPhase(progress: autoreverses ? 0 : 1, cycle: 0) }
    var count = (elapsed / cycle).rounded(.down)
    var rest = elapsed - count * cycle
    // The end of the last cycle is shown, not the start of one that never runs.
    if atEnd, count > 0, rest < Self.tolerance {
      count -= 1
      rest = cycle
    }
    if autoreverses && rest > duration { rest = cycle - rest }
    let index = count.isFinite ? Int(min(count, 1e9)) : 0
    return AnimationPhase(
      progress: duration > 0 ? min(1, max(0, rest / duration)) : 1, cycle: index)
  }

  /// The progress with the animation's own pacing.
  func paced(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }
}
