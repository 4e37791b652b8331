import Compression
import Foundation

/// Makes tiles small, and brings them back byte for byte.
///
/// A stroke changes few pixels of a tile. So a tile is stored as a map of the pixels that differ
/// from the tile before it, one bit each, followed by the new values of those pixels, and both
/// together are compressed by LZ4. On a photo this is a third of what the exclusive-or of the two
/// tiles takes, because what lies beneath the stroke, the part that does not compress, is left out.
/// The price: such a patch leads from the earlier tile to the later one and not back. What one stroke
/// of one colour did is told by its coverage, a byte for each pixel along its edges, in half of what
/// a patch takes.
///
/// Encoding takes some 10 µs a tile, at most 50 µs for noise; decoding half a microsecond for a
/// stroke, 2 µs for a patch and 5 µs for a whole tile.
enum TileCodec {
  /// One bit for each pixel, in words of 64: a row of the tile is a word.
  static let mapByteCount = Tile.side * MemoryLayout<UInt64>.size

  /// A patch of at most this many bytes is taken without a look at the alternatives.
  private static let smallPatch = Tile.byteCount / 16

  /// Encodes a tile: as a stroke on the base or a patch of it, without it, or as it is, whichever is
  /// small and quickly decoded.
  ///
  /// - Parameters:
  ///   - pixels: The tile; `nil` for a blank one.
  ///   - base: An earlier tile that will be at hand when this one is decoded; `nil` when it is blank
  ///     or when there is none: the outcome then stands on its own.
  ///   - isUrgent: Whether somebody waits for it. Then strokes and runs are not looked for: the tile
  ///     gets larger, in less than half of the time. Default `false`.
  /// - Returns: The tile in at most ``Tile/byteCount`` bytes.
  static func encode(
    _ pixels: TilePixels?, base: TilePixels? = nil, isUrgent: Bool = false
  ) -> EncodedTile {
    guard let pixels else { return EncodedTile(form: .blank, bytes: []) }
    return pixels.withUnsafeBytes { bytes in
      let stroke =
        isUrgent
        ? nil
        : encodeStroke(bytes, base: base).map {
          EncodedTile(form: base == nil ? .stroke : .strokePatch, bytes: $0)
        }
      if let stroke, stroke.bytes.count <= smallPatch { return stroke }
      let patch = encodePatch(bytes, base: base).map {
        EncodedTile(form: base == nil ? .sparse : .patch, bytes: $0)
      }
      if let patch, patch.needsBase || isUrgent, patch.bytes.count <= smallPatch { return patch }
      let runs = isUrgent ? nil : encodeRuns(bytes).map { EncodedTile(form: .runs, bytes: $0) }
      let whole = compress(bytes).map { EncodedTile(form: .compressed, bytes: $0) }
      let best = [stroke, runs, patch, whole].compactMap { $0 }.min { $0.cost < $1.cost }
      return best ?? EncodedTile(form: .plain, bytes: Array(bytes))
    }
  }

  /// Decodes a tile.
  ///
  /// - Parameters:
  ///   - tile: What ``encode(_:base:isUrgent:)`` made.
  ///   - base: The tile that was the base; it counts only when the form is a patch.
  /// - Returns: The pixels; `nil` for a blank tile.
  /// - Throws: ``TileCodecError/damaged`` when the bytes are not what encoding makes. A base other
  ///   than the one used for encoding is not noticed and gives wrong pixels.
  static func decode(_ tile: EncodedTile, base: TilePixels? = nil) throws -> TilePixels? {
    guard tile.form != .blank || !tile.bytes.isEmpty else { return nil }
    return try TilePixels { target in
      if tile.needsBase { fill(target, with: base) }
      try tile.bytes.withUnsafeBytes { try decode(tile.form, $0, onto: target) }
    }
  }

  /// Decodes what follows a tile onto its pixels, so that a chain of patches takes no tile for each.
  ///
  /// - Parameters:
  ///   - form: How the bytes are to be read.
  ///   - bytes: Those of an ``EncodedTile``.
  ///   - target: A whole tile. Only a patch looks at what it holds.
  /// - Throws: ``TileCodecError/damaged`` when the bytes are not what encoding makes; what the target
  ///   holds is of no use then.
  static func decode(
    _ form: EncodedTile.Form, _ bytes: UnsafeRawBufferPointer,
    onto target: UnsafeMutableRawBufferPointer
  ) throws(TileCodecError) {
    let isSound = withScratch { decode(form, bytes, onto: target, using: $0) }
    guard isSound else { throw .damaged }
  }

