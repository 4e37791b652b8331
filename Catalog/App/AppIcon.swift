import UIKit

/// The catalog's icon: a sheet, a range slider and a stroke on a blue field.
///
/// `Catalog/iOS/Assets.xcassets` has the picture that it draws; the system rounds the corners.
public enum AppIcon {
  /// The side of the picture in pixels, which App Store icons have.
  public static let side: CGFloat = 1024

  /// Draws the icon, without transparent pixels.
  @MainActor public static func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      drawField(in: context.cgContext)
      drawSheet()
      drawSlider(in: context.cgContext)
      drawStroke()
    }
  }

  private static func color(_ hex: Int, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }

  private static func drawField(in context: CGContext) {
    let colors = [color(0x3E9BFF).cgColor, color(0x0A4DE8).cgColor] as CFArray
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
  }

  /// The upper rows of a sheet, which the lower edge of the icon cuts off.
  private static func drawSheet() {
    color(0xFFFFFF, alpha: 0.22).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 152, y: 560, width: 720, height: 620), cornerRadius: 96
    ).fill()
    color(0xFFFFFF, alpha: 0.5).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 440, y: 604, width: 144, height: 22), cornerRadius: 11
    ).fill()
  }

  private static func drawSlider(in context: CGContext) {
    let track = CGRect(x: 232, y: 776, width: 560, height: 44)
    color(0xFFFFFF, alpha: 0.4).setFill()
    UIBezierPath(roundedRect: track, cornerRadius: 22).fill()
    color(0xFFFFFF).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 360, y: track.minY, width: 304, height: track.height),
      cornerRadius: 22
    ).fill()
    for x: CGFloat in [360, 664] {
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 0, height: 14), blur: 36, color: color(0x04206B, alpha: 0.45).cgColor)
      color(0xFFFFFF).setFill()
      UIBezierPath(
        arcCenter: CGPoint(x: x, y: track.midY), radius: 76, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true
      ).fill()
      context.restoreGState()
    }
  }

  private static func drawStroke() {
    let stroke = UIBezierPath()
    stroke.move(to: CGPoint(x: 216, y: 424))
    stroke.addCurve(
      to: CGPoint(x: 512, y: 336), controlPoint1: CGPoint(x: 268, y: 132),
      controlPoint2: CGPoint(x: 452, y: 148))
    stroke.addCurve(
      to: CGPoint(x: 808, y: 224), controlPoint1: CGPoint(x: 572, y: 524),
      controlPoint2: CGPoint(x: 744, y: 500))
    stroke.lineWidth = 72
    stroke.lineCapStyle = .round
    stroke.lineJoinStyle = .round
    color(0xFFD84D).setStroke()
    stroke.stroke()
  }
}
