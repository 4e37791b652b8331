import Foundation
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

/// A stack whose tiles are in a store.
struct ImageStackStoringTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  private func board(_ store: FaultingStore, strokes: Int, radius: Int = 0) -> StackBoard {
    var board = StackBoard(HistoryLimits(residentRadius: radius), store: store)
    for value in 1...strokes { board.stroke(UInt8(value), on: [0, value % 3]) }
    return board
  }

  @Test("F10: what was stored comes back byte for byte") func faulting() throws {
    var board = board(FaultingStore(), strokes: 12)
    #expect(board.stack.usage.packedBytes == 0)
    #expect(board.stack.usage.residentBytes == 0)
    for index in [3, 9, -1, 11] {
      try board.move(to: index)
      #expect(board.isRight)
    }
  }

  @Test("F8, D9: a tile is written once, however often it comes and goes")
  func writtenOnce() throws {
    let store = FaultingStore()
    var board = board(store, strokes: 10, radius: 1)
    let written = store.with { $0.writtenTiles }
    for _ in 1...5 {
      for _ in 1...6 { try board.undo() }
      board.stack.prefetch()
      for _ in 1...6 { try board.redo() }
      board.stack.receivedMemoryWarning()
    }
    #expect(store.with { $0.writtenTiles } == written)
  }

  @Test("D11: an undo that cannot be read throws and changes nothing") func unreadable() throws {
    let store = FaultingStore()
    var board = board(store, strokes: 6)
    try board.move(to: 3)
    let before = board.shown
    store.with { $0.isEverythingUnreadable = true }
    #expect(throws: ImageStackError.unreadable(origin, .damaged)) { try board.stack.undo() }
    #expect(throws: ImageStackError.unreadable(origin, .damaged)) { try board.stack.redo() }
    #expect(throws: ImageStackError.self) { try board.stack.move(to: -1 + 2) }
    var shown = 0
    #expect(throws: ImageStackError.self) { try board.stack.move(to: 5) { _ in shown += 1 } }
    #expect(shown == 0)
    #expect(board.stack.index == 3)
    #expect(board.stack.count == 6)
    #expect(store.shownIndex == 3)
    #expect(board.shown == before)
    store.with { $0.isEverythingUnreadable = false }
    try board.undo()
    #expect(board.isRight)
  }

  @Test func whatLiesBehindAnUnreadableStepCanStillBeReached() throws {
    let store = FaultingStore()
    var board = board(store, strokes: 6)
    // The tile of the origin after the third stroke.
    let id = try #require(board.stack.history[2].record(of: 0)?.id)
    store.with { $0.unreadable = [id] }
    try board.move(to: 3)
    #expect(throws: ImageStackError.unreadable(origin, .damaged)) { try board.stack.undo() }
    try board.move(to: 1)
    #expect(board.isRight)
    try board.move(to: 5)
    #expect(board.isRight)
  }

  @Test func aResidentStepIsUndoneAlthoughNothingCanBeRead() throws {
    let store = FaultingStore()
    var board = board(store, strokes: 6, radius: 3)
    store.with { $0.isEverythingUnreadable = true }
    for _ in 1...3 {
      try board.undo()
      #expect(board.isRight)
    }
    board.stroke(90)
    try board.undo()
    #expect(board.isRight)
  }

  @Test func aTileIsStoredOnTopOfTheOneBefore() {
    let store = FaultingStore()
    var board = StackBoard(store: store)
    for value in 1...3 { board.stroke(UInt8(value)) }
    let ids = board.stack.history.compactMap { $0.record(of: 0)?.id }
    #expect(store.with { $0.bases } == [nil, ids[0], ids[1]])
  }

  @Test("The picture before the first step is stored too") func initialPicture() throws {
    let store = FaultingStore()
    var board = StackBoard(
      HistoryLimits(residentRadius: 0), store: store, picture: [origin: .noise(seed: 1)])
    board.stroke(1)
    #expect(store.tileCount == 2)
    let again = ImageStack(store: store.reopened())
    #expect(try again.undo() == [TileUpdate(coordinate: origin, pixels: .noise(seed: 1))])
  }

  @Test func theStoreIsToldOfEverythingInOrder() throws {
    let store = FaultingStore()
    var board = board(store, strokes: 8)
    try board.move(to: 4)
    #expect(store.shownIndex == 4)
    board.stroke(77)
    #expect(store.stepCount == 6)
    #expect(store.shownIndex == 5)
    board.stack.limits.stepLimit = 2
    #expect(store.stepCount == 2)
    #expect(store.shownIndex == 1)
    try board.undo()
    try board.undo()
    board.stack.limits.stepLimit = 1
    #expect(store.stepCount == 1)
    #expect(store.shownIndex == -1)
  }
}
