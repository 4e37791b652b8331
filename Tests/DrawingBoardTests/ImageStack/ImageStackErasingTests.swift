import Foundation
import Testing

@testable import DrawingBoard

struct ImageStackErasingTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("Erasing drops every step and keeps the picture", arguments: [false, true])
  func erasing(isOnDisk: Bool) throws {
    var board = isOnDisk ? try StackBoard(on: SimulatedDisk()) : StackBoard()
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
    #expect(board.stack.usage.tileCount == board.shown.count)
    let before = board.shown
    board.draw(on: [origin]) { _, before in .stroke(200, over: before) }
    try board.undo()
    #expect(board.shown == before)
  }

  @Test("An unreadable picture ends nothing; a given one needs no reading")
  func unreadable() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try StackBoard(HistoryLimits(residentRadius: 0), on: layer)
    for value in 1...3 { board.stroke(UInt8(value)) }
    board.stack.store.releaseMemory()
    layer.with { $0.failsReads = true }
    #expect(throws: StorageError.system(EIO)) {
      try board.stack.eraseHistory()
    }
    #expect(board.stack.count == 3)
    let picture = board.shown.map { TileUpdate(coordinate: $0.key, pixels: $0.value) }
    board.stack.eraseHistory(keeping: picture)
    layer.with { $0.failsReads = false }
    #expect(board.stack.count == 0)
    #expect(try board.stack.picture() == picture)
  }

  @Test("The last of two equal tiles is used, and blank ones are omitted")
  func theLastOfTwoTilesCountsAndBlankOnesAreLeftOut() throws {
    let stack = ImageStack()
    let other = TileCoordinate(column: 3, row: 3)
    stack.eraseHistory(keeping: [
      TileUpdate(coordinate: origin, pixels: .dot(1)),
      TileUpdate(coordinate: origin, pixels: .dot(2)),
      TileUpdate(coordinate: other, pixels: .dot(0)),
    ])
    #expect(try stack.picture() == [TileUpdate(coordinate: origin, pixels: .dot(2))])
  }

  @Test("After erasing, the picture stays, and after a kill there is nothing to undo")
  func afterAKill() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...5 { board.stroke(UInt8(value)) }
    let shown = board.shown
    board.stack.eraseHistory(keeping: shown.map { TileUpdate(coordinate: $0, pixels: $1) })
    let again = try StackBoard(on: disk.afterKill())
    #expect(again.stack.count == 0)
    #expect(try again.stack.pixels(at: origin) == shown[origin])
  }

  @Test("Drawing after erasing is undone to the picture, also after a kill")
  func drawingAfterwards() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...5 { board.stroke(UInt8(value), on: [0, 1]) }
    try board.stack.eraseHistory()
    board.states = [board.shown]
    for value in 11...14 { board.stroke(UInt8(value), on: [1, 2]) }
    board = try StackBoard(on: disk.afterKill(), continuing: board)
    #expect(board.stack.count == 4)
    for _ in 1...4 {
      try board.undo()
      #expect(board.isRight)
    }
  }
}
