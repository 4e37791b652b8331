import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

/// A stroke whose forces come late is, byte for byte, the stroke whose forces were known at once.
struct StrokeCorrectionTests {
  private static let brushes: [any FreehandBrush] = [
    PenBrush(), PressureMarker(), PressureMarker(blendMode: .erase),
    PressureMarker(dashes: [2, 3]), PressureMarker(nib: .chisel(angle: 0.6, thickness: 0.2)),
    PencilBrush(),
  ]

  private static let smoothings: [StrokeSmoothing] = [
    .none, .midpoint, .stabilizer(length: 12),
  ]

  // Over two seconds, because each of eighteen strokes is drawn twice and compared pixel by pixel.
  @Test("Corrected in any order, live and after the lift, the bytes are the right ones")
  func anyOrder() throws {
    for seed in 0..<Torture.count(18, torture: 2000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let brush = Self.brushes[seed % Self.brushes.count]
      let smoothing = Self.smoothings[seed / 2 % Self.smoothings.count]
      let course = Course(count: 3 + seed % 23, random: &random)
      let expected = try BoardFixture(scale: 1.5)
      let late = try BoardFixture(scale: 1.5)
      for board in [expected, late] {
        board.draw(HighlighterBrush(), [(0, 0), (130, 100)], width: 60, color: .opaqueRed)
      }
      let before = late.pixels
      let changes = course.drawRight(on: expected, brush, smoothing)
      let session = course.drawLate(on: late, brush, smoothing, random: &random)
      #expect(late.pixels == expected.pixels, "seed \(seed)")
      #expect(!session.awaitsCorrections)
      // What is handed out takes the whole stroke back, and does it again.
      let tiles = Set(changes.map(\.coordinate))
      late.canvas.apply(
        course.pushed.reversed().map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
      #expect(late.pixels == before, "seed \(seed)")
      #expect(tiles.isSubset(of: course.pushed.map(\.coordinate)), "seed \(seed)")
    }
  }

  @Test("Corrected during the next stroke, the bytes of both are the right ones")
  func underTheNextStroke() throws {
    for seed in 0..<Torture.count(18, torture: 2000) {
      var (random, other) = (
        SeededGenerator(seed: UInt64(seed)), SeededGenerator(seed: UInt64(seed) + 77)
      )
      let brush = Self.brushes[seed % Self.brushes.count]
      let smoothing = Self.smoothings[seed / 2 % Self.smoothings.count]
      let (below, above) = (
        Course(count: 3 + seed % 11, random: &random), Course(count: 3 + seed % 7, random: &random)
      )
      let isCancelled = seed % 5 == 4
      let expected = try BoardFixture(scale: 1.5)
      let late = try BoardFixture(scale: 1.5)
      _ = below.drawRight(on: expected, brush, smoothing)
      let alone = expected.pixels
      if !isCancelled { _ = above.drawRight(on: expected, Self.brushes[1], smoothing) }

      let blank = late.pixels
      let first = below.drawLate(on: late, brush, smoothing, random: &random, leavesRest: true)
      let next = late.session(Self.brushes[1], width: 14, opacity: 0.7, smoothing: smoothing)
      above.drawLate(next, random: &random) { below.correctNext(of: first, random: &other) }
      if isCancelled {
        next.cancel()
      } else {
        // The last of them come while the next stroke still is under way.
        while below.correctNext(of: first, random: &random) {}
        above.end(next, random: &random)
        #expect(!first.awaitsCorrections)
      }
      while below.correctNext(of: first, random: &random) {}
      #expect(late.pixels == expected.pixels, "seed \(seed)")
      // What was handed out of the first makes the picture without the second.
      for changes in [above.pushed, below.pushed] {
        let before = changes.reversed().map {
          TileUpdate(coordinate: $0.coordinate, pixels: $0.before)
        }
        late.canvas.apply(before)
        #expect(late.pixels == (changes == below.pushed ? blank : alone), "seed \(seed)")
      }
    }
  }

  @Test("A correction of the next stroke alone does not redraw the last one")
  func ofTheNextStroke() throws {
    let board = try BoardFixture()
    let session = board.session(PressureMarker(), width: 40)
    session.begin(at: StrokeSample(location: CGPoint(x: 40, y: 70), pressure: 0.2, estimate: 1))
    session.end()
    let next = board.session(PressureMarker(), width: 40)
    next.begin(at: StrokeSample(location: CGPoint(x: 60, y: 70), pressure: 0.2, estimate: 2))
    next.move(to: [StrokeSample(90, 70)], predicted: [StrokeSample(120, 70)])
    let shown = try board.shown(next)
    let none = session.correct(with: [StrokeCorrection(estimate: 2, pressure: 1)])
    #expect(none.dirty == .zero && none.changes.isEmpty)
    // What is told of the earlier one leaves the prediction where it is.
    session.correct(with: [StrokeCorrection(estimate: 1, pressure: 0.2)])
    #expect(try board.shown(next) == shown)
  }

  @Test("Once the next stroke has ended, the earlier one stays as it was drawn")
  func afterTheNextStroke() throws {
    let board = try BoardFixture()
    let session = board.session(PressureMarker(), width: 40)
    session.begin(at: StrokeSample(location: CGPoint(x: 40, y: 70), pressure: 0.2, estimate: 1))
    session.end()
    let next = board.session(PencilBrush())
    next.begin(at: StrokeSample(60, 70))
    #expect(session.awaitsCorrections)
    next.end()
    let after = board.pixels
    #expect(!session.awaitsCorrections)
    session.correct(with: [StrokeCorrection(estimate: 1, pressure: 1)])
    #expect(board.pixels == after)
  }

  @Test("Only the part that changes is redisplayed")
  func smallPart() throws {
    let board = try BoardFixture(1000, 200)
    let session = board.session(PressureMarker(), width: 10, smoothing: .none)
    session.begin(at: StrokeSample(20, 100))
    for step in 1...20 {
      var sample = StrokeSample(20 + CGFloat(step) * 40, 100)
      sample.pressure = 0.5
      sample.estimate = step
      session.move(to: [sample])
    }
    let dirty = session.correct(with: [StrokeCorrection(estimate: 10, pressure: 1)]).dirty
    // The two pieces that end at 420, and what leads to the finger, which is shown over the picture.
    #expect(dirty == PixelRect(x: 374, y: 94, width: 92, height: 12))
    #expect(board.alpha(420, 103) == 255)
    #expect(board.alpha(340, 103) == 0)
  }

  @Test("A narrower width gives pixels back, also those of a crossing")
  func narrower() throws {
    let board = try BoardFixture()
    board.draw(PencilBrush(), [(100, 10), (100, 140)], width: 6, color: .opaqueRed)
    let below = board.pixels
    let session = board.session(PressureMarker(), width: 40, smoothing: .none)
    session.begin(at: StrokeSample(location: CGPoint(x: 40, y: 70), pressure: 1, estimate: 1))
    session.move(to: [
      StrokeSample(location: CGPoint(x: 160, y: 70), pressure: 1, estimate: 2)
    ])
    #expect(board.pixels[60 * 200 + 100] == 0xFF00_00FF)
    session.correct(with: [
      StrokeCorrection(estimate: 1, pressure: 0), StrokeCorrection(estimate: 2, pressure: 0),
    ])
    #expect(board.pixels == below)
    session.cancel()
    #expect(board.pixels == below)
  }

  @Test("A correction is refused once the picture has changed, or another stroke has begun")
  func refused() throws {
    for interruption in 0..<3 {
      let board = try BoardFixture()
      let session = board.session(PressureMarker(), width: 40)
      session.begin(at: StrokeSample(location: CGPoint(x: 40, y: 70), pressure: 0.2, estimate: 1))
      let changes = session.end().changes
      #expect(session.awaitsCorrections)
      switch interruption {
      case 0:
        board.canvas.apply(
          changes.map { TileUpdate(coordinate: $0.coordinate, pixels: $0.before) })
      case 1: board.draw(PencilBrush(), [(10, 10)])
      default: board.session(PencilBrush()).begin(at: StrokeSample(100, 100))
      }
      let after = board.pixels
      #expect(!session.awaitsCorrections)
      let change = session.correct(with: [StrokeCorrection(estimate: 1, pressure: 1)])
      #expect(change.dirty == .zero && change.changes.isEmpty)
      #expect(board.pixels == after)
    }
  }

  @Test("Meaningless corrections change nothing")
  func meaningless() throws {
    let board = try BoardFixture()
    let session = board.session(PressureMarker(), width: 40)
    #expect(session.correct(with: [StrokeCorrection(estimate: 1)]).dirty == .zero)
    session.begin(at: StrokeSample(location: CGPoint(x: 40, y: 70), pressure: 0.5, estimate: 1))
    let before = board.pixels
    session.correct(with: [
      StrokeCorrection(estimate: 9, pressure: 1),
      StrokeCorrection(
        estimate: 1, pressure: .nan, altitude: .infinity, azimuth: .nan, isFinal: false),
    ])
    #expect(board.pixels == before)
    #expect(session.awaitsCorrections)
    session.correct(with: [StrokeCorrection(estimate: 1)])
    #expect(!session.awaitsCorrections)
    #expect(board.pixels == before)
  }

  @Test("A pencil that never reports its force leaves the estimates, in limited memory")
  func neverTold() throws {
    let estimated = try BoardFixture()
    let known = try BoardFixture()
    for (board, isEstimate) in [(estimated, true), (known, false)] {
      let session = board.session(PressureMarker(), width: 8)
      session.begin(at: StrokeSample(20, 20))
      for step in 0..<2000 {
        session.move(to: [
          StrokeSample(
            location: CGPoint(x: 20 + step % 150, y: 20 + step / 20),
            pressure: CGFloat(step % 7) / 7, estimate: isEstimate ? step : nil)
        ])
      }
      session.end()
    }
    #expect(estimated.pixels == known.pixels)
    var line = UncertainLine()
    var course = StrokeLine(
      brush: PencilBrush(), style: StrokeStyle(), smoothing: .none, scale: 1)
    for step in 0..<2000 {
      line.extend(&course, to: StrokeSample(location: CGPoint(x: step, y: 0), estimate: step)) {
        _ in
      }
      line.settle { _ in }
    }
    #expect(line.segments.count <= UncertainLine.limit + 1)
  }
}

/// As wide as it is pressed, translucent, and with whatever else a brush can have.
private struct PressureMarker: FreehandBrush {
  var blendMode = StrokeBlendMode.normal
  var dashes: [CGFloat] = []
  var nib = StrokeNib.round
  var name: String { "Pressure" }
  var opacity: CGFloat { blendMode == .normal ? 1 : 0.6 }

