/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Adds the animation's values to what the layer shows without it.
  open var isAdditive = false
  /// Has each repetition start where the one before ended.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func encodeValues(to archive: PropertyArchive) {
    super.encodeValues(to: archive)
    archive.encode(keyPath, "keyPath")
    archive.encode(isAdditive, "additive")
    archive.encode(isCumulative, "cumulative")
  }

  override func decodeValues(from archive: PropertyArchive) {
    super.decodeValues(from: archive)
    keyPath = archive.string("keyPath")
    isAdditive = archive.bool("additive") ?? isAdditive
    isCumulative = archive.bool("cumulative") ?? isCumulative
  }

  override var animatedKeys: [String] {
    keyPath.map { [String($0.prefix { $0 != "." })] } ?? []
  }

  override func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let keyPath, let phase = phase(at: time) else { return }
    let base = AnimatableValue(layer.value(forKeyPath: keyPath))
    guard var value = value(at: phase.progress, base: base) else { return }
    if isCumulative, phase.cycle > 0, let end = self.value(at: 1, base: base) {
      let repeated = end.scaled(by: Double(phase.cycle))
      value = value.adding(repeated) ?? value
    }
    if isAdditive, let base { value = base.adding(value) ?? value }
    layer.setValue(value.any, forKeyPath: keyPath)
  }

  /// The value for a progress that is not paced yet, over the value shown without the animation.
  func value(at progress: Double, base: AnimatableValue?) -> AnimatableValue? { nil }
}
