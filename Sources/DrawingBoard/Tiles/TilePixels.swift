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
  /// The bytes, in one allocation with their reference count.
  private var storage: ManagedBuffer<Void, UInt64>

  /// Creates a tile whose bytes a closure writes.
  ///
  /// - Parameter initialize: A closure that receives ``Tile/byteCount`` uninitialized bytes and
  ///   must write all of them.
  /// - Throws: The error of the closure.
  public init(
    unsafeUninitialized initialize: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    storage = Self.makeStorage()
    try storage.withUnsafeMutablePointerToElements {
      try initialize(UnsafeMutableRawBufferPointer(start: $0, count: Tile.byteCount))
    }
  }

  private static func makeStorage() -> ManagedBuffer<Void, UInt64> {
    .create(minimumCapacity: Tile.byteCount / MemoryLayout<UInt64>.size) { _ in }
  }

  /// Replaces every byte: in place if the pixels are uniquely referenced, otherwise in new memory.
  ///
  /// - Parameter initialize: A closure as in ``init(unsafeUninitialized:)``. If it throws, the
  ///   pixels are undefined.
  /// - Throws: The error of the closure.
  mutating func overwrite(
    _ initialize: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    if !isKnownUniquelyReferenced(&storage) { storage = Self.makeStorage() }
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

extension TilePixels {
  /// A number that tiles with other pixels almost never have.
  ///
  /// It is never 0.
  ///
  /// The accumulation of XXH3 (Yann Collet, 2019): the two halves of each word are multiplied after an
  /// exclusive or with a key that changes with the position, and the neighboring word is added. That
  /// takes half a microsecond. It does not protect against forged pixels.
  ///
  /// The arithmetic is part of the format: see ``StoreSchema/version``. Words are little-endian, as
  /// on every platform of the kit.
  var fingerprint: UInt32 {
    storage.withUnsafeMutablePointerToElements {
      Self.fingerprint(of: UnsafePointer($0), wordCount: Tile.byteCount / 8)
    }
  }

  /// The fingerprint of words, of which the number is a multiple of eight.
  @inline(__always)
  static func fingerprint(of words: UnsafePointer<UInt64>, wordCount: Int) -> UInt32 {
    // Bits are taken apart in single words: without optimization, that of vectors takes fifteen
    // times as long. The optimizer makes the same instructions of both.
    let lower: UInt64 = 0xFFFF_FFFF
    var (first, second) = (Words(1, 2), Words(3, 4))
    var (third, fourth) = (Words(5, 6), Words(7, 8))
    var (even, odd) = (Self.factor, Self.factor &* 3)
    var place = 0
    while place < wordCount {
      let one = Words(words[place], words[place &+ 1])
      let two = Words(words[place &+ 2], words[place &+ 3])
      let three = Words(words[place &+ 4], words[place &+ 5])
      let four = Words(words[place &+ 6], words[place &+ 7])
      var (x, y) = (one.x ^ even, one.y ^ odd)
      first = first &+ Words((x & lower) &* (x &>> 32), (y & lower) &* (y &>> 32)) &+ two
      (x, y) = (two.x ^ even, two.y ^ odd)
      second = second &+ Words((x & lower) &* (x &>> 32), (y & lower) &* (y &>> 32)) &+ one
      (x, y) = (three.x ^ even, three.y ^ odd)
      third = third &+ Words((x & lower) &* (x &>> 32), (y & lower) &* (y &>> 32)) &+ four
      (x, y) = (four.x ^ even, four.y ^ odd)
      fourth = fourth &+ Words((x & lower) &* (x &>> 32), (y & lower) &* (y &>> 32)) &+ three
      even = even &+ Self.step
      odd = odd &+ Self.step
      place = place &+ 8
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

  /// Two words, for which every processor has instructions.
  private typealias Words = SIMD2<UInt64>

  /// Of the golden ratio: odd, with bits in all places.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static let step: UInt64 = 0x9E37_79B1_85EB_CA87
}