  func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    style.width * (sample.pressure ?? 0.5) - (sample.pressure == 0 ? 1 : 0)
  }
}

/// Places with their real forces, drawn with them or with estimates that are corrected.
private final class Course {
  private let samples: [StrokeSample]
  private(set) var pushed: [TileChange] = []

  init(count: Int, random: inout SeededGenerator) {
    samples = (0..<count).map { index in
      StrokeSample(
        location: CGPoint(
          x: CGFloat.random(in: -5...140, using: &random),
          y: CGFloat.random(in: -5...105, using: &random)),
        pressure: CGFloat.random(in: 0...2, using: &random),
        altitude: CGFloat.random(in: 0...(.pi / 2), using: &random),
        timestamp: Double(index) / 240)
    }
  }

  func drawRight(
    on board: BoardFixture, _ brush: any FreehandBrush, _ smoothing: StrokeSmoothing
  ) -> [TileChange] {
    let session = board.session(brush, width: 14, opacity: 0.7, smoothing: smoothing)
    session.begin(at: samples[0])
    session.move(to: samples)
    return session.end().changes
  }

  /// What is still to be told.
  private var open: [StrokeCorrection] = []

  /// Most samples are estimates; their corrections come in any order, a part of them after the end.
  func drawLate(
    on board: BoardFixture, _ brush: any FreehandBrush, _ smoothing: StrokeSmoothing,
    random: inout SeededGenerator, leavesRest: Bool = false
  ) -> StrokeSession {
    let session = board.session(brush, width: 14, opacity: 0.7, smoothing: smoothing)
    drawLate(session, random: &random)
    end(session, random: &random, leavesRest: leavesRest)
    return session
  }

