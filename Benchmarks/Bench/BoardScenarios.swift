import CoreGraphics
import DrawingBoard

/// Drawing on boards of two sizes, beside the floor: the same pieces stroked by Cairo itself.
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

  /// The same pieces of the same curves, stroked by Cairo itself.
  private static func bare(on size: PixelSize) -> Scenario {
    Scenario(name: name("bare-cairo", size), countedRuns: 20, hasBefore: true) {
      let board = BareCairoBoard(pixels: size)
      return Scenario.Steps(before: { _ in board.begin() }, run: { _ in board.moveAll() })
    }
  }

  /// On a new board each time, so that what lies under the stroke does not depend on whether the
  /// last one was lifted.
  static let touchUp = Scenario(name: name("touch-up"), countedRuns: 20, hasBefore: true) {
    var board = BenchBoard()
    return Scenario.Steps(
      before: { _ in
        board = BenchBoard()
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
