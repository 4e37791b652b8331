import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// A picture with its history, whose strokes can be erased.
final class ErasedBoard {
  let board: BoardFixture
  let stack: ImageStack

  init(_ stack: ImageStack = ImageStack(store: .temporary()), scale: CGFloat = 1) throws {
    board = try BoardFixture(300, 260, scale: scale)
    self.stack = stack
    board.canvas.makeRedraw = { [unowned self] in ElementRedraw(of: self.stack, on: board.canvas) }
  }

  func draw(
    _ brush: any Brush, _ samples: [StrokeSample], width: CGFloat = 6, opacity: CGFloat = 1,
    color: CGColor = .opaqueBlue
  ) {
    guard let session = begin(brush, samples, width: width, opacity: opacity, color: color) else {
      return
    }
    stack.push(
      name: session.name, changes: session.end().changes, elements: session.elements)
  }

  func draw(
    _ brush: any Brush, through points: [(CGFloat, CGFloat)], width: CGFloat = 6,
    opacity: CGFloat = 1, color: CGColor = .opaqueBlue
  ) {
    draw(
      brush, points.map { StrokeSample(location: CGPoint(x: $0.0, y: $0.1)) }, width: width,
      opacity: opacity, color: color)
  }

  /// Begins a stroke, and draws all of it but the end.
  func begin(
    _ brush: any Brush, _ samples: [StrokeSample], width: CGFloat, opacity: CGFloat = 1,
    color: CGColor = .opaqueBlue
  ) -> StrokeSession? {
    guard let first = samples.first else { return nil }
    let session = board.session(brush, width: width, opacity: opacity, color: color)
    session.begin(at: first)
    for sample in samples.dropFirst() { session.move(to: [sample]) }
    return session
  }

  /// Puts an image of noise somewhere, of which the history has pixels alone.
  func paste(_ rect: PixelRect) {
    board.canvas.capture(rect)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        let noise = UInt32(truncatingIfNeeded: (x &* 7919 ^ y &* 104_729) & 0xFF)
        board.canvas.memory.address(x: x, y: y)
          .storeBytes(of: 0xFF00_0000 | noise << 8, as: UInt32.self)
      }
    }
    stack.push(name: "Image", changes: board.canvas.commit())
  }

  func undo() throws { board.canvas.apply(try stack.undo()) }
  func redo() throws { board.canvas.apply(try stack.redo()) }

  /// The number of pixels that differ between the picture and the same drawn from its elements.
  func redrawDifference() throws -> Int {
    let redraw = try #require(ElementRedraw(of: stack, on: board.canvas))
    let tiles = Set(TileGrid(covering: board.canvas.size.bounds))
    let again = try BoardFixture(
      board.canvas.size.width, board.canvas.size.height, scale: board.canvas.scale)
    again.canvas.apply(try redraw.draw(tiles))
    return again.pixels.differences(from: board.pixels).count
  }
}

@Suite("An eraser of strokes and of their parts")
struct ElementEraserStrokeTests {
  private let across: [(CGFloat, CGFloat)] = [(20, 60), (100, 75), (200, 50), (280, 70)]
  private let below: [(CGFloat, CGFloat)] = [(20, 160), (100, 175), (200, 150), (280, 170)]
  private let down: [(CGFloat, CGFloat)] = [(150, 20), (151, 100), (150, 200)]

  @Test(
    "A touched stroke is removed, and the picture is as if it had never been drawn",
    arguments: [1, 2, 3])
  func wholeStrokes(scale: CGFloat) throws {
    let size: (CGFloat, CGFloat) = (1 / scale, 1 / scale)
    func scaled(_ points: [(CGFloat, CGFloat)]) -> [(CGFloat, CGFloat)] {
      points.map { ($0.0 * size.0, $0.1 * size.1) }
    }
    let (board, without) = (try ErasedBoard(scale: scale), try ErasedBoard(scale: scale))
    for target in [board, without] {
      target.draw(PencilBrush(), through: scaled(below), color: .opaqueRed)
      if target === board {
        target.draw(PenBrush(), through: scaled(across), width: 9, opacity: 0.6)
        target.draw(RectangleBrush(), through: scaled([(140, 30), (180, 90)]))
      }
      target.draw(HighlighterBrush(), through: scaled(down), width: 20 / scale)
    }
    board.draw(
      EraserBrush(mode: .strokes), through: scaled([(144, 20), (144, 130)]), width: 4 / scale)
    #expect(board.stack.count == 5)
    // The highlighter was touched as well.
    try without.undo()
    #expect(board.board.pixels == without.board.pixels)
    try board.undo()
    try without.redo()
    #expect(board.board.pixels != without.board.pixels)
    #expect(try board.redrawDifference() == 0)
    try board.redo()
    try without.undo()
    #expect(board.board.pixels == without.board.pixels)
    #expect(try board.redrawDifference() == 0)
  }

