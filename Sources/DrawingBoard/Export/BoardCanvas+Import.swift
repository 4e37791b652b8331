import CoreGraphics
import UIKit

extension BoardCanvas {
  /// Draws an image into the picture, as one change.
  ///
  /// An active change is reverted first.
  ///
  /// - Parameters:
  ///   - image: An upright image. Its colors are converted to the canvas's color space.
  ///   - placement: The placement of the image on the board. Default ``BoardImagePlacement/fit``.
  ///   - imageScale: The number of pixels of the image on each side of a point, for
  ///     ``BoardImagePlacement/tile``. Default 1. A value that is not finite or not positive counts
  ///     as 1.
  /// - Returns: The change.
  @discardableResult func importImage(
    _ image: CGImage, placement: BoardImagePlacement = .fit, imageScale: CGFloat = 1
  ) -> BoardChange {
    let drawn = BoardBackground(image: image, placement: placement, imageScale: imageScale)
    let place = placement == .tile ? bounds : drawn.imageRect(in: bounds)
    let reverted = revert()
    let area = pixels(covering: place)
    capture(area)
    context.saveGState()
    context.clip(to: points(of: area))
    context.interpolationQuality = .high
    drawn.draw(in: bounds, context: context)
    context.restoreGState()
    return BoardChange(dirty: reverted.union(area), changes: commit())
  }
}

extension BoardCanvas {
  /// Draws an image into the picture, turned upright, as one change.
  ///
  /// An active change is reverted first.
  ///
  /// - Parameters:
  ///   - image: The image. An image without a bitmap has no effect.
  ///   - placement: The placement of the image on the board. Default ``BoardImagePlacement/fit``.
  /// - Returns: The change.
  @discardableResult func importImage(
    _ image: UIImage, placement: BoardImagePlacement = .fit
  ) -> BoardChange {
    guard let bitmap = image.uprightBitmap else { return BoardChange(dirty: revert(), changes: []) }
    return importImage(bitmap, placement: placement, imageScale: image.scale)
  }
}

/// An image drawn into a copy of a picture, which can be prepared on any thread.
struct PreparedImport: Sendable {
  /// The tiles that the image changes.
  let changes: [TileChange]

  /// Draws an image over a picture; `nil` if memory is short.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - placement: The placement of the image on the picture.
  ///   - picture: The current picture.
  init?(_ image: UIImage, placement: BoardImagePlacement, over picture: PictureTiles) {
    guard
      let canvas = BoardCanvas(
        size: picture.size, scale: picture.scale, colorSpace: picture.colorSpace)
    else { return nil }
    canvas.apply(picture.tiles)
    changes = canvas.importImage(image, placement: placement).changes
  }
}

/// A copy of a picture as tiles, which can be sent to another thread.
struct PictureTiles: Sendable {
  let size: PixelSize
  let scale: CGFloat
  let colorSpace: BoardColorSpace

  /// The tiles that are not transparent.
  let tiles: [TileUpdate]
}

extension BoardCanvas {
  /// A copy of the current picture.
  var pictureTiles: PictureTiles {
    PictureTiles(
      size: size, scale: scale, colorSpace: colorSpace,
      tiles: TileGrid(covering: size.bounds).compactMap { coordinate in
        memory.tile(at: coordinate).map { TileUpdate(coordinate: coordinate, pixels: $0) }
      })
  }
}
