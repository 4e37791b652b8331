import DrawingBoard
import Foundation

/// The same strokes by others, as far as each goes: the article's scheme, the replay of paths, and
/// MyPaint and GEGL where they are installed.
///
/// The places are the same for all. What is drawn between them is not quite: the article's pieces are
/// straight, and MyPaint lays dabs.
extension BoardSuite {
  static func article() -> [Result] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "article-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let board = ArticleBoard(size: RecordedStrokes.pixels, folder: folder, strokes: timed)
    let name = "board/article"
    let drawn = draw(8, by: board, name)
    let resident = board.residentSteps
    let faulted = 0..<resident.lowerBound
    return drawn
      + shown(board, resident.reversed(), name + "/undo/resident")
      + shown(board, faulted.reversed(), name + "/undo/faulted")
      + shown(board, Array(resident), name + "/redo/resident")
      + shown(board, Array(faulted), name + "/redo/faulted") + [
        Result(name + "/step/sparse", board.fileBytesPerStep, "bytes"),
        Result(name + "/\(day)-strokes/memory", board.memoryBytes, "bytes"),
      ]
  }

  private static func shown(_ board: ArticleBoard, _ steps: [Int], _ name: String) -> [Result] {
    var times = Percentiles()
    for index in steps + steps + steps { times.measure { board.show(index) } }
    return times.results(name)
  }

  /// What undo lasts when everything that is left is drawn again, by how much is left.
  static func replay() -> [Result] {
    [10, 100, 1000, day].flatMap { count -> [Result] in
      let board = ReplayBoard()
      for _ in 0..<count {
        board.begin()
        board.end()
      }
      let name = "board/replay/\(count)-strokes"
      let history = history(of: board, rounds: count == day ? 3 : 20, name)
      guard count == day else { return history }
      return history + [
        Result(name + "/memory", board.memoryBytes, "bytes"),
        Result("board/replay/step/sparse", board.memoryBytes / Double(day), "bytes"),
      ]
    } + draw(timed, by: ReplayBoard(), "board/replay")
  }

  /// The engine, which knows no history, and the whole program.
  static func myPaint() -> [Result] {
    let engine =
      MyPaintBoard().map { draw(timed, by: $0, "board/libmypaint", hasTouchUp: false) } ?? []
    return engine + MyPaintProgram.results("board/mypaint", strokes: timed)
  }

  /// Ten thousand strokes are left out: they would take gigabytes.
  static func gegl() -> [Result] {
    guard let board = GEGLBoard() else { return [] }
    let name = "board/gegl"
    let drawn = draw(timed, by: board, name)
    let before = residentMemory()
    board.draw(strokes: timed)
    let bytes = (residentMemory() - before) / Double(timed)
    return drawn + history(of: board, rounds: timed, name)
      + [Result(name + "/step/sparse", bytes, "bytes")]
      + (GEGLGraphBoard().map {
        draw(timed, by: $0, "board/gegl-graph", hasTouchUp: false)
      } ?? [])
  }

  private static func draw(
    _ count: Int, by board: some RecordedDrawing, _ name: String, hasTouchUp: Bool = true
  ) -> [Result] {
    var (moves, lifts) = (Percentiles(), Percentiles())
    for _ in 0..<count { board.drawStroke(&moves, &lifts) }
    return moves.results(name + "/move") + (hasTouchUp ? lifts.results(name + "/touch-up") : [])
  }

  /// Undo of the last step and its redo, in turn.
  private static func history(of board: some HistoryKeeping, rounds: Int, _ name: String)
    -> [Result]
  {
    var (undo, redo) = (Percentiles(), Percentiles())
    for _ in 0..<rounds {
      undo.measure { board.undo() }
      redo.measure { board.redo() }
    }
    return undo.results(name + "/undo/resident") + redo.results(name + "/redo/resident")
  }
}
