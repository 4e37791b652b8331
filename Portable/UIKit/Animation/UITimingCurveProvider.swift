/// Timing information for an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve over a duration, and the time it takes: springs with a mass have their own.
  func resolved(duration: TimeInterval) -> (curve: MotionCurve, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let motion = spring.motion(duration: duration)
      return (.spring(motion), spring.hasOwnDuration ? motion.settlingDuration : duration)
    }
    if let cubic = cubicTimingParameters {
      return (.cubic(cubic.controlPoint1, cubic.controlPoint2), duration)
    }
    return (MotionCurve(.easeInOut), duration)
  }
}
