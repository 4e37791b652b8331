import Foundation

/// The pixels of one tile.
///
/// The bytes are immutable and copies of the value share them. Where a tile is optional, `nil`
/// stands for a blank one, whose bytes are all zero: see ``isBlank``. Pixels outside of the picture
/// are zero.
///
/// It is sendable without checks because the bytes are written only while they are uniquely
/// referenced.
package struct TilePixels: @unchecked Sendable {
  private var storage: TileStorage

  /// Creates a tile whose bytes a closure writes.
  ///
  /// - Parameter initialize: A closure that receives ``Tile/byteCount`` uninitialized bytes and
  ///   must write all of them.
  /// - Throws: The error of the closure.
  public init(
    unsafeUninitialized initialize: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    storage = TileStorage.make()
    try storage.withUnsafeMutablePointerToElements {
      try initialize(UnsafeMutableRawBufferPointer(start: $0, count: Tile.byteCount))
    }
  }

  /// Replaces every byte: in place if the pixels are uniquely referenced, otherwise in new memory.
  ///
  /// - Parameter initialize: A closure as in ``init(unsafeUninitialized:)``. If it throws, the
  ///   pixels are undefined.
  /// - Throws: The error of the closure.
  mutating func overwrite(
    _ initialize: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    if !isKnownUniquelyReferenced(&storage) { storage = TileStorage.make() }
    try storage.withUnsafeMutablePointerToElements {
      try initialize(UnsafeMutableRawBufferPointer(start: $0, count: Tile.byteCount))
    }
  }

  /// Creates a tile from bytes in the layout of ``Tile``.
  ///
  /// - Parameter bytes: The bytes. Missing ones are zero; those after ``Tile/byteCount`` are
  ///   ignored.
  public init(copying bytes: UnsafeRawBufferPointer) {
    self.init { tile in
      let count = min(bytes.count, tile.count)
      tile.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      for position in count..<tile.count { tile[position] = 0 }
    }
  }

  /// Creates a tile from a part of a picture in memory.
  ///
  /// Pixels outside of the part are zero.
  ///
  /// - Parameters:
  ///   - start: The address of the first pixel.
  ///   - bytesPerRow: The distance between rows of the picture in bytes.
  ///   - width: The number of columns. Values out of 0 to ``Tile/side`` are clamped.
  ///   - height: The number of rows. Values out of 0 to ``Tile/side`` are clamped.
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
  ///   - start: The address of the tile's first pixel in the picture.
  ///   - bytesPerRow: The distance between rows of the picture in bytes.
  ///   - width: The number of columns. Values out of 0 to ``Tile/side`` are clamped.
  ///   - height: The number of rows. Values out of 0 to ``Tile/side`` are clamped.
  public func copy(to start: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int) {
    let rowBytes = min(max(width, 0), Tile.side) * Tile.bytesPerPixel
    withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      for row in 0..<min(max(height, 0), Tile.side) {
        memcpy(start + row * bytesPerRow, source + row * Tile.bytesPerRow, rowBytes)
      }
    }
  }

  /// Calls a closure with the ``Tile/byteCount`` bytes, which are valid until it returns.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try storage.withUnsafeMutablePointerToElements {
      try body(UnsafeRawBufferPointer(start: $0, count: Tile.byteCount))
    }
  }

  /// A Boolean value that indicates whether every byte is zero.
  public var isBlank: Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      // Equal to itself moved by a word, and the first word zero: all words are.
      let word = MemoryLayout<UInt64>.size
      return start.load(as: UInt64.self) == 0
        && memcmp(start, start + word, Tile.byteCount - word) == 0
    }
  }

  /// The tile, or `nil` if it is blank.
  public var unlessBlank: TilePixels? { isBlank ? nil : self }

  /// Returns whether both share their bytes, without comparing them.
  public func isIdentical(to other: TilePixels) -> Bool { storage === other.storage }
}

extension TilePixels: Equatable {
  /// Returns whether all bytes are equal.
  ///
  /// Shared bytes are not compared.
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

/// The bytes of a tile, in one allocation with their reference count.
private final class TileStorage: ManagedBuffer<Void, UInt64> {
  static func make() -> TileStorage {
    let count = Tile.byteCount / MemoryLayout<UInt64>.size
    return unsafeDowncast(create(minimumCapacity: count) { _ in }, to: TileStorage.self)
  }
}

extension TilePixels {
  /// A number that tiles with other pixels almost never have.
  ///
  /// It is never 0.
  ///
  /// The accumulation of XXH3 (Yann Collet, 2019): the two halves of each word are multiplied after an
  /// exclusive or with a key that changes with the position, and the neighboring word is added. That
  /// takes half a microsecond. It does not protect against forged pixels.
  ///
  /// The arithmetic is part of the log's format: see ``LogHeader/version``.
  var fingerprint: UInt32 {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return 1 }
      var (first, second) = (Words(1, 2), Words(3, 4))
      var (third, fourth) = (Words(5, 6), Words(7, 8))
      var key = Words(Self.factor, Self.factor &* 3)
      var offset = 0
      while offset < Tile.byteCount {
        let (one, two) = (Self.words(start + offset), Self.words(start + offset + 16))
        let (three, four) = (Self.words(start + offset + 32), Self.words(start + offset + 48))
        first &+= Self.product(one ^ key) &+ two
        second &+= Self.product(two ^ key) &+ one
        third &+= Self.product(three ^ key) &+ four
        fourth &+= Self.product(four ^ key) &+ three
        key &+= Words(repeating: Self.step)
        offset += 64
      }
      var sum: UInt64 = 0
      for pair in [first, second, third, fourth] {
        for lane in [pair.x, pair.y] {
          // A product carries differences to higher bits only; the shift brings them down again.
          sum = (sum ^ lane) &* Self.factor
          sum ^= sum &>> 31
        }
      }
      return max(UInt32(truncatingIfNeeded: sum), 1)
    }
  }

  /// Two words, for which every processor has instructions.
  private typealias Words = SIMD2<UInt64>

  /// Of the golden ratio: odd, with bits in all places.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static let step: UInt64 = 0x9E37_79B1_85EB_CA87

  @inline(__always)
  private static func words(_ address: UnsafeRawPointer) -> Words {
    let words = address.loadUnaligned(as: Words.self)
    return Words(UInt64(littleEndian: words.x), UInt64(littleEndian: words.y))
  }

  /// The lower halves of words multiplied by their upper halves.
  @inline(__always)
  private static func product(_ words: Words) -> Words {
    (words & Words(repeating: 0xFFFF_FFFF)) &* (words &>> Words(repeating: 32))
  }
}
