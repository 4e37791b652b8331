import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct ImageStackWindowTests {
  private func board(strokes: Int, radius: Int = 3) -> StackBoard {
    var board = StackBoard(HistoryLimits(residentRadius: radius))
    for value in 1...strokes { board.stroke(UInt8(value)) }
    return board
  }

  @Test("F1, F2, D2: three pictures on each side are ready, seven with the shown one")
  func sevenPictures() throws {
    var board = board(strokes: 20)
    #expect(board.stack.residentIndexes == 16...19)
    try board.move(to: 10)
    board.stack.prefetch()
    #expect(board.stack.residentIndexes == 7...13)
  }

  @Test("F4: nothing outside the window is held") func nothingOutside() throws {
    var board = board(strokes: 20)
    for index in [19, 15, 3, -1, 8, 0] {
      try board.move(to: index)
      board.stack.prefetch()
      let window = board.stack.residentIndexes
      #expect(window == max(index - 3, -1)...min(index + 3, 19))
      // Each picture has one tile of its own here; the one before the first step is blank.
      let tiles = window.count - (window.lowerBound == -1 ? 1 : 0)
      #expect(board.stack.usage.residentBytes == tiles * Tile.byteCount)
    }
  }

  @Test("F6: undo and redo within the window decode nothing") func residentUndo() throws {
    var board = board(strokes: 8)
    let held = board.states
    for _ in 1...3 { try board.undo() }
    let origin = TileCoordinate(column: 0, row: 0)
    let shown = try #require(board.shown[origin])
    let pushed = try #require(held[5][origin])
    #expect(shown.isIdentical(to: pushed))
  }

  @Test("D13: after a memory warning nothing is held, and undo shows the same as before")
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

  @Test func withoutARadiusNothingIsHeld() throws {
    var board = board(strokes: 5, radius: 0)
    board.stack.prefetch()
    #expect(board.stack.usage.residentBytes == 0)
    try board.undo()
    #expect(board.isRight)
  }

  @Test func aSmallerRadiusLetsGoAtOnce() {
    let board = board(strokes: 9)
    board.stack.limits.residentRadius = 1
    #expect(board.stack.residentIndexes == 7...8)
    board.stack.limits.residentRadius = -4
    #expect(board.stack.usage.residentBytes == 0)
  }

  @Test func tilesThatStatesShareAreHeldOnce() {
    var board = StackBoard()
    board.stroke(1, on: [0, 1, 2, 3])
    board.stroke(2, on: [0])
    board.stroke(3, on: [0])
    #expect(board.stack.usage.residentBytes == 6 * Tile.byteCount)
  }

  @Test func prefetchEndsWhereTheLimitOfMemoryIs() throws {
    var board = board(strokes: 12)
    try board.move(to: 5)
    board.stack.receivedMemoryWarning()
    let packed = board.stack.usage.memoryBytes
    board.stack.limits.memoryByteLimit = packed + 3 * Tile.byteCount
    board.stack.prefetch()
    #expect(board.stack.count == 12)
    #expect(board.stack.usage.memoryBytes <= board.stack.limits.memoryByteLimit)
    #expect(board.stack.residentIndexes == 4...6)
  }

  @Test("The next undo and redo are read in advance from the store") func storePrefetch() throws {
    let store = FaultingStore()
    var board = StackBoard(HistoryLimits(residentRadius: 1), store: store)
    for value in 1...9 { board.stroke(UInt8(value)) }
    try board.move(to: 4)
    // What step 4 has before, and what step 5 made.
    #expect(store.with { $0.prefetched }.count == 2)
    board.stack.prefetch()
    let reads = store.with { $0.readTiles }
    try board.undo()
    try board.redo()
    #expect(store.with { $0.readTiles } == reads)
    #expect(board.isRight)
  }

  @Test func aMemoryWarningEndsReadingInAdvance() throws {
    let store = FaultingStore()
    var board = StackBoard(HistoryLimits(residentRadius: 0), store: store)
    for value in 1...4 { board.stroke(UInt8(value)) }
    try board.undo()
    #expect(!store.with { $0.prefetched }.isEmpty)
    board.stack.receivedMemoryWarning()
    #expect(store.with { $0.prefetched }.isEmpty)
  }

  @Test func prefetchLeavesOutWhatCannotBeRead() throws {
    let store = FaultingStore()
    var board = StackBoard(store: store)
    for value in 1...9 { board.stroke(UInt8(value)) }
    try board.move(to: 4)
    store.with { $0.isEverythingUnreadable = true }
    board.stack.prefetch()
    #expect(board.stack.residentIndexes == 4...4)
    store.with { $0.isEverythingUnreadable = false }
    board.stack.prefetch()
    #expect(board.stack.residentIndexes == 1...7)
  }
}