  @Test("No pixel changes that is farther from the eraser than half of the stroke's width")
  func partsReach() throws {
    let brushes: [any Brush] = [
      PencilBrush(), PencilBrush(dashes: [2, 3]), PenBrush(), HighlighterBrush(),
    ]
    var random = SeededGenerator(seed: 8)
    for brush in brushes {
      for _ in 0..<Torture.count(6, torture: 400) {
        let board = try ErasedBoard()
        let size = CGSize(width: 300, height: 260)
        let samples = RandomStroke.samples(60, in: size, hasForce: false, using: &random)
        let width = CGFloat(2 + random.next(below: 24))
        board.draw(brush, samples, width: width)
        let before = board.board.pixels
        let path = RandomStroke.samples(12, in: size, using: &random).map(\.location)
        let radius = CGFloat(1 + random.next(below: 14))
        board.draw(
          EraserBrush(mode: .parts), path.map { StrokeSample(location: $0) }, width: radius * 2)
        let after = board.board.pixels
        var farthest: CGFloat = 0
        for position in before.indices where before[position] != after[position] {
          let pixel = CGPoint(
            x: CGFloat(position % 300) + 0.5, y: CGFloat(position / 300) + 0.5)
          let distance = zip(path, path.dropFirst()).map {
            Capsule(start: $0, end: $1, radius: 0).distance(toLineFrom: pixel, to: pixel)
          }.min()
          farthest = max(farthest, (distance ?? 0) - radius)
        }
        // Soft edges are a pixel, and locations are stored in steps.
        #expect(farthest <= width / 2 + 1, "\(brush), width \(width), radius \(radius)")
      }
    }
  }

