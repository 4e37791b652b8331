import Testing

@testable import DrawingBoard

struct ImageStackWindowTests {
  private func board(strokes: Int, radius: Int = 3) -> StackBoard {
    var board = StackBoard(HistoryLimits(residentRadius: radius))
    for value in 1...strokes { board.stroke(UInt8(value)) }
    return board
  }

  @Test("Three pictures on each side are ready, seven with the shown one")
  func sevenPictures() throws {
    var board = board(strokes: 20)
    #expect(board.stack.residentIndexes == 16...19)
    try board.move(to: 10)
    #expect(board.stack.residentIndexes == 7...13)
  }

  @Test("Nothing outside the window is in memory") func nothingOutside() throws {
    // No tile is blank, for blank ones are always ready.
    var board = StackBoard(picture: [TileCoordinate(column: 0, row: 0): .noise(seed: 1)])
    for value in 1...20 { board.stroke(UInt8(value)) }
    for index in [19, 15, 3, -1, 8, 0] {
      try board.move(to: index)
      let window = board.stack.residentIndexes
      #expect(window == max(index - 3, -1)...min(index + 3, 19))
      // Each picture has one tile of its own here. A step on each side stays one move longer.
      let bytes = board.stack.usage.residentBytes
      #expect(bytes >= window.count * Tile.byteCount && bytes <= 9 * Tile.byteCount)
    }
  }

  @Test("Undo and redo within the window decode nothing") func residentUndo() throws {
    var board = board(strokes: 8)
    let held = board.states
    for _ in 1...3 { try board.undo() }
    let origin = TileCoordinate(column: 0, row: 0)
    let shown = try #require(board.shown[origin])
    let pushed = try #require(held[5][origin])
    #expect(shown.isIdentical(to: pushed))
  }

  @Test("After a memory warning nothing is in memory, and undo shows the same as before")
  func memoryWarning() throws {
    var board = board(strokes: 8)
    #expect(board.stack.usage.residentBytes > 0)
    board.stack.receivedMemoryWarning()
    #expect(board.stack.usage.residentBytes == 0)
    #expect(board.stack.residentIndexes == 7...7)
    for _ in 1...8 {
      try board.undo()
      #expect(board.isRight)
    }
  }

  @Test("Without a radius nothing is held") func withoutARadiusNothingIsHeld() throws {
    var board = board(strokes: 5, radius: 0)
    #expect(board.stack.usage.residentBytes == 0)
    try board.undo()
    #expect(board.isRight)
  }

  @Test("A smaller radius releases pixels at once") func aSmallerRadiusReleasesPixelsAtOnce() {
    let board = board(strokes: 9)
    board.stack.limits.residentRadius = 1
    #expect(board.stack.residentIndexes == 7...8)
    board.stack.limits.residentRadius = -4
    #expect(board.stack.usage.residentBytes == 0)
  }

  @Test("Tiles that pictures share are in memory once") func tilesThatPicturesShareAreInMemoryOnce()
  {
    var board = StackBoard()
    board.stroke(1, on: [0, 1, 2, 3])
    board.stroke(2, on: [0])
    board.stroke(3, on: [0])
    // Three states of the first tile, and one of each other.
    #expect(board.stack.usage.residentBytes == 6 * Tile.byteCount)
  }

  @Test("The window ends where the limit of memory is") func theWindowEndsWhereTheLimitOfMemoryIs()
    throws
  {
    var board = board(strokes: 12)
    try board.move(to: 5)
    board.stack.receivedMemoryWarning()
    let others = board.stack.usage.memoryBytes
    board.stack.limits.memoryByteLimit = others + 3 * Tile.byteCount
    #expect(board.stack.count == 12)
    #expect(board.stack.usage.memoryBytes <= board.stack.limits.memoryByteLimit)
    // The nearest come first; the shown picture is the host's.
    #expect(board.stack.residentIndexes == 3...6)
  }

  @Test("The next undo and redo are read in advance from the disk, without a call")
  func readingAhead() throws {
    let (layer, executor) = (FaultingLayer(SimulatedDisk()), ManualExecutor())
    var board = StackBoard(
      HistoryLimits(residentRadius: 2), store: try .stored(on: layer, executor: executor))
    for value in 1...9 { board.stroke(UInt8(value)) }
    executor.run()
    try board.move(to: 3)
    #expect(board.stack.residentIndexes == 3...3)
    executor.run()
    #expect(board.stack.residentIndexes == 1...5)
    let reads = layer.with { $0.readCount }
    try board.undo()
    try board.redo()
    #expect(layer.with { $0.readCount } == reads)
    #expect(board.isRight)
  }

  @Test("A memory board decodes ahead of its window, after its queue has run")
  func decodingAhead() throws {
    let executor = ManualExecutor()
    var board = StackBoard(store: .temporary(executor: executor))
    for value in 1...20 { board.stroke(UInt8(value)) }
    try board.move(to: 8)
    executor.run()
    #expect(board.stack.residentIndexes == 5...11)
  }

  @Test("A memory warning ends reading ahead") func aMemoryWarningEndsReadingAhead() throws {
    let (layer, executor) = (FaultingLayer(SimulatedDisk()), ManualExecutor())
    var board = StackBoard(store: try .stored(on: layer, executor: executor))
    for value in 1...9 { board.stroke(UInt8(value)) }
    executor.run()
    try board.move(to: 4)
    board.stack.receivedMemoryWarning()
    let reads = layer.with { $0.readCount }
    executor.run()
    // The first page, which was released with the others.
    #expect(layer.with { $0.readCount } <= reads + 1)
    #expect(board.stack.usage.residentBytes == 0)
  }

  @Test("The window omits unreadable steps") func theWindowLeavesOutWhatCannotBeRead()
    throws
  {
    let (layer, executor) = (FaultingLayer(SimulatedDisk()), ManualExecutor())
    var board = StackBoard(store: try .stored(on: layer, executor: executor))
    for value in 1...9 { board.stroke(UInt8(value)) }
    executor.run()
    try board.move(to: 4)
    board.stack.receivedMemoryWarning()
    executor.run()
    layer.with { $0.failsReads = true }
    board.stack.updateWindow()
    executor.run()
    #expect(board.stack.residentIndexes == 4...4)
    layer.with { $0.failsReads = false }
    board.stack.updateWindow()
    executor.run()
    #expect(board.stack.residentIndexes == 1...7)
  }
}
