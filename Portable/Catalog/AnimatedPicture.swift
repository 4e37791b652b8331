import Foundation

/// PNG pictures of one size put together as an animated PNG.
///
/// The chunks are those of the PNG specification, third edition: `acTL` with the number of frames
/// and of repetitions, `fcTL` before each frame, and `fdAT` for the pixels of all frames but the
/// first.
struct AnimatedPicture {
  private struct Chunk {
    let type: String
    let data: [UInt8]
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private var frames: [[Chunk]] = []

  /// Adds a frame.
  ///
  /// - Parameter png: The picture. One of another size or format than the first is left out.
  mutating func append(_ png: Data) {
    let chunks = Self.chunks(of: [UInt8](png))
    guard let header = chunks.first, header.type == "IHDR" else { return }
    if let first = frames.first?.first, first.data != header.data { return }
    frames.append(chunks)
  }

  /// The file, which repeats for ever; `nil` without frames.
  ///
  /// - Parameter frameDuration: How long each frame is shown, in seconds.
  func data(frameDuration: Double) -> Data? {
    guard let first = frames.first, let header = first.first else { return nil }
    var output = Self.signature + Self.bytes(of: header)
    output += Self.bytes(
      of: Chunk(type: "acTL", data: Self.bytes(UInt32(frames.count)) + Self.bytes(UInt32(0))))
    let size = Array(header.data[0..<8])
    let delay = UInt16(min(max((frameDuration * 1_000).rounded(), 1), 65_535))
    var sequence: UInt32 = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return Self.bytes(sequence)
    }
    for (index, frame) in frames.enumerated() {
      let control =
        next() + size + Self.bytes(UInt32(0)) + Self.bytes(UInt32(0))
        + Self.bytes(UInt32(delay) << 16 | 1_000) + [0, 0]
      output += Self.bytes(of: Chunk(type: "fcTL", data: control))
      for chunk in frame where chunk.type == "IDAT" {
        output += Self.bytes(
          of: index == 0 ? chunk : Chunk(type: "fdAT", data: next() + chunk.data))
      }
    }
    return Data(output + Self.bytes(of: Chunk(type: "IEND", data: [])))
  }

  private static func chunks(of png: [UInt8]) -> [Chunk] {
    guard png.starts(with: signature) else { return [] }
    var chunks: [Chunk] = []
    var start = signature.count
    while start + 12 <= png.count {
      let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length >= 0, start + 12 + length <= png.count else { break }
      let type = String(decoding: png[start + 4..<start + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(png[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  private static func bytes(of chunk: Chunk) -> [UInt8] {
    let body = Array(chunk.type.utf8) + chunk.data
    return bytes(UInt32(chunk.data.count)) + body + bytes(checksum(of: body))
  }

  /// The cyclic redundancy check of the specification, annex D.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    let sum = bytes.reduce(UInt32.max) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8)
    }
    return sum ^ .max
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
