@testable import DrawingBoard
import Testing

struct ImageStackMoveTests {
  private func board(strokes: Int = 6, limits: HistoryLimits = HistoryLimits()) -> StackBoard {
    var board = StackBoard(limits)
    for value in 0..<strokes { board.stroke(UInt8(10 + value), on: [value % 3, 3 + value % 2]) }
    return board
  }

  @Test("Undo shows the step before; from the first one it shows nothing, and then has no effect")
  func undo() throws {
    var board = board()
    for index in (-1...4).reversed() {
      try board.undo()
      #expect(board.stack.index == index)
      #expect(board.isRight)
    }
    #expect(try board.stack.undo().isEmpty)
    #expect(board.stack.index == -1)
    #expect(board.shown.isEmpty)
  }

  @Test("Redo from -1 shows step 0, and n undos and n redos end at the same index")
  func redo() throws {
    var board = board()
    for _ in 1...6 { try board.undo() }
    for index in 0...5 {
      try board.redo()
      #expect(board.stack.index == index)
      #expect(board.isRight)
    }
    #expect(try board.stack.redo().isEmpty)
    #expect(board.stack.index == 5)
  }

  @Test("The same number of undos and redos gives the same bytes", arguments: [0, 3], 1...6)
  func identity(radius: Int, depth: Int) throws {
    var board = board(limits: HistoryLimits(residentRadius: radius))
    let before = board.shown
    for _ in 1...depth { try board.undo() }
    #expect(board.isRight)
    for _ in 1...depth { try board.redo() }
    #expect(board.shown == before)
  }

  @Test("Undo and redo drop nothing") func movingDropsNothing() throws {
    var board = board()
    for index in [2, -1, 5, 0, 3] {
      try board.move(to: index)
      #expect(board.stack.count == 6)
    }
  }

  @Test("Every jump shows its step and names each tile once")
  func everyJumpShowsItsStepAndNamesEachTileOnce() throws {
    var board = board(strokes: 12)
    for from in -1...11 {
      for to in -1...11 {
        try board.move(to: from)
        let updates = try board.stack.move(to: to)
        #expect(Set(updates.map(\.coordinate)).count == updates.count)
        board.apply(updates)
        guard !board.isRight else { continue }
        Issue.record("from \(from) to \(to)")
        return
      }
    }
  }

  @Test("A jump beyond the ends goes to the ends") func aJumpBeyondTheEndsGoesToTheEnds() throws {
    var board = board()
    try board.move(to: .min)
    #expect(board.stack.index == -1)
    #expect(board.isRight)
    try board.move(to: .max)
    #expect(board.stack.index == 5)
    #expect(board.isRight)
    #expect(try board.stack.move(to: 5).isEmpty)
  }
}
