/// A layer that shows, blurred, what was composed below it; system materials are made with it.
///
/// It sees only what lies within its own bounds: the border colors go on outside.
package class CABackdropLayer: CALayer {
  private struct Backdrop {
    var blurRadius: CGFloat = 0
    var saturation: CGFloat = 1
  }

  private var backdrop = Backdrop()
  /// What the layer shows, until something below it changes.
  var keptImage: BackdropImage?
  /// True when the composition under way draws a part of the image, so that it must stay.
  var isImageNeeded = false

  package override init() {
    super.init()
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CABackdropLayer { backdrop = other.backdrop }
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The standard deviation of the blur in points.
  package var blurRadius: CGFloat {
    get { backdrop.blurRadius }
    set { assign(newValue, \.blurRadius, "blurRadius") }
  }
  /// 0 is gray, 1 leaves colors as they are, more makes them stronger.
  package var saturation: CGFloat {
    get { backdrop.saturation }
    set { assign(newValue, \.saturation, "saturation") }
  }

  private func assign(_ value: CGFloat, _ path: WritableKeyPath<Backdrop, CGFloat>, _ key: String) {
    guard value.isFinite, value >= 0 else { return reportInvalid(value, key) }
    guard backdrop[keyPath: path] != value else { return }
    let action = changeAction(forKey: key)
    backdrop[keyPath: path] = value
    changed(.subtree, key: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  // Never written to after its first use.
  nonisolated(unsafe) private static let table: [String: LayerProperty] = [
    "blurRadius": LayerProperty(\CABackdropLayer.blurRadius),
    "saturation": LayerProperty(\CABackdropLayer.saturation),
  ]

  override var renderClass: CALayer.Type { CABackdropLayer.self }

  override func property(forKey key: String) -> LayerProperty? {
    Self.table[key] ?? super.property(forKey: key)
  }

  override var readsBackdrop: Bool { true }
  override var ownContentExtent: CGRect { bounds.union(super.ownContentExtent) }

  override func drawOwnContent(_ painter: LayerPainter) {
    painter.drawBackdrop(of: self)
    super.drawOwnContent(painter)
  }
}
