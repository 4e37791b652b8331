import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// A stack beside a model that holds every state whole.
private final class RandomWalk {
  private typealias Picture = [TileCoordinate: TilePixels]

  private static let noise = (1...6).map { TilePixels.noise(seed: UInt64($0)) }

  private var random: SeededGenerator
  private var stack: ImageStack
  private let store: FaultingStore?
  private let expiries = Expiries()

  private var shown: Picture
  private var initial: Picture
  private var steps: [(id: UInt64, picture: Picture)] = []
  private var index = -1

  private final class Expiries {
    var all: [ImageStackExpiry] = []
    var isWithinLimits = true
  }

  init(seed: Int, store: (any TileStore)?) {
    random = SeededGenerator(seed: UInt64(seed))
    self.store = store as? FaultingStore
    stack = ImageStack(store: store)
    shown =
      seed % 3 == 0 ? [:] : [Self.coordinate(0): Self.noise[0], Self.coordinate(5): Self.noise[1]]
    initial = shown
    stack.onExpire = { [expiries, unowned stack] expiry in
      expiries.all.append(expiry)
      expiries.isWithinLimits = expiries.isWithinLimits && stack.isWithinLimits
    }
  }

  private static func coordinate(_ number: Int) -> TileCoordinate {
    TileCoordinate(column: number % 4, row: number / 4)
  }

  /// Does anything.
  ///
  /// - Returns: What the stack did that the model did not; nil when they agree.
  func step() throws -> String? {
    let operation = random.next(below: 24)
    switch operation {
    case 0..<9: push()
    case 9..<12: try move(to: index - 1) { try stack.undo() }
    case 12..<15: try move(to: index + 1) { try stack.redo() }
    case 15:
      let target = random.next(below: steps.count + 1) - 1
      try move(to: target) { try stack.move(to: target) }
    case 16:
      let target = random.next(below: steps.count + 1) - 1
      try move(to: target) {
        var updates: [TileUpdate] = []
        try stack.move(to: target) { updates.append($0) }
        return updates
      }
    case 17, 18: stack.prefetch()
    case 19:
      stack.receivedMemoryWarning()
      if stack.usage.residentBytes != 0 { return "resident after a memory warning" }
    case 20: changeLimits()
    case 21: if store != nil, !failToRead() { return "changed by a failure" }
    case 22: if random.next(below: 6) == 0 { erase() }
    default: if !(try peek()) { return "another tile" }
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
    store?.with { $0.isEverythingUnreadable = true }
    defer { store?.with { $0.isEverythingUnreadable = false } }
    do {
      try move(to: index - 1) { try stack.undo() }
    } catch {
      return stack.index == index && stack.count == steps.count
    }
    return true
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
    do {
      let pixels = try stack.pixels(at: coordinate, step: position)
      // The stack does not know of tiles that were there and never changed.
      return pixels == nil || pixels == picture(of: position)[coordinate]
    } catch ImageStackError.notKept {
      return true
    }
  }

  /// Whether the steps that were given up are those at the ends.
  private func expire() -> Bool {
    for expiry in expiries.all {
      let ids = expiry.steps.map(\.id)
      switch expiry.end {
      case .oldest:
        guard ids == steps.prefix(ids.count).map(\.id) else { return false }
        initial = steps[ids.count - 1].picture
        steps.removeFirst(ids.count)
        index -= ids.count
      case .newest:
        guard ids == steps.suffix(ids.count).map(\.id) else { return false }
        steps.removeLast(ids.count)
      }
    }
    expiries.all = []
    return true
  }

  private func picture(of index: Int) -> Picture { index < 0 ? initial : steps[index].picture }

  /// Lets go of the history and its store.
  func close() { stack = ImageStack() }

  /// What another stack does not have of the model; nil when it has everything.
  func difference(of other: ImageStack) throws -> String? {
    if other.steps.map(\.id) != steps.map(\.id) { return "restored steps" }
    if other.index != index { return "restored index" }
    for position in -1..<steps.count {
      // Tiles that were there before the first step and never changed are not in the history.
      for tile in try other.picture(ofStep: position) {
        if picture(of: position)[tile.coordinate] != tile.pixels { return "restored pixels" }
      }
    }
    return nil
  }

  private var difference: String? {
    if stack.steps.map(\.id) != steps.map(\.id) {
      return "steps \(stack.steps.map(\.id)) for \(steps.map(\.id)) \(stack.limits)"
    }
    if stack.index != index { return "index" }
    if shown != picture(of: index) { return "pixels" }
    if !stack.isWithinLimits || !expiries.isWithinLimits { return "limits" }
    let (window, radius) = (stack.residentIndexes, stack.limits.residentRadius)
    if window.lowerBound < index - radius || window.upperBound > index + radius { return "window" }
    guard let store else { return nil }
    return store.stepCount == steps.count && store.shownIndex == index ? nil : "store"
  }
}

extension ImageStack {
  fileprivate var isWithinLimits: Bool {
    usage.memoryBytes <= limits.memoryByteLimit && count <= limits.stepLimit ?? .max
  }
}

struct ImageStackRandomWalkTests {
  private static let seeds = 0..<Torture.count(20, torture: 2000)

  @Test(
    "U7, F5, F9, F10: any walk shows the bytes of a model that holds whole pictures",
    arguments: seeds, [false, true])
  func walk(seed: Int, isStored: Bool) throws {
    let walk = RandomWalk(seed: seed, store: isStored ? FaultingStore() : nil)
    try run(walk, steps: 160)
  }

  @Test("The same on a disk, and a history that is opened again is the one that was left")
  func walkOnDisk() throws {
    for seed in 0..<Torture.count(8, torture: 800) {
      let disk = SimulatedDisk()
      let walk = RandomWalk(seed: seed, store: try StoreDriver.store(on: disk))
      try run(walk, steps: 100)
      walk.close()
      let again = ImageStack(
        limits: ImageStackLimits(memoryByteLimit: .max), store: try StoreDriver.store(on: disk))
      guard let difference = try walk.difference(of: again) else { continue }
      Issue.record("seed \(seed): \(difference)")
    }
  }

  private func run(_ walk: RandomWalk, steps: Int) throws {
    for step in 0..<steps {
      guard let difference = try walk.step() else { continue }
      Issue.record("step \(step): \(difference)")
      return
    }
  }
}
