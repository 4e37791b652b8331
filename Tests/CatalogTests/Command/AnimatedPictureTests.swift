import Foundation
import TestSupport
import Testing
import UIKit

@testable import Catalog

@MainActor
struct AnimatedPictureTests {
  private func png(_ color: UIColor, side: CGFloat = 8) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// The types and the data of the chunks.
  private func chunks(_ data: Data) -> [(type: String, data: [UInt8])] {
    let bytes = [UInt8](data)
    var chunks: [(String, [UInt8])] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        (
          String(decoding: bytes[start + 4..<start + 8], as: UTF8.self),
          Array(bytes[start + 8..<start + 8 + length])
        ))
      start += 12 + length
    }
    return chunks
  }

  @Test("The first frame is a complete picture") func theFirstFrameIsAPictureByItself() throws {
    var picture = AnimatedPicture()
    picture.append(png(.red))
    picture.append(png(.blue))
    let data = try #require(picture.data(frameDuration: 0.05))
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(
      try #require(Bitmap(image))[3, 3] == PixelColor(red: 255, green: 0, blue: 0, alpha: 255))
  }

  // The PNG specification, third edition, 11.3.6: the sequence numbers of `fcTL` and `fdAT` chunks
  // count up from zero without gaps.
  @Test("The chunks are numbered in order") func theChunksAreNumberedInOrder() throws {
    var picture = AnimatedPicture()
    for color in [UIColor.red, .green, .blue] { picture.append(png(color)) }
    let chunks = chunks(try #require(picture.data(frameDuration: 0.05)))
    #expect(chunks.first?.type == "IHDR" && chunks.last?.type == "IEND")
    let control = try #require(chunks.first { $0.type == "acTL" })
    #expect(control.data == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { Int($0.data[3]) }
    #expect(numbers == Array(0..<numbers.count))
    #expect(
      chunks.filter { $0.type == "fcTL" }.map { Array($0.data[20..<24]) }
        == Array(repeating: [0, 50, 3, 232], count: 3))
  }

  @Test("A frame of another size is left out") func aFrameOfAnotherSizeIsLeftOut() throws {
    var picture = AnimatedPicture()
    picture.append(png(.red))
    picture.append(png(.blue, side: 9))
    picture.append(Data("no picture".utf8))
    let chunks = chunks(try #require(picture.data(frameDuration: 1)))
    #expect(chunks.filter { $0.type == "fcTL" }.count == 1)
  }

  @Test("Without frames no file is made") func withoutFramesThereIsNoFile() {
    #expect(AnimatedPicture().data(frameDuration: 1) == nil)
  }
}
