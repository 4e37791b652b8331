/// What draws the recorded strokes: ours, and all that it is held against.
@MainActor
protocol RecordedDrawing: AnyObject {
  /// Begins the next stroke, under the first point.
  func begin()

  /// Leads the stroke on by one of its moves.
  func move(_ number: Int)

  /// Lifts the finger.
  func end()
}

extension RecordedDrawing {
  func moveAll() {
    for number in 0..<RecordedStrokes.moves { move(number) }
  }

  func draw(strokes count: Int) {
    for _ in 0..<count {
      begin()
      moveAll()
      end()
    }
  }

  /// Draws a stroke and times its calls one by one.
  func drawStroke(_ moves: inout Percentiles, _ lifts: inout Percentiles) {
    begin()
    for number in 0..<RecordedStrokes.moves { moves.measure { move(number) } }
    lifts.measure { end() }
  }
}

/// What also takes strokes back and draws them again.
@MainActor
protocol HistoryKeeping: AnyObject {
  func undo()
  func redo()
}
