import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

extension ErasedBoard {
  /// Places an image of noise as a step, translucent in one half of its rows and opaque in the other.
  func place(_ rect: CGRect, isOpaque: Bool = false) throws {
    let image = try ImageProbe.make(width: 40, height: 30) { x, y in
      let noise = UInt32(truncatingIfNeeded: x &* 7919 ^ y &* 104_729)
      let alpha: UInt32 = isOpaque || y % 2 == 0 ? 255 : noise >> 8 & 0xFF
      let color = alpha == 0 ? 0 : noise % alpha
      return alpha << 24 | color << 16 | color << 8 | alpha
    }
    let imported = board.canvas.importImage(in: rect) { $0.drawUpright(image, in: rect) }
    stack.push(name: "Image", changes: imported.changes, elements: .image(imported.element))
  }
}

@Suite("Images of a drawing")
struct ImageElementTests {
  private static let rect = CGRect(x: 60, y: 37, width: 150, height: 120)

  private static let across: [(CGFloat, CGFloat)] = [(20, 60), (100, 75), (200, 50), (280, 70)]

  private static func element(_ board: ErasedBoard, step: Int) throws -> ImageElement {
    let elements = board.stack.steps[step].elements.elements(colorSpace: .sRGB)
    guard elements.count == 1, case .image(let image) = elements[0] else {
      throw FixtureError.noCanvas
    }
    return image
  }

  @Test(
    "An image over a stroke stays in place when the stroke is erased below it",
    arguments: [false, true], [1, 2, 3] as [CGFloat])
  func erasedBelow(isOpaque: Bool, scale: CGFloat) throws {
    func scaled(_ points: [(CGFloat, CGFloat)]) -> [(CGFloat, CGFloat)] {
      points.map { ($0.0 / scale, $0.1 / scale) }
    }
    let rect = Self.rect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let (board, without) = (try ErasedBoard(scale: scale), try ErasedBoard(scale: scale))
    for target in [board, without] {
      target.draw(MarkerBrush(), through: scaled([(90, 20), (110, 200)]), color: .opaqueRed)
      if target === board {
        target.draw(PencilBrush(), through: scaled(Self.across), width: 12 / scale, opacity: 0.7)
      }
      try target.place(rect, isOpaque: isOpaque)
      target.draw(HighlighterBrush(), through: scaled([(70, 150), (250, 90)]), width: 20 / scale)
    }
    let isOver = board.board.pixels != without.board.pixels
    #expect(isOver)
    board.draw(
      EraserBrush(mode: .strokes), through: scaled([(30, 40), (30, 90)]), width: 4 / scale)
    let isSame = board.board.pixels == without.board.pixels
    #expect(isSame)
    #expect(try board.redrawDifference() == 0)
    try board.undo()
    board.draw(
      EraserBrush(mode: .parts), through: scaled([(140, 20), (140, 200)]), width: 20 / scale)
    #expect(try board.redrawDifference() == 0)
  }

