import CoreGraphics
import DrawingBoard

/// What strokes take beside their pixels, and what erasing among them takes.
extension BoardSuite {
  private static let strokeCount = 1000

  /// The events of an eraser that crosses a screen of strokes, held against drawing the strokes again.
  ///
  /// The first event also reads them.
  static func elements() -> [Result] {
    let board = BenchBoard()
    var elementByteCount = 0
    for _ in 0..<strokeCount {
      board.draw(strokes: 1)
      elementByteCount += board.elements.bytes.count
    }
    let (canvas, stack) = (board.canvas, board.stack)
    canvas.makeRedraw = { ElementRedraw(of: stack, on: canvas) }
    let bounds = canvas.bounds
    var (begin, events) = (Percentiles(), Percentiles())
    for round in 0..<10 {
      let eraser = StrokeSession(
        canvas: canvas, brush: EraserBrush(mode: .parts), style: StrokeStyle(width: 20))
      func sample(_ step: Int) -> StrokeSample {
        StrokeSample(
          location: CGPoint(
            x: bounds.width * CGFloat(step) / 200,
            y: bounds.height * (CGFloat(round) + CGFloat(step) / 200) / 11))
      }
      begin.measure { eraser.begin(at: sample(0)) }
      for step in 1..<200 { events.measure { eraser.move(to: [sample(step)]) } }
      eraser.cancel()
    }
    var again = Percentiles()
    for _ in 0..<3 {
      let other = BenchBoard.blankCanvas()
      var strokes = RecordedStrokes()
      again.measure {
        for number in 0..<strokeCount {
          let session = StrokeSession(
            canvas: other, brush: PencilBrush(), style: RecordedStrokes.style(of: number))
          let points = strokes.next(in: bounds.size).map { StrokeSample(location: $0) }
          session.begin(at: points[0])
          session.move(to: Array(points.dropFirst()))
          session.end()
        }
      }
    }
    let bytes = Double(elementByteCount) / Double(strokeCount)
    return [
      // Of 61 samples without force.
      Result("board/stroke/samples", bytes, "bytes", baseline: 320, goal: 1),
      Result("board/erasing/begin", begin.median, "ms"),
    ] + events.results("board/erasing/event", baseline: again.median, goal: 0.1)
      + [Result("board/erasing/all-again", again.median, "ms")]
  }
}
