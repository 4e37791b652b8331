/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, within its corners, with a gradient.
open class CAGradientLayer: CALayer {
  struct Gradient {
    var colors: [CGColor] = []
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  var gradient = Gradient()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// `CGColor` values; anything else is left out.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { assign(newValue?.compactMap { $0 as? CGColor } ?? [], \.colors, "colors") }
  }
  /// Rising numbers 0…1, one per color; nil spaces the colors evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let numbers = newValue?.map { CGFloat($0.doubleValue) }
      assign(numbers, \.locations, "locations", if: numbers?.allSatisfy(\.isFinite) ?? true)
    }
  }
  /// In units of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { assign(newValue, \.startPoint, "startPoint", if: newValue.isFinite) }
  }
  /// In units of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { assign(newValue, \.endPoint, "endPoint", if: newValue.isFinite) }
  }
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { assign(newValue, \.type, "type") }
  }

  private func assign<Value: Equatable>(
    _ value: Value, _ path: WritableKeyPath<Gradient, Value>, _ key: String, if isValid: Bool = true
  ) {
    guard isValid else { return reportInvalid(value, key) }
    guard gradient[keyPath: path] != value else { return }
    let action = changeAction(forKey: key)
    gradient[keyPath: path] = value
    changed(.own, key: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  // Never written to after its first use.
  nonisolated(unsafe) private static let table: [String: LayerProperty] = [
    "colors": LayerProperty(
      get: { ($0 as? CAGradientLayer)?.colors },
      set: { ($0 as? CAGradientLayer)?.colors = $1 as? [Any] }, implicit: true),
    "locations": LayerProperty(
      get: { ($0 as? CAGradientLayer)?.locations },
      set: { layer, value in
        let numbers = (value as? [Any])?.compactMap { Number.double($0) }
        (layer as? CAGradientLayer)?.locations = numbers?.map { NSNumber(value: $0) }
      }, implicit: true),
    "type": LayerProperty(raw: \CAGradientLayer.type),
    "startPoint": LayerProperty(\CAGradientLayer.startPoint),
    "endPoint": LayerProperty(\CAGradientLayer.endPoint),
  ]

  override var archivedKeys: [String] { super.archivedKeys + Self.table.keys }

  override var renderClass: CALayer.Type { CAGradientLayer.self }

  override func property(forKey key: String) -> LayerProperty? {
    Self.table[key] ?? super.property(forKey: key)
  }

  override func drawOwnContent(_ painter: LayerPainter) {
    painter.drawGradient(of: self)
    super.drawOwnContent(painter)
  }

  override var ownContentExtent: CGRect {
    gradient.colors.isEmpty ? super.ownContentExtent : bounds.union(super.ownContentExtent)
  }
}
