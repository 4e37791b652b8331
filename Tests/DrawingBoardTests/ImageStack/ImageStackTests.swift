@testable import DrawingBoard
import Testing

struct ImageStackTests {
  @Test("An empty history has nothing to undo or redo, and changes no pixel")
  func empty() throws {
    let stack = ImageStack()
    #expect(stack.index == -1)
    #expect(!stack.canUndo)
    #expect(!stack.canRedo)
    #expect(try stack.undo().isEmpty)
    #expect(try stack.redo().isEmpty)
    #expect(stack.index == -1)
    #expect(stack.steps.isEmpty)
  }

  @Test("Undo is possible unless the index is -1, redo unless it is the last")
  func canUndoAndRedo() throws {
    var board = StackBoard()
    for value in 1...3 { board.stroke(UInt8(value)) }
    for index in (-1...2).reversed() {
      try board.move(to: index)
      #expect(board.stack.canUndo == (index != -1))
      #expect(board.stack.canRedo == (index + 1 < 3))
    }
  }

  @Test("The empty state is not a step: n strokes need n undos to be empty")
  func emptyIsNoEntry() throws {
    var board = StackBoard()
    for value in 1...4 { board.stroke(UInt8(value)) }
    #expect(board.stack.count == 4)
    for _ in 1...4 {
      #expect(board.stack.canUndo)
      try board.undo()
    }
    #expect(!board.stack.canUndo)
    #expect(board.shown.isEmpty)
  }

  @Test("Two histories never mix") func twoHistories() throws {
    var first = StackBoard()
    var second = StackBoard()
    for value in 1...9 {
      first.stroke(UInt8(value))
      second.stroke(UInt8(100 + value), on: [value % 3])
    }
    for _ in 1...9 {
      try first.undo()
      try second.undo()
      #expect(first.isRight)
      #expect(second.isRight)
    }
  }

  @Test("The steps are those of the moment of the call")
  func theStepsAreThoseOfTheMomentTheyWereAskedFor() {
    var board = StackBoard()
    board.stroke(1)
    let steps = board.stack.steps
    board.stroke(2)
    #expect(steps.count == 1)
    #expect(board.stack.steps.count == 2)
    #expect(board.stack.steps[0] == steps[0])
  }

  @Test("A stack and its store are released") func aStackReleasesItsLogAndIsReleased()
    throws
  {
    weak var weakStack: ImageStack?
    weak var weakStore: HistoryStore?
    do {
      var board = try StackBoard(on: SimulatedDisk())
      board.stroke(1)
      weakStack = board.stack
      weakStore = board.stack.store
    }
    #expect(weakStack == nil)
    #expect(weakStore == nil)
  }
}
