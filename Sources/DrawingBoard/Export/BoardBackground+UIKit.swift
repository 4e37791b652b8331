import UIKit

extension BoardBackground {
  /// Creates a background from the values of a view.
  ///
  /// - Parameters:
  ///   - color: The color, resolved for the current traits.
  ///   - image: The image. It is turned upright; an image without a bitmap is left out.
  ///   - placement: The placement of the image.
  init(color: UIColor?, image: UIImage? = nil, placement: BoardImagePlacement = .fill) {
    self.init(
      color: color?.cgColor, image: image?.uprightBitmap, placement: placement,
      imageScale: image?.scale ?? 1)
  }
}

extension UIImage {
  /// The pixels of the image, turned upright, in the image's own color space; `nil` if it has none.
  var uprightBitmap: CGImage? {
    guard imageOrientation != .up, let cgImage else { return cgImage }
    let turned = CGSize(width: size.width * scale, height: size.height * scale)
    guard
      let context = CGContext.bitmap(
        width: Int(turned.width.rounded()), height: Int(turned.height.rounded()),
        colorSpace: cgImage.colorSpace)
    else { return nil }
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: turned))
    UIGraphicsPopContext()
    return context.makeImage()
  }
}

extension CGContext {
  /// Creates a transparent bitmap whose y axis points down.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - colorSpace: The color space. sRGB stands in for one that is not RGB.
  /// - Returns: `nil` if a side is not possible or memory is short.
  static func bitmap(width: Int, height: Int, colorSpace: CGColorSpace?) -> CGContext? {
    let wanted = colorSpace.flatMap { $0.numberOfComponents == 3 ? $0 : nil }
    for space in [wanted, BoardColorSpace.sRGB.cgColorSpace].compactMap({ $0 }) {
      guard
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: space, bitmapInfo: BoardMemory.bitmapInfo)
      else { continue }
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: 1, y: -1)
      return context
    }
    return nil
  }
}
