import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// The limit of the disk, see `ImageStack+Budget`.
struct ImageStackDiskBudgetTests {
  /// What a store takes that has the picture alone.
  private static func byteCount(of picture: StackBoard.Picture) throws -> Int {
    let disk = SimulatedDisk()
    let store = try HistoryStore.stored(on: disk)
    ImageStack(store: store).eraseHistory(
      keeping: picture.map { TileUpdate(coordinate: $0, pixels: $1) })
    store.flush()
    return disk[HistoryStore.storedPath]?.count ?? 0
  }

  /// What goes wrong on a board with a limit; `nil` when nothing does.
  private static func walk(
    _ limit: Int, seed: UInt64, timing: WalkTiming
  ) throws -> String? {
    var random = SeededGenerator(seed: seed)
    let (disk, manual) = (SimulatedDisk(), ManualExecutor())
    let executor: any StoreExecutor = timing == .inline ? InlineExecutor() : manual
    let store = try HistoryStore.stored(on: disk, executor: executor)
    var board = StackBoard(HistoryLimits(diskByteLimit: limit), store: store)
    var expired = 0
    board.stack.onExpire = { steps, _ in expired += steps.count }
    var drawn = 0
    // Several times a small limit, and no more of a large one than a test has time for.
    while drawn < (limit < 4 << 20 ? 80 : 40) {
      drawn += 1
      let width = random.next(below: 8) == 0 ? 10 : 2
      let coordinates = (0..<width).map { column in
        TileCoordinate(column: column + random.next(below: 6), row: random.next(below: 3))
      }
      let kind = random.next(below: 4)
      let value = UInt8(random.next(below: 250) + 1)
      let noise = random.next()
      let isAdded = board.draw(on: coordinates) { coordinate, before in
        kind == 0 ? .noise(seed: noise &+ UInt64(coordinate.column)) : .stroke(value, over: before)
      }
      if limit > 64 << 20, !isAdded { return "step \(drawn) does not fit" }
      if kind == 3 { try board.undo() }
      if random.next(below: 5) > 0 { continue }
      let outcome = Locked<Result<Void, StorageError>?>(nil)
      store.flush { result in outcome.withLock { $0 = result } }
      manual.run()
      guard case .success = outcome.withLock({ $0 }) else { return "flush \(outcome)" }
      let size = disk[HistoryStore.storedPath]?.count ?? 0
      if size != board.stack.usage.fileBytes { return "\(board.stack.usage) for \(size)" }
      // Beside pages that are not full.
      if size - (256 << 10) > limit {
        // The picture alone is larger.
        let alone = try byteCount(of: board.shown)
        guard board.stack.count == 0, Double(alone) > Double(limit) * HistoryStore.mostLiveShare
        else {
          return "\(size) bytes, \(board.stack.count) steps, the picture takes \(alone)"
        }
      }
      if !(try isShown(board.shown, by: board.stack)) { return "another picture" }
      let again = ImageStack(
        limits: HistoryLimits(diskByteLimit: .max), store: try .stored(on: disk.afterKill()))
      if again.count != board.stack.count || again.index != board.stack.index {
        return "restored \(again.index) of \(again.count)"
      }
      if !(try isShown(board.shown, by: again)) { return "another picture after a kill" }
    }
    if (128 << 10..<1 << 20).contains(limit), expired == 0 { return "nothing expired" }
    // Nothing fits into no bytes.
    if limit <= 0, board.stack.count > 0 { return "\(board.stack.count) steps without a limit" }
    if limit > 64 << 20, expired > 0 { return "\(expired) steps expired" }
    return nil
  }

  private static func isShown(_ picture: StackBoard.Picture, by stack: ImageStack) throws -> Bool {
    let tiles = try stack.picture().map { ($0.coordinate, $0.pixels) }
    return Dictionary(uniqueKeysWithValues: tiles) == picture.mapValues { Optional($0) }
  }

  /// Limits that a walk reaches at once, often, once or never, and those that 32 bits do not hold.
  private static let limits = [
    0, 64 << 10, 100_000, 256 << 10, 500_000, 1 << 20, 3_000_000, 256 << 20, 1 << 32, .max,
  ]

  /// More that a walk reaches at once or never.
  private static let otherLimits = [
    -1, 1, 8 << 20, 200 << 20, 384 << 20, 400 << 20, 512 << 20, 1 << 30, 1 << 31,
  ]

