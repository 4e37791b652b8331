import UIKit

/// A picture with an image drawn into it, made on any thread, away from the board's own.
struct PreparedImport: Sendable {
  /// What the image changes.
  let changes: [TileChange]

  /// The tiles after it, compressed.
  let packed: [TileCoordinate: EncodedTile]

  /// Draws an image over a picture; `nil` when memory is short.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - placement: How it lies on the picture.
  ///   - picture: The picture, as it is now.
  ///   - packs: Whether the tiles are wanted compressed.
  init?(
    _ image: UIImage, placement: BoardImagePlacement, over picture: PictureTiles, packs: Bool
  ) {
    guard let canvas = BoardCanvas(size: picture.size, scale: picture.scale) else { return nil }
    canvas.apply(picture.tiles)
    changes = canvas.importImage(image, placement: placement).changes
    var packed: [TileCoordinate: EncodedTile] = [:]
    if packs {
      for change in changes { packed[change.coordinate] = TileCodec.encode(change.after) }
    }
    self.packed = packed
  }
}

/// A picture as tiles, which can go to another thread.
struct PictureTiles: Sendable {
  let size: PixelSize
  let scale: CGFloat

  /// Those that are not blank.
  let tiles: [TileUpdate]
}

extension BoardCanvas {
  /// The picture as it is now; every tile is copied.
  var pictureTiles: PictureTiles {
    PictureTiles(
      size: size, scale: scale,
      tiles: Tile.tiles(covering: size.bounds).compactMap { coordinate in
        memory.tile(at: coordinate).map { TileUpdate(coordinate: coordinate, pixels: $0) }
      })
  }
}
