/// A spring as timing.
@preconcurrency @MainActor
public class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind: Sendable {
    /// Fits the animator's duration.
    case dampingRatio(CGFloat)
    /// Takes the time it takes.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  /// In whole ways per second; the two parts count by the direction of the movement.
  public let initialVelocity: CGVector

  private let kind: Kind

  /// The system's default spring, which is over damped and settles in its own time.
  public nonisolated override init() {
    kind = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that has died down after the animator's duration. A ratio of 1 does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public nonisolated required init?(coder: NSCoder) {
    initialVelocity = CGVector(
      dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
    if coder.containsValue(forKey: "dampingRatio") {
      kind = .dampingRatio(CGFloat(coder.decodeDouble(forKey: "dampingRatio")))
    } else {
      kind = .physical(
        mass: CGFloat(coder.decodeDouble(forKey: "mass")),
        stiffness: CGFloat(coder.decodeDouble(forKey: "stiffness")),
        damping: CGFloat(coder.decodeDouble(forKey: "damping")))
    }
    super.init()
  }

  public nonisolated func encode(with coder: NSCoder) {
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
    switch kind {
    case .dampingRatio(let ratio):
      coder.encode(Double(ratio), forKey: "dampingRatio")
    case .physical(let mass, let stiffness, let damping):
      coder.encode(Double(mass), forKey: "mass")
      coder.encode(Double(stiffness), forKey: "stiffness")
      coder.encode(Double(damping), forKey: "damping")
    }
  }

  /// The same object, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  var hasOwnDuration: Bool {
    if case .physical = kind { return true }
    return false
  }

  func motion(duration: TimeInterval) -> SpringMotion {
    switch kind {
    case .dampingRatio(let ratio):
      SpringMotion(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity)
    case .physical(let mass, let stiffness, let damping):
      SpringMotion(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
  }
}
