import Foundation

/// The pixels of one tile.
///
/// Once made they never change, so all who hold them share one copy.
///
/// A tile whose bytes are all zero, fully transparent, is stated as `nil` wherever a tile is
/// optional: see ``isBlank``. Pixels beyond the edge of the picture are zero.
///
/// It is sendable unchecked because the bytes are written only while nobody else has them.
@_spi(Benchmarks) public struct TilePixels: @unchecked Sendable {
  private var storage: TileStorage

  /// Makes a tile of which the given closure writes every byte.
  ///
  /// - Parameter initialize: Gets ``Tile/byteCount`` bytes with no content yet, and must write all
  ///   of them. What it throws is thrown on.
  public init(
    unsafeUninitialized initialize: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    storage = TileStorage.make()
    try storage.withUnsafeMutablePointerToElements {
      try initialize(UnsafeMutableRawBufferPointer(start: $0, count: Tile.byteCount))
    }
  }

  /// Writes every byte anew: in place when nobody else holds the pixels, otherwise into a new copy.
  ///
  /// - Parameter initialize: As in ``init(unsafeUninitialized:)``. When it throws, the pixels are
  ///   of no use.
  mutating func overwrite(
    _ initialize: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    if !isKnownUniquelyReferenced(&storage) { storage = TileStorage.make() }
    try storage.withUnsafeMutablePointerToElements {
      try initialize(UnsafeMutableRawBufferPointer(start: $0, count: Tile.byteCount))
    }
  }

  /// Makes a tile from bytes in the order of ``Tile``.
  ///
  /// - Parameter bytes: Missing ones are zero; those after ``Tile/byteCount`` are ignored.
  public init(copying bytes: UnsafeRawBufferPointer) {
    self.init { tile in
      let count = min(bytes.count, tile.count)
      tile.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      for position in count..<tile.count { tile[position] = 0 }
    }
  }

  /// Makes a tile from a part of a picture in memory; what the part lacks is zero.
  ///
  /// - Parameters:
  ///   - start: The part's first pixel.
  ///   - bytesPerRow: From one row of the picture to the next.
  ///   - width: The part's columns, at most ``Tile/side``; more are ignored.
  ///   - height: The part's rows, at most ``Tile/side``; more are ignored.
  public init(copying start: UnsafeRawPointer, bytesPerRow: Int, width: Int, height: Int) {
    let rowBytes = min(max(width, 0), Tile.side) * Tile.bytesPerPixel
    let rows = min(max(height, 0), Tile.side)
    self.init { tile in
      guard let target = tile.baseAddress else { return }
      if rowBytes < Tile.bytesPerRow || rows < Tile.side { memset(target, 0, tile.count) }
      for row in 0..<rows {
        memcpy(target + row * Tile.bytesPerRow, start + row * bytesPerRow, rowBytes)
      }
    }
  }

  /// Copies the tile into a picture in memory.
  ///
  /// - Parameters:
  ///   - start: Where the tile's first pixel goes.
  ///   - bytesPerRow: From one row of the picture to the next.
  ///   - width: The columns to copy, at most ``Tile/side``; more are ignored.
  ///   - height: The rows to copy, at most ``Tile/side``; more are ignored.
  public func copy(to start: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int) {
    let rowBytes = min(max(width, 0), Tile.side) * Tile.bytesPerPixel
    withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      for row in 0..<min(max(height, 0), Tile.side) {
        memcpy(start + row * bytesPerRow, source + row * Tile.bytesPerRow, rowBytes)
      }
    }
  }

  /// Calls the closure with the tile's ``Tile/byteCount`` bytes, valid until it returns.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try storage.withUnsafeMutablePointerToElements {
      try body(UnsafeRawBufferPointer(start: $0, count: Tile.byteCount))
    }
  }

  /// Whether every byte is zero.
  public var isBlank: Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      // Equal to itself moved by a word, and the first word zero: all words are.
      let word = MemoryLayout<UInt64>.size
      return start.load(as: UInt64.self) == 0
        && memcmp(start, start + word, Tile.byteCount - word) == 0
    }
  }

  /// The tile itself, or `nil` when it is blank.
  public var unlessBlank: TilePixels? { isBlank ? nil : self }

  /// Whether both are the same copy, which takes no look at the bytes.
  public func isIdentical(to other: TilePixels) -> Bool { storage === other.storage }
}

extension TilePixels: Equatable {
  /// Whether all bytes are equal; the same copy is not looked at.
  public static func == (left: TilePixels, right: TilePixels) -> Bool {
    left.isIdentical(to: right)
      || left.withUnsafeBytes { first in
        right.withUnsafeBytes { second in
          guard let first = first.baseAddress, let second = second.baseAddress else { return false }
          return memcmp(first, second, Tile.byteCount) == 0
        }
      }
  }
}

/// The bytes behind one tile, in one allocation with its reference count.
private final class TileStorage: ManagedBuffer<Void, UInt64> {
  static func make() -> TileStorage {
    let count = Tile.byteCount / MemoryLayout<UInt64>.size
    return unsafeDowncast(create(minimumCapacity: count) { _ in }, to: TileStorage.self)
  }
}

extension TilePixels {
  /// A number that tiles with other pixels are most unlikely to have; never 0.
  ///
  /// It takes about a microsecond. The method is that of fast hashes for tables, products in four
  /// lanes, and no protection against somebody who makes up pixels.
  var fingerprint: UInt32 {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 1 }
      var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      // Of the golden ratio: odd, with bits in all places.
      let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
      var offset = 0
      while offset < Tile.byteCount {
        let words = (start + offset).assumingMemoryBound(to: UInt64.self)
        // A product carries differences to higher bits only; the shift brings them down again.
        first = (first ^ words[0]) &* factor
        first ^= first &>> 31
        second = (second ^ words[1]) &* factor
        second ^= second &>> 31
        third = (third ^ words[2]) &* factor
        third ^= third &>> 31
        fourth = (fourth ^ words[3]) &* factor
        fourth ^= fourth &>> 31
        offset += 32
      }
      var sum = first
      for lane in [second, third, fourth] {
        sum = (sum ^ lane) &* factor
        sum ^= sum &>> 31
      }
      return max(UInt32(truncatingIfNeeded: sum), 1)
    }
  }
}