  func drawLate(
    _ session: StrokeSession, random: inout SeededGenerator, meanwhile: () -> Void = {}
  ) {
    session.begin(at: samples[0])
    for (index, right) in samples.enumerated() {
      var sample = right
      if Int.random(in: 0..<4, using: &random) > 0 {
        sample.estimate = index
        sample.pressure = CGFloat.random(in: 0...3, using: &random)
        sample.altitude = CGFloat.random(in: 0...(.pi / 2), using: &random)
        open.append(
          StrokeCorrection(estimate: index, pressure: right.pressure, altitude: right.altitude))
      }
      session.move(to: [sample], predicted: [StrokeSample(70, 50)])
      while open.count > 2, Bool.random(using: &random) {
        let correction = open.remove(at: Int.random(in: 0..<open.count, using: &random))
        var guess = correction
        guess.pressure = 0.1
        guess.isFinal = false
        session.correct(with: [guess])
        session.correct(with: [correction])
      }
      meanwhile()
    }
  }

  func end(_ session: StrokeSession, random: inout SeededGenerator, leavesRest: Bool = false) {
    pushed = session.end().changes
    while !leavesRest, correctNext(of: session, random: &random) {}
  }

  /// Whether something was left to be told.
  @discardableResult
  func correctNext(of session: StrokeSession, random: inout SeededGenerator) -> Bool {
    guard let correction = open.randomElement(using: &random) else { return false }
    open.removeAll { $0 == correction }
    pushed += session.correct(with: [correction]).changes
    return true
  }
}
