import CoreGraphics
import DrawingBoard

/// Drawing on boards of two sizes, beside the floor: the same pieces stroked bare into a bitmap.
@MainActor
enum BoardScenarios {
  static let small = PixelSize(width: 512, height: 683)
  static let sizes = [small, RecordedStrokes.pixels]

  static func name(_ what: String, _ size: PixelSize = RecordedStrokes.pixels) -> String {
    "board/\(what)/\(size.width)x\(size.height)"
  }

  static let all =
    sizes.flatMap { [moves(on: $0), bare(on: $0)] } + [touchUp, undo, redo]

  /// All moves of a stroke; began before and lifted after, uncounted.
  private static func moves(on size: PixelSize) -> Scenario {
    Scenario(name: name("move", size), countedRuns: 20, hasBefore: true) {
      let board = BenchBoard(pixels: size)
      return Scenario.Steps(
        before: { _ in
          board.end()
          board.begin()
        }, run: { _ in board.moveAll() })
    }
  }

  /// The same pieces of the same curves, stroked with nothing around them.
  private static func bare(on size: PixelSize) -> Scenario {
    Scenario(name: name("bare-stroke", size), countedRuns: 20, hasBefore: true) {
      var strokes = RecordedStrokes()
      var points: [CGPoint] = []
      guard let context = ArticleBoard.makeContext(size) else {
        preconditionFailure("no memory for a bitmap")
      }
      let scale = RecordedStrokes.scale
      let points2D = CGSize(
        width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
      context.scaleBy(x: scale, y: scale)
      context.setLineCap(.round)
      context.setLineWidth(RecordedStrokes.style.width)
      context.setStrokeColor(RecordedStrokes.style.color)
      return Scenario.Steps(
        before: { _ in points = strokes.next(in: points2D) },
        run: { _ in
          var curve = MidpointCurve()
          for point in points {
            guard let piece = curve.append(point) else { continue }
            context.move(to: piece.start)
            context.addQuadCurve(to: piece.end, control: piece.control)
            context.strokePath()
          }
        })
    }
  }

  static let touchUp = Scenario(name: name("touch-up"), countedRuns: 20, hasBefore: true) {
    let board = BenchBoard()
    return Scenario.Steps(
      before: { _ in
        board.begin()
        board.moveAll()
      }, run: { _ in board.end() })
  }

  static let undo = Scenario(name: name("undo"), countedRuns: 20, hasBefore: true) {
    let board = BenchBoard()
    board.draw(strokes: 4)
    return Scenario.Steps(
      before: { _ in if board.stack.canRedo { board.redo() } }, run: { _ in board.undo() })
  }

  static let redo = Scenario(name: name("redo"), countedRuns: 20, hasBefore: true) {
    let board = BenchBoard()
    board.draw(strokes: 4)
    return Scenario.Steps(before: { _ in board.undo() }, run: { _ in board.redo() })
  }
}
