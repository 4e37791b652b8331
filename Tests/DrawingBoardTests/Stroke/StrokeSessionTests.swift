import CoreGraphics
@testable import DrawingBoard
import TestSupport
import Testing

struct StrokeSessionTests {
  private let zigzag: [(CGFloat, CGFloat)] = [(20, 20), (150, 40), (30, 90), (160, 120)]

  @Test("A canceled stroke restores every byte", arguments: [1, 0.5])
  func cancelRestores(opacity: CGFloat) throws {
    let board = try BoardFixture()
    board.draw(PencilBrush(), zigzag, color: .opaqueRed)
    let before = board.pixels
    let session = board.session(EraserBrush(), width: 30, opacity: opacity)
    session.begin(at: StrokeSample(10, 10))
    session.move(to: [StrokeSample(100, 80), StrokeSample(180, 20)])
    #expect(board.pixels != before)
    let dirty = session.cancel()
    #expect(dirty.contains(PixelRect(x: 10, y: 10, width: 150, height: 60)))
    #expect(board.pixels == before)
    #expect(session.state == .cancelled)
    #expect(!board.canvas.isCapturing)
  }

  @Test("Color and width are those at the beginning")
  func valuesAreCaptured() throws {
    let board = try BoardFixture()
    var style = StrokeStyle(color: .opaqueBlue, width: 10)
    let session = StrokeSession(canvas: board.canvas, brush: PencilBrush(), style: style)
    session.begin(at: StrokeSample(20, 50))
    style.width = 60
    style.color = .opaqueRed
    session.move(to: [StrokeSample(100, 50)])
    session.end(at: StrokeSample(180, 50))
    #expect(board.canvas.pixel(x: 150, y: 50) == 0xFF00_00FF)
    #expect(board.alpha(150, 58) == 0)
  }

  @Test("Calls out of order do nothing")
  func outOfOrder() throws {
    let board = try BoardFixture()
    let session = board.session(PencilBrush())
    #expect(session.move(to: [StrokeSample(5, 5)]) == .zero)
    #expect(session.end(at: nil).changes.isEmpty)
    #expect(session.cancel() == .zero)
    session.begin(at: StrokeSample(50, 50))
    session.end()
    let after = board.pixels
    session.begin(at: StrokeSample(80, 80))
    session.move(to: [StrokeSample(90, 90)])
    #expect(session.cancel() == .zero)
    #expect(board.pixels == after)
  }

