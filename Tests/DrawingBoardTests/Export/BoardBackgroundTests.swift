import CoreGraphics
@testable import DrawingBoard
import TestSupport
import Testing

struct BoardBackgroundTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func drawn(_ background: BoardBackground) async throws -> ImageProbe {
    let board = try BoardFixture(100, 60)
    let export = BoardExport(canvas: board.canvas, background: background)
    return try ImageProbe(try await export.image()?.cgImage)
  }

  /// Red above, blue below.
  private func flag(width: Int, height: Int) throws -> CGImage {
    try ImageProbe.make(width: width, height: height) { _, y in
      y < height / 2 ? 0xFFFF_0000 : 0xFF00_00FF
    }
  }

  @Test("An empty background is transparent")
  func nothing() async throws {
    #expect(try await drawn(BoardBackground()).pixels.allSatisfy { $0 == 0 })
    #expect(BoardBackground().imageRect(in: bounds).isNull)
  }

  @Test("An image covers the board, in proportion")
  func fill() async throws {
    let background = BoardBackground(image: try flag(width: 40, height: 40), placement: .fill)
    #expect(background.imageRect(in: bounds) == CGRect(x: 0, y: -20, width: 100, height: 100))
    let probe = try await drawn(background)
    #expect(probe[2, 2] == 0xFFFF_0000)
    #expect(probe[97, 57] == 0xFF00_00FF)
    #expect(probe.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("An image that fits leaves the color beside it")
  func fit() async throws {
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    let background = BoardBackground(
      color: white, image: try flag(width: 40, height: 40), placement: .fit)
    #expect(background.imageRect(in: bounds) == CGRect(x: 20, y: 0, width: 60, height: 60))
    let probe = try await drawn(background)
    #expect(probe[5, 30] == 0xFFFF_FFFF)
    #expect(probe[50, 5] == 0xFFFF_0000)
    #expect(probe[50, 55] == 0xFF00_00FF)
  }

  @Test("Tiles begin at the top left, upright, at the image's own scale")
  func tile() async throws {
    let background = BoardBackground(
      image: try flag(width: 20, height: 20), placement: .tile, imageScale: 2)
    #expect(background.imageRect(in: bounds) == CGRect(x: 0, y: 0, width: 10, height: 10))
    let probe = try await drawn(background)
    for top in stride(from: 0, to: 60, by: 10) {
      #expect(probe[33, top + 2] == 0xFFFF_0000)
      #expect(probe[33, top + 7] == 0xFF00_00FF)
    }
    #expect(probe.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("A scale out of range is replaced by 1")
  func badScale() throws {
    expectEach([0, -2, .nan, .infinity] as [CGFloat]) { scale in
      let background = BoardBackground(
        image: try flag(width: 20, height: 20), placement: .tile, imageScale: scale)
      #expect(background.imageRect(in: bounds).width == 20, "\(scale)")
    }
  }
}
