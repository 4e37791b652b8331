import Foundation
import Testing

@testable import DrawingBoard

struct ImageStackRestoringTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("A history that is opened again has its steps, its index, undo and redo")
  func reopening() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk, picture: [origin: .noise(seed: 1)])
    for value in 1...9 { board.stroke(UInt8(value), on: [0, value % 4]) }
    try board.move(to: 5)
    let steps = Array(board.stack.steps)

    let again = ImageStack(store: try .stored(on: disk.afterKill()))
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

  @Test("Strokes drawn afterwards are undone with the rest")
  func whatIsDrawnAfterwardsIsUndoneWithTheRest() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...4 { board.stroke(UInt8(value)) }
    var again = try StackBoard(on: disk.afterKill(), continuing: board)
    again.stroke(50)
    #expect(Set(again.stack.steps.map(\.id)).count == 5)
    for _ in 1...5 {
      try again.undo()
      #expect(again.isRight)
    }
  }

  @Test("Steps beyond the limits expire at once") func whatIsBeyondTheLimitsGoesAtOnce() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...9 { board.stroke(UInt8(value)) }
    let next = disk.afterKill()
    let again = ImageStack(limits: HistoryLimits(stepLimit: 4), store: try .stored(on: next))
    #expect(again.count == 4)
    #expect(again.index == 3)
    #expect(ImageStack(store: try .stored(on: next.afterKill())).count == 4)
  }

  @Test("Identifiers of steps are not reused, also when the last ones are gone")
  func identifiers() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...3 { board.stroke(UInt8(value)) }
    let ids = board.stack.steps.map(\.id)
    let again = try StackBoard(HistoryLimits(stepLimit: 3), on: disk.afterKill(), continuing: board)
    var restored = again
    restored.stroke(9)
    #expect(restored.stack.steps.map(\.id).dropLast() == ids.dropFirst())
    #expect(restored.stack.steps.last.map { $0.id > ids[2] } == true)
  }

  @Test("Steps that expired before they were written are in the picture of a history opened again")
  func expiredUnwritten() throws {
    let (disk, executor) = (SimulatedDisk(), ManualExecutor())
    let layer = FaultingLayer(disk)
    var board = StackBoard(
      store: try .stored(on: layer, executor: executor), picture: [origin: .noise(seed: 1)])
    for value in 1...4 { board.stroke(UInt8(value), on: [0, value % 3]) }
    executor.run()
    // Steps of the store are undone, others take their place, and expire while the disk is full.
    layer.with { $0.writeError = .diskFull }
    try board.move(to: 1)
    for value in 11...14 { board.stroke(UInt8(value), on: [0, 2, 5]) }
    executor.run()
    board.stack.limits.stepLimit = 2
    layer.with { $0.writeError = nil }
    executor.run()
    board.stack.store.flush()
    executor.run()
    var again = try StackBoard(on: disk.afterKill(), continuing: board)
    again.states.removeFirst(4)
    #expect(again.stack.count == 2)
    for _ in 1...2 {
      try again.undo()
      #expect(again.isRight)
    }
    again.shown = [:]
    again.apply(try again.stack.picture())
    #expect(again.isRight)
  }
}
