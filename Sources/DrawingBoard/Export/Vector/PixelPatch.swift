import CoreGraphics
import Foundation
import UIKit

/// Pixels that a step has changed, of which nothing but the result is known.
struct PixelPatch {
  /// The changed pixels, and others between them.
  let rect: PixelRect

  /// The changed pixels; transparent where nothing has changed.
  let image: CGImage

  /// The changed pixels in opaque black, when the image over the picture below would not replace them;
  /// `nil` when it does.
  let removal: CGImage?

  init(rect: PixelRect, image: CGImage, removal: CGImage?) {
    (self.rect, self.image, self.removal) = (rect, image, removal)
  }

  /// Creates the patch of a step; `nil` when it has changed nothing, or memory is short.
  init?(_ changes: [TileChange], of size: PixelSize, colorSpace: BoardColorSpace) {
    var (rect, needsRemoval) = (PixelRect.zero, false)
    for change in changes {
      let area = change.coordinate.rect.intersection(size.bounds)
      change.forEachChangedPixel(within: area) { x, y, before, after in
        rect = rect.union(PixelRect(x: x, y: y, width: 1, height: 1))
        if before != 0, after >> 24 < 255 { needsRemoval = true }
      }
    }
    let patchSize = PixelSize(width: rect.width, height: rect.height)
    guard let picture = PixelPicture(size: patchSize, colorSpace: colorSpace) else { return nil }
    let removed = needsRemoval ? PixelPicture(size: patchSize) : nil
    for change in changes {
      let area = change.coordinate.rect.intersection(rect)
      change.forEachChangedPixel(within: area) { x, y, _, after in
        picture.row(y - rect.y)[x - rect.x] = after
        removed?.row(y - rect.y)[x - rect.x] = 0xFF00_0000
      }
    }
    guard let image = picture.image() else { return nil }
    self.init(rect: rect, image: image, removal: removed?.image())
  }

  /// The rectangle in points.
  func frame(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale)
  }
}

extension CGImage {
  /// A PNG file of the image; `nil` if memory is short.
  var pngFile: Data? { UIImage(cgImage: self).pngData() }
}

extension TileChange {
  /// Calls a closure with the place of each changed pixel in the picture, and the pixel before and
  /// after.
  fileprivate func forEachChangedPixel(
    within area: PixelRect, _ body: (_ x: Int, _ y: Int, _ before: UInt32, _ after: UInt32) -> Void
  ) {
    let origin = coordinate.rect
    func words(_ pixels: TilePixels?, _ body: (UnsafeRawBufferPointer?) -> Void) {
      guard let pixels else { return body(nil) }
      pixels.withUnsafeBytes { body($0) }
    }
    words(before) { before in
      words(after) { after in
        for y in area.y..<area.maxY {
          for x in area.x..<area.maxX {
            let offset = (y - origin.y) * Tile.bytesPerRow + (x - origin.x) * Tile.bytesPerPixel
            let old = before?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
            let new = after?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
            if old != new { body(x, y, old, new) }
          }
        }
      }
    }
  }
}
