import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A history in a store on a disk")
struct ImageStackOnDiskTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  private static func board(
    _ layer: any FileLayer, strokes: Int, radius: Int = 0
  ) throws -> StackBoard {
    var board = try StackBoard(HistoryLimits(residentRadius: radius), on: layer)
    for value in 0..<strokes { board.stroke(UInt8(value + 1), on: [0, value % 3]) }
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

  @Test("Written steps are read byte for byte, and memory has none of their pixels")
  func reading() throws {
    var board = try Self.board(SimulatedDisk(), strokes: 12)
    #expect(board.stack.usage.encodedBytes == 0)
    #expect(board.stack.usage.pendingBytes == 0)
    #expect(board.stack.usage.residentBytes == 0)
    for index in [3, 9, -1, 11] {
      try board.move(to: index)
      #expect(board.isRight)
    }
  }

  @Test("A tile is written once, however often it is shown")
  func writtenOnce() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try Self.board(layer, strokes: 10, radius: 1)
    board.stack.store.flush()
    let written = layer.with { $0.writtenByteCount }
    for _ in 1...5 {
      for _ in 1...6 { try board.undo() }
      for _ in 1...6 { try board.redo() }
      board.stack.receivedMemoryWarning()
    }
    // The row that names the shown step, in a page each time.
    #expect(layer.with { $0.writtenByteCount } - written <= 60 * 10_000)
    #expect(board.stack.usage.fileBytes < 2 << 20)
  }

  @Test("An undo that cannot be read throws and changes nothing") func unreadable() throws {
    let disk = SimulatedDisk()
    let layer = FaultingLayer(disk)
    var board = try Self.board(layer, strokes: 6)
    try board.move(to: 3)
    let before = board.shown
    let file = disk[HistoryStore.storedPath]
    board.stack.store.releaseMemory()
    layer.with { $0.failsReads = true }
    let error = StorageError.system(EIO)
    #expect(throws: error) { try board.stack.undo() }
    #expect(throws: error) { try board.stack.redo() }
    #expect(throws: StorageError.self) { try board.stack.move(to: 1) }
    let shown = Locked(0)
    #expect(throws: StorageError.self) {
      try board.stack.move(to: 5) { _ in shown.withLock { $0 += 1 } }
    }
    #expect(shown.withLock { $0 } == 0)
    #expect(board.stack.index == 3)
    #expect(board.stack.count == 6)
    #expect(disk[HistoryStore.storedPath] == file)
    #expect(board.shown == before)
    layer.with { $0.failsReads = false }
    try board.undo()
    #expect(board.isRight)
  }

  @Test("Steps behind a damaged one can still be reached")
  func whatLiesBehindADamagedStepCanStillBeReached() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(HistoryLimits(residentRadius: 0), on: disk)
    // Noise, so that no tile is a patch of the one before.
    for value in 0..<6 {
      board.states.append(board.shown)
      board.draw(on: [origin]) { _, _ in .noise(seed: UInt64(value)) }
      board.states[value + 1] = board.shown
    }
    let id = board.stack.store.state.withLock { state in state.table.steps.firstTile(of: 2) }
    try board.stack.store.rot(id)
    try board.move(to: 3)
    #expect(throws: StorageError.damaged) { try board.stack.undo() }
    try board.move(to: 1)
    #expect(board.isRight)
    try board.move(to: 5)
    #expect(board.isRight)
  }

  @Test("A resident step is undone although nothing can be read")
  func aResidentStepIsUndoneAlthoughNothingCanBeRead() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try Self.board(layer, strokes: 6, radius: 3)
    layer.with { $0.failsReads = true }
    for _ in 1...3 {
      try board.undo()
      #expect(board.isRight)
    }
    board.stroke(90)
    try board.undo()
    #expect(board.isRight)
  }

  @Test("A tile is a patch of the one before") func aTileIsAPatchOfTheOneBefore() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk, picture: [origin: .noise(seed: 1)])
    for value in 1...3 { board.stroke(UInt8(value)) }
    for store in [board.stack.store, try .stored(on: disk.afterKill())] {
      let links = store.state.withLock { state in
        (0..<3).flatMap { state.table.entries(ofStep: $0).map(\.links) }
      }
      #expect(links == [1, 2, 3])
    }
  }

  @Test("After a kill and reopening, undo and redo give the same bytes all the way")
  func reopening() throws {
    var disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...30 { board.stroke(UInt8(value), on: [value % 4, 7]) }
    for _ in 0..<12 { try board.undo() }
    for _ in 0..<3 {
      disk = disk.afterKill()
      board = try StackBoard(on: disk, continuing: board)
      #expect(board.stack.count == 30)
      #expect(board.stack.index == 17)
      let isRight = board.isRight
      #expect(isRight)
      try Self.walk(&board)
      try board.move(to: 17)
    }
  }

  @Test("The store is consistent after any operations") func order() throws {
    let disk = SimulatedDisk()
    var board = try Self.board(disk, strokes: 8)
    func isKept() throws -> Bool {
      let again = ImageStack(store: try .stored(on: disk.afterKill()))
      return again.count == board.stack.count && again.index == board.stack.index
    }
    try board.move(to: 4)
    #expect(try isKept())
    board.stroke(77)
    #expect(board.stack.count == 6)
    #expect(try isKept())
    board.stack.limits.stepLimit = 2
    #expect(board.stack.count == 2 && board.stack.index == 1)
    #expect(try isKept())
    try board.undo()
    try board.undo()
    #expect(try isKept())
    board.stack.limits.stepLimit = 1
    #expect(board.stack.count == 1 && board.stack.index == -1)
    #expect(try isKept())
  }

  @Test("A picture from before the first step is restored")
  func initialPicture() throws {
    let disk = SimulatedDisk()
    let picture = [
      origin: TilePixels.noise(seed: 1), TileCoordinate(column: 1, row: 0): .noise(seed: 2),
    ]
    var board = try StackBoard(on: disk, picture: picture)
    for value in 1...5 { board.stroke(UInt8(value), on: [value % 2]) }
    board = try StackBoard(on: disk.afterKill(), continuing: board)
    try Self.walk(&board)
  }

  @Test("Expired steps stay expired, and the picture is unchanged")
  func expiring() throws {
    let disk = SimulatedDisk()
    let limits = HistoryLimits(stepLimit: 6)
    var board = try StackBoard(limits, on: disk)
    for value in 1...25 {
      board.stroke(UInt8(value), on: [value % 3])
      board.states = board.states.suffix(board.stack.count + 1)
    }
    board = try StackBoard(limits, on: disk.afterKill(), continuing: board)
    #expect(board.stack.count == 6)
    try Self.walk(&board)
  }

  @Test("With a budget for the shown picture alone, every state is read from the disk")
  func onlyTheShownPicture() throws {
    var board = try StackBoard(HistoryLimits(residentRadius: 0), on: SimulatedDisk())
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

  @Test("On a full disk drawing and undo continue, and later everything is on the disk")
  func diskFull() throws {
    let disk = SimulatedDisk()
    disk.capacity = 3_000
    var board = try StackBoard(on: disk)
    for value in 1...40 { board.stroke(UInt8(value), on: [value % 4, 5, 6]) }
    #expect(board.stack.store.failure == .diskFull)
    try Self.walk(&board)
    disk.capacity = .max
    board.stroke(99)
    board = try StackBoard(on: disk.afterKill(), continuing: board)
    #expect(board.stack.count == 41)
    try Self.walk(&board)
  }

  @Test("A step that fits no memory while the disk is full is still in the picture later")
  func diskFullAndNoMemory() throws {
    let disk = SimulatedDisk()
    let layer = FaultingLayer(disk)
    var board = try StackBoard(HistoryLimits(memoryByteLimit: 40_000), on: layer)
    board.stroke(1)
    layer.with { $0.writeError = .diskFull }
    let photo = (0..<6).map { TileCoordinate(column: $0, row: 2) }
    for seed in 0..<2 {
      let isAdded = board.draw(on: photo) { coordinate, _ in
        .noise(seed: UInt64(coordinate.column + seed * 10))
      }
      #expect(!isAdded)
    }
    #expect(!board.stack.canUndo)
    layer.with { $0.writeError = nil }
    board.stack.store.flush()
    #expect(board.stack.store.isFlushed)
    var again = try StackBoard(on: disk.afterKill())
    again.apply(try again.stack.picture())
    #expect(again.shown == board.shown)
  }

  @Test("A tile that is unreadable for a moment, while a patch of it is written, is not lost")
  func unreadableWhileWriting() throws {
    let (disk, executor) = (SimulatedDisk(), ManualExecutor())
    let layer = FaultingLayer(disk)
    var board = StackBoard(
      HistoryLimits(residentRadius: 0), store: try .stored(on: layer, executor: executor),
      picture: [origin: .noise(seed: 1)])
    board.stroke(1)
    executor.run()
    layer.with { $0.writeError = .diskFull }
    board.stroke(2)
    executor.run()
    // The patch's base expires, so the patch is encoded on its own, which takes reading the base.
    board.stack.limits.stepLimit = 0
    layer.with { ($0.writeError, $0.failsReads) = (nil, true) }
    board.stack.store.flush()
    executor.run()
    #expect(board.stack.store.failure == .system(EIO))
    layer.with { $0.failsReads = false }
    board.stack.store.flush()
    executor.run()
    #expect(board.stack.store.isFlushed)
    let again = ImageStack(store: try .stored(on: disk.afterKill()))
    #expect(again.count == 0)
    #expect(try again.pixels(at: origin) == board.shown[origin])
  }

  @Test("A tile that rotted makes undo throw, and changes nothing")
  func rot() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...8 {
      board.states.append(board.shown)
      board.draw(on: [origin]) { _, _ in .noise(seed: UInt64(value)) }
      board.states[value] = board.shown
    }
    let ids = board.stack.store.state.withLock { $0.table.tiles.entries.map(\.id) }
    for id in ids.dropLast() { try board.stack.store.rot(id) }
    board.stack.receivedMemoryWarning()
    #expect(throws: StorageError.self) { try board.undo() }
    #expect(board.stack.index == 7)
    let isRight = board.isRight
    #expect(isRight)
  }
}
