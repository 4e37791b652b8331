import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("A history in a store on the disk")
struct ImageStackOnDiskTests {
  private static func board(
    on disk: SimulatedDisk, _ limits: HistoryLimits = HistoryLimits(),
    states: [StackBoard.Picture] = [[:]], options: ImageStackStore.Options = .init()
  ) throws -> StackBoard {
    let store = try StoreDriver.store(on: disk, options: options)
    var board = StackBoard(limits, store: store)
    board.states = states
    board.shown = states[min(board.stack.index + 1, states.count - 1)]
    return board
  }

  /// Every state, byte for byte, by undo all the way and redo all the way.
  private static func walk(_ board: inout StackBoard) throws {
    while board.stack.canUndo {
      try board.undo()
      let isRight = board.isRight
      #expect(isRight)
    }
    while board.stack.canRedo {
      try board.redo()
      let isRight = board.isRight
      #expect(isRight)
    }
  }

  @Test("U7, F10: killed and opened again, undo and redo give the same bytes all the way")
  func reopening() throws {
    var disk = SimulatedDisk()
    var board = try Self.board(on: disk)
    for value in 1...30 { board.stroke(UInt8(value), on: [value % 4, 7]) }
    for _ in 0..<12 { try board.undo() }
    for _ in 0..<3 {
      disk = disk.afterKill()
      board = try Self.board(on: disk, states: board.states)
      #expect(board.stack.count == 30)
      #expect(board.stack.index == 17)
      let isRight = board.isRight
      #expect(isRight)
      try Self.walk(&board)
      try board.move(to: 17)
    }
  }

  @Test("A picture that was there before the first step is there again")
  func initialPicture() throws {
    let disk = SimulatedDisk()
    let picture = [
      TileCoordinate(column: 0, row: 0): TilePixels.noise(seed: 1),
      TileCoordinate(column: 1, row: 0): TilePixels.noise(seed: 2),
    ]
    var board = StackBoard(store: try StoreDriver.store(on: disk), picture: picture)
    for value in 1...5 { board.stroke(UInt8(value), on: [value % 2]) }
    board = try Self.board(on: disk.afterKill(), states: board.states)
    try Self.walk(&board)
  }

  @Test("U12: steps that expired stay so, and the picture is what it was")
  func expiring() throws {
    let disk = SimulatedDisk()
    var limits = HistoryLimits()
    limits.stepLimit = 6
    var board = try Self.board(on: disk, limits)
    for value in 1...25 {
      board.stroke(UInt8(value), on: [value % 3])
      board.states = board.states.suffix(board.stack.count + 1)
    }
    board = try Self.board(on: disk.afterKill(), limits, states: board.states)
    #expect(board.stack.count == 6)
    try Self.walk(&board)
  }

  @Test("F9: with a budget for nothing but the shown picture, every state is read from the disk")
  func faulting() throws {
    let disk = SimulatedDisk()
    var limits = HistoryLimits()
    limits.residentRadius = 0
    var board = try Self.board(on: disk, limits)
    for value in 1...40 { board.stroke(UInt8(value), on: [0, 1 + value % 2]) }
    board.stack.receivedMemoryWarning()
    try Self.walk(&board)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      try board.move(to: random.next(below: 41) - 1)
      let isRight = board.isRight
      #expect(isRight)
    }
  }

  @Test("D12: a history larger than the disk may be gives up its oldest steps, not what is shown")
  func diskLimit() throws {
    let disk = SimulatedDisk()
    var limits = HistoryLimits()
    limits.diskByteLimit = 700_000
    var options = ImageStackStore.Options()
    options.byteLimit = 1 << 20
    var board = try Self.board(on: disk, limits, options: options)
    for value in 0..<90 {
      let coordinate = TileCoordinate(column: value % 3, row: 0)
      board.states.removeSubrange((board.stack.index + 2)...)
      board.draw(on: [coordinate]) { _, _ in .noise(seed: UInt64(value)) }
      board.states.append(board.shown)
      board.states = board.states.suffix(board.stack.count + 1)
      #expect(board.stack.usage.diskBytes <= 1 << 20)
    }
    #expect(board.stack.count > 20)
    #expect(board.stack.count < 60)
    try Self.walk(&board)
    board = try Self.board(on: disk.afterKill(), limits, states: board.states, options: options)
    try Self.walk(&board)
  }

  @Test("7.18: erased, the picture stays, and after a kill there is nothing to undo")
  func erasing() throws {
    let disk = SimulatedDisk()
    var board = try Self.board(on: disk)
    for value in 1...5 { board.stroke(UInt8(value)) }
    let shown = board.shown
    board.stack.eraseHistory(keeping: shown.map { TileUpdate(coordinate: $0, pixels: $1) })
    board = try Self.board(on: disk.afterKill(), states: [shown])
    #expect(board.stack.count == 0)
    #expect(try board.stack.pixels(at: TileCoordinate(column: 0, row: 0)) == shown.values.first)
  }

  @Test("D11: on a disk that is full, drawing and undo go on, and later all is on the disk")
  func diskFull() throws {
    let disk = SimulatedDisk()
    disk.capacity = 3_000
    var board = try Self.board(on: disk)
    for value in 1...40 { board.stroke(UInt8(value), on: [value % 4, 5, 6]) }
    #expect(board.stack.usage.store?.durability == .suspended(.diskFull))
    try Self.walk(&board)
    disk.capacity = .max
    board.stroke(99)
    board = try Self.board(on: disk.afterKill(), states: board.states)
    #expect(board.stack.count == 41)
    try Self.walk(&board)
  }

  @Test("A tile that rotted makes undo throw, and changes nothing")
  func rot() throws {
    let disk = SimulatedDisk()
    var board = try Self.board(on: disk)
    for value in 1...8 { board.stroke(UInt8(value)) }
    let path = StoreDriver.boards + "/\(UUID.fixture)/history"
    let store = try #require(board.stack.store as? ImageStackStore)
    for position in 0..<7 {
      let offset = try #require(
        store.state.withLock { $0.tables.tiles[TileID(rawValue: UInt32(position))]?.offset })
      disk[path]?[offset + 34] ^= 1
    }
    board.stack.receivedMemoryWarning()
    #expect(throws: ImageStackError.self) { try board.undo() }
    #expect(board.stack.index == 7)
    let isRight = board.isRight
    #expect(isRight)
  }
}
