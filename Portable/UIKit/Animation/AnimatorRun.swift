/// The course of an animator from a start or a pause to an end.
struct AnimatorRun: Sendable {
  enum Course: Sendable {
    /// Along the animator's own curve, from the time it was left at.
    case original(elapsed: TimeInterval, isBackward: Bool)
    /// From what is shown to an end, along any curve.
    case redirected(MotionCurve, from: Double, to: Double)
  }

  let course: Course
  let curve: MotionCurve
  let duration: TimeInterval
  /// On the clock.
  let begin: TimeInterval
  let length: TimeInterval

  /// What is shown when a part of the length has passed.
  func progress(at part: Double, travel: CGVector? = nil) -> Double {
    switch course {
    case .original(let elapsed, let isBackward):
      let time = isBackward ? elapsed - part * length : elapsed + part * length
      return curve.along(travel).progress(at: time, duration: duration)
    case .redirected(let curve, let start, let end):
      let way = curve.along(travel).progress(at: part * length, duration: length)
      return start + (end - start) * way
    }
  }

  func part(at time: TimeInterval) -> Double {
    length > 0 ? min(1, max(0, (time - begin) / length)) : 1
  }

  /// Where on the animator's own curve the time is; nil on another one.
  func elapsed(at time: TimeInterval) -> TimeInterval? {
    guard case .original(let elapsed, let isBackward) = course else { return nil }
    let passed = part(at: time) * length
    return isBackward ? elapsed - passed : elapsed + passed
  }
}
