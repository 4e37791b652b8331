import Compression
import Foundation

/// Makes tiles small, and brings them back byte for byte.
///
/// A stroke changes few pixels of a tile. So a tile is stored as a map of the pixels that differ
/// from the tile before it, one bit each, followed by the new values of those pixels, and both
/// together are compressed by LZ4. On a photo this is a third of what the exclusive-or of the two
/// tiles takes, because what lies beneath the stroke, the part that does not compress, is left out.
/// The price: such a patch leads from the earlier tile to the later one and not back.
///
/// Encoding takes some 10 µs a tile, at most 50 µs for noise; decoding 2 µs.
public enum TileCodec {
  /// One bit for each pixel, in words of 64: a row of the tile is a word.
  static let mapByteCount = Tile.side * MemoryLayout<UInt64>.size

  /// A patch of at most this many bytes is taken without a look at the alternatives.
  private static let smallPatch = Tile.byteCount / 16

  /// Encodes a tile: as a patch of the base, without it, or as it is, whichever is smallest.
  ///
  /// - Parameters:
  ///   - pixels: The tile; `nil` for a blank one.
  ///   - base: An earlier tile that will be at hand when this one is decoded; `nil` when it is blank
  ///     or when there is none: the outcome then stands on its own.
  /// - Returns: The tile in at most ``Tile/byteCount`` bytes.
  public static func encode(_ pixels: TilePixels?, base: TilePixels? = nil) -> EncodedTile {
    guard let pixels else { return EncodedTile(form: .blank, bytes: []) }
    let form = base == nil ? EncodedTile.Form.sparse : .patch
    let patch = pixels.withUnsafeBytes { encodePatch($0, base: base) }
    if let patch, patch.count <= smallPatch { return EncodedTile(form: form, bytes: patch) }
    let whole = pixels.withUnsafeBytes { compress($0) }
    switch (patch, whole) {
    case (let patch?, let whole?) where patch.count <= whole.count:
      return EncodedTile(form: form, bytes: patch)
    case (let patch?, nil): return EncodedTile(form: form, bytes: patch)
    case (_, let whole?): return EncodedTile(form: .compressed, bytes: whole)
    case (nil, nil):
      return EncodedTile(form: .plain, bytes: pixels.withUnsafeBytes { Array($0) })
    }
  }

  /// Decodes a tile.
  ///
  /// - Parameters:
  ///   - tile: What ``encode(_:base:)`` made.
  ///   - base: The tile that was the base; it counts only when the form is a patch.
  /// - Returns: The pixels; `nil` for a blank tile.
  /// - Throws: ``TileCodecError/damaged`` when the bytes are not what encoding makes. A base other
  ///   than the one used for encoding is not noticed and gives wrong pixels.
  public static func decode(_ tile: EncodedTile, base: TilePixels? = nil) throws -> TilePixels? {
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
    switch form {
    case .blank:
      guard bytes.isEmpty else { throw .damaged }
      fill(target, with: nil)
    case .plain:
      guard bytes.count == target.count else { throw .damaged }
      target.copyMemory(from: bytes)
    case .compressed:
      guard decompress(bytes, into: target) == target.count else { throw .damaged }
    case .sparse:
      fill(target, with: nil)
      try decodePatch(bytes, onto: target)
    case .patch:
      try decodePatch(bytes, onto: target)
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

/// Why a tile could not be decoded.
public enum TileCodecError: Error, Hashable, Sendable {
  /// The bytes are not what encoding makes.
  case damaged
}
