import Testing

@testable import DrawingBoard

struct BoardUndoOrderTests {
  @Test("Groups go from undo to redo and back, in order")
  func order() {
    var order = BoardUndoOrder()
    order.open(0)
    order.openForeign()
    #expect(!order.undoesOneStep)
    order.undone(0, registered: [])
    #expect(order.undoesOneStep && !order.redoesOneStep)
    order.undone(1, registered: [0])
    #expect(order.redo.map(\.steps) == [[], [0]] && order.redoesOneStep)
    order.redone(1, registered: [0])
    #expect(order.undo == [BoardUndoGroup(steps: [0])])
    order.open(1)
    #expect(order.redo.isEmpty)
  }

  @Test("A group of several steps is not one step")
  func joined() {
    var order = BoardUndoOrder()
    order.openForeign()
    order.join(0)
    #expect(order.undoesOneStep && order.endsWithStep)
    order.join(1)
    #expect(!order.undoesOneStep && order.endsWithStep)
  }

  @Test("An order that turns out wrong is discarded")
  func wrong() {
    var order = BoardUndoOrder()
    order.open(0)
    order.open(1)
    order.undone(0, registered: [])
    #expect(order == BoardUndoOrder())
    order.undone(1, registered: [1])
    #expect(order == BoardUndoOrder())
  }

  @Test("The last step of the board is known, whatever other groups there are")
  func last() {
    var order = BoardUndoOrder()
    #expect(order.isAtLastUndo && order.isAtLastRedo)
    order.openForeign()
    order.open(0)
    #expect(order.isAtLastUndo)
    order.open(1)
    #expect(!order.isAtLastUndo)
    order.undone(1, registered: [1])
    #expect(order.isAtLastUndo && order.isAtLastRedo)
  }

  @Test("Removed steps leave the groups of the app, and no empty groups of the board")
  func removed() {
    var order = BoardUndoOrder()
    order.open(0)
    order.openForeign()
    order.join(1)
    order.open(2)
    let emptied = order.remove(undo: [1, 2, 7], redo: [])
    #expect(emptied == (1, 0))
    #expect(order.undo.map(\.steps) == [[0], []])
    // An undo that cancels a stroke registers nothing.
    order.undone(0, registered: [])
    order.undone(1, registered: [])
    #expect(order.undo.isEmpty && order.redo.map(\.steps) == [[]])
  }
}
