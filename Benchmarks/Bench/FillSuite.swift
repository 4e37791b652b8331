import CoreGraphics
import DrawingBoard

/// The bucket on a whole large board: what its user waits for at the lift.
@MainActor
enum FillSuite {
  /// Three frames at sixty a second: a fill is no drag, but nobody should see it hesitate.
  private static let limit = 50.0

  static func run() -> [Result] {
    var (blank, lines, push) = (Percentiles(), Percentiles(), Percentiles())
    for round in 0..<12 {
      measure(BenchBoard(), round, &blank, &push)
      let board = BenchBoard()
      board.draw(strokes: 60)
      measure(board, round, &lines, &push)
    }
    return blank.results("board/fill/blank", baseline: limit, goal: 1)
      + lines.results("board/fill/lines", baseline: limit, goal: 1)
      + push.results("board/fill/push")
  }

  private static func measure(
    _ board: BenchBoard, _ round: Int, _ fill: inout Percentiles, _ push: inout Percentiles
  ) {
    let session = StrokeSession(
      canvas: board.canvas, brush: FillBrush(), style: RecordedStrokes.style(of: round + 3))
    session.begin(at: StrokeSample(location: CGPoint(x: 1, y: 1)))
    var changes: [TileChange] = []
    fill.measure { changes = session.end().changes }
    push.measure { board.stack.push(name: session.name, changes: changes) }
  }
}
