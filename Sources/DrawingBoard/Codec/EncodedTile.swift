import Compression
import Foundation

/// A tile that is encoded without loss.
///
/// A stroke changes few pixels of a tile. A patch is a map of the pixels that differ from those of
/// an earlier tile, one bit each, followed by the new values of those pixels, both compressed by
/// LZ4. On a photo a patch takes a third of the exclusive-or of the two tiles, because the pixels
/// below the stroke, which do not compress, are left out. In return, a patch leads from the earlier
/// tile to the later one only. The change by one stroke of one color is stored as its coverage, a
/// byte for each pixel along its edges, in half the size of a patch.
///
/// Encoding takes about 10 µs for a tile, at most 50 µs for noise. Decoding takes half a
/// microsecond for a stroke, 2 µs for a patch and 5 µs for a whole tile.
package struct EncodedTile: Hashable, Sendable {
  /// The form of the bytes.
  enum Form: UInt8, Sendable, CaseIterable {
    /// A blank tile, without bytes.
    case blank

    /// The uncompressed pixels.
    case plain

    /// The compressed pixels.
    case compressed

    /// A map of the pixels that are not blank, and those pixels, compressed.
    case sparse

    /// A map of the pixels that differ from those of the base, and those pixels, compressed.
    case patch

    /// The coverage of a stroke on a blank tile.
    case stroke

    /// The coverage of a stroke on the base.
    case strokePatch

    /// A map of the pixels that differ from the previous one, and those pixels.
    case runs

    /// A Boolean value that indicates whether decoding needs the base.
    var needsBase: Bool { self == .patch || self == .strokePatch }
  }

  /// The form of the bytes.
  let form: Form

  /// The bytes, which are validated when they are decoded; at most ``Tile/byteCount``.
  let bytes: [UInt8]

  /// What an encoded tile takes in memory besides its bytes: its array and its place in a dictionary.
  static let memoryOverhead = 88

  var memoryByteCount: Int { bytes.count + Self.memoryOverhead }
}

extension EncodedTile {
  /// The size of a map with one bit for each pixel, in which each row is a word of 64 bits.
  static let mapByteCount = Tile.side * MemoryLayout<UInt64>.size

  /// The size in bytes up to which a patch is chosen without trying the alternatives.
  private static let smallPatch = Tile.byteCount / 16

  /// Encodes a tile in the form that is small and fast to decode: as a stroke on the base, as a
  /// patch of it, without it, or uncompressed.
  ///
  /// - Parameters:
  ///   - pixels: The tile; `nil` for a blank one.
  ///   - base: An earlier tile, which is available when this one is decoded. Default `nil`: a blank
  ///     tile or none. The result then does not need a base.
  ///   - isUrgent: A Boolean value that determines whether strokes and runs are skipped. The
  ///     result is larger and takes less than half of the time. Default `false`.
  /// - Returns: The tile in at most ``Tile/byteCount`` bytes.
  static func encode(
    _ pixels: TilePixels?, base: TilePixels? = nil, isUrgent: Bool = false
  ) -> EncodedTile {
    guard let pixels else { return EncodedTile(form: .blank, bytes: []) }
    MainThread.check()
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
      if let patch, patch.form.needsBase || isUrgent, patch.bytes.count <= smallPatch {
        return patch
      }
      let runs = isUrgent ? nil : encodeRuns(bytes).map { EncodedTile(form: .runs, bytes: $0) }
      let whole = compress(bytes).map { EncodedTile(form: .compressed, bytes: $0) }
      let best = [stroke, runs, patch, whole].compactMap { $0 }.min { $0.cost < $1.cost }
      return best ?? EncodedTile(form: .plain, bytes: Array(bytes))
    }
  }

  /// Decodes a tile in place of its base.
  ///
  /// - Parameters:
  ///   - form: The form of the bytes.
  ///   - bytes: The bytes of an ``EncodedTile``.
  ///   - target: The memory of a tile. Forms that need a base expect its pixels there.
  ///   - scratch: ``scratchByteCount`` bytes, aligned for 64-bit numbers.
  /// - Returns: A Boolean value that indicates whether the bytes are valid. If not, the target is
  ///   undefined.
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

  /// Writes the pixels of a tile; `nil` stands for a blank one.
  static func fill(_ target: UnsafeMutableRawBufferPointer, with pixels: TilePixels?) {
    if let pixels {
      pixels.withUnsafeBytes { target.copyMemory(from: $0) }
    } else if let start = target.baseAddress {
      memset(start, 0, target.count)
    }
  }

  // MARK: Compression

  /// Compresses bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - room: The most bytes of the result. Default: one less than an uncompressed tile.
  /// - Returns: The bytes compressed; `nil` if they do not fit the room.
  static func compress(
    _ bytes: UnsafeRawBufferPointer, room: Int = Tile.byteCount - 1
  ) -> [UInt8]? {
    guard let source = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return nil }
    let encoded = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      guard let start = target.baseAddress else { return }
      count = compression_encode_buffer(start, room, source, bytes.count, nil, COMPRESSION_LZ4_RAW)
    }
    // A copy, because the array would retain its capacity, of which a small patch uses little.
    return encoded.isEmpty ? nil : encoded.withUnsafeBufferPointer { Array($0) }
  }

  /// Decompresses bytes and returns their number; 0 if the source is invalid.
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
  /// The number of bytes, plus a quarter for compressed forms, which take twice as long to decode.
  fileprivate var cost: Int {
    switch form {
    case .blank, .plain, .stroke, .strokePatch, .runs: bytes.count
    case .compressed, .sparse, .patch: bytes.count + bytes.count / 4
    }
  }
}
