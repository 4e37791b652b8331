import CPNG
import Foundation

/// A PNG file as the sequence of its chunks.
package struct PNGChunks {
  package private(set) var data: Data

  private static let signatureLength = 8

  package init(_ data: Data) {
    self.data = Data(data)
  }

  /// The payload of the first chunk of a type before the pixels; nil when there is none.
  package func payload(of type: String) -> Data? {
    var offset = Self.signatureLength
    while let length = number(at: offset), offset + 12 + length <= data.count {
      let name = String(decoding: data[(offset + 4)..<(offset + 8)], as: UTF8.self)
      if name == type { return data.subdata(in: (offset + 8)..<(offset + 8 + length)) }
      if name == "IDAT" { return nil }
      offset += 12 + length
    }
    return nil
  }

  /// All chunks, in order.
  package var chunks: [(type: String, payload: Data)] {
    var chunks: [(type: String, payload: Data)] = []
    var offset = Self.signatureLength
    while let length = number(at: offset), offset + 12 + length <= data.count {
      chunks.append(
        (
          String(decoding: data[(offset + 4)..<(offset + 8)], as: UTF8.self),
          data.subdata(in: (offset + 8)..<(offset + 8 + length))
        ))
      offset += 12 + length
    }
    return chunks
  }

  /// Creates a file of chunks.
  package init(_ chunks: [(type: String, payload: Data)]) {
    data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for chunk in chunks { data.append(Self.chunk(type: chunk.type, chunk.payload)) }
  }

  private static func chunk(type: String, _ payload: Data) -> Data {
    let content = Data(type.utf8) + payload
    return word(UInt32(payload.count)) + content + word(checksum(content))
  }

  /// Adds a chunk behind the header, which is the first one.
  package mutating func insertAfterHeader(type: String, _ payload: Data) {
    guard let length = number(at: Self.signatureLength) else { return }
    let chunk = Self.chunk(type: type, payload)
    let place = Self.signatureLength + 12 + length
    guard place <= data.count else { return }
    data.insert(contentsOf: chunk, at: place)
  }

  private func number(at offset: Int) -> Int? {
    guard offset + 4 <= data.count else { return nil }
    return data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  package static func word(_ value: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  private static func checksum(_ data: Data) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, [UInt8](data), UInt32(data.count)))
  }
}

extension CGColorSpace {
  /// The chunk that names the space in a PNG file: `sRGB`, or the ICC profile.
  var pngTag: (type: String, payload: Data)? {
    if bitmapKind == .sRGB, model == .rgb { return ("sRGB", Data([0])) }
    guard bitmapKind != .sRGB, let profile = ICCProfile(describing: bitmapKind)?.data else {
      return nil
    }
    return Zlib.compressed(profile).map { ("iCCP", Data("ICC Profile".utf8) + Data([0, 0]) + $0) }
  }

  /// The space that a PNG file names; nil without one, or for one that is not known here.
  convenience init?(pngTagsOf file: PNGChunks) {
    // Primaries and transfer curve by the numbers of ITU-T H.273. The PNG specification, 11.3.2.6: "the
    // cICP chunk … takes precedence" over the profile.
    if let numbers = file.payload(of: "cICP")?.prefix(2) {
      guard numbers == Data([12, 13]) else { return nil }
      self.init(.displayP3)
      return
    }
    guard let payload = file.payload(of: "iCCP"), let end = payload.firstIndex(of: 0),
      let profile = Zlib.content(of: payload.dropFirst(end - payload.startIndex + 2))
    else { return nil }
    self.init(profile: profile)
  }
}

private enum Zlib {
  static func compressed(_ data: Data) -> Data? {
    var count = compressBound(uLong(data.count))
    var target = [UInt8](repeating: 0, count: Int(count))
    guard compress(&target, &count, [UInt8](data), uLong(data.count)) == Z_OK else { return nil }
    return Data(target.prefix(Int(count)))
  }

  /// Nil when the data is damaged or has more than four megabytes.
  static func content(of stream: Data) -> Data? {
    // The size is not in the file. Most profiles have less than four kilobytes.
    for size in [1 << 12, 1 << 16, 1 << 22] {
      var count = uLong(size)
      var target = [UInt8](repeating: 0, count: size)
      switch uncompress(&target, &count, [UInt8](stream), uLong(stream.count)) {
      case Z_OK: return Data(target.prefix(Int(count)))
      case Z_BUF_ERROR: continue
      default: return nil
      }
    }
    return nil
  }
}