  /// Decodes what follows a tile onto its pixels.
  ///
  /// - Parameters:
  ///   - form: How the bytes are to be read.
  ///   - bytes: Those of an ``EncodedTile``.
  ///   - target: A whole tile. Only a patch looks at what it holds.
  ///   - scratch: ``scratchByteCount`` bytes, aligned for 64-bit numbers.
  /// - Returns: Whether the bytes are what encoding makes; what the target holds is of no use
  ///   otherwise.
  static func decode(
    _ form: EncodedTile.Form, _ bytes: UnsafeRawBufferPointer,
    onto target: UnsafeMutableRawBufferPointer, using scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    switch form {
    case .blank:
      fill(target, with: nil)
      return bytes.isEmpty
    case .plain:
      guard bytes.count == target.count else { return false }
      target.copyMemory(from: bytes)
      return true
    case .compressed:
      return decompress(bytes, into: target) == target.count
    case .sparse:
      fill(target, with: nil)
      return decodePatch(bytes, onto: target, using: scratch)
    case .patch:
      return decodePatch(bytes, onto: target, using: scratch)
    case .stroke:
      fill(target, with: nil)
      return drawStroke(bytes, onto: target)
    case .strokePatch:
      return drawStroke(bytes, onto: target)
    case .runs:
      return expandRuns(bytes, into: target)
    }
  }

  /// Writes the pixels of a tile; of none, a blank one.
  static func fill(_ target: UnsafeMutableRawBufferPointer, with pixels: TilePixels?) {
    if let pixels {
      pixels.withUnsafeBytes { target.copyMemory(from: $0) }
    } else if let start = target.baseAddress {
      memset(start, 0, target.count)
    }
  }

  // MARK: Compression

  /// The bytes compressed; nil when that would not make them smaller than a plain tile.
  static func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return nil }
    let room = Tile.byteCount - 1
    let encoded = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      guard let start = target.baseAddress else { return }
      count = compression_encode_buffer(start, room, source, bytes.count, nil, COMPRESSION_LZ4_RAW)
    }
    // The array keeps its room otherwise, which for a small patch is most of it.
    return encoded.isEmpty ? nil : encoded.withUnsafeBufferPointer { Array($0) }
  }

  /// How many bytes came out; 0 when the source is damaged.
  static func decompress(
    _ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard let from = bytes.assumingMemoryBound(to: UInt8.self).baseAddress, !bytes.isEmpty,
      let to = target.assumingMemoryBound(to: UInt8.self).baseAddress
    else { return 0 }
    return compression_decode_buffer(
      to, target.count, from, bytes.count, nil, COMPRESSION_LZ4_RAW)
  }
}

extension EncodedTile {
  /// The bytes, with a quarter more for what has to be decompressed: that takes twice as long.
  fileprivate var cost: Int {
    switch form {
    case .blank, .plain, .stroke, .strokePatch, .runs: bytes.count
    case .compressed, .sparse, .patch: bytes.count + bytes.count / 4
    }
  }
}

/// Why a tile could not be decoded.
enum TileCodecError: Error, Hashable, Sendable {
  /// The bytes are not what encoding makes.
  case damaged
}

/// The pixels of one tile in few bytes, as ``TileCodec`` makes them.
@_spi(Benchmarks) public struct EncodedTile: Hashable, Sendable {
  /// How the bytes are to be read.
  enum Form: UInt8, Sendable, CaseIterable {
    /// A blank tile; there are no bytes.
    case blank

    /// The pixels as they are.
    case plain

    /// The pixels compressed.
    case compressed

    /// Which pixels are not blank, and those, compressed.
    case sparse

    /// Which pixels differ from those of an earlier tile, and those, compressed.
    case patch

    /// Which pixels of a blank tile one stroke has changed, and how much each.
    case stroke

    /// Which pixels of an earlier tile one stroke has changed, and how much each.
    case strokePatch

    /// Which pixels differ from the one before them, and those.
    case runs

    /// Whether the earlier tile is needed to decode it.
    var needsBase: Bool { self == .patch || self == .strokePatch }
  }

  /// How the bytes are to be read.
  let form: Form

  /// The bytes; at most ``Tile/byteCount``.
  let bytes: [UInt8]

  /// Makes an encoded tile of bytes that came from one; whether they are sound is found out when
  /// they are decoded.
  init(form: Form, bytes: [UInt8]) {
    self.form = form
    self.bytes = bytes
  }

  /// Whether the earlier tile is needed to decode it.
  var needsBase: Bool { form.needsBase }
}
