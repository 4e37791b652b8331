import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// When the work of a store is done.
enum WalkTiming: CaseIterable {
  /// Within the call that causes it.
  case inline

  /// When the walk wants it.
  case manual

  /// On the store's own queue, at the same time as the walk.
  case dispatch
}

/// A stack beside a model that holds every state whole.
private final class RandomWalk {
  private typealias Picture = [TileCoordinate: TilePixels]

  private static let noise = (1...6).map { TilePixels.noise(seed: UInt64($0)) }

  private var random: SeededGenerator
  private var stack: ImageStack
  private let timing: WalkTiming
  private let manual = ManualExecutor()

  /// `nil` for a store in memory.
  private var layer: FaultingLayer?
  private var disk: SimulatedDisk?
  private var expiries = Expiries()

  private var shown: Picture
  private var initial: Picture
  private var steps: [(id: UInt64, picture: Picture)] = []
  private var index = -1

  /// The tiles that the stack cannot know: they were there before the first step.
  private var given: Picture

  private final class Expiries {
    var all: [(ids: [UInt64], wereUndone: Bool)] = []
    var isWithinLimits = true
  }

  init(seed: Int, timing: WalkTiming, isOnDisk: Bool) throws {
    random = SeededGenerator(seed: UInt64(seed))
    self.timing = timing
    disk = isOnDisk ? SimulatedDisk() : nil
    shown =
      seed % 3 == 0 ? [:] : [Self.coordinate(0): Self.noise[0], Self.coordinate(5): Self.noise[1]]
    (initial, given) = (shown, shown)
    stack = ImageStack(store: .temporary())
    stack = ImageStack(store: try open())
    observe()
  }

  private func open() throws -> HistoryStore {
    let executor: any StoreExecutor =
      switch timing {
      case .inline: InlineExecutor()
      case .manual: manual
      case .dispatch: DispatchExecutor()
      }
    guard let disk else { return .temporary(executor: executor) }
    let layer = FaultingLayer(disk)
    self.layer = layer
    return try HistoryStore(StoreFolder(.fixture, in: "/boards", layer: layer), executor: executor)
  }

  /// What may be over the limit until the next call: the places of rows, which the queue adds to the table
  /// when it has written them.
  private var tolerance: Int { timing == .dispatch ? 160 * RowUse.tableByteCount : 0 }

  private func observe() {
    expiries = Expiries()
    stack.onExpire = { [expiries, tolerance, unowned stack] steps, wereUndone in
      expiries.all.append((steps.map(\.id), wereUndone))
      expiries.isWithinLimits = expiries.isWithinLimits && stack.isWithinLimits(tolerance)
    }
  }

  private static func coordinate(_ number: Int) -> TileCoordinate {
    TileCoordinate(column: number % 4, row: number / 4)
  }

  /// Does anything.
  ///
  /// - Returns: What the stack did that the model did not; nil when they agree.
  func step() throws -> String? {
    let operation = random.next(below: 26)
    switch operation {
    case 0..<9: push()
    case 9..<12: try move(to: index - 1) { try stack.undo() }
    case 12..<15: try move(to: index + 1) { try stack.redo() }
    case 15, 16:
      let target = random.next(below: steps.count + 1) - 1
      try move(to: target) { try stack.move(to: target) }
    case 17: manual.run()
    case 18: stack.store.flush()
    case 19:
      stack.receivedMemoryWarning()
      if stack.usage.residentBytes != 0 { return "resident after a memory warning" }
    case 20: changeLimits()
    case 21: if !failToRead() { return "changed by a failure" }
    case 22: if random.next(below: 6) == 0 { erase() }
    case 23: failToWrite()
    case 24: if let difference = try reopen() { return difference }
    default: if !(try peek()) { return "another tile" }
    }
    // Where writing fails on the queue, more counts as memory from then on: for the next call.
    if [17, 18, 23, 24].contains(operation) {
      for _ in 1...2 { stack.limits = stack.limits }
    }
    if !expire() { return "expired others" }
    return difference.map { "operation \(operation): \($0)" }
  }

