import Foundation
import Testing

@testable import DrawingBoard

/// What the expiry handler was told.
private final class Expired {
  var steps: [[String]] = []
  var wereUndone: [Bool] = []

  init(of stack: ImageStack) {
    stack.onExpire = { [weak self] steps, wereUndone in
      self?.steps.append(steps.map(\.name))
      self?.wereUndone.append(wereUndone)
    }
  }
}

struct ImageStackBudgetTests {
  private let origin = TileCoordinate(column: 0, row: 0)

  @Test("Over the limit the oldest step expires with a notification, and the picture stays")
  func stepLimit() throws {
    var board = StackBoard(HistoryLimits(stepLimit: 3))
    let expired = Expired(of: board.stack)
    for value in 1...5 {
      let coordinates = [TileCoordinate(column: value % 2, row: 0)]
      board.draw(on: coordinates, name: "\(value)") { _, before in
        .stroke(UInt8(value), over: before)
      }
      board.states.append(board.shown)
      #expect(board.stack.count <= 3)
    }
    #expect(expired.steps == [["1"], ["2"]])
    #expect(expired.wereUndone == [false, false])
    #expect(board.stack.steps.map(\.name) == ["3", "4", "5"])
    #expect(board.stack.index == 2)
    for _ in 1...3 { try board.undo() }
    // The floor is what the second stroke had drawn, not blank.
    #expect(board.shown == board.states[2])
    #expect(try board.stack.undo().isEmpty)
    #expect(!board.stack.canUndo)
    #expect(board.shown == board.states[2])
  }

  @Test("The limit of memory holds after every step", arguments: [60_000, 200_000, 1_000_000])
  func memoryLimit(limit: Int) throws {
    var board = StackBoard(
      HistoryLimits(memoryByteLimit: limit), store: .withoutDisk(),
      picture: [origin: .noise(seed: 9)])
    let expired = Expired(of: board.stack)
    for value in 1...200 {
      board.draw(on: [origin, TileCoordinate(column: value % 7, row: 1)]) { _, before in
        .stroke(UInt8(value), over: before)
      }
      #expect(board.stack.usage.memoryBytes <= limit)
    }
    #expect(board.stack.count + expired.steps.joined().count == 200)
    #expect(board.stack.count > 1)
  }

  @Test("Resident steps give way before the oldest steps do")
  func residentStepsGiveWayBeforeTheOldestStepsDo() {
    var board = StackBoard(store: .withoutDisk())
    for value in 1...9 { board.stroke(UInt8(value)) }
    let usage = board.stack.usage
    board.stack.limits.memoryByteLimit = usage.encodedBytes + usage.tableBytes + 4 * Tile.byteCount
    #expect(board.stack.count == 9)
    // Four tiles: one for each of three pictures before the shown one, and the shown one's.
    #expect(board.stack.residentIndexes == 5...8)
  }

  @Test("The window takes precedence over the oldest of very many steps")
  func theWindowIsWorthMoreThanTheOldestOfVeryManySteps() {
    var board = StackBoard(HistoryLimits(memoryByteLimit: 400_000), store: .withoutDisk())
    board.stack.onExpire = { _, _ in }
    var next = UInt64(0)
    while board.stack.count < 10_000 {
      next += 1
      let count = board.stack.count
      board.draw(on: [origin]) { _, _ in .noise(seed: next % 9) }
      if board.stack.count <= count { break }
    }
    #expect(board.stack.residentIndexes == board.stack.index - 3...board.stack.index)
  }

  /// What the app does while the queue reads.
  enum Meanwhile: CaseIterable {
    case draws, lowersTheLimit
  }

  @Test(
    "What the queue is about to read fits beside what the app does meanwhile",
    arguments: Meanwhile.allCases)
  func readingAhead(meanwhile: Meanwhile) throws {
    let queue = ManualExecutor()
    var board = StackBoard(store: .temporary(executor: queue))
    let columns = Array(0..<6)
    for value in 1...9 { board.stroke(UInt8(value), on: columns) }
    queue.run()
    board.stack.receivedMemoryWarning()
    try board.undo()
    // As far as the queue gets before it reads the first tile.
    let (whole, isReading) = board.stack.store.state.withLock { state in
      state.moveWindow()
      return (state.memoryByteCount + state.window.wholeByteCount, !state.window.wanted.isEmpty)
    }
    #expect(isReading)
    board.stack.limits.memoryByteLimit = whole
    switch meanwhile {
    case .draws:
      board.stroke(10, on: columns)
      board.stroke(11, on: columns)
    case .lowersTheLimit: board.stack.limits.memoryByteLimit = whole / 2
    }
    board.stack.store.state.withLock { state in
      for id in state.window.wanted { state.window.keep(.noise(seed: 1), of: id) }
    }
    let usage = board.stack.usage
    #expect(usage.residentBytes + usage.tableBytes <= board.stack.limits.memoryByteLimit)
  }

