@testable import DrawingBoard
import Foundation
import Testing

struct ImageStackPushTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("A step after undo drops the undone ones")
  func pushDropsRedo() throws {
    var board = StackBoard()
    for value in 1...5 { board.stroke(UInt8(value)) }
    try board.move(to: 1)
    #expect(board.stack.count == 5)
    board.stroke(50)
    #expect(board.stack.count == 3)
    #expect(board.stack.index == 2)
    #expect(!board.stack.canRedo)
  }

  @Test("Five strokes, two undos, two strokes, two undos show three strokes")
  func strokesAfterUndo() throws {
    var board = StackBoard()
    for value in 1...5 { board.stroke(UInt8(value)) }
    let three = board.states[3]
    try board.undo()
    try board.undo()
    board.stroke(60)
    board.stroke(61)
    try board.undo()
    try board.undo()
    #expect(board.shown == three)
    #expect(board.stack.index == 2)
  }

  @Test("One push is one step") func onePushIsOneStep() throws {
    var board = StackBoard()
    board.stroke(1, on: [0, 1, 2])
    #expect(board.stack.count == 1)
    try board.undo()
    #expect(board.shown.isEmpty)
    #expect(!board.stack.canUndo)
  }

  @Test("Changes without an effect add no step, and redo stays")
  func nothingIsNoStep() throws {
    var board = StackBoard()
    board.stroke(1)
    board.stroke(2)
    try board.undo()
    let stack = board.stack
    let same = board.shown[origin]
    #expect(!stack.push(name: "Eraser", changes: []))
    #expect(
      !stack.push(
        name: "Eraser", changes: [TileChange(coordinate: origin, before: same, after: same)]))
    let equal = same.map { tile in tile.withUnsafeBytes { TilePixels(copying: $0) } }
    #expect(
      !stack.push(
        name: "Eraser", changes: [TileChange(coordinate: origin, before: same, after: equal)]))
    let blank = TilePixels(copying: UnsafeRawBufferPointer(start: nil, count: 0))
    let other = TileCoordinate(column: 9, row: 9)
    #expect(
      !stack.push(
        name: "Eraser", changes: [TileChange(coordinate: other, before: nil, after: blank)]))
    #expect(stack.count == 2)
    #expect(stack.canRedo)
    #expect(stack.usage.tableBytes == board.stack.usage.tableBytes)
  }

  @Test("The step equals the pixels passed as after, including the last one")
  func theLastFrameIsKept() throws {
    let stack = ImageStack(limits: HistoryLimits(residentRadius: 0))
    let last = TilePixels.stroke(9, over: .stroke(5, over: nil))
    stack.push(
      name: "Pencil", changes: [TileChange(coordinate: origin, before: nil, after: last)])
    try stack.undo()
    #expect(try stack.redo() == [TileUpdate(coordinate: origin, pixels: last)])
  }

  @Test("Undo to the start shows the picture from before the first step")
  func initialPicture() throws {
    let picture = [origin: TilePixels.noise(seed: 1), TileCoordinate(column: 1, row: 0): .dot(7)]
    var board = StackBoard(HistoryLimits(residentRadius: 0), picture: picture)
    for value in 1...6 { board.stroke(UInt8(value), on: [0, 1, 2]) }
    for _ in 1...6 { try board.undo() }
    #expect(board.shown == picture)
    #expect(board.isRight)
  }

  @Test("A tile that is named twice is one change") func aTileThatIsNamedTwiceIsOneChange() throws {
    let stack = ImageStack()
    stack.push(
      name: "Pencil",
      changes: [
        TileChange(coordinate: origin, before: nil, after: .dot(1)),
        TileChange(coordinate: origin, before: .dot(1), after: .dot(2)),
      ])
    #expect(try stack.undo() == [TileUpdate(coordinate: origin, pixels: nil)])
    #expect(try stack.redo() == [TileUpdate(coordinate: origin, pixels: .dot(2))])
    #expect(
      !stack.push(
        name: "Pencil",
        changes: [
          TileChange(coordinate: origin, before: .dot(2), after: .dot(3)),
          TileChange(coordinate: origin, before: .dot(3), after: .dot(2)),
        ]))
  }

  @Test("A step has its name, date and bounds") func aStepHasItsNameDateAndBounds() {
    let stack = ImageStack()
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    let change = TileChange(
      coordinate: TileCoordinate(column: 2, row: 1), before: nil, after: .dot(1))
    stack.push(name: "Rectangle", changes: [change], date: date)
    #expect(stack.steps[0].name == "Rectangle")
    #expect(stack.steps[0].date == date)
    #expect(stack.steps[0].bounds == PixelRect(x: 128, y: 64, width: 64, height: 64))
    let exact = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let next = TileChange(coordinate: change.coordinate, before: .dot(1), after: .dot(2))
    stack.push(name: "Line", changes: [next], bounds: exact)
    #expect(stack.steps[1].bounds == exact)
    #expect(Set(stack.steps.map(\.id)).count == 2)
  }

  @Test("A step that erases a tile is undone") func aStepThatErasesATileIsUndone() throws {
    var board = StackBoard(HistoryLimits(residentRadius: 0))
    board.stroke(1)
    board.draw(on: [origin]) { _, _ in nil }
    #expect(board.shown.isEmpty)
    try board.undo()
    #expect(board.shown == board.states[1])
    try board.redo()
    #expect(board.shown.isEmpty)
  }

  @Test("Many steps on one tile of a photo stay exact") func manyStepsOnOneTileOfAPhotoStayExact()
    throws
  {
    var board = StackBoard(HistoryLimits(residentRadius: 0), picture: [origin: .noise(seed: 3)])
    for value in 1...60 { board.stroke(UInt8(value)) }
    for _ in 1...60 {
      try board.undo()
      #expect(board.isRight)
    }
    try board.move(to: 41)
    #expect(board.isRight)
  }

  @Test("A picture that was changed behind the history is not a base: pushed steps stay exact")
  func changedBehindTheHistory() throws {
    for isOnDisk in [false, true] {
      let store = isOnDisk ? try HistoryStore.stored(on: SimulatedDisk()) : nil
      var board = StackBoard(store: store, picture: [origin: .noise(seed: 1)])
      board.stroke(1)
      let one = board.shown
      // As when the board became smaller and large again.
      board.shown[origin] = .stroke(40, over: .noise(seed: 8))
      board.stroke(2)
      let two = board.shown
      board.stroke(3)
      let arePatches = board.stack.store.state.withLock { state in
        (0..<3).flatMap { state.table.entries(ofStep: $0).map(\.isPatch) }
      }
      #expect(arePatches == [true, false, true])
      board.stack.receivedMemoryWarning()
      try board.undo()
      #expect(board.shown == two)
      try board.undo()
      #expect(board.shown == one)
      try board.redo()
      #expect(board.shown == two)
    }
  }

  @Test("Undo after such a change shows the same, whether or not it is resident")
  func undoShowsTheSameOfSuchAPictureWhetherOrNotItIsResident() throws {
    var board = StackBoard(picture: [origin: .noise(seed: 1)])
    board.stroke(1)
    let one = board.shown
    board.shown[origin] = .dot(9)
    board.stroke(2)
    try board.undo()
    #expect(board.shown == one)
  }

  @Test("A tile that became blank behind the history is not a base either")
  func aTileThatBecameBlankBehindTheHistoryIsNoBaseEither() throws {
    var board = StackBoard(picture: [origin: .noise(seed: 1)])
    board.stroke(1)
    board.shown[origin] = nil
    board.stroke(2)
    let two = board.shown
    board.stack.receivedMemoryWarning()
    try board.undo()
    try board.redo()
    #expect(board.shown == two)
  }

  @Test("A tile whose previous state expired while it waited to be encoded is stored on its own")
  func baseExpiresBeforeEncoding() throws {
    let executor = ManualExecutor()
    var board = StackBoard(
      HistoryLimits(residentRadius: 0), store: .temporary(executor: executor),
      picture: [origin: .noise(seed: 1)])
    for value in 1...3 { board.stroke(UInt8(value)) }
    executor.run()
    for value in 4...6 { board.stroke(UInt8(value)) }
    board.stack.limits.stepLimit = 2
    executor.run()
    #expect(board.stack.store.state.withLock { $0.inconsistency } == nil)
    board.states.removeFirst(4)
    for _ in 1...2 {
      try board.undo()
      #expect(board.isRight)
    }
  }
}
