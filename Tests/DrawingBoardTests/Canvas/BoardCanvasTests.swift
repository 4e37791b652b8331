import CoreGraphics
@testable import DrawingBoard
import TestSupport
import Testing

struct BoardCanvasTests {
  @Test("An impossible size makes no canvas")
  func badSize() {
    for size in [(0, 5), (5, 0), (40_000, 5), (5, 40_000)] {
      #expect(BoardCanvas(size: PixelSize(width: size.0, height: size.1)) == nil)
    }
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(BoardCanvas(size: PixelSize(width: 5, height: 5), scale: scale)?.scale == 1)
    }
  }

  @Test("Drawing is in points from the top left, at the scale of the screen")
  func coordinates() throws {
    let board = try BoardFixture(60, 30, scale: 3)
    #expect(board.canvas.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    board.canvas.context.setFillColor(.opaqueRed)
    board.canvas.context.fill(CGRect(x: 1, y: 2, width: 3, height: 1))
    #expect(board.inked == PixelRect(x: 3, y: 6, width: 9, height: 3))
    #expect(
      board.canvas.pixels(covering: CGRect(x: 1.1, y: 2, width: 30, height: 1))
        == PixelRect(x: 3, y: 6, width: 57, height: 3))
    #expect(
      board.canvas.points(of: PixelRect(x: 3, y: 6, width: 9, height: 3))
        == CGRect(x: 1, y: 2, width: 3, height: 1))
  }

  @Test("Changes move the picture back and forth, byte by byte")
  func backAndForth() throws {
    let board = try BoardFixture(150, 130)
    var states = [board.pixels]
    var steps: [[TileChange]] = []
    for (index, points)
      in ([[(10, 10), (140, 120)], [(140, 10), (10, 120)], [(75, 0), (75, 130)]]
      as [[(CGFloat, CGFloat)]]).enumerated()
    {
      let brush: any Brush = index == 2 ? EraserBrush() : PencilBrush()
      steps.append(board.draw(brush, points, width: 14, opacity: 0.7))
      states.append(board.pixels)
    }
    for index in steps.indices.reversed() {
      board.canvas.apply(
        steps[index].map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
      #expect(board.pixels == states[index])
    }
    for index in steps.indices {
      board.canvas.apply(
        steps[index].map { TileUpdate(coordinate: $0.coordinate, pixels: $0.after) })
      #expect(board.pixels == states[index + 1])
    }
  }

  @Test("Only tiles that differ are changes; a change that blanks a tile says so")
  func onlyDifferences() throws {
    let board = try BoardFixture(256, 256)
    board.canvas.capture(board.canvas.size.bounds)
    board.canvas.context.fill(CGRect(x: 70, y: 70, width: 5, height: 5))
    let changes = board.canvas.commit()
    #expect(changes.map(\.coordinate) == [TileCoordinate(column: 1, row: 1)])
    #expect(changes[0].before == nil)
    #expect(!board.canvas.isCapturing)
    board.canvas.capture(board.canvas.size.bounds)
    board.canvas.context.clear(board.canvas.bounds)
    let cleared = board.canvas.commit()
    #expect(cleared.count == 1)
    #expect(cleared[0].after == nil)
    #expect(cleared[0].before == changes[0].after)
  }

  @Test("Pixels of a tile beyond the edge are zero")
  func edgeTiles() throws {
    let board = try BoardFixture(100, 70)
    let changes = board.draw(FillBrush(), [(50, 35)])
    #expect(changes.count == 4)
    let corner = try #require(changes.last?.after)
    let wrong = corner.withUnsafeBytes { bytes in
      (0..<Tile.side * Tile.side).filter { index in
        let isInside = index % Tile.side < 36 && index / Tile.side < 6
        let pixel = bytes.load(fromByteOffset: index * Tile.bytesPerPixel, as: UInt32.self)
        return (pixel != 0) != isInside
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("Pixels that were drawn without being captured stay when the rest is reverted")
  func revert() throws {
    let board = try BoardFixture()
    board.canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = board.pixels
    board.canvas.capture(PixelRect(x: 5, y: 5, width: 1, height: 1))
    board.canvas.capture(PixelRect(x: -50, y: 0, width: 10, height: 10))
    board.canvas.context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(board.canvas.isCapturing)
    #expect(board.canvas.revert() == PixelRect(x: 0, y: 0, width: 64, height: 64))
    #expect(board.pixels == before)
    #expect(board.canvas.revert() == .zero)
  }

  @Test("A larger board keeps its pixels, unscaled, and its history stays valid")
  func extend() throws {
    let board = try BoardFixture(100, 70)
    let changes = board.draw(PencilBrush(), [(10, 10), (95, 65)])
    let small = board.pixels
    #expect(board.canvas.extend(to: PixelSize(width: 70, height: 130)))
    #expect(board.canvas.size == PixelSize(width: 70, height: 130))
    #expect(board.canvas.pixel(x: 20, y: 17) == small[17 * 100 + 20])
    board.canvas.apply(changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
    #expect(board.pixels.allSatisfy { $0 == 0 })
    // What did not fit is still in the history.
    #expect(board.canvas.extend(to: PixelSize(width: 100, height: 70)))
    board.canvas.apply(changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.after) })
    #expect(board.pixels == small)
    #expect(!board.canvas.extend(to: PixelSize(width: 0, height: 70)))
    #expect(board.pixels == small)
  }

  @Test("A stroke under which the board is resized leaves nothing of itself")
  func extendDuringStroke() throws {
    let board = try BoardFixture()
    let session = board.session(PencilBrush())
    session.begin(at: StrokeSample(20, 20))
    session.move(to: [StrokeSample(100, 100), StrokeSample(150, 20)])
    board.canvas.extend(to: PixelSize(width: 300, height: 20))
    session.move(to: [StrokeSample(10, 10), StrokeSample(290, 10)])
    #expect(session.end(at: StrokeSample(250, 15)).changes.isEmpty)
    #expect(board.pixels.allSatisfy { $0 == 0 })
  }

  @Test("Drawing a part shows only its pixels, where they are")
  func drawPart() throws {
    let board = try BoardFixture(120, 80, scale: 2)
    board.draw(PencilBrush(), [(5, 5), (55, 35)], width: 6)
    let view = try BoardFixture(120, 80, scale: 2)
    board.canvas.draw(CGRect(x: 20, y: 10, width: 15, height: 12), in: view.canvas.context)
    let expected = board.pixels.enumerated().map { index, pixel in
      (40..<70).contains(index % 120) && (20..<44).contains(index / 120) ? pixel : 0
    }
    #expect(view.pixels == expected)
  }

  @Test("An image does not change with later strokes")
  func imageIsACopy() throws {
    let board = try BoardFixture()
    let image = try #require(board.canvas.image(of: board.canvas.size.bounds))
    board.draw(PencilBrush(), [(5, 5), (155, 135)])
    #expect(try ImageProbe(image).pixels.allSatisfy { $0 == 0 })
    #expect(board.canvas.image(of: PixelRect(x: 500, y: 0, width: 5, height: 5)) == nil)
  }

  @Test("Random strokes, cancels and undos agree with copies of the whole picture")
  func monkey() throws {
    var generator = SeededGenerator(seed: 11)
    let board = try BoardFixture(150, 140)
    var undo: [(changes: [TileChange], pixels: [UInt32])] = []
    let brushes: [any Brush] = [
      PencilBrush(), EraserBrush(), PenBrush(), MarkerBrush(), HighlighterBrush(), LineBrush(),
      RectangleBrush(isFilled: true), EllipseBrush(), FillBrush(), PencilBrush(dashes: [1, 2]),
    ]
    func point() -> StrokeSample {
      StrokeSample(
        .random(in: -20...170, using: &generator), .random(in: -20...160, using: &generator))
    }
    for _ in 0..<Torture.count(40, torture: 5000) {
      let before = board.pixels
      let session = board.session(
        brushes[Int.random(in: 0..<brushes.count, using: &generator)],
        width: .random(in: 0...25, using: &generator),
        opacity: .random(in: 0...1, using: &generator))
      session.begin(at: point())
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        session.move(to: [point(), point()], predicted: [point()])
      }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        session.cancel()
        #expect(board.pixels == before)
      case 1:
        session.end()
        if let last = undo.popLast() {
          // Undo of what came last, which is not this stroke: it must be undone first.
          board.canvas.apply(
            board.canvas.commit().map {
              TileUpdate(coordinate: $0.coordinate, pixels: $0.before)
            })
          restore(before, on: board)
          board.canvas.apply(
            last.changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
          #expect(board.pixels == last.pixels)
        } else {
          restore(before, on: board)
        }
      default:
        let changes = session.end(at: point()).changes
        undo.append((changes, before))
        #expect(changes.isEmpty == (board.pixels == before))
      }
    }
    for step in undo.reversed() {
      board.canvas.apply(
        step.changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
      #expect(board.pixels == step.pixels)
    }
  }

  private func restore(_ pixels: [UInt32], on board: BoardFixture) {
    for coordinate in TileGrid(covering: board.canvas.size.bounds) {
      let tile = TilePixels { bytes in
        for y in 0..<Tile.side {
          for x in 0..<Tile.side {
            let (column, row) = (coordinate.rect.x + x, coordinate.rect.y + y)
            let isInside = column < board.canvas.size.width && row < board.canvas.size.height
            bytes.storeBytes(
              of: isInside ? pixels[row * board.canvas.size.width + column] : 0,
              toByteOffset: y * Tile.bytesPerRow + x * Tile.bytesPerPixel, as: UInt32.self)
          }
        }
      }
      board.canvas.apply([TileUpdate(coordinate: coordinate, pixels: tile)])
    }
  }
}

extension BoardFixture {
  /// The smallest rectangle with every pixel that is not transparent.
  var inked: PixelRect {
    let width = canvas.size.width
    var bounds = PixelRect.zero
    for (index, pixel) in pixels.enumerated() where pixel != 0 {
      bounds = bounds.union(PixelRect(x: index % width, y: index / width, width: 1, height: 1))
    }
    return bounds
  }
}
