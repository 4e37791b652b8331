import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The picture drawn again from its elements")
struct ElementSceneTests {
  private static let size = CGSize(width: 300, height: 260)

  private static func scene(
    _ board: ErasedBoard, decoded: ElementCache = ElementCache()
  ) throws -> ElementScene {
    let canvas = board.board.canvas
    return try ElementScene(
      ElementScene.Source(
        store: board.stack.store, size: canvas.size, scale: canvas.scale,
        colorSpace: canvas.colorSpace),
      area: canvas.size.bounds, decoded: decoded)
  }

  private static func pixels(_ board: ErasedBoard, scale: CGFloat = 1) throws -> [UInt32] {
    let size = board.board.canvas.size
    let rect = PixelRect(
      x: 0, y: 0, width: Int(CGFloat(size.width) * scale),
      height: Int(CGFloat(size.height) * scale))
    return try #require(try scene(board).image(of: rect, scale: scale)).pixels()
  }

  private static let color = CGColor(srgbRed: 0.31, green: 0.77, blue: 0.123, alpha: 0.9)

  private static func randomBrush(using random: inout SeededGenerator) -> any Brush {
    let brushes: [any Brush] = [
      PencilBrush(), PencilBrush(dashes: [2, 3]), PenBrush(), MarkerBrush(), HighlighterBrush(),
      EraserBrush(), EraserBrush(mode: .strokes), EraserBrush(mode: .parts), LineBrush(),
      RectangleBrush(isFilled: true), FillBrush(),
    ]
    return brushes[Int.random(in: 0..<brushes.count, using: &random)]
  }

