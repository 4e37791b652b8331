/// A basic animation paced by a damped spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In distances of the whole way per second, towards the target.
  open var initialVelocity: CGFloat = 0
  /// False limits damping to the critical one.
  open var allowsOverdamping = false

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
