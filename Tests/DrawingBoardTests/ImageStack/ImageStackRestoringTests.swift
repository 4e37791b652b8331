import Foundation
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct ImageStackRestoringTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("A history that is opened again has its steps, its index, undo and redo")
  func reopening() throws {
    let store = FaultingStore()
    var board = StackBoard(store: store, picture: [origin: .noise(seed: 1)])
    for value in 1...9 { board.stroke(UInt8(value), on: [0, value % 4]) }
    try board.move(to: 5)
    let steps = Array(board.stack.steps)

    let again = ImageStack(store: store.reopened())
    #expect(again.index == 5)
    #expect(Array(again.steps) == steps)
    let picture = try again.picture()
    var restored = board
    restored.shown = [:]
    restored.apply(picture)
    #expect(restored.shown == board.shown)
    for index in [8, -1, 4, 0, 7] {
      restored.apply(try again.move(to: index))
      #expect(restored.shown == board.states[index + 1])
    }
  }

  @Test func whatIsDrawnAfterwardsIsUndoneWithTheRest() throws {
    let store = FaultingStore()
    var board = StackBoard(store: store)
    for value in 1...4 { board.stroke(UInt8(value)) }
    var again = StackBoard(store: store.reopened(), picture: board.shown)
    again.states = board.states
    again.stroke(50)
    #expect(Set(again.stack.steps.map(\.id)).count == 5)
    for _ in 1...5 {
      try again.undo()
      #expect(again.isRight)
    }
  }

  @Test func whatIsBeyondTheLimitsGoesAtOnce() throws {
    let store = FaultingStore()
    var board = StackBoard(store: store)
    for value in 1...9 { board.stroke(UInt8(value)) }
    let reopened = store.reopened()
    let again = ImageStack(limits: HistoryLimits(stepLimit: 4), store: reopened)
    #expect(again.count == 4)
    #expect(again.index == 3)
    #expect(reopened.stepCount == 4)
  }

  @Test func aHistoryThatContradictsItselfIsTakenAsFarAsItGoes() throws {
    var history = RecoveredHistory()
    let tile = RecoveredHistory.StoredTile(
      coordinate: origin, id: TileID(rawValue: 7), isBlank: true)
    history.initialTiles = [tile, tile]
    history.steps = [
      StoredStep(identifier: 3, name: "A", date: .distantPast, bounds: .zero),
      StoredStep(identifier: 4, name: "B", date: .distantPast, bounds: .zero),
    ]
    history.stepTiles = [tile, tile]
    history.stepTileEnds = [2]
    history.index = 40
    let stack = ImageStack(store: FaultingStore(recovered: history))
    #expect(stack.index == 1)
    #expect(stack.history.map(\.tiles.count) == [1, 0])
    #expect(try stack.undo().isEmpty)
    #expect(try stack.undo() == [TileUpdate(coordinate: origin, pixels: nil)])
  }
}
