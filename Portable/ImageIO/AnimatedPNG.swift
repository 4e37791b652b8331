import CoreGraphics
import Foundation

/// A PNG file with several images that are shown one after the other.
///
/// The chunks are those of the Animated PNG specification: `acTL` for the animation, `fcTL` before each
/// image, and `fdAT` for the pixels of all images but the first. Every image has the size of the first,
/// and is stored whole.
struct AnimatedPNG {
  let data: Data

  /// Creates the file; nil unless all images have the same size and format.
  ///
  /// - Parameters:
  ///   - files: The images as PNG files.
  ///   - delays: The time of each image in seconds.
  ///   - loopCount: The number of times that the animation is shown; 0 is without end.
  init?(_ files: [Data], delays: [TimeInterval], loopCount: Int) {
    var chunks: [(type: String, payload: Data)] = []
    var number: UInt32 = 0
    func next() -> Data {
      defer { number += 1 }
      return PNGChunks.word(number)
    }
    var header = Data()
    for (index, file) in files.enumerated() {
      let parts = PNGChunks(file).chunks
      guard let first = parts.first, first.type == "IHDR" else { return nil }
      if index == 0 {
        header = first.payload
        chunks = parts.prefix { $0.type != "IDAT" }
        chunks.append(
          (
            "acTL",
            PNGChunks.word(UInt32(files.count)) + PNGChunks.word(UInt32(clamping: loopCount))
          ))
      } else if first.payload != header {
        return nil
      }
      let size = header.prefix(8)
      chunks.append(
        ("fcTL", next() + size + Data(count: 8) + Self.fraction(delays[index]) + Data([0, 0])))
      for part in parts where part.type == "IDAT" {
        chunks.append(index == 0 ? part : ("fdAT", next() + part.payload))
      }
    }
    chunks.append(("IEND", Data()))
    data = PNGChunks(chunks).data
  }

  /// Seconds as two numbers of 16 bits, of which the second is 1,000.
  private static func fraction(_ seconds: TimeInterval) -> Data {
    let parts = UInt16(min(max((seconds * 1000).rounded(), 0), 65_535))
    return Data([UInt8(parts >> 8), UInt8(parts & 0xFF), 0x03, 0xE8])
  }
}