  @Test("An undo during a stroke ends it and leaves no trace of it")
  func undoDuringStroke() throws {
    let board = try BoardFixture()
    let changes = board.draw(PencilBrush(), zigzag)
    let session = board.session(PencilBrush(), color: .opaqueRed)
    session.begin(at: StrokeSample(20, 100))
    session.move(to: [StrokeSample(150, 100), StrokeSample(150, 20)])
    board.canvas.apply(
      changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
    #expect(board.pixels.allSatisfy { $0 == 0 })
    session.move(to: [StrokeSample(20, 20)])
    #expect(session.end(at: StrokeSample(10, 10)).changes.isEmpty)
    #expect(session.state == .cancelled)
    #expect(board.pixels.allSatisfy { $0 == 0 })
  }

  @Test("A second stroke at the same time is refused and leaves no trace")
  func secondStroke() throws {
    let alone = try BoardFixture()
    alone.draw(PencilBrush(), zigzag)
    let board = try BoardFixture()
    let first = board.session(PencilBrush())
    let second = board.session(PencilBrush(), color: .opaqueRed)
    first.begin(at: StrokeSample(zigzag[0].0, zigzag[0].1))
    for point in zigzag.dropFirst() {
      second.begin(at: StrokeSample(10, 140))
      second.move(to: [StrokeSample(190, 140)])
      first.move(to: [StrokeSample(point.0, point.1)])
    }
    #expect(second.state == .ready)
    #expect(second.end().changes.isEmpty)
    #expect(!first.end().changes.isEmpty)
    #expect(board.pixels == alone.pixels)
    second.begin(at: StrokeSample(10, 140))
    #expect(second.state == .active)
  }

  @Test("A forgotten stroke leaves no trace in the next one")
  func forgotten() throws {
    let board = try BoardFixture()
    do {
      let session = board.session(PencilBrush(), color: .opaqueRed)
      session.begin(at: StrokeSample(10, 10))
      session.move(to: [StrokeSample(90, 60), StrokeSample(150, 10)])
    }
    board.draw(PencilBrush(), zigzag)
    let alone = try BoardFixture()
    alone.draw(PencilBrush(), zigzag)
    #expect(board.pixels == alone.pixels)
  }

  @Test("Predicted samples are shown and never drawn")
  func prediction() throws {
    let board = try BoardFixture()
    let session = board.session(PencilBrush())
    session.begin(at: StrokeSample(20, 50))
    let dirty = session.move(to: [StrokeSample(60, 50)], predicted: [StrokeSample(120, 50)])
    #expect(dirty.contains(PixelRect(x: 60, y: 46, width: 60, height: 8)))
    #expect(board.alpha(110, 50) == 0)
    let shown = try board.shown(session)
    #expect(shown[50 * 200 + 110] == 0xFF00_00FF)
    // The next event takes it back.
    let next = session.move(to: [StrokeSample(60, 80)])
    #expect(next.contains(PixelRect(x: 60, y: 46, width: 60, height: 8)))
    let after = try board.shown(session)
    #expect(after[50 * 200 + 110] == 0)
    session.end()
    #expect(board.alpha(110, 50) == 0)
  }

  @Test("The line reaches the finger before it is final")
  func tailIsShown() throws {
    let board = try BoardFixture()
    let session = board.session(PencilBrush())
    session.begin(at: StrokeSample(20, 50))
    session.move(to: [StrokeSample(120, 50)])
    #expect(try board.shown(session)[50 * 200 + 118] == 0xFF00_00FF)
  }

  @Test("The last preview is drawn at the end", arguments: [1, 0.4])
  func overlayIsExact(opacity: CGFloat) throws {
    let board = try BoardFixture()
    board.draw(PencilBrush(), [(0, 75), (200, 75)], width: 30, color: .opaqueRed)
    for brush in [PencilBrush() as any Brush, EraserBrush()] {
      let session = board.session(brush, opacity: opacity)
      session.begin(at: StrokeSample(20, 20))
      session.move(to: [StrokeSample(60, 100), StrokeSample(90, 20), StrokeSample(140, 110)])
      let shown = try board.shown(session)
      session.end()
      #expect(board.pixels == shown)
    }
  }

  @Test("No value of a sample or a style traps, and canceling restores every byte")
  func absurdValues() throws {
    let values: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e20, -1e7, 0, .leastNonzeroMagnitude, 75, 1e9,
    ]
    var generator = SeededGenerator(seed: 2)
    func value() -> CGFloat { values.randomElement(using: &generator) ?? 0 }
    let brushes: [any Brush] = [
      PencilBrush(sideWidth: .infinity, dashes: [0.01]), PenBrush(minimumWidth: -1), MarkerBrush(),
      HighlighterBrush(), EraserBrush(), LineBrush(), LineBrush(dashes: [3, 3]), ArrowBrush(),
      RectangleBrush(cornerRadius: .infinity), EllipseBrush(), PolygonBrush(), FillBrush(),
    ]
    let board = try BoardFixture(90, 70, scale: 2)
    board.draw(PencilBrush(), [(5, 5), (40, 30)])
    let before = board.pixels
    for _ in 0..<Torture.count(60, torture: 20_000) {
      func sample() -> StrokeSample {
        StrokeSample(
          location: CGPoint(x: value(), y: value()), pressure: value(), altitude: value(),
          azimuth: value(), timestamp: Double(value()))
      }
      let session = board.session(
        brushes.randomElement(using: &generator) ?? PencilBrush(), width: value(),
        opacity: value(),
        color: CGColor(srgbRed: value(), green: value(), blue: value(), alpha: value()),
        smoothing: .stabilizer(length: value()))
      session.begin(at: sample())
      session.move(to: [sample(), sample()], predicted: [sample()])
      _ = try board.shown(session)
      session.move(to: [sample()])
      session.cancel()
      #expect(board.pixels == before)
    }
  }

  @Test("Nonfinite samples are ignored")
  func badSamples() throws {
    let board = try BoardFixture()
    let session = board.session(PencilBrush())
    session.begin(at: StrokeSample(.nan, 5))
    #expect(session.state == .ready)
    session.begin(at: StrokeSample(50, 50))
    session.move(to: [StrokeSample(.infinity, 5), StrokeSample(60, 50)])
    session.end(at: StrokeSample(60, .nan))
    #expect(board.alpha(55, 50) == 255)
    #expect(board.alpha(90, 50) == 0)
  }
}