  @Test("An image in the color of a stroke below it covers the stroke, also when that is erased")
  func sameColor() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: Self.across, width: 20)
    let blue = try ImageProbe.make(width: 4, height: 4) { _, _ in 0xFF00_00FF }
    let imported = board.board.canvas.importImage(in: Self.rect) {
      $0.interpolationQuality = .none
      $0.drawUpright(blue, in: Self.rect)
    }
    board.stack.push(
      name: "Image", changes: imported.changes, elements: .image(imported.element))
    board.draw(EraserBrush(mode: .strokes), through: [(30, 40), (30, 90)], width: 4)
    #expect(board.board.alpha(30, 62) == 0)
    #expect(board.board.canvas.pixel(x: 100, y: 74) == 0xFF00_00FF)
    #expect(try board.redrawDifference() == 0)
  }

  @Test("Only tiles with other pixels in the step are stored once more")
  func size() throws {
    let board = try ErasedBoard()
    try board.place(Self.rect)
    #expect(try Self.element(board, step: 0).tileCount == 0)
    #expect(DrawingElement.bytes(of: try Self.element(board, step: 0)).count < 16)
    board.draw(PencilBrush(), through: [(64, 64), (100, 80)], width: 6)
    try board.place(Self.rect, isOpaque: true)
    #expect(try Self.element(board, step: 2).tileCount <= 6)
    try board.place(CGRect(x: 64, y: 64, width: 128, height: 64), isOpaque: true)
    let count = try Self.element(board, step: 3).tileCount
    #expect(count == 0)
    try board.place(Self.rect)
    #expect(try Self.element(board, step: 4).tileCount == 12)
  }

  @Test("An image is decoded from its bytes, and other bytes are an unknown element")
  func bytes() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: Self.across, width: 30)
    try board.place(Self.rect)
    let image = try Self.element(board, step: 1)
    #expect(image.tileCount > 0)
    let bytes = DrawingElement.bytes(of: image)
    let elements = DrawingElement.elements(of: bytes, colorSpace: .sRGB)
    guard case .image(let again)? = elements.first else {
      Issue.record("no image")
      return
    }
    #expect(again.rect == image.rect && again.tileCount == image.tileCount)
    for tile in TileGrid(covering: image.rect) {
      #expect(again.pixels(at: tile, of: nil) == image.pixels(at: tile, of: nil))
    }
    #expect(DrawingElement.bytes(of: again) == bytes)
    let isImage = StepElements.bytes(bytes[...]).hasImage
    #expect(isImage)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<Torture.count(200, torture: 20_000) {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[random.next(below: damaged.count)] = UInt8(random.next(below: 256))
      }
      // Whatever it is read as, nothing traps.
      _ = DrawingElement.elements(of: damaged, colorSpace: .sRGB)
      _ = DrawingElement.heads(of: damaged)
    }
  }

  @Test("A step that an image has joined is one of pixels")
  func joined() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: Self.across)
    let imported = board.board.canvas.importImage(
      try ImageProbe.make(width: 4, height: 4) { _, _ in 0xFFFF_FFFF })
    board.stack.push(
      name: "Image", changes: imported.changes, elements: .image(imported.element),
      joinsPrevious: true)
    #expect(board.stack.steps.count == 1)
    let isEmpty = board.stack.steps[0].elements.isEmpty
    #expect(isEmpty)
  }

  @Test("JSON has an image with its place, and draws it as an image again")
  func json() async throws {
    let board = try ErasedBoard(scale: 2)
    board.draw(PencilBrush(), through: [(10, 20), (140, 110)], width: 20, opacity: 0.7)
    try board.place(CGRect(x: 30.5, y: 20, width: 75, height: 60))
    board.draw(EraserBrush(mode: .strokes), through: [(5, 14), (20, 14)], width: 4)
    let export = BoardExport(canvas: board.board.canvas, stack: board.stack)
    let data = try #require(try await export.jsonData())
    let document = try DrawingDocument(data)
    let image = try #require(document.elements.first?.image)
    #expect(document.elements.count == 1)
    #expect(image.isPlaced == true && image.removal == nil)
    #expect(image.frame == [61, 40, 150, 120])
    let again = try BoardFixture(300, 260, scale: 2)
    let elements = try document.elements.map {
      try DocumentElement($0, colorSpace: .sRGB, scale: document.scale).draw(on: again.canvas)
        .elements
    }
    let isSame = again.pixels == board.board.pixels
    #expect(isSame)
    #expect(elements.allSatisfy { $0.hasImage })
  }

  @Test("SVG has an image at its place, complete where strokes lie below it")
  func svg() async throws {
    let fixture = try VectorFixture(scale: 4)
    fixture.draw(PencilBrush(), [(20, 60), (280, 90)], width: 30)
    let photo = try ImageProbe.make(width: 40, height: 30) { x, y in
      0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 8)
    }
    let imported = fixture.board.canvas.importImage(photo, placement: .fit)
    fixture.stack.push(
      name: "Image", changes: imported.changes, elements: .image(imported.element))
    let svg = try await fixture.svg()
    #expect(svg.components(separatedBy: "<image").count == 2)
    #expect(svg.contains("<image x=\"0\" y=\"1120\" width=\"19200\" height=\"14400\""))
    #expect(!svg.contains("<mask"))
    if VectorTool.hasSVG {
      let shown = try VectorTool.image(svg: Data(svg.utf8), scale: 4)
      #expect(try fixture.difference(from: shown) <= 0.01)
    }
    if VectorTool.hasPDF {
      let file = try #require(try await fixture.export.pdfData())
      #expect(try fixture.difference(from: try VectorTool.image(pdf: file, scale: 4)) <= 0.01)
    }
  }
}
