import UIKit

/// An image drawn into a copy of a picture, which can be prepared on any thread.
struct PreparedImport: Sendable {
  /// The tiles that the image changes.
  let changes: [TileChange]

  /// The tiles after the change, compressed.
  let packed: [TileCoordinate: EncodedTile]

  /// Draws an image over a picture; `nil` if memory is short.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - placement: The placement of the image on the picture.
  ///   - picture: The current picture.
  ///   - packs: A Boolean value that determines whether the tiles are compressed.
  init?(
    _ image: UIImage, placement: BoardImagePlacement, over picture: PictureTiles, packs: Bool
  ) {
    guard
      let canvas = BoardCanvas(
        size: picture.size, scale: picture.scale, colorSpace: picture.colorSpace)
    else { return nil }
    canvas.apply(picture.tiles)
    changes = canvas.importImage(image, placement: placement).changes
    var packed: [TileCoordinate: EncodedTile] = [:]
    if packs {
      for change in changes { packed[change.coordinate] = TileCodec.encode(change.after) }
    }
    self.packed = packed
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
      tiles: Tile.tiles(covering: size.bounds).compactMap { coordinate in
        memory.tile(at: coordinate).map { TileUpdate(coordinate: coordinate, pixels: $0) }
      })
  }
}
