import CoreGraphics
import UIKit

/// An image that was drawn into a picture, as one change.
package struct ImportedImage: Sendable {
  /// The pixels that must be displayed again.
  let dirty: PixelRect

  /// The tiles that differ; none if the picture is unchanged.
  package let changes: [TileChange]

  /// The image as the history keeps it.
  package let element: ImageElement
}

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
  @discardableResult package func importImage(
    _ image: CGImage, placement: BoardImagePlacement = .fit, imageScale: CGFloat = 1
  ) -> ImportedImage {
    let drawn = BoardBackground(image: image, placement: placement, imageScale: imageScale)
    let place = placement == .tile ? bounds : drawn.imageRect(in: bounds)
    let frame = place.applying(CGAffineTransform(scaleX: scale, y: scale))
    let detail = placement == .tile ? nil : ImageDetail(image, in: frame)
    return importImage(in: place, detail: detail) { context in
      context.interpolationQuality = .high
      drawn.draw(in: bounds, context: context)
    }
  }

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
  ) -> ImportedImage {
    guard let bitmap = image.uprightBitmap else {
      return ImportedImage(dirty: revert(), changes: [], element: .none)
    }
    return importImage(bitmap, placement: placement, imageScale: image.scale)
  }

  /// Draws an image into the picture, as one change.
  ///
  /// The image is drawn by itself, and then its pixels over those of the picture.
  ///
  /// - Parameters:
  ///   - place: The place of the image in points. What is outside of the picture is left out.
  ///   - detail: What the image has beyond the pixels of the board. Default `nil`.
  ///   - draw: Draws the image, in points of the board.
  /// - Returns: The change.
  func importImage(
    in place: CGRect, detail: ImageDetail? = nil, _ draw: (CGContext) -> Void
  ) -> ImportedImage {
    let reverted = revert()
    let area = pixels(covering: place)
    guard !area.isEmpty, let tiles = tiles(of: area, draw) else {
      return ImportedImage(dirty: reverted, changes: [], element: .none)
    }
    capture(area)
    for tile in tiles {
      let pixels = TilePixels.drawing(tile.pixels, over: memory.tile(at: tile.coordinate))
      memory.write(pixels, at: tile.coordinate)
    }
    let changes = commit()
    return ImportedImage(
      dirty: reverted.union(area), changes: changes,
      element: ImageElement(rect: area, pixels: tiles, changes: changes, detail: detail))
  }

  /// Returns the tiles of a picture of its own; `nil` if memory is short.
  private func tiles(of area: PixelRect, _ draw: (CGContext) -> Void) -> [TileUpdate]? {
    let aligned = area.aligned(to: Tile.side)
    let size = PixelSize(width: aligned.width, height: aligned.height)
    guard let own = BoardMemory(size: size, scale: scale, colorSpace: colorSpace) else {
      return nil
    }
    own.context.translateBy(x: -CGFloat(aligned.x) / scale, y: -CGFloat(aligned.y) / scale)
    own.context.clip(to: points(of: area))
    draw(own.context)
    let origin = TileCoordinate(containingX: aligned.x, y: aligned.y)
    return TileGrid(covering: area).map { coordinate in
      let place = TileCoordinate(
        column: coordinate.column - origin.column, row: coordinate.row - origin.row)
      return TileUpdate(coordinate: coordinate, pixels: own.tile(at: place))
    }
  }
}

/// An image drawn into a copy of a picture, which can be prepared on any thread.
struct PreparedImport: Sendable {
  /// The tiles that the image changes.
  let changes: [TileChange]

  /// The image as the history keeps it.
  let element: ImageElement

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
    let imported = canvas.importImage(image, placement: placement)
    (changes, element) = (imported.changes, imported.element)
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