  private func push() {
    var numbers = Set((0...random.next(below: 3)).map { _ in random.next(below: 12) })
    if random.next(below: 20) == 0 { numbers = Set(0..<12) }
    let kind = random.next(below: 12)
    let changes = numbers.sorted().map { number in
      let before = shown[Self.coordinate(number)]
      let after: TilePixels? =
        switch kind {
        case 0: nil
        case 1: Self.noise[random.next(below: 6)]
        case 2: before
        default: .stroke(UInt8(random.next(below: 255) + 1), over: before)
        }
      return TileChange(coordinate: Self.coordinate(number), before: before, after: after)
    }
    for change in changes { shown[change.coordinate] = change.after }
    let last = stack.index < 0 ? nil : stack.steps[stack.index].id
    let isAdded = stack.push(
      name: "Pencil", changes: changes, joinsPrevious: random.next(below: 10) == 0)
    guard changes.contains(where: { $0.before != $0.after }) else { return }
    steps.removeSubrange((index + 1)...)
    _ = expire()
    guard isAdded, let step = stack.steps.last else {
      (initial, steps, index) = (shown, [], -1)
      return
    }
    if step.id == last { steps.removeLast() }
    steps.append((step.id, shown))
    index = steps.count - 1
  }

  private func move(to target: Int, _ move: () throws -> [TileUpdate]) throws {
    for update in try move() { shown[update.coordinate] = update.pixels }
    index = min(max(target, -1), steps.count - 1)
  }

  private func changeLimits() {
    var limits = stack.limits
    switch random.next(below: 4) {
    case 0: limits.residentRadius = random.next(below: 6)
    case 1: limits.memoryByteLimit = 40_000 + random.next(below: 600_000)
    case 2: limits.stepLimit = random.next(below: 3) == 0 ? nil : random.next(below: 30)
    default: limits.memoryByteLimit = 8 << 20
    }
    stack.limits = limits
  }

  /// Whether nothing changes when a tile cannot be read.
  private func failToRead() -> Bool {
    layer?.with { $0.failsReads = true }
    defer { layer?.with { $0.failsReads = false } }
    do {
      try move(to: index - 1) { try stack.undo() }
    } catch {
      return stack.index == index && stack.count == steps.count
    }
    return true
  }

  /// Fills the disk, or frees it.
  private func failToWrite() {
    layer?.with {
      $0.writeError = $0.writeError == nil && random.next(below: 3) == 0 ? .diskFull : nil
    }
  }

  private func erase() {
    do {
      try stack.eraseHistory()
    } catch {
      stack.eraseHistory(keeping: shown.map { TileUpdate(coordinate: $0.key, pixels: $0.value) })
    }
    (initial, steps, index) = (shown, [], -1)
  }

  /// Looks at a tile of any state.
  private func peek() throws -> Bool {
    let position = random.next(below: steps.count + 1) - 1
    let coordinate = Self.coordinate(random.next(below: 12))
    let pixels = try stack.pixels(at: coordinate, step: position)
    // The stack does not know of tiles that were there and never changed.
    return pixels == picture(of: position)[coordinate]
      || (pixels == nil && picture(of: position)[coordinate] == given[coordinate])
  }

  /// Ends the app and starts it again.
  ///
  /// - Returns: What the history has that the model has not.
  func reopen() throws -> String? {
    guard let disk else { return nil }
    layer?.with { $0.writeError = nil }
    let isFlushed = Locked<Result<Void, StorageError>?>(nil)
    let done = DispatchSemaphore(value: 0)
    stack.store.flush { result in
      isFlushed.withLock { $0 = result }
      done.signal()
    }
    manual.run()
    done.wait()
    guard case .success = isFlushed.withLock({ $0 }) else { return "not flushed" }
    self.disk = disk.afterKill()
    let limits = stack.limits
    let store = try open()
    guard store.loss == nil else { return "loss" }
    stack = ImageStack(limits: HistoryLimits(memoryByteLimit: .max), store: store)
    if stack.steps.map(\.id) != steps.map(\.id) { return "restored steps" }
    if stack.index != index { return "restored index" }
    for position in -1..<steps.count {
      for tile in try stack.picture(ofStep: position)
      where picture(of: position)[tile.coordinate] != tile.pixels {
        return "restored pixels"
      }
    }
    observe()
    stack.limits = limits
    return nil
  }