  // Over two seconds, because after every flush another stack reads the whole history.
  @Test(
    "Every limit of the disk works: the file is within it, and the picture stays",
    arguments: Torture.isOn ? limits + otherLimits : limits)
  func everyLimit(limit: Int) throws {
    for seed in 0..<UInt64(Torture.count(2, torture: 40)) {
      // Without torture each seed walks with one of the timings.
      let timings = [WalkTiming.inline, .manual]
      for timing in Torture.isOn ? timings : [timings[Int(seed) % 2]] {
        guard let difference = try Self.walk(limit, seed: seed, timing: timing) else { continue }
        Issue.record("seed \(seed), \(timing): \(difference)")
        return
      }
    }
  }

  @Test("The limit removes the oldest steps, and the file never grows far beyond it")
  func oldestSteps() throws {
    let disk = SimulatedDisk()
    let limit = 1_000_000
    var board = try StackBoard(HistoryLimits(diskByteLimit: limit), on: disk)
    var expired = 0
    board.stack.onExpire = { steps, wereUndone in
      #expect(!wereUndone)
      expired += steps.count
    }
    for value in 1...300 {
      board.draw(on: [TileCoordinate(column: value % 3, row: 0)]) { _, _ in
        .noise(seed: UInt64(value))
      }
      #expect(board.stack.usage.diskBytes <= limit + limit / 8)
    }
    #expect(board.stack.count > 30)
    #expect(board.stack.count + expired == 300)
  }

  @Test("As many steps of one size stay as their share of the limit holds")
  func stepsOfOneSize() throws {
    let limit = 1_000_000
    var board = try StackBoard(HistoryLimits(diskByteLimit: limit), on: SimulatedDisk())
    let share = Int(Double(limit - HistoryStore.emptyByteCount) * HistoryStore.liveShare)
    var fullCount = 0
    for value in 0..<120 {
      board.draw(on: [TileCoordinate(column: value % 3, row: 0)]) { _, _ in
        .noise(seed: UInt64(value))
      }
      board.stack.store.flush()
      let usage = board.stack.usage
      #expect(usage.liveBytes <= share + share / 16, "step \(value)")
      guard board.stack.count < value + 1 else { continue }
      fullCount += 1
      // A step is 2 percent of it.
      #expect(usage.liveBytes > share - share / 20, "step \(value)")
    }
    #expect(fullCount > 60)
  }

  @Test("A lowered limit takes effect also where the newest steps are the largest")
  func loweredLimitOfUnevenSteps() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 1...60 { board.stroke(UInt8(value)) }
    for number in 0..<6 {
      board.draw(on: (0..<10).map { TileCoordinate(column: $0, row: 1) }) { coordinate, _ in
        .noise(seed: UInt64(number * 10 + coordinate.column))
      }
    }
    board.stack.limits.diskByteLimit = 700_000
    board.stack.store.flush()
    #expect(board.stack.usage.diskBytes <= 700_000)
    #expect((1...3).contains(board.stack.count))
    #expect(try Self.isShown(board.shown, by: board.stack))
  }

  @Test("A lowered limit removes undone steps from the last one on if all others are gone")
  func loweredLimitOfUndoneSteps() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    var (oldest, undone): ([UInt64], [UInt64]) = ([], [])
    board.stack.onExpire = { steps, wereUndone in
      if wereUndone { undone += steps.map(\.id) } else { oldest += steps.map(\.id) }
    }
    for value in 0..<40 {
      board.states.append(board.shown)
      board.draw(on: [TileCoordinate(column: value % 3, row: 0)]) { _, _ in
        .noise(seed: UInt64(value))
      }
    }
    let ids = board.stack.steps.map(\.id)
    try board.move(to: 1)
    board.stack.limits.diskByteLimit = 300_000
    board.stack.store.flush()
    #expect(board.stack.usage.diskBytes <= 300_000)
    #expect(board.stack.count > 5 && board.stack.index == -1)
    #expect(oldest == Array(ids.prefix(2)))
    #expect(board.stack.steps.map(\.id) + undone == Array(ids.dropFirst(2)))
    #expect(try Self.isShown(board.shown, by: board.stack))
  }

  @Test("A lowered limit takes effect at once, and the picture stays")
  func loweredLimit() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(on: disk)
    for value in 0..<40 {
      board.states.append(board.shown)
      board.draw(on: [TileCoordinate(column: value % 3, row: 0)]) { _, _ in
        .noise(seed: UInt64(value))
      }
    }
    board.stack.limits.diskByteLimit = 300_000
    board.stack.store.flush()
    #expect(board.stack.usage.diskBytes <= 300_000)
    #expect((5..<16).contains(board.stack.count))
    board.stack.limits.diskByteLimit = 0
    #expect(board.stack.count == 0)
    #expect(try Self.isShown(board.shown, by: board.stack))
    #expect(try Self.isShown(board.shown, by: ImageStack(store: .stored(on: disk.afterKill()))))
  }
}
