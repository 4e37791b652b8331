/// A cubic Bézier curve as timing.
@preconcurrency @MainActor
public class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve these parameters were made from; ease in and out for own control points.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  /// The system's default curve.
  public nonisolated override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
    super.init()
  }

  /// Times of the control points out of 0…1 are brought into it.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = Self.usable(point1, else: .zero)
    controlPoint2 = Self.usable(point2, else: CGPoint(x: 1, y: 1))
    super.init()
  }

  private static func usable(_ point: CGPoint, else linear: CGPoint) -> CGPoint {
    guard point.x.isFinite, point.y.isFinite else { return linear }
    return CGPoint(x: min(1, max(0, point.x)), y: point.y)
  }

  public nonisolated required init?(coder: NSCoder) {
    animationCurve =
      UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "animationCurve")) ?? .easeInOut
    controlPoint1 = CGPoint(
      x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
    controlPoint2 = CGPoint(
      x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    super.init()
  }

  public nonisolated func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "animationCurve")
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }

  /// The same object, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
