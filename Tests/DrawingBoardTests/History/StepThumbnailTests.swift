import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

struct StepThumbnailTests {
  private func tile(_ pixel: UInt32) -> TilePixels {
    TilePixels { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        bytes.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
      }
    }
  }

  @Test("A thumbnail has its size, with the change in its middle, not stretched")
  func plan() throws {
    let plan = try #require(
      StepThumbnail(
        of: PixelRect(x: 100, y: 100, width: 200, height: 20),
        in: PixelSize(width: 1000, height: 1000), size: PixelSize(width: 46, height: 36)))
    #expect(plan.area.contains(PixelRect(x: 100, y: 100, width: 200, height: 20)))
    let ratio = Double(plan.area.width) / Double(plan.area.height)
    #expect(abs(ratio - 46.0 / 36) < 0.02)
    #expect(abs(plan.area.x + plan.area.width / 2 - 200) <= 1)
  }

  @Test("Colors are the mean of their pixels, and missing tiles are transparent")
  func means() throws {
    let plan = try #require(
      StepThumbnail(
        of: PixelRect(x: 0, y: 0, width: 256, height: 256),
        in: PixelSize(width: 256, height: 256), size: PixelSize(width: 8, height: 8)))
    let red: UInt32 = 0xFFFF_0000
    let image = try #require(plan.image { $0.column < 2 ? tile(red) : nil })
    let bitmap = try #require(Bitmap(image))
    #expect(bitmap.width == 8 && bitmap.height == 8)
    #expect(bitmap[2, 4] == PixelColor(red: 255, green: 0, blue: 0))
    #expect(bitmap[6, 4].alpha == 0)
  }

  @Test("A thumbnail larger than its part has no holes")
  func enlarged() throws {
    let plan = try #require(
      StepThumbnail(
        of: PixelRect(x: 20, y: 20, width: 4, height: 4),
        in: PixelSize(width: 64, height: 64), size: PixelSize(width: 150, height: 150)))
    let image = try #require(plan.image { _ in tile(0xFF00_FF00) })
    let bitmap = try #require(Bitmap(image))
    #expect(bitmap[75, 75] == PixelColor(red: 0, green: 255, blue: 0))
    #expect(bitmap[76, 77] == PixelColor(red: 0, green: 255, blue: 0))
  }

  @Test("A thumbnail larger than its part repeats rows and columns, and has no stripes")
  func enlargedEdges() throws {
    // The left half is red, the right half blank.
    let half = TilePixels { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let isLeft = offset % Tile.bytesPerRow < 40 * Tile.bytesPerPixel
        bytes.storeBytes(of: isLeft ? 0xFFFF_0000 : 0, toByteOffset: offset, as: UInt32.self)
      }
    }
    let plan = try #require(
      StepThumbnail(
        of: PixelRect(x: 38, y: 30, width: 4, height: 4),
        in: PixelSize(width: 64, height: 64), size: PixelSize(width: 150, height: 150)))
    let image = try #require(
      plan.image { $0 == TileCoordinate(column: 0, row: 0) ? half : nil })
    let bitmap = try #require(Bitmap(image))
    for y in 10..<140 {
      #expect(bitmap[60, y].alpha == 255 && bitmap[90, y].alpha == 0, "\(y)")
    }
  }

  @Test("An area beside the drawing has no thumbnail")
  func none() {
    let canvas = PixelSize(width: 64, height: 64)
    let size = PixelSize(width: 8, height: 8)
    #expect(
      StepThumbnail(of: PixelRect(x: 99, y: 0, width: 5, height: 5), in: canvas, size: size) == nil)
    #expect(StepThumbnail(of: .zero, in: canvas, size: size) == nil)
    #expect(StepThumbnail(of: canvas.bounds, in: canvas, size: .zero) == nil)
  }
}
