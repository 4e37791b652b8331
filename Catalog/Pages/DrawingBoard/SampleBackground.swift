import UIKit

/// Backgrounds for the pages of the drawing board.
@MainActor
enum SampleBackground {
  /// A square of a sheet to calculate on, to be tiled.
  static let squares = renderer(side: 20).image { context in
    UIColor(red: 0.98, green: 0.98, blue: 0.95, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    UIColor(red: 0.72, green: 0.82, blue: 0.92, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: 19.5, width: 20, height: 0.5))
    context.fill(CGRect(x: 19.5, y: 0, width: 0.5, height: 20))
  }

  /// What stands for nothing where a picture is transparent, to be tiled.
  static let transparency = renderer(side: 16).image { context in
    UIColor(white: 1, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    UIColor(white: 0.9, alpha: 1).setFill()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    context.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
  }

  // The same tile on every screen, because it is made once for all of them.
  private static func renderer(side: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(
      bounds: CGRect(x: 0, y: 0, width: side, height: side), format: format)
  }

  /// The photos that were drawn, one for each scale.
  private static var photos: [CGFloat: UIImage] = [:]

  /// A photo of 600 by 450 points: a beach in the evening.
  static var photo: UIImage {
    let scale = UIGraphicsImageRendererFormat.preferred().scale
    if let photo = photos[scale] { return photo }
    let photo = drawPhoto(CGSize(width: 600, height: 450))
    photos[scale] = photo
    return photo
  }

  private static func drawPhoto(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      let horizon = size.height * 0.62
      func gradient(_ colors: [UIColor], from top: CGFloat, to bottom: CGFloat) {
        guard
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
            locations: nil)
        else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
        context.restoreGState()
      }
      gradient(
        [
          UIColor(red: 0.25, green: 0.32, blue: 0.58, alpha: 1),
          UIColor(red: 0.93, green: 0.58, blue: 0.46, alpha: 1),
          UIColor(red: 1, green: 0.83, blue: 0.55, alpha: 1),
        ], from: 0, to: horizon)
      gradient(
        [
          UIColor(red: 0.93, green: 0.66, blue: 0.5, alpha: 1),
          UIColor(red: 0.2, green: 0.3, blue: 0.5, alpha: 1),
        ], from: horizon, to: size.height * 0.84)
      gradient(
        [
          UIColor(red: 0.55, green: 0.45, blue: 0.4, alpha: 1),
          UIColor(red: 0.3, green: 0.25, blue: 0.27, alpha: 1),
        ], from: size.height * 0.84, to: size.height)
      UIColor(red: 1, green: 0.95, blue: 0.8, alpha: 1).setFill()
      let radius = size.width * 0.08
      context.fillEllipse(
        in: CGRect(
          x: size.width * 0.64, y: horizon - radius * 2.2, width: radius * 2, height: radius * 2))
    }
  }
}
