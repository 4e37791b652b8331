import Foundation

extension CGMutablePath {
  /// Adds a closed rectangle that starts at its origin; a null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = usable(rect) else { return }
    storage.reserve(5, points: 4)
    storage.move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    storage.addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    storage.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    storage.addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    storage.close()
  }

  /// Adds a closed ellipse that starts at the middle of its right side.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = usable(rect) else { return }
    addRoundedCorners(rect, width: rect.width / 2, height: rect.height / 2, transform: transform)
  }

  /// Adds a closed rectangle with elliptic corners that starts at the middle of its right side;
  /// corners larger than half a side are a programmer error.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform,
      api: "CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:)")
  }

  /// Adds the rectangle on behalf of `api`, the function that the app has called.
  func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform,
    api: String
  ) {
    guard let rect = usable(rect) else { return }
    guard cornerWidth.isFinite, cornerHeight.isFinite else {
      PortableLog.report(
        "CGPath: a rounded rectangle with a corner that is not finite was ignored.")
      return
    }
    if cornerWidth < 0 || cornerHeight < 0 || 2 * cornerWidth > rect.width
      || 2 * cornerHeight > rect.height
    {
      reportMisuse(
        api,
        "corners of \(cornerWidth) × \(cornerHeight) do not fit into \(rect.width) × \(rect.height); limit them to 0 through half of each side"
      )
    }
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    if width == 0 || height == 0 {
      addRect(rect, transform: transform)
    } else {
      addRoundedCorners(rect, width: width, height: height, transform: transform)
    }
  }

  private func addRoundedCorners(
    _ rect: CGRect, width: CGFloat, height: CGFloat, transform: CGAffineTransform
  ) {
    // How far a quarter's control points lie from the corner, as a share of the radius.
    let share = 1 - CircularArc.quarterControl
    let (left, right, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x, y: y).applying(transform)
    }
    func line(_ end: CGPoint) {
      if storage.currentPoint != end { storage.addLine(to: end) }
    }
    storage.reserve(10, points: 17)
    storage.move(to: point(right, rect.midY))
    line(point(right, high - height))
    storage.addCurve(
      to: point(right - width, high), control1: point(right, high - height * share),
      control2: point(right - width * share, high))
    line(point(left + width, high))
    storage.addCurve(
      to: point(left, high - height), control1: point(left + width * share, high),
      control2: point(left, high - height * share))
    line(point(left, low + height))
    storage.addCurve(
      to: point(left + width, low), control1: point(left, low + height * share),
      control2: point(left + width * share, low))
    line(point(right - width, low))
    storage.addCurve(
      to: point(right, low + height), control1: point(right - width * share, low),
      control2: point(right, low + height * share))
    storage.close()
  }

  /// The rectangle as it can be drawn; an infinite one is cut to a size that still computes.
  private func usable(_ rect: CGRect) -> CGRect? {
    if rect.isNull { return nil }
    if rect.isFinite { return rect.isInfinite ? Self.largest : rect.standardized }
    if rect.origin.x.isNaN || rect.origin.y.isNaN || rect.width.isNaN || rect.height.isNaN {
      PortableLog.report("CGPath: a rectangle that is not a number was ignored.")
      return nil
    }
    return rect.intersection(Self.largest)
  }

  private static var largest: CGRect { CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) }
}
