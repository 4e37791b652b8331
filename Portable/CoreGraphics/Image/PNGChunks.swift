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
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data { sum = remainders[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}

extension CGColorSpace {
  /// The chunk that names the space in a PNG file: `sRGB`, or the ICC profile.
  var pngTag: (type: String, payload: Data)? {
    if bitmapKind == .sRGB, model == .rgb { return ("sRGB", Data([0])) }
    guard bitmapKind != .sRGB, let profile = ICCProfile(describing: bitmapKind)?.data else {
      return nil
    }
    return ("iCCP", Data("ICC Profile".utf8) + Data([0, 0]) + StoredZlib.stream(of: profile))
  }

  /// The space that a PNG file names; nil without one, or for one that is not known here.
  convenience init?(pngTagsOf file: PNGChunks) {
    if let payload = file.payload(of: "iCCP"), let end = payload.firstIndex(of: 0) {
      let name = String(decoding: payload[..<end], as: UTF8.self)
      let profile = StoredZlib.content(of: payload.dropFirst(end - payload.startIndex + 2))
      if let kind = profile.flatMap({ ICCProfile(data: $0).kind }) {
        self.init(kind)
        return
      }
      // A compressed profile is not read; its name has to do.
      guard name.contains("P3") else { return nil }
      self.init(.displayP3)
      return
    }
    // Primaries and transfer curve by the numbers of ITU-T H.273.
    if file.payload(of: "cICP")?.prefix(2) == Data([12, 13]) {
      self.init(.displayP3)
      return
    }
    return nil
  }
}

/// The zlib format with its data stored, not compressed.
private enum StoredZlib {
  static func stream(of data: Data) -> Data {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let count = UInt16(truncatingIfNeeded: data.count)
    let lengths: [UInt8] = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let header: [UInt8] = [0x78, 0x01, 0x01] + lengths
    return Data(header) + data + PNGChunks.word(high << 16 | low)
  }

  /// Nil when the data is compressed, or damaged.
  static func content(of stream: Data) -> Data? {
    let bytes = [UInt8](stream)
    guard bytes.count >= 11, bytes[0] & 0x0F == 8, bytes[2] == 1 else { return nil }
    let count = Int(bytes[3]) | Int(bytes[4]) << 8
    guard bytes.count >= 7 + count else { return nil }
    return Data(bytes[7..<(7 + count)])
  }
}
