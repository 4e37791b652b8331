import Testing
@testable import DrawingBoard

struct BoardUndoOrderTests {
  @Test("groups go from undo to redo and back, in order")
  func order() {
    var order = BoardUndoOrder()
    order.open(steps: 1)
    order.open(steps: 0)
    #expect(!order.undoesOneStep)
    order.undone(steps: 0)
    #expect(order.undoesOneStep && !order.redoesOneStep)
    order.undone(steps: 1)
    #expect(order.redo == [0, 1] && order.redoesOneStep)
    order.redone(steps: 1)
    #expect(order.undo == [1])
    order.open(steps: 1)
    #expect(order.redo.isEmpty)
  }

  @Test("a group of several steps is not one step")
  func joined() {
    var order = BoardUndoOrder()
    order.open(steps: 0)
    order.join()
    #expect(order.undoesOneStep && order.endsWithStep)
    order.join()
    #expect(!order.undoesOneStep && order.endsWithStep)
  }

  @Test("an order that proves wrong is discarded")
  func wrong() {
    var order = BoardUndoOrder()
    order.open(steps: 1)
    order.open(steps: 1)
    order.undone(steps: 0)
    #expect(order == BoardUndoOrder())
    order.undone(steps: 1)
    #expect(order == BoardUndoOrder())
  }

  @Test("the last step of the board is known, whatever is beside it")
  func last() {
    var order = BoardUndoOrder()
    #expect(order.isAtLastUndo && order.isAtLastRedo)
    order.open(steps: 0)
    order.open(steps: 1)
    #expect(order.isAtLastUndo)
    order.open(steps: 1)
    #expect(!order.isAtLastUndo)
    order.undone(steps: 1)
    #expect(order.isAtLastUndo && order.isAtLastRedo)
  }
}
