/// Which parts of a self-crossing path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The corners of a stroked path.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The ends of a stroked path.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that draws a path, sharp at every scale.
open class CAShapeLayer: CALayer {
  struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  var shape = Shape()
  /// The stroked part of the path, kept until something that cuts it changes.
  private var trimmed: CGPath?

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var path: CGPath? {
    get { shape.path }
    set { assign(newValue.flatMap { $0.copy() }, \.path, "path") }
  }
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { assign(newValue, \.fillColor, "fillColor") }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { assign(newValue, \.fillRule, "fillRule") }
  }
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { assign(newValue, \.strokeColor, "strokeColor") }
  }
  /// Where along the path the stroke starts, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { assign(newValue, \.strokeStart, "strokeStart", if: newValue.isFinite) }
  }
  /// Where along the path the stroke ends, 0…1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { assign(newValue, \.strokeEnd, "strokeEnd", if: newValue.isFinite) }
  }
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { assign(newValue, \.lineWidth, "lineWidth", if: newValue.isFinite) }
  }
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { assign(newValue, \.miterLimit, "miterLimit", if: newValue.isFinite) }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { assign(newValue, \.lineCap, "lineCap") }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { assign(newValue, \.lineJoin, "lineJoin") }
  }
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { assign(newValue, \.lineDashPhase, "lineDashPhase", if: newValue.isFinite) }
  }
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { assign(newValue, \.lineDashPattern, "lineDashPattern") }
  }

  private func assign<Value: Equatable>(
    _ value: Value, _ path: WritableKeyPath<Shape, Value>, _ key: String, if isValid: Bool = true
  ) {
    guard isValid else { return reportInvalid(value, key) }
    guard shape[keyPath: path] != value else { return }
    let action = changeAction(forKey: key)
    shape[keyPath: path] = value
    if key == "path" || key == "strokeStart" || key == "strokeEnd" { trimmed = nil }
    changed(.own, key: key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  // Never written to after its first use.
  nonisolated(unsafe) private static let table: [String: LayerProperty] = [
    "path": LayerProperty(\CAShapeLayer.path, implicit: false),
    "fillRule": LayerProperty(raw: \CAShapeLayer.fillRule),
    "lineCap": LayerProperty(raw: \CAShapeLayer.lineCap),
    "lineJoin": LayerProperty(raw: \CAShapeLayer.lineJoin),
    "lineDashPattern": LayerProperty(
      get: { ($0 as? CAShapeLayer)?.lineDashPattern },
      set: { layer, value in
        let numbers = (value as? [Any])?.compactMap { Number.double($0) }
        (layer as? CAShapeLayer)?.lineDashPattern = numbers?.map { NSNumber(value: $0) }
      }, implicit: false),
    "fillColor": LayerProperty(\CAShapeLayer.fillColor),
    "strokeColor": LayerProperty(\CAShapeLayer.strokeColor),
    "strokeStart": LayerProperty(\CAShapeLayer.strokeStart),
    "strokeEnd": LayerProperty(\CAShapeLayer.strokeEnd),
    "lineWidth": LayerProperty(\CAShapeLayer.lineWidth),
    "miterLimit": LayerProperty(\CAShapeLayer.miterLimit),
    "lineDashPhase": LayerProperty(\CAShapeLayer.lineDashPhase),
  ]

  override var archivedKeys: [String] { super.archivedKeys + Self.table.keys }

  override var renderClass: CALayer.Type { CAShapeLayer.self }

  override func property(forKey key: String) -> LayerProperty? {
    Self.table[key] ?? super.property(forKey: key)
  }

  /// The part of the path that is stroked.
  var strokedPath: CGPath? {
    guard let path = shape.path, shape.strokeStart > 0 || shape.strokeEnd < 1 else {
      return shape.path
    }
    if let trimmed { return trimmed }
    let cut = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
    trimmed = cut
    return cut
  }

  override func drawOwnContent(_ painter: LayerPainter) {
    super.drawOwnContent(painter)
    painter.drawShape(of: self)
  }

  override var ownContentExtent: CGRect {
    guard let path = shape.path, !path.isEmpty else { return super.ownContentExtent }
    var box = path.boundingBoxOfPath
    if shape.strokeColor != nil, shape.lineWidth > 0 {
      let reach = shape.lineJoin == .miter ? max(1, min(shape.miterLimit, 10)) : 1
      let margin = shape.lineWidth / 2 * max(reach, 1.5)
      box = box.insetBy(dx: -margin, dy: -margin)
    }
    return box.union(super.ownContentExtent)
  }
}