  @Test(
    "At the scale of the board the elements draw the picture, whatever was drawn", arguments: 0..<6)
  func atScaleOfBoard(seed: UInt64) throws {
    var random = SeededGenerator(seed: 40 + seed)
    let board = try ErasedBoard()
    for number in 0..<30 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        board.paste(
          PixelRect(
            x: .random(in: 0..<250, using: &random), y: .random(in: 0..<200, using: &random),
            width: 40, height: 50))
      case 2:
        try board.place(
          CGRect(x: .random(in: 0..<250, using: &random), y: 30, width: 40, height: 50))
      case 1:
        if let updates = try? board.stack.undo() { board.board.canvas.apply(updates) }
      case 3 where board.stack.count > 12:
        board.stack.limits.stepLimit = board.stack.count - 3
        board.stack.limits.stepLimit = nil
      default:
        board.draw(
          Self.randomBrush(using: &random),
          RandomStroke.samples(
            number % 5 == 0 ? 2 : 20, in: Self.size, using: &random),
          width: .random(in: 1...30, using: &random), opacity: number % 3 == 0 ? 0.6 : 1,
          color: number % 2 == 0 ? Self.color : .opaqueRed)
      }
    }
    #expect(try Self.pixels(board).distance(to: board.board.pixels) <= 2)
  }

  @Test("At another scale the elements draw what a board of that scale would show")
  func scaled() throws {
    var random = SeededGenerator(seed: 3)
    let (board, large) = (try ErasedBoard(), try BoardFixture(1200, 1040, scale: 4))
    for brush in [PencilBrush(), HighlighterBrush(), EraserBrush(), PenBrush()] as [any Brush] {
      let samples = RandomStroke.samples(20, in: Self.size, using: &random)
      board.draw(brush, samples, width: 14, opacity: 0.8)
      large.session(brush, width: 14, opacity: 0.8).drawAll(samples)
    }
    #expect(try Self.pixels(board, scale: 4).distance(to: large.pixels) <= 1)
  }

  @Test("A partly erased stroke is crisp, and gone where it was erased")
  func erased() throws {
    let (board, large) = (try ErasedBoard(), try BoardFixture(1200, 1040, scale: 4))
    board.draw(PencilBrush(), through: [(20, 100), (280, 100)], width: 10)
    board.draw(EraserBrush(mode: .parts), through: [(150, 20), (150, 200)], width: 40)
    board.draw(PencilBrush(), through: [(20, 200), (280, 200)], width: 10)
    board.draw(EraserBrush(mode: .strokes), through: [(150, 190), (150, 210)], width: 4)
    let step = try #require(board.stack.step(at: 0))
    let elements = step.elements.elements(colorSpace: .sRGB)
    guard case .stroke(let element) = try #require(elements.first) else {
      Issue.record("no stroke")
      return
    }
    let parts = try #require(ElementRedraw(of: board.stack, on: board.board.canvas)).parts(
      of: ElementID(step: step.id, number: 0))
    #expect(parts.ranges.count == 2)
    element.draw(on: large.canvas, parts: parts)
    #expect(try Self.pixels(board, scale: 4).distance(to: large.pixels) <= 1)
  }

  @Test("Content without elements is shown scaled, in its place among the strokes")
  func pixels() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: [(20, 60), (280, 60)], width: 30, color: .opaqueRed)
    board.paste(PixelRect(x: 100, y: 20, width: 100, height: 80))
    board.draw(PencilBrush(), through: [(150, 10), (150, 240)], width: 10)
    let pixels = try Self.pixels(board, scale: 2)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * 2 * 600 + x * 2] }
    #expect(pixel(50, 60) == 0xFFFF_0000)
    #expect(pixel(150, 60) == 0xFF00_00FF)
    #expect(pixel(120, 60) & 0xFFFF_00FF == 0xFF00_0000)
    #expect(pixel(50, 120) == 0)
  }

  @Test("An expired stroke is shown scaled below the remaining ones")
  func expired() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: [(20, 60), (280, 60)], width: 30, color: .opaqueRed)
    board.draw(PencilBrush(), through: [(150, 10), (150, 240)], width: 10)
    board.stack.limits.stepLimit = 1
    #expect(board.stack.count == 1)
    let pixels = try Self.pixels(board, scale: 2)
    #expect(pixels[120 * 600 + 100] == 0xFFFF_0000)
    #expect(pixels[120 * 600 + 300] == 0xFF00_00FF)
  }

  @Test("Completely erased strokes are not drawn below later ones")
  func cleared() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: [(20, 60), (280, 60)], width: 30, color: .opaqueRed)
    board.clear()
    board.draw(PencilBrush(), through: [(150, 10), (150, 240)], width: 10, opacity: 0.5)
    let pixels = try Self.pixels(board, scale: 2)
    #expect(pixels[120 * 600 + 100] == 0)
    #expect(pixels[120 * 600 + 300] == board.board.canvas.pixel(x: 150, y: 60))
  }

  @Test("Steps are decoded once, and again when they have changed or memory is short")
  func cache() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: [(20, 60), (280, 60)])
    let cache = ElementCache()
    let step = try #require(board.stack.step(at: 0))
    func count() -> Int { cache.elements(of: step, colorSpace: .sRGB).count }
    #expect(count() == 1)
    var changed = step
    changed.elements = .none
    guard case .pixels = try #require(cache.elements(of: changed, colorSpace: .sRGB).first) else {
      Issue.record("the elements of another step")
      return
    }
    #expect(count() == 1)
    cache.removeAll()
    #expect(count() == 1)
  }
}

extension ErasedBoard {
  /// Makes every pixel transparent, in a step.
  fileprivate func clear() {
    let canvas = board.canvas
    canvas.capture(canvas.size.bounds)
    for tile in TileGrid(covering: canvas.size.bounds) { canvas.memory.write(nil, at: tile) }
    stack.push(name: "Clear", changes: canvas.commit())
  }
}

extension StrokeSession {
  /// Draws a whole stroke.
  func drawAll(_ samples: [StrokeSample]) {
    guard let first = samples.first else { return }
    begin(at: first)
    for sample in samples.dropFirst() { move(to: [sample]) }
    end()
  }
}
