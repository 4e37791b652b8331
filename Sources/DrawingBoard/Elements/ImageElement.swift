import CoreGraphics

/// An image as the drawing keeps it: its place, its own pixels at the scale of the board, and what a finer
/// image has beyond them.
///
/// Where the image is opaque, or nothing was below it, the tiles of its step have these pixels already.
/// Only the others are kept once more, so that a photo takes its space once. Drawn again over what
/// erasers have left below it, the image gives the same bytes.
package struct ImageElement: Sendable {
  /// The pixels of the picture that the image covers.
  let rect: PixelRect

  /// The image in the tiles in which its step has other pixels.
  private let tiles: [TileCoordinate: TileUpdate]

  /// What a magnified picture shows; `nil` if the board has all of the image.
  let detail: ImageDetail?

  /// Creates the element of an image that was drawn.
  ///
  /// - Parameters:
  ///   - rect: The pixels of the picture that the image covers.
  ///   - pixels: The image in tiles, transparent outside of the rectangle.
  ///   - changes: What drawing it has changed.
  ///   - detail: What the image has beyond these pixels. Default `nil`.
  init(
    rect: PixelRect, pixels: [TileUpdate], changes: [TileChange], detail: ImageDetail? = nil
  ) {
    (self.rect, self.detail) = (rect, detail)
    let after = Dictionary(
      changes.map { ($0.coordinate, $0.after) }, uniquingKeysWith: { first, _ in first })
    var tiles: [TileCoordinate: TileUpdate] = [:]
    for tile in pixels {
      let step = after[tile.coordinate].flatMap { $0 }?.cropped(to: rect, at: tile.coordinate)
      if step != tile.pixels { tiles[tile.coordinate] = tile }
    }
    self.tiles = tiles
  }

  /// An image without pixels.
  static let none = ImageElement(rect: .zero, pixels: [], changes: [])

  /// The number of tiles that are kept once more.
  var tileCount: Int { tiles.count }

  /// Returns the image in a tile; `nil` if it is transparent there.
  ///
  /// - Parameters:
  ///   - coordinate: The tile.
  ///   - result: What the step of the image has left in the tile; `nil` if that is blank, or the step
  ///     has not changed the tile.
  /// - Returns: The pixels.
  func pixels(at coordinate: TileCoordinate, of result: @autoclosure () throws -> TilePixels?)
    rethrows -> TilePixels?
  {
    if let tile = tiles[coordinate] { return tile.pixels }
    return try result()?.cropped(to: rect, at: coordinate)
  }

  // MARK: Bytes

  /// Writes the image without ``detail``.
  func write(to writer: inout ElementWriter) {
    for number in [rect.x, rect.y, rect.width, rect.height] { writer.add(number) }
    for tile in tiles.values.sorted(by: { $0.coordinate.precedes($1.coordinate) }) {
      let encoded = EncodedTile.encode(tile.pixels)
      writer.add(tile.coordinate.column)
      writer.add(tile.coordinate.row)
      writer.add(Int(encoded.form.rawValue))
      writer.add(encoded.bytes)
    }
  }

  /// Reads an image.
  ///
  /// - Throws: ``ElementReader/Unreadable`` for bytes of a later version.
  init(_ reader: inout ElementReader, detail: ImageDetail? = nil) throws {
    self.detail = detail
    var numbers: [Int] = []
    for _ in 0..<4 { numbers.append(try reader.number()) }
    // Larger numbers than a picture has could overflow.
    guard numbers.allSatisfy({ (0...Int(Int16.max)).contains($0) }) else {
      throw ElementReader.Unreadable()
    }
    rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    var tiles: [TileCoordinate: TileUpdate] = [:]
    while !reader.isAtEnd {
      let (column, row) = (try reader.number(), try reader.number())
      guard let form = UInt8(exactly: try reader.number()).flatMap(EncodedTile.Form.init),
        !form.needsBase
      else { throw ElementReader.Unreadable() }
      let coordinate = TileCoordinate(column: column, row: row)
      let pixels = try Self.pixels(form, Array(try reader.block()))
      tiles[coordinate] = TileUpdate(coordinate: coordinate, pixels: pixels.unlessBlank)
    }
    self.tiles = tiles
  }

  private static func pixels(_ form: EncodedTile.Form, _ bytes: [UInt8]) throws -> TilePixels {
    let word = MemoryLayout<UInt64>.size
    var scratch = [UInt64](repeating: 0, count: (EncodedTile.scratchByteCount + word - 1) / word)
    return try TilePixels { target in
      let isValid = bytes.withUnsafeBytes { bytes in
        scratch.withUnsafeMutableBytes {
          EncodedTile.decode(form, bytes, onto: target, using: $0)
        }
      }
      if !isValid { throw ElementReader.Unreadable() }
    }
  }
}

