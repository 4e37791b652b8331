/// A basic animation paced by a damped spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In distances of the whole way per second, towards the target.
  open var initialVelocity: CGFloat = 0
  /// False limits damping to the critical one.
  open var allowsOverdamping = false

  /// A spring of a felt duration in seconds and a bounce between -1 and 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let duration = max(perceptualDuration, 1e-3)
    let bounce = min(max(bounce, -0.999), 1)
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = CGFloat(frequency * frequency)
    damping = 2 * ratio * CGFloat(frequency)
    allowsOverdamping = bounce < 0
  }

  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time after which the spring stays within a thousandth of its target.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: DampedSpring {
    DampedSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func encodeValues(to archive: PropertyArchive) {
    super.encodeValues(to: archive)
    archive.encode(mass, "mass")
    archive.encode(stiffness, "stiffness")
    archive.encode(damping, "damping")
    archive.encode(initialVelocity, "initialVelocity")
    archive.encode(allowsOverdamping, "allowsOverdamping")
  }

  override func decodeValues(from archive: PropertyArchive) {
    super.decodeValues(from: archive)
    mass = archive.number("mass").map { CGFloat($0) } ?? mass
    stiffness = archive.number("stiffness").map { CGFloat($0) } ?? stiffness
    damping = archive.number("damping").map { CGFloat($0) } ?? damping
    initialVelocity = archive.number("initialVelocity").map { CGFloat($0) } ?? initialVelocity
    allowsOverdamping = archive.bool("allowsOverdamping") ?? allowsOverdamping
  }

  override func fraction(at progress: Double) -> Double {
    spring.position(at: paced(progress) * duration)
  }
}
