/// Animations that run together on one layer, in the group's time.
open class CAAnimationGroup: CAAnimation {
  /// Their delegates are not called, and one without a duration lasts as long as the group.
  open var animations: [CAAnimation]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func encodeValues(to archive: PropertyArchive) {
    super.encodeValues(to: archive)
    archive.encode(objects: animations, "animations")
  }

  override func decodeValues(from archive: PropertyArchive) {
    super.decodeValues(from: archive)
    animations = archive.objects(CAAnimation.self, "animations")
  }

  override var animatedKeys: [String] { (animations ?? []).flatMap(\.animatedKeys) }

  override func prepare(for layer: CALayer) {
    for animation in animations ?? [] {
      if animation.duration <= 0 { animation.duration = duration }
      animation.prepare(for: layer)
    }
  }

  override func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let phase = phase(at: time) else { return }
    let inner = paced(phase.progress) * duration
    for animation in animations ?? [] {
      // At the very end of the group a member that ends there still shows its last value.
      animation.apply(to: layer, at: phase.progress >= 1 ? inner - 2 * Self.tolerance : inner)
    }
  }
}
