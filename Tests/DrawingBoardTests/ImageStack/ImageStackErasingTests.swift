import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct ImageStackErasingTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("Erasing drops every step and keeps the picture", arguments: [false, true])
  func erasing(isStored: Bool) throws {
    let store = isStored ? FaultingStore() : nil
    var board = StackBoard(store: store)
    for value in 1...6 { board.stroke(UInt8(value), on: [0, value % 3]) }
    try board.undo()
    try board.stack.eraseHistory()
    #expect(board.stack.count == 0)
    #expect(!board.stack.canUndo)
    #expect(!board.stack.canRedo)
    #expect(board.stack.usage.residentBytes == 0)
    for (coordinate, pixels) in board.shown {
      #expect(try board.stack.pixels(at: coordinate) == pixels)
    }
    if let store { #expect(store.tileCount == board.shown.count) }
    let before = board.shown
    board.draw(on: [origin]) { _, before in .stroke(200, over: before) }
    try board.undo()
    #expect(board.shown == before)
  }

  @Test("A picture that cannot be read ends nothing; one that is given needs no reading")
  func unreadable() throws {
    let store = FaultingStore()
    var board = StackBoard(HistoryLimits(residentRadius: 0), store: store)
    for value in 1...3 { board.stroke(UInt8(value)) }
    store.with { $0.isEverythingUnreadable = true }
    #expect(throws: ImageStackError.unreadable(origin, .damaged)) {
      try board.stack.eraseHistory()
    }
    #expect(board.stack.count == 3)
    let picture = board.shown.map { TileUpdate(coordinate: $0.key, pixels: $0.value) }
    board.stack.eraseHistory(keeping: picture)
    store.with { $0.isEverythingUnreadable = false }
    #expect(board.stack.count == 0)
    #expect(try board.stack.picture() == picture)
  }

  @Test func theLastOfTwoTilesCountsAndBlankOnesAreLeftOut() throws {
    let stack = ImageStack()
    let other = TileCoordinate(column: 3, row: 3)
    stack.eraseHistory(keeping: [
      TileUpdate(coordinate: origin, pixels: .dot(1)),
      TileUpdate(coordinate: origin, pixels: .dot(2)),
      TileUpdate(coordinate: other, pixels: .dot(0)),
    ])
    #expect(try stack.picture() == [TileUpdate(coordinate: origin, pixels: .dot(2))])
  }

  @Test func aPictureThatIsTooLargeIsNotKept() throws {
    let stack = ImageStack(limits: HistoryLimits(memoryByteLimit: 20_000))
    let tiles = (0..<3).map {
      TileUpdate(coordinate: TileCoordinate(column: $0, row: 0), pixels: .noise(seed: UInt64($0)))
    }
    stack.eraseHistory(keeping: tiles)
    #expect(stack.usage.memoryBytes <= 20_000)
    #expect(throws: ImageStackError.self) { try stack.picture() }
  }
}