  @Test("Every stroke that an event crosses is cut, however far the touch has moved")
  func crossesAll() throws {
    let board = try ErasedBoard()
    for column in 0..<12 {
      let x = CGFloat(20 + column * 20)
      board.draw(PencilBrush(), through: [(x, 40), (x, 120), (x, 200)], width: 3)
    }
    let before = board.board.pixels
    board.draw(EraserBrush(mode: .parts), through: [(5, 120), (290, 120)], width: 10)
    for column in 0..<12 {
      let x = 20 + column * 20
      #expect(board.board.alpha(x, 120) == 0, "column \(column)")
      #expect(board.board.alpha(x, 60) == 255 && board.board.alpha(x, 180) == 255)
    }
    let redraw = try #require(ElementRedraw(of: board.stack, on: board.board.canvas))
    #expect(
      redraw.items.map { redraw.parts(of: $0.id).ranges.count } == Array(repeating: 2, count: 12))
    #expect(try board.redrawDifference() == 0)
    try board.undo()
    #expect(board.board.pixels == before)
  }

  @Test("A piece is removed alone once the stroke is cut")
  func pieces() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: across)
    board.draw(EraserBrush(mode: .parts), through: down, width: 16)
    board.draw(EraserBrush(mode: .strokes), through: [(40, 40), (40, 90)], width: 2)
    #expect(board.board.alpha(60, 67) == 0)
    #expect((40..<100).contains { board.board.alpha(250, $0) == 255 })
    #expect(try board.redrawDifference() == 0)
  }

  @Test("The eraser touches the width that force gives a line")
  func force() throws {
    for (force, isTouched) in [(4.0, true), (0.05, false)] as [(CGFloat, Bool)] {
      let board = try ErasedBoard()
      let samples = (0...20).map {
        StrokeSample(location: CGPoint(x: 20 + CGFloat($0) * 10, y: 100), pressure: force)
      }
      board.draw(PenBrush(minimumWidth: 0.1), samples, width: 16)
      board.draw(EraserBrush(mode: .strokes), through: [(120, 112), (130, 112)], width: 2)
      #expect(board.board.pixels.allSatisfy { $0 == 0 } == isTouched)
    }
  }

  @Test("Elements with pixels alone stay, at their place")
  func pixelsStay() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: across, width: 12)
    board.paste(PixelRect(x: 80, y: 40, width: 60, height: 60))
    board.draw(FillBrush(), through: [(290, 250)], color: .opaqueRed)
    let image = board.board.canvas.pixel(x: 110, y: 70)
    board.draw(EraserBrush(mode: .strokes), through: [(40, 20), (40, 110)], width: 8)
    #expect(board.board.canvas.pixel(x: 110, y: 70) == image)
    #expect(board.board.canvas.pixel(x: 40, y: 62) != 0xFF00_00FF)
    #expect(try board.redrawDifference() == 0)
  }

  @Test("Canceling an eraser restores every byte")
  func cancelled() throws {
    let board = try ErasedBoard()
    board.draw(PencilBrush(), through: across)
    let before = board.board.pixels
    for mode in EraserBrush.Mode.allCases {
      let session = try #require(
        board.begin(
          EraserBrush(mode: mode), down.map { StrokeSample(location: CGPoint(x: $0.0, y: $0.1)) },
          width: 20))
      #expect(board.board.pixels != before)
      session.cancel()
      #expect(board.board.pixels == before)
    }
  }

  // Over a second, because each change is compared with the whole picture drawn again.
  @Test(
    "After drawing, erasing, undoing and expiring in any order the picture is what its elements draw",
    arguments: 0..<6)
  func anything(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var disk = SimulatedDisk()
    var board = try ErasedBoard(ImageStack(store: try StoreDriver.store(on: disk)))
    let size = CGSize(width: 300, height: 260)
    let brushes: [any Brush] = [
      PencilBrush(), PencilBrush(dashes: [1, 3]), PenBrush(), MarkerBrush(), HighlighterBrush(),
      ArrowBrush(), EllipseBrush(isFilled: true), TextBrush(text: "Text"), EraserBrush(),
      FillBrush(),
    ]
    for round in 0..<Torture.count(40, torture: 2000) {
      let samples = RandomStroke.samples(2 + random.next(below: 30), in: size, using: &random)
      let width = CGFloat(1 + random.next(below: 20))
      switch random.next(below: 20) {
      case 0..<8:
        let color = CGColor(
          srgbRed: CGFloat(random.next(below: 256)) / 255, green: 0.4, blue: 0.1, alpha: 0.8)
        board.draw(brushes[random.next(below: brushes.count)], samples, width: width, color: color)
      case 8..<11: board.draw(EraserBrush(mode: .parts), samples, width: width)
      case 11..<13: board.draw(EraserBrush(mode: .strokes), samples, width: width)
      case 13 where random.next(below: 3) == 0:
        board.paste(PixelRect(x: random.next(below: 200), y: 40, width: 70, height: 50))
      case 13:
        let x = CGFloat(random.next(below: 200)) + 0.3
        try board.place(
          CGRect(x: x, y: 40, width: 70, height: 50), isOpaque: random.next(below: 2) == 0)
      case 14..<16: try board.undo()
      case 16: try board.redo()
      case 17:
        board.stack.limits.stepLimit = max(board.stack.count - 2, 1)
        board.stack.limits.stepLimit = nil
      default:
        board.stack.store.flush()
        let (position, pixels) = (board.stack.index, board.board.pixels)
        disk = disk.afterKill()
        board = try ErasedBoard(ImageStack(store: try StoreDriver.store(on: disk)))
        board.board.canvas.apply(try board.stack.picture())
        #expect(board.stack.index == position && board.board.pixels == pixels)
      }
      let difference = try board.redrawDifference()
      #expect(difference == 0, "round \(round)")
      if difference > 0 { return }
    }
  }
}
