/// A damped spring with a velocity to begin with.
struct SpringMotion: Sendable, Equatable {
  var mass: CGFloat
  var stiffness: CGFloat
  var damping: CGFloat
  /// In whole ways per second, for movements to the side and up or down.
  var initialVelocity: CGVector

  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.mass = mass.isFinite ? mass : 1
    self.stiffness = stiffness.isFinite ? stiffness : 1
    self.damping = damping.isFinite ? damping : 1
    self.initialVelocity = CGVector(
      dx: initialVelocity.dx.isFinite ? initialVelocity.dx : 0,
      dy: initialVelocity.dy.isFinite ? initialVelocity.dy : 0)
  }

  /// A spring whose movement has died down to a thousandth after the duration.
  init(dampingRatio: CGFloat, duration: TimeInterval, initialVelocity: CGVector) {
    let ratio = dampingRatio.isFinite ? min(max(Double(dampingRatio), 0.01), 1) : 1
    let velocity = Double(Self.scalar(initialVelocity))
    let frequency = Self.frequency(
      ratio: ratio, velocity: velocity.isFinite ? velocity : 0,
      duration: duration.isFinite ? max(duration, 0.001) : 0.001)
    self.init(
      mass: 1, stiffness: CGFloat(frequency * frequency), damping: CGFloat(2 * ratio * frequency),
      initialVelocity: initialVelocity)
  }

  var spring: DampedSpring {
    DampedSpring(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: Self.scalar(initialVelocity), allowsOverdamping: true)
  }

  var settlingDuration: TimeInterval { spring.settlingDuration }

  /// One number for both directions: weighted by how far the movement goes in each.
  func velocity(along travel: CGVector?) -> CGFloat {
    guard let travel else { return Self.scalar(initialVelocity) }
    let (x, y) = (travel.dx * travel.dx, travel.dy * travel.dy)
    guard x + y > 0 else { return Self.scalar(initialVelocity) }
    return (initialVelocity.dx * x + initialVelocity.dy * y) / (x + y)
  }

  private static func scalar(_ velocity: CGVector) -> CGFloat {
    velocity.dx != 0 ? velocity.dx : velocity.dy
  }

  /// The natural frequency at which what is left of the movement after the duration is a
  /// thousandth of the way.
  private static func frequency(ratio: Double, velocity: Double, duration: TimeInterval) -> Double {
    func rest(_ frequency: Double) -> Double {
      let decay = ratio * frequency
      guard ratio < 1 else {
        return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) - 0.001
      }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return abs((decay - velocity) / damped) * exp(-decay * duration) - 0.001
    }
    var high = 10 / (ratio * duration)
    while rest(high) > 0, high < 1e9 { high *= 2 }
    // The greatest solution: the envelope may vanish at a smaller one too, where the velocity is
    // just the spring's own.
    var low = high
    while rest(low) <= 0, low > 1e-3 { low *= 0.98 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if rest(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
