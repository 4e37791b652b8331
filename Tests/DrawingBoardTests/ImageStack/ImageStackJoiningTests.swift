import Foundation
import Testing

@testable import DrawingBoard

struct ImageStackJoiningTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test("Late changes join the step they belong to, without a separate step")
  func joining() throws {
    var board = StackBoard()
    board.stroke(1)
    board.stroke(2, on: [0, 1])
    let id = board.stack.steps[1].id
    let coordinates = [1, 2].map { TileCoordinate(column: $0, row: 0) }
    board.draw(on: coordinates, joinsPrevious: true) { _, before in .stroke(30, over: before) }
    let joined = board.shown
    #expect(board.stack.count == 2)
    #expect(board.stack.steps[1].id == id)
    #expect(board.stack.steps[1].bounds == PixelRect(x: 0, y: 0, width: 192, height: 64))
    try board.undo()
    #expect(board.shown == board.states[1])
    try board.redo()
    #expect(board.shown == joined)
  }

  @Test("Without a step to join, late changes are a step")
  func withoutAStepToJoinTheyAreOneOfTheirOwn() throws {
    var board = StackBoard()
    board.draw(on: [TileCoordinate(column: 0, row: 0)], joinsPrevious: true) { _, _ in .dot(1) }
    #expect(board.stack.count == 1)
    try board.undo()
    #expect(board.shown.isEmpty)
  }

  @Test("Steps of one name that follow each other in time are undone together")
  func mergeInterval() throws {
    var board = StackBoard(HistoryLimits(mergeInterval: 2))
    for (value, second) in [(1, 0.0), (2, 1.5), (3, 3.5), (4, 6.0)] {
      let coordinate = TileCoordinate(column: value, row: 0)
      board.draw(on: [coordinate], date: date(second)) { _, _ in .dot(UInt8(value)) }
    }
    #expect(board.stack.steps.map(\.date) == [date(3.5), date(6)])
    board.draw(on: [TileCoordinate(column: 9, row: 0)], name: "Eraser", date: date(6.1)) { _, _ in
      .dot(9)
    }
    #expect(board.stack.count == 3)
    try board.move(to: 0)
    #expect(board.shown.count == 3)
    try board.undo()
    #expect(board.shown.isEmpty)
  }

  @Test("After undo and when the clock goes back steps do not merge")
  func afterUndoAndWhenTheClockGoesBackStepsDoNotMerge() throws {
    var board = StackBoard(HistoryLimits(mergeInterval: 2))
    let draw: (inout StackBoard, UInt8, Double) -> Void = { board, value, second in
      let coordinate = TileCoordinate(column: Int(value), row: 0)
      board.draw(on: [coordinate], date: date(second)) { _, _ in .dot(value) }
    }
    draw(&board, 1, 0)
    draw(&board, 2, 10)
    try board.undo()
    draw(&board, 3, 1)
    #expect(board.stack.count == 2)
    draw(&board, 4, 0.5)
    #expect(board.stack.count == 3)
  }

  @Test("A joined step replaces the stored one") func stored() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    board.stroke(1)
    board.draw(on: [TileCoordinate(column: 1, row: 0)], joinsPrevious: true) { _, _ in .dot(5) }
    let again = ImageStack(store: try .stored(on: disk.afterKill()))
    #expect(again.count == 1)
    #expect(again.usage.tileCount == 2)
    let updates = try again.undo()
    #expect(updates.count == 2)
    #expect(updates.allSatisfy { $0.pixels == nil })
  }

  @Test("An unreadable step is not joined") func whatCannotBeReadIsNotJoined() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try StackBoard(HistoryLimits(residentRadius: 0), on: layer)
    board.stroke(1)
    board.stroke(2)
    board.stack.store.releaseMemory()
    layer.with { $0.failsReads = true }
    board.draw(on: [TileCoordinate(column: 1, row: 0)], joinsPrevious: true) { _, _ in .dot(5) }
    layer.with { $0.failsReads = false }
    #expect(board.stack.count == 3)
    try board.undo()
    #expect(board.shown == board.states[2])
  }
}
