import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Elements drawn at another scale")
struct ElementPieceTests {
  private static let freehand = ElementRedrawTests.names.filter {
    ArchivedBrush.standard($0) is any FreehandBrush
  }

  /// What a hand draws with a brush, on a board of 300 by 260 pixels.
  private static func element(_ brush: any Brush, using random: inout SeededGenerator)
    -> StrokeElement
  {
    let samples = RandomStroke.samples(
      30, in: CGSize(width: 300, height: 260), using: &random)
    let color = CGColor(srgbRed: 0.31, green: 0.77, blue: 0.123, alpha: 0.9)
    return StrokeElement(
      brush: brush,
      style: StrokeStyle(color: color, width: 5.7, opacity: 0.83).storable(in: .sRGB),
      smoothing: .midpoint, samples: samples.compactMap { $0.storable(since: 0) })
  }

  private static func piece(
    _ element: StrokeElement, _ rect: PixelRect, scale: CGFloat
  ) throws -> [UInt32] {
    let piece = try #require(ElementPiece(rect, scale: scale, colorSpace: .sRGB))
    piece.draw(element, parts: .whole)
    return try #require(piece.image()).pixels()
  }

  @Test(
    "A stroke of any brush equals that of a board of the scale",
    arguments: ElementRedrawTests.names, [1, 3, 4.7] as [CGFloat])
  func whole(name: String, scale: CGFloat) throws {
    let standard = try #require(ArchivedBrush.standard(name))
    guard !(standard is FillBrush) else { return }
    var random = SeededGenerator(seed: 5)
    expectEach(ElementRedrawTests.brushes(like: standard)) { brush in
      let element = Self.element(brush, using: &random)
      let board = try BoardFixture(
        Int((300 * scale).rounded(.up)), Int((260 * scale).rounded(.up)), scale: scale)
      element.draw(on: board.canvas)
      let pixels = try Self.piece(element, board.canvas.size.bounds, scale: scale)
      // What is drawn by Core Graphics has other edges where it is clipped.
      let tolerance = brush is any FreehandBrush ? 1 : 3
      #expect(pixels.distance(to: board.pixels) <= tolerance, "\(brush)")
      #expect(pixels.contains { $0 != 0 } || brush is EraserBrush, "\(brush)")
    }
  }

  @Test("A piece is the same wherever the picture is divided", arguments: freehand)
  func pieces(name: String) throws {
    let standard = try #require(ArchivedBrush.standard(name))
    var random = SeededGenerator(seed: 6)
    expectEach(ElementRedrawTests.brushes(like: standard)) { brush in
      let element = Self.element(brush, using: &random)
      let whole = PixelRect(x: 0, y: 0, width: 600, height: 520)
      let pixels = try Self.piece(element, whole, scale: 2)
      for part in [
        PixelRect(x: 0, y: 0, width: 130, height: 240),
        PixelRect(x: 130, y: 100, width: 256, height: 200),
        PixelRect(x: 386, y: 240, width: 214, height: 280),
      ] {
        let expected = (part.y..<part.maxY).flatMap { y in
          pixels[y * whole.width + part.x..<y * whole.width + part.maxX]
        }
        #expect(try Self.piece(element, part, scale: 2).distance(to: expected) <= 1, "\(brush)")
      }
    }
  }

  @Test("Parts of a stroke are where they are on the board")
  func parts() throws {
    var random = SeededGenerator(seed: 7)
    let element = Self.element(PencilBrush(), using: &random)
    var parts = StrokeParts.whole
    parts.remove(3.25...9.5)
    parts.remove(20...22)
    let board = try BoardFixture(600, 520, scale: 2)
    element.draw(on: board.canvas, parts: parts)
    let piece = try #require(ElementPiece(board.canvas.size.bounds, scale: 2, colorSpace: .sRGB))
    piece.draw(element, parts: parts)
    let pixels = try #require(piece.image()).pixels()
    #expect(pixels.distance(to: board.pixels) <= 1)
    #expect(try Self.piece(element, board.canvas.size.bounds, scale: 2) != pixels)
  }

  @Test("Pixels of the board replace the pixels below them")
  func patch() throws {
    let board = try BoardFixture(64, 64)
    let before = board.draw(PencilBrush(), [(0, 32), (64, 32)], width: 60, color: .opaqueRed)
    let after = board.draw(EraserBrush(), [(32, 0), (32, 64)], width: 20, opacity: 0.5)
    let piece = try #require(ElementPiece(board.canvas.size.bounds, scale: 1, colorSpace: .sRGB))
    for changes in [before, after] {
      let patch = try #require(
        PixelPatch(changes, of: board.canvas.size, colorSpace: .sRGB))
      piece.draw(patch, scale: 1)
    }
    #expect(try #require(piece.image()).pixels().distance(to: board.pixels) <= 1)
  }
}

extension CGImage {
  /// Every pixel, row by row, blue lowest.
  func pixels() throws -> [UInt32] {
    let board = try BoardFixture(width, height)
    board.canvas.context.interpolationQuality = .none
    board.canvas.context.drawUpright(
      self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return board.pixels
  }
}

extension [UInt32] {
  /// The largest difference of a component of a pixel.
  func distance(to other: [UInt32]) -> Int {
    guard count == other.count else { return 255 }
    var largest = 0
    for index in differences(from: other) {
      let (pixel, another) = (self[index], other[index])
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = Swift.max(
          largest, abs(Int(pixel >> shift & 0xFF) - Int(another >> shift & 0xFF)))
      }
    }
    return largest
  }
}