  /// Whether the steps that were given up are those at the ends.
  private func expire() -> Bool {
    for (ids, wereUndone) in expiries.all {
      if wereUndone {
        guard ids == steps.suffix(ids.count).map(\.id) else { return false }
        steps.removeLast(ids.count)
      } else {
        guard ids == steps.prefix(ids.count).map(\.id) else { return false }
        initial = steps[ids.count - 1].picture
        steps.removeFirst(ids.count)
        index -= ids.count
      }
    }
    expiries.all = []
    return true
  }

  private func picture(of index: Int) -> Picture { index < 0 ? initial : steps[index].picture }

  private var difference: String? {
    if stack.steps.map(\.id) != steps.map(\.id) {
      return "steps \(stack.steps.map(\.id)) for \(steps.map(\.id)) \(stack.limits)"
    }
    if stack.index != index { return "index" }
    if shown != picture(of: index) { return "pixels" }
    // The queue may find out at any moment that the disk does not take what waits.
    let isAtRisk = timing == .dispatch && disk != nil
    if !isAtRisk, !stack.isWithinLimits(tolerance) || !expiries.isWithinLimits {
      return "limits: \(stack.usage) for \(stack.limits)"
    }
    if stack.hasMoreThanItsWindow { return "window" }
    return stack.store.state.withLock { state in
      if state.table.tiles.entries.contains(where: \.isLost) { return "lost a tile" }
      return state.inconsistency
    }
  }
}

extension ImageStack {
  /// Whether memory and steps are within the limits. What waits for the disk is not limited by them.
  fileprivate func isWithinLimits(_ tolerance: Int) -> Bool {
    let usage = usage
    let bytes =
      countsContents ? usage.memoryBytes : usage.residentBytes + usage.tableBytes
    // The picture alone may be larger while the disk does not take it.
    let isPicture = count == 0
    return (bytes <= limits.memoryByteLimit + tolerance || isPicture)
      && count <= limits.stepLimit ?? .max
  }

  /// Whether pixels are kept ready that no picture around the shown one has.
  fileprivate var hasMoreThanItsWindow: Bool {
    store.state.withLock { state in
      // One step more on each side, so that going back and forth reads nothing.
      state.nextWindow == nil
        && state.window.stepCount > 2 * max(limits.residentRadius, 0) + 2
    }
  }
}

struct ImageStackRandomWalkTests {
  // Over two seconds, because each step of a random walk is compared with a whole picture.
  @Test(
    "Any walk shows the bytes of a model that holds whole pictures",
    arguments: WalkTiming.allCases, [false, true])
  func walk(timing: WalkTiming, isOnDisk: Bool) throws {
    for seed in 0..<Torture.count(12, torture: 2000) {
      if let difference = Self.walk(seed, timing, isOnDisk) {
        Issue.record("seed \(seed), \(difference)")
        return
      }
    }
  }

  private static func walk(_ seed: Int, _ timing: WalkTiming, _ isOnDisk: Bool) -> String? {
    var step = 0
    do {
      let walk = try RandomWalk(seed: seed, timing: timing, isOnDisk: isOnDisk)
      while step < 160 {
        if let difference = try walk.step() { return "step \(step): \(difference)" }
        step += 1
      }
      return try walk.reopen().map { "at the end: \($0)" }
    } catch {
      return "step \(step): \(error)"
    }
  }
}
