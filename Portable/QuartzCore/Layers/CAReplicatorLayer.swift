/// A layer that draws its sublayers several times, each time transformed and tinted further.
open class CAReplicatorLayer: CALayer {
  struct Replication {
    var count = 1
    var transform = CATransform3DIdentity
    var delay: CFTimeInterval = 0
    var color: CGColor?
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
  }

  var replication = Replication()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAReplicatorLayer { replication = other.replication }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Less than one draws nothing.
  open var instanceCount: Int {
    get { replication.count }
    set { assign(newValue, \.count, "instanceCount") }
  }
  /// How much later the animations of each further copy run.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { assign(newValue, \.delay, "instanceDelay", if: newValue.isFinite) }
  }
  /// Applied about the anchor point, once more for each further copy.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { assign(newValue, \.transform, "instanceTransform", if: newValue.isFinite, by: ==) }
  }
  /// The color that copies are multiplied by; nil is white.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { assign(newValue, \.color, "instanceColor") }
  }
  open var instanceRedOffset: Float {
    get { replication.redOffset }
    set { assign(newValue, \.redOffset, "instanceRedOffset", if: newValue.isFinite) }
  }
  open var instanceGreenOffset: Float {
    get { replication.greenOffset }
    set { assign(newValue, \.greenOffset, "instanceGreenOffset", if: newValue.isFinite) }
  }
  open var instanceBlueOffset: Float {
    get { replication.blueOffset }
    set { assign(newValue, \.blueOffset, "instanceBlueOffset", if: newValue.isFinite) }
  }
  open var instanceAlphaOffset: Float {
    get { replication.alphaOffset }
    set { assign(newValue, \.alphaOffset, "instanceAlphaOffset", if: newValue.isFinite) }
  }

  private func assign<Value: Equatable>(
    _ value: Value, _ path: WritableKeyPath<Replication, Value>, _ key: String,
    if isValid: Bool = true
  ) {
    assign(value, path, key, if: isValid, by: ==)
  }

  private func assign<Value>(
    _ value: Value, _ path: WritableKeyPath<Replication, Value>, _ key: String, if isValid: Bool,
    by areEqual: (Value, Value) -> Bool
  ) {
    guard isValid else { return reportInvalid(value, key) }
    guard !areEqual(replication[keyPath: path], value) else { return }
    let action = changeAction(forKey: key)
    replication[keyPath: path] = value
    changed(.subtree, key: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  // Never written to after its first use.
  nonisolated(unsafe) private static let table: [String: LayerProperty] = [
    "instanceCount": LayerProperty(\CAReplicatorLayer.instanceCount, implicit: false),
    "instanceDelay": LayerProperty(\CAReplicatorLayer.instanceDelay, implicit: false),
    "instanceTransform": LayerProperty(\CAReplicatorLayer.instanceTransform),
    "instanceColor": LayerProperty(\CAReplicatorLayer.instanceColor),
    "instanceRedOffset": LayerProperty(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": LayerProperty(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": LayerProperty(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": LayerProperty(\CAReplicatorLayer.instanceAlphaOffset),
  ]

  override var archivedKeys: [String] { super.archivedKeys + Self.table.keys }

  override var renderClass: CALayer.Type { CAReplicatorLayer.self }

  override func property(forKey key: String) -> LayerProperty? {
    Self.table[key] ?? super.property(forKey: key)
  }

  /// The map of copy `index`, in the layer's coordinates.
  func instanceMap(_ index: Int) -> CGAffineTransform {
    let anchor = anchorInBounds
    let step = Self.planar(replication.transform, depth: 0)
    var result = CGAffineTransform.identity
    for _ in 0..<index { result = result.concatenating(step) }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(result)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The factors of red, green, blue and alpha of copy `index`.
  func instanceTint(_ index: Int) -> RGBAComponents {
    let base = replication.color?.standardRGB
    func part(_ value: CGFloat?, _ offset: Float) -> CGFloat {
      min(1, max(0, (value ?? 1) + CGFloat(offset) * CGFloat(index)))
    }
    return RGBAComponents(
      red: part(base?.red, replication.redOffset),
      green: part(base?.green, replication.greenOffset),
      blue: part(base?.blue, replication.blueOffset),
      alpha: part(base?.alpha, replication.alphaOffset))
  }

  override var spreadsChanges: Bool { true }

  override func drawSublayers(_ painter: LayerPainter) { painter.drawReplicas(of: self) }

  override func sublayersExtent(_ extent: CGRect) -> CGRect {
    guard !extent.isNull else { return extent }
    return (0..<max(0, min(replication.count, 4096))).reduce(CGRect.null) {
      $0.union(extent.applying(instanceMap($1)))
    }
  }
}
