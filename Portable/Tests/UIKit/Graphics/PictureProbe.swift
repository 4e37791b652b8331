import UIKit

/// Reads the pixels of an image.
struct PictureProbe {
  private let context: CGContext

  init?(_ image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(pixels)
  }

  init?(_ image: CGImage) {
    guard
      let context = CGContext(
        layerPixelsWide: image.width, high: image.height, scale: 1, opaque: false)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(image.height))
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    self.context = context
  }

  var width: Int { context.width }
  var height: Int { context.height }

  /// The pixel of a column and a row, the first row at the top.
  subscript(x: Int, y: Int) -> Pixel { context.pixel(x, y) }

  /// The sum of all alpha values in parts of one full pixel.
  var ink: Double { Double(context.coverage) / 255 }

  /// The smallest rectangle around what is visible, in pixels.
  var inkBounds: CGRect? { context.ink }
}

extension UIImage {
  /// A bitmap of one color per pixel, given row by row.
  static func pixels(
    _ rows: [[UIColor]], scale: CGFloat = 1, orientation: UIImage.Orientation = .up
  ) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: rows.first?.count ?? 0, height: rows.count)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (y, row) in rows.enumerated() {
        for (x, color) in row.enumerated() {
          color.setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return image.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: orientation) }
  }

  /// The image as it is drawn, one pixel per point.
  func drawn(in size: CGSize? = nil) -> PictureProbe? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = size ?? self.size
    return PictureProbe(
      UIGraphicsImageRenderer(size: size, format: format).image { _ in
        draw(in: CGRect(origin: .zero, size: size))
      })
  }
}