  @Test("A step larger than the limit ends the history, and drawing continues") func tooLarge()
    throws
  {
    var board = StackBoard(HistoryLimits(memoryByteLimit: 40_000), store: .withoutDisk())
    let expired = Expired(of: board.stack)
    board.stroke(1)
    let photo = (0..<4).map { TileCoordinate(column: $0, row: 2) }
    let isAdded = board.draw(on: photo) { coordinate, _ in .noise(seed: UInt64(coordinate.column)) }
    #expect(!isAdded)
    #expect(expired.steps == [["Pencil"]])
    #expect(!board.stack.canUndo)
    // The picture never expires.
    #expect(try board.stack.pixels(at: photo[0]) == .noise(seed: 0))
    board.stack.limits.memoryByteLimit = 100_000
    let before = board.shown
    board.draw(on: [photo[0]]) { _, before in .stroke(9, over: before) }
    #expect(board.stack.count == 1)
    try board.undo()
    #expect(board.shown == before)
  }

  @Test("With a limit of no steps nothing can be undone")
  func withALimitOfNoStepsNothingCanBeUndone() throws {
    var board = StackBoard(HistoryLimits(stepLimit: -1))
    board.stroke(1)
    #expect(board.stack.count == 0)
    #expect(try board.stack.pixels(at: origin) == board.shown[origin])
    board.stack.limits.stepLimit = nil
    board.stroke(2)
    try board.undo()
    #expect(board.shown == [origin: .stroke(1, over: nil)])
    #expect(!board.stack.canUndo)
  }

  @Test("Lower limits take steps from the ends and keep the shown one")
  func lowerLimitsTakeStepsFromTheEndsAndKeepTheShownOne() throws {
    var board = StackBoard()
    for value in 1...6 { board.stroke(UInt8(value)) }
    let expired = Expired(of: board.stack)
    try board.move(to: 1)
    board.stack.limits.stepLimit = 3
    #expect(expired.wereUndone == [false, true])
    #expect(expired.steps.map(\.count) == [2, 1])
    #expect(board.stack.index == -1)
    #expect(board.stack.count == 3)
    try board.redo()
    #expect(board.shown == board.states[3])
    try board.move(to: 2)
    #expect(board.shown == board.states[5])
  }

  @Test("Dropped steps take no memory", arguments: [false, true])
  func droppedSteps(isOnDisk: Bool) throws {
    func board() throws -> StackBoard {
      let limits = HistoryLimits(residentRadius: 0)
      return isOnDisk ? try StackBoard(limits, on: SimulatedDisk()) : StackBoard(limits)
    }
    var (board, few) = (try board(), try board())
    for value in 1...400 { board.stroke(UInt8(value % 250 + 1)) }
    try board.move(to: 19)
    board.stroke(99)
    for value in 1...20 { few.stroke(UInt8(value % 250 + 1)) }
    few.stroke(99)
    let (usage, expected) = (board.stack.usage, few.stack.usage)
    #expect(usage.tileCount == expected.tileCount)
    #expect(usage.liveBytes == expected.liveBytes)
    #expect(usage.encodedBytes == expected.encodedBytes)
    #expect(usage.pendingBytes == 0)
    #expect(usage.tableBytes < expected.tableBytes + 200 * MemoryLayout<TileEntry>.stride)
  }

  @Test("Nothing is counted twice or forgotten") func nothingIsCountedTwiceOrForgotten() throws {
    var board = StackBoard(picture: [origin: .noise(seed: 2)])
    for value in 1...30 { board.stroke(UInt8(value), on: [value % 3, 4]) }
    board.stack.limits.stepLimit = 7
    try board.move(to: 3)
    board.stroke(200)
    #expect(board.stack.store.state.withLock { $0.inconsistency } == nil)
  }

  @Test("After very many steps a lower limit still leaves a history") func muchLowerLimit() throws {
    var board = StackBoard(HistoryLimits(memoryByteLimit: .max), store: .withoutDisk())
    for value in 1...6000 { board.stroke(UInt8(value % 250 + 1), on: [value % 3]) }
    board.stack.limits.memoryByteLimit = 60_000
    #expect(board.stack.usage.memoryBytes <= 60_000)
    #expect(board.stack.count > 50)
    board.stroke(251)
    #expect(board.stack.count > 50)
    try board.undo()
    #expect(board.shown == board.states[6000])
  }

  // Over two seconds, because the limit of memory is reached only by a long history.
  @Test("A disk that cannot be written to costs the oldest steps, and the limit of memory holds")
  func suspended() throws {
    let layer = FaultingLayer(SimulatedDisk())
    var board = try StackBoard(HistoryLimits(memoryByteLimit: 400_000), on: layer)
    layer.with { $0.writeError = .diskFull }
    let expired = Expired(of: board.stack)
    for value in 1...2000 {
      board.stroke(UInt8(value % 255 + 1))
      #expect(board.stack.usage.memoryBytes <= 400_000)
    }
    #expect(!expired.steps.isEmpty)
    #expect(board.stack.count > 10)
    try board.undo()
    #expect(board.shown == board.states[1999])
  }

  @Test("The handler can use the stack") func theHandlerMayUseTheStack() {
    var board = StackBoard(HistoryLimits(stepLimit: 2))
    var counts: [Int] = []
    board.stack.onExpire = { [unowned stack = board.stack] _, _ in
      counts.append(stack.count)
      _ = try? stack.undo()
    }
    for value in 1...3 { board.stroke(UInt8(value)) }
    #expect(counts == [2])
    #expect(board.stack.index == 0)
  }
}
