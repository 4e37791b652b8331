/// The motion of a damped spring from 0 to 1.
package struct DampedSpring: Sendable {
  package let frequency: Double
  package let dampingRatio: Double
  package let initialVelocity: Double

  /// Values that are not positive count as the smallest that move.
  package init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat,
    allowsOverdamping: Bool = false
  ) {
    let mass = max(Double(mass), 1e-6)
    let stiffness = max(Double(stiffness), 1e-6)
    frequency = (stiffness / mass).squareRoot()
    let ratio = max(0, Double(damping) / (2 * (stiffness * mass).squareRoot()))
    dampingRatio = allowsOverdamping ? ratio : min(1, ratio)
    self.initialVelocity = initialVelocity.isFinite ? Double(initialVelocity) : 0
  }

  package func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - initialVelocity) / damped
      return 1 - exp(-decay * time) * (cos(damped * time) + sine * sin(damped * time))
    }
    if dampingRatio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let second = (-initialVelocity - slow) / (fast - slow)
    return 1 - ((1 - second) * exp(slow * time) + second * exp(fast * time))
  }

  /// The time after which the envelope of the motion stays below a thousandth.
  package var settlingDuration: Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      // A spring without damping never settles; a thousand seconds stand for that.
      guard decay > 1e-3 else { return 1000 }
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = 1 + abs((decay - initialVelocity) / damped)
      return log(amplitude * 1000) / decay
    }
    var time = 1 / frequency
    while abs(1 - position(at: time)) > 1e-3 || abs(1 - position(at: time * 1.1)) > 1e-3 {
      time *= 1.05
      if time > 1000 { return 1000 }
    }
    return time
  }
}
