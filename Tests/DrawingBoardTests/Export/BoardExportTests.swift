import CoreGraphics
@testable import DrawingBoard
import TestSupport
import Testing

struct BoardExportTests {
  private let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

  private func board() throws -> BoardFixture {
    let board = try BoardFixture(200, 120, scale: 2)
    board.draw(PencilBrush(), [(10, 30), (90, 30)], width: 8, color: .opaqueRed)
    return board
  }

  @Test("An image has the board's pixels unless another scale is asked for")
  func scale() async throws {
    let board = try board()
    let image = try #require(try await BoardExport(canvas: board.canvas).image()?.cgImage)
    #expect((image.width, image.height) == (200, 120))
    #expect(try ImageProbe(image).pixels == board.pixels)
    await expectEach(
      [(1, (100, 60)), (3, (300, 180)), (0.5, (50, 30))] as [(CGFloat, (Int, Int))],
      named: { "\($0.0)" }
    ) { scale, size in
      let export = BoardExport(canvas: board.canvas)
      let image = try #require(try await export.image(scale: scale)?.cgImage)
      #expect((image.width, image.height) == size, "\(scale)")
      let probe = try ImageProbe(image)
      #expect(probe[Int(50 * scale), Int(30 * scale)] == 0xFFFF_0000, "\(scale)")
      #expect(probe[Int(50 * scale), Int(10 * scale)] == 0, "\(scale)")
    }
  }

  @Test("A nonpositive or nonfinite scale is replaced by the board's own, a huge one is limited")
  func badScale() async throws {
    let board = try board()
    await expectEach([0, -1, .nan, .infinity] as [CGFloat]) { scale in
      let image = try await BoardExport(canvas: board.canvas).image(scale: scale)?.cgImage
      #expect(image?.width == 200, "\(scale)")
    }
    let tiny = try BoardFixture(200, 2)
    await expectEach([(1e9, 16_384), (1e-9, 1)] as [(CGFloat, Int)], named: { "\($0.0)" }) {
      scale, width in
      let image = try await BoardExport(canvas: tiny.canvas).image(scale: scale)?.cgImage
      #expect(image?.width == width, "\(scale)")
    }
  }

  @Test("Without a background an image is transparent, not black")
  func transparent() async throws {
    let board = try board()
    let probe = try ImageProbe(try await BoardExport(canvas: board.canvas).image()?.cgImage)
    #expect(probe[5, 5] == 0)
    #expect(probe[100, 60] == 0xFFFF_0000)
  }

  @Test("A background lies under the strokes, and the board keeps none of it")
  func background() async throws {
    let board = try board()
    let before = board.pixels
    let export = BoardExport(canvas: board.canvas, background: BoardBackground(color: white))
    let probe = try ImageProbe(try await export.image()?.cgImage)
    #expect(probe[5, 5] == 0xFFFF_FFFF)
    #expect(probe[100, 60] == 0xFFFF_0000)
    #expect(board.pixels == before)
  }

  @Test("Erased parts show the background")
  func erased() async throws {
    let board = try board()
    board.draw(EraserBrush(), [(50, 10), (50, 50)], width: 10)
    let export = BoardExport(canvas: board.canvas, background: BoardBackground(color: white))
    let probe = try ImageProbe(try await export.image()?.cgImage)
    #expect(probe[100, 60] == 0xFFFF_FFFF)
  }

  @Test("Over a photo every pixel of the photo is kept, and strokes have its resolution")
  func photo() async throws {
    let board = try board()
    // Six pixels of the photo for a point of the board.
    let photo = try ImageProbe.noise(width: 600, height: 360)
    let export = BoardExport(
      canvas: board.canvas, background: BoardBackground(image: photo, placement: .fit))
    let image = try #require(try await export.imageOverPhoto()?.cgImage)
    #expect((image.width, image.height) == (600, 360))
    let (result, original) = (try ImageProbe(image), try ImageProbe(photo))
    #expect(result[300, 180] == 0xFFFF_0000)
    // Above and below the stroke, which is eight points wide, no pixel is another.
    #expect(result.pixels.prefix(600 * 150) == original.pixels.prefix(600 * 150))
    #expect(result.pixels.suffix(600 * 150) == original.pixels.suffix(600 * 150))
  }

  @Test("Strokes keep their place on a photo of other proportions", arguments: [true, false])
  func photoOfOtherProportions(fits: Bool) async throws {
    let board = try board()
    // The board is 100 by 60; a square photo lies within 60 of it, or hangs over to 100.
    let photo = try ImageProbe.noise(width: 300, height: 300)
    let export = BoardExport(
      canvas: board.canvas,
      background: BoardBackground(image: photo, placement: fits ? .fit : .fill))
    let result = try ImageProbe(try await export.imageOverPhoto()?.cgImage)
    // The stroke is in the middle of either; its end at 10, 30 of the board.
    #expect(result[150, 150] == 0xFFFF_0000)
    #expect(result[fits ? 2 : 32, 150] == 0xFFFF_0000)
    let original = try ImageProbe(photo)
    #expect(result[4, 40] == original[4, 40])
    let none = try await BoardExport(canvas: board.canvas).imageOverPhoto()
    #expect(none == nil)
  }
}

/// The pixels of an image: blue, green, red, alpha, premultiplied, from the lowest byte up.
struct ImageProbe {
  let width: Int
  let pixels: [UInt32]

  /// - Parameter space: The color space of the pixels; `nil` for sRGB.
  init(_ image: CGImage?, in space: CGColorSpace? = nil) throws {
    let image = try #require(image)
    let (width, height) = (image.width, image.height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isDrawn = try pixels.withUnsafeMutableBytes { bytes in
      let space = try #require(space ?? CGColorSpace(name: CGColorSpace.sRGB))
      let context = CGContext(
        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      return context != nil
    }
    guard isDrawn else { throw FixtureError.noCanvas }
    self.width = width
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The largest difference of a component of a pixel; 255 if the sizes differ.
  func distance(to other: ImageProbe) -> Int {
    guard pixels.count == other.pixels.count, width == other.width else { return 255 }
    var largest = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
      }
    }
    return largest
  }

  /// An opaque image in which hardly two pixels are alike.
  static func noise(width: Int, height: Int) throws -> CGImage {
    try make(width: width, height: height) { x, y in
      0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 7919 &+ y &* 104_729) &* 2_654_435) & 0xFF_FFFF
    }
  }

  /// An image of which each pixel is stated.
  static func make(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) throws -> CGImage {
    let canvas = try #require(BoardCanvas(size: PixelSize(width: width, height: height)))
    let updates = TileGrid(covering: canvas.size.bounds).map { coordinate in
      let tile = TilePixels { bytes in
        for y in 0..<Tile.side {
          for x in 0..<Tile.side {
            let (column, row) = (coordinate.rect.x + x, coordinate.rect.y + y)
            bytes.storeBytes(
              of: column < width && row < height ? pixel(column, row) : 0,
              toByteOffset: y * Tile.bytesPerRow + x * Tile.bytesPerPixel, as: UInt32.self)
          }
        }
      }
      return TileUpdate(coordinate: coordinate, pixels: tile)
    }
    canvas.apply(updates)
    return try #require(canvas.image(of: canvas.size.bounds))
  }
}
