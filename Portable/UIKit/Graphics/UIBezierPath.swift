import QuartzCore

/// A path with the attributes used to fill and stroke it.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// Largest distance in device pixels between a curve and the lines drawn for it.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  var dashLengths: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with smoothly rounded corners; the radius is limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRoundedRect(
      rect, corners: .allCorners, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with the chosen corners rounded; the radii are limited to half the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect, corners: corners, radii: cornerRadii)
  }

  /// An arc; angles in radians, clockwise as seen in UIKit's coordinates, where y points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The outline; setting it replaces the outline and keeps the drawing attributes.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Copying and coding

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeAttributes(of: self)
    return copy
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    super.init()
    guard
      let data = coder.object(NSData.self, ifPresent: "UIBezierPathCGPathData") as Data?,
      let decoded = PathCoding.path(from: data)
    else { return nil }
    path = decoded
    lineWidth = coder.decodeDouble(forKey: "UIBezierPathLineWidth")
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCap")) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoin")) ?? .miter
    miterLimit = coder.decodeDouble(forKey: "UIBezierPathMiterLimit")
    flatness = coder.decodeDouble(forKey: "UIBezierPathFlatness")
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(PathCoding.data(from: path) as NSData, forKey: "UIBezierPathCGPathData")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCap")
    coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoin")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  /// Equal when outline and drawing attributes are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashLengths == other.dashLengths
      && dashPhase == other.dashPhase
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(path.boundingBox)
    hasher.combine(lineWidth)
    return hasher.finalize()
  }

  func takeAttributes(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashLengths = other.dashLengths
    dashPhase = other.dashPhase
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