extension TileCoordinate {
  fileprivate func precedes(_ other: TileCoordinate) -> Bool {
    (row, column) < (other.row, other.column)
  }
}

extension TilePixels {
  /// Returns the pixels in a rectangle of the picture, and transparent ones around it; `nil` if all are.
  fileprivate func cropped(to rect: PixelRect, at coordinate: TileCoordinate) -> TilePixels? {
    let tile = coordinate.rect
    if rect.contains(tile) { return self }
    let part = rect.intersection(tile)
    return withUnsafeBytes { bytes in
      TilePixels { target in
        for position in target.indices { target[position] = 0 }
        guard let source = bytes.baseAddress, let start = target.baseAddress else { return }
        for y in part.y..<part.maxY {
          let offset = (y - tile.y) * Tile.bytesPerRow + (part.x - tile.x) * Tile.bytesPerPixel
          memcpy(start + offset, source + offset, part.width * Tile.bytesPerPixel)
        }
      }
    }.unlessBlank
  }

  /// Returns pixels with an image over them; `nil` is transparent.
  static func drawing(_ image: TilePixels?, over pixels: TilePixels?) -> TilePixels? {
    guard let image, let pixels else { return image ?? pixels }
    return image.withUnsafeBytes { image in
      pixels.withUnsafeBytes { below in
        TilePixels { target in
          let (image, below) = (
            image.bindMemory(to: UInt32.self), below.bindMemory(to: UInt32.self)
          )
          let result = target.bindMemory(to: UInt32.self)
          for position in result.indices {
            result[position] = image[position].drawn(over: below[position])
          }
        }
      }
    }.unlessBlank
  }
}

extension UInt32 {
  /// Returns the premultiplied pixel over another one.
  fileprivate func drawn(over below: UInt32) -> UInt32 {
    let rest = 255 - self >> 24
    if rest == 0 || below == 0 { return self }
    if self == 0 { return below }
    // Two channels at a time, divided by 255 and rounded.
    func share(_ channels: UInt32) -> UInt32 {
      let product = channels &* rest &+ 0x0080_0080
      return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return self &+ share(below & 0x00FF_00FF) &+ share(below >> 8 & 0x00FF_00FF) << 8
  }
}

extension PixelPatch {
  /// Creates the patch of an image; `nil` when it has no pixels in an area, or memory is short.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - area: The pixels that are needed.
  ///   - colorSpace: The color space of the picture.
  ///   - result: Returns what the step of the image has left in a tile that it has changed.
  init?(
    _ image: ImageElement, in area: PixelRect, colorSpace: BoardColorSpace,
    _ result: (TileCoordinate) throws -> TilePixels?
  ) rethrows {
    let rect = image.rect.intersection(area)
    let size = PixelSize(width: rect.width, height: rect.height)
    guard let picture = PixelPicture(size: size, colorSpace: colorSpace) else { return nil }
    for coordinate in TileGrid(covering: rect) {
      guard let pixels = try image.pixels(at: coordinate, of: result(coordinate)) else { continue }
      let part = coordinate.rect.intersection(rect)
      pixels.withUnsafeBytes { bytes in
        for y in part.y..<part.maxY {
          let offset =
            (y - coordinate.rect.y) * Tile.bytesPerRow
            + (part.x - coordinate.rect.x) * Tile.bytesPerPixel
          guard let source = bytes.baseAddress else { return }
          memcpy(
            picture.row(y - rect.y) + (part.x - rect.x), source + offset,
            part.width * Tile.bytesPerPixel)
        }
      }
    }
    guard let pixels = picture.image() else { return nil }
    self.init(rect: rect, image: pixels, removal: nil)
  }
}
