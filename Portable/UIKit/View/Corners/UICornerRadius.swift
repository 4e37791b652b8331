/// The radius of a corner: a length, or one that is concentric with the container's corner.
@available(iOS 26.0, *)
public struct UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  enum Kind: Equatable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }

  let kind: Kind

  /// Creates a radius in points. A value that is negative or not finite counts as zero.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(usable(radius)))
  }

  /// Creates a radius that shares its center with the corner of the container.
  ///
  /// The container is the nearest superview with a corner configuration, else the window. The
  /// radius is the container's less the distance between both corners, and at least `minimum`. A
  /// minimum that is negative or not finite counts as zero.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: usable(minimum ?? 0)))
  }

  public init(floatLiteral value: FloatLiteralType) {
    self = .fixed(value)
  }

  public init(integerLiteral value: IntegerLiteralType) {
    self = .fixed(Double(value))
  }

  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
    }
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  private static func usable(_ radius: CGFloat) -> CGFloat {
    radius.isFinite ? max(0, radius) : 0
  }

  var isConcentric: Bool {
    if case .containerConcentric = kind { return true }
    return false
  }
}
