import CoreGraphics
@testable import DrawingBoard
import Testing

/// Brushes as a host would add them.
struct BrushTests {
  /// A line that is twice as wide in its right half.
  private struct WideningBrush: FreehandBrush {
    let name = "Widening"

    func width(
      at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
      style: StrokeStyle
    ) -> CGFloat {
      sample.location.x < 100 ? style.width : style.width * 2
    }
  }

  /// A line that makes no sense anywhere.
  private struct BrokenBrush: FreehandBrush {
    let name = "Broken"
    let opacity = CGFloat.nan
    let dashes: [CGFloat] = [.nan, -1]
    let nib = StrokeNib.chisel(angle: .infinity, thickness: .nan)

    func width(
      at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
      style: StrokeStyle
    ) -> CGFloat {
      sample.location.x < 100 ? .nan : -.infinity
    }
  }

  private struct CrossBrush: Brush {
    let name = "Cross"

    func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
      let path = CGMutablePath()
      path.addLines(between: [start, end])
      path.addLines(between: [CGPoint(x: start.x, y: end.y), CGPoint(x: end.x, y: start.y)])
      return StrokeShape(path: path, style: style)
    }
  }

  private struct ShapelessBrush: Brush {
    let name = "Shapeless"
  }

  /// Stamps a square under every place of the finger.
  private struct StampBrush: StrokeBrush {
    let name = "Stamp"

    func makeStroke(
      on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
    ) -> any BrushStroke {
      StampStroke(canvas: canvas, style: style)
    }
  }

  private final class StampStroke: BrushStroke {
    let canvas: BoardCanvas
    let style: StrokeStyle
    let overlayBounds = PixelRect.zero

    init(canvas: BoardCanvas, style: StrokeStyle) {
      self.canvas = canvas
      self.style = style
    }

    func begin(at sample: StrokeSample) -> PixelRect { stamp(sample) }

    func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
      samples.reduce(PixelRect.zero) { $0.union(stamp($1)) }
    }

    func end() -> PixelRect { .zero }

    func drawOverlay(in context: CGContext) {}

    private func stamp(_ sample: StrokeSample) -> PixelRect {
      let rect = CGRect(
        x: sample.location.x, y: sample.location.y, width: style.width, height: style.width)
      let dirty = canvas.pixels(covering: rect)
      canvas.capture(dirty)
      canvas.context.setFillColor(style.color)
      canvas.context.fill(rect)
      return dirty
    }
  }

  @Test("An app's freehand brush declares its width")
  func freehand() throws {
    let board = try BoardFixture()
    board.draw(WideningBrush(), [(20, 75), (60, 75), (140, 75), (180, 75)])
    #expect((0..<150).count { board.alpha(30, $0) == 255 } == 10)
    #expect((0..<150).count { board.alpha(175, $0) == 255 } == 20)
  }

  @Test("A freehand brush with invalid values draws nothing and does no harm")
  func broken() throws {
    let board = try BoardFixture()
    #expect(board.draw(BrokenBrush(), [(20, 75), (60, 75), (140, 75), (180, 75)]).isEmpty)
  }

  @Test("An app's shape is previewed, drawn once and in one opacity")
  func shape() throws {
    let board = try BoardFixture()
    let session = board.session(CrossBrush(), opacity: 0.5)
    session.begin(at: StrokeSample(20, 20))
    session.move(to: [StrokeSample(150, 120)])
    let shown = try board.shown(session)
    session.end()
    #expect(board.pixels == shown)
    #expect(board.pixels.max() == 0x8000_0080)
  }

  @Test("A brush without a shape draws nothing")
  func noShape() throws {
    let board = try BoardFixture()
    #expect(board.draw(ShapelessBrush(), [(20, 20), (120, 100)]).isEmpty)
  }

  @Test("A brush with its own drawing is undone and canceled like any other")
  func own() throws {
    let board = try BoardFixture()
    let changes = board.draw(StampBrush(), [(20, 20), (70, 60), (120, 100)])
    #expect(board.alpha(75, 65) == 255)
    #expect(changes.count == 4)
    let before = board.pixels
    let session = board.session(StampBrush(), color: .opaqueRed)
    session.begin(at: StrokeSample(60, 60))
    session.move(to: [StrokeSample(150, 60)])
    session.cancel()
    #expect(board.pixels == before)
  }

  @Test("One brush can draw on two boards at once")
  func twoBoards() throws {
    let brush = PenBrush()
    let boards = try [BoardFixture(), BoardFixture()]
    let sessions = boards.map { $0.session(brush) }
    let paths: [[(CGFloat, CGFloat)]] = [
      [(20, 20), (80, 40), (150, 30)], [(150, 130), (90, 100), (20, 120)],
    ]
    for step in 0..<3 {
      for (session, path) in zip(sessions, paths) {
        let sample = StrokeSample(path[step].0, path[step].1)
        if step == 0 { session.begin(at: sample) } else { session.move(to: [sample]) }
      }
    }
    for session in sessions { session.end() }
    for (board, path) in zip(boards, paths) {
      let alone = try BoardFixture()
      alone.draw(brush, path + [path[2]])
      #expect(board.pixels == alone.pixels)
    }
  }

  @Test("A pencil's line is in the picture during the stroke, a shape is not")
  func continuous() throws {
    let board = try BoardFixture()
    let session = board.session(PencilBrush())
    session.begin(at: StrokeSample(20, 75))
    #expect(board.alpha(20, 75) == 255)
    session.move(to: [StrokeSample(60, 75), StrokeSample(100, 75)])
    #expect(board.alpha(70, 75) == 255)
    session.cancel()
    for brush in [LineBrush(), EllipseBrush(), ArrowBrush(), LineBrush(dashes: [3, 3])]
      as [any Brush]
    {
      let session = board.session(brush)
      session.begin(at: StrokeSample(20, 75))
      session.move(to: [StrokeSample(60, 95), StrokeSample(100, 75)])
      #expect(board.pixels.allSatisfy { $0 == 0 })
      session.cancel()
    }
  }

  @Test("A stroke costs the tiles it touches, whatever the size of the board")
  func touchedTiles() throws {
    let changes = try [400, 3000].map { side in
      let board = try BoardFixture(side, side)
      return board.draw(PencilBrush(), [(10, 10), (200, 200), (380, 380)]).map(\.coordinate)
    }
    #expect(Set(changes[0]) == Set(changes[1]))
    #expect(changes[0].count <= 20)
  }
}
