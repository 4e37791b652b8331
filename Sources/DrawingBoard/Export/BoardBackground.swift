import CoreGraphics
import UIKit

// Sendable without checks because colors and images of Core Graphics never change once they are
// made. Not every SDK declares it.

/// The background of a board: a color, an image over it, or nothing.
///
/// It is not a part of the picture nor of its history: an eraser uncovers it, and a picture is
/// exported with it or without.
struct BoardBackground: Equatable, @unchecked Sendable {
  /// The color; `nil` for a transparent background.
  var color: CGColor?

  /// The image, upright.
  var image: CGImage?

  /// The placement of the image.
  var placement: BoardImagePlacement

  /// The number of pixels of the image on each side of a point, for ``BoardImagePlacement/tile``.
  ///
  /// A value that is not finite or not positive counts as 1.
  var imageScale: CGFloat

  /// Creates a background; by default a transparent one.
  init(
    color: CGColor? = nil, image: CGImage? = nil, placement: BoardImagePlacement = .fill,
    imageScale: CGFloat = 1
  ) {
    self.color = color
    self.image = image
    self.placement = placement
    self.imageScale = imageScale.isFinite && imageScale > 0 ? imageScale : 1
  }

  /// The size of the image in points; zero without an image.
  private var imageSize: CGSize {
    guard let image else { return .zero }
    return CGSize(
      width: CGFloat(image.width) / imageScale, height: CGFloat(image.height) / imageScale)
  }

  /// Returns the frame of the image on a board, in points; that of the first tile if it is tiled.
  ///
  /// - Parameter bounds: The board in points.
  /// - Returns: A null rectangle without an image.
  func imageRect(in bounds: CGRect) -> CGRect {
    placement.rect(for: imageSize, in: bounds)
  }

  /// Draws the background of a board.
  ///
  /// - Parameters:
  ///   - bounds: The board in points.
  ///   - context: The context, in points, with the y axis pointing down.
  func draw(in bounds: CGRect, context: CGContext) {
    context.saveGState()
    context.clip(to: bounds)
    if let color {
      context.setFillColor(color)
      context.fill(bounds)
    }
    let rect = imageRect(in: bounds)
    if let image, !rect.isEmpty {
      if placement == .tile {
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: rect.size), byTiling: true)
      } else {
        context.drawUpright(image, in: rect)
      }
    }
    context.restoreGState()
  }
}

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
