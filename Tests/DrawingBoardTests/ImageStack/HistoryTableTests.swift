import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// What a table has, as dictionaries.
private struct NaiveTable {
  var initial: [UInt32: TileID] = [:]
  var steps: [[UInt32: TileID]] = []
  var index = -1

  func state(of slot: UInt32, at position: Int) -> TileID {
    for step in steps[..<(position + 1)].reversed() {
      if let id = step[slot] { return id }
    }
    return initial[slot] ?? .blank
  }
}

struct HistoryTableTests {
  private static let slotCount = 9

  /// A table and a model of it, to which random things are done.
  private struct Walk {
    var random: SeededGenerator
    var table = HistoryTable()
    var model = NaiveTable()
    var id: UInt64 = 0

    /// The kinds of changes that were made.
    private(set) var kinds: Set<String> = []

    /// What the last change reported as freed and should not have, or the other way round.
    private var freedDifference: String?

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      for number in 0..<slotCount {
        _ = table.slots.add(TileCoordinate(column: number, row: 0))
      }
    }

    mutating func step() {
      let needed = neededTiles
      let isChange = change()
      let freed = Set(table.freed)
      let isExact = freed.count == table.freed.count && freed == needed.subtracting(neededTiles)
      freedDifference = isExact ? nil : "freed \(table.freed)"
      if let isChange { kinds.insert(isChange) }
      table.freed = []
    }

    private var neededTiles: Set<TileID> {
      Set(table.tiles.entries.lazy.filter(\.isNeeded).map(\.id))
    }

    /// Makes a random change, and returns its kind; `nil` when it changed nothing.
    private mutating func change() -> String? {
      switch random.next(below: 14) {
      case 0..<6:
        append()
        return "append"
      case 6:
        let count = random.next(below: model.steps.count + 1)
        defer { truncate(count) }
        return count < model.steps.count ? "truncation" : nil
      case 7:
        let count = random.next(below: 4)
        defer { expire(count) }
        return count > 0 && model.index >= 0 ? "expiry" : nil
      case 8: return setInitial()
      case 9: return encode(random.next(below: 6)) ? "encoding" : nil
      default:
        let target = random.next(below: model.steps.count + 3) - 2
        table.move(to: target)
        model.index = min(max(target, -1), model.steps.count - 1)
        return "move"
      }
    }

    private mutating func append() {
      truncate(model.index + 1)
      let numbers = (0..<random.next(below: 4)).map { _ in random.next(below: slotCount) }
      let slots = Set(numbers.map { UInt32($0) })
      id += 1
      let step = HistoryStep(id: id, name: "Step \(id)", date: .distantPast, bounds: .zero)
      let order = slots.sorted()
      let first = table.append(
        step,
        tiles: order.map {
          let isBlank = random.next(below: 5) == 0
          return ($0, isBlank)
        })
      var tiles: [UInt32: TileID] = [:]
      for (number, slot) in order.enumerated() { tiles[slot] = first.advanced(by: number) }
      model.steps.append(tiles)
      model.index = model.steps.count - 1
    }

    private mutating func truncate(_ count: Int) {
      table.truncate(to: count)
      model.steps.removeSubrange(count...)
      model.index = min(model.index, count - 1)
    }

    private mutating func expire(_ count: Int) {
      table.expire(count)
      for step in model.steps[..<min(count, model.index + 1)] { model.initial.merge(step) { $1 } }
      model.steps.removeFirst(min(count, model.index + 1))
      model.index -= min(count, model.index + 1)
    }

    private mutating func setInitial() -> String? {
      let slot = UInt32(random.next(below: slotCount))
      // Only of tiles that no step has changed.
      guard model.steps.allSatisfy({ $0[slot] == nil }) else { return nil }
      model.initial[slot] = table.setInitial(of: slot)
      return "initial"
    }

    /// Encodes tiles, some of them again, some of them as patches.
    ///
    /// - Returns: Whether there was one to encode.
    private mutating func encode(_ count: Int) -> Bool {
      for _ in 0..<count {
        let entries = table.tiles.entries.filter { $0.isNeeded && !$0.isBlank }
        guard let entry = entries.randomElement(using: &random) else { return false }
        let base = table.tiles[entry.previous]
        let hasBase = base?.isEncoded == true && base?.isNeeded == true
        let isPatch = hasBase && random.next(below: 2) == 0
        let size = random.next(below: 500)
        table.setEncoded(entry.id, isPatch ? .patch : .compressed, byteCount: size, checksum: 1)
      }
      return count > 0
    }

    /// What table and model do not agree on.
    func difference() -> String? {
      if let inconsistency = table.inconsistency ?? freedDifference { return inconsistency }
      // Entries that nothing needs are removed when they are the majority of more than 64.
      let unneeded = table.tiles.count - neededTiles.count
      if unneeded > max(64, table.tiles.count / 2) { return "\(unneeded) entries to spare" }
      let byteCount = (0..<table.steps.count).reduce(0) { $0 + table.steps[$1].byteCount }
      if table.steps.byteCount != byteCount {
        return "\(table.steps.byteCount) bytes of steps, not \(byteCount)"
      }
      guard table.index == model.index, table.steps.count == model.steps.count else {
        return "position"
      }
      for slot in 0..<UInt32(slotCount) {
        for position in -1..<model.steps.count
        where table.state(of: slot, atStep: position) != model.state(of: slot, at: position) {
          return "state of \(slot) at \(position)"
        }
      }
      return nil
    }

    /// The changes of every jump are those of the model.
    func jumpsDiffer() -> String? {
      for target in -1..<model.steps.count {
        let changes = table.changes(upTo: target)
        guard Set(changes.map { $0.slot }).count == changes.count else { return "a tile twice" }
        var shown = Array(table.slots.shown)
        for change in changes { shown[Int(change.slot)] = change.state }
        for slot in 0..<UInt32(slotCount)
        where shown[Int(slot)] != model.state(of: slot, at: target) {
          return "jump from \(model.index) to \(target): \(slot)"
        }
      }
      return nil
    }
  }

  @Test("Live tiles, dependents, bytes and states are those of a naive count", arguments: 0..<12)
  func walk(seed: Int) {
    var walk = Walk(seed: seed)
    for number in 0..<Torture.count(300, torture: 20_000) {
      walk.step()
      if let difference = walk.difference() ?? (number % 10 == 0 ? walk.jumpsDiffer() : nil) {
        Issue.record("step \(number): \(difference)")
        return
      }
    }
    #expect(walk.kinds == ["append", "truncation", "expiry", "initial", "encoding", "move"])
  }

  @Test("A tile stays in the table while another one is a patch of it, and no longer")
  func dependents() {
    var table = HistoryTable()
    let slot = table.slots.add(TileCoordinate(column: 0, row: 0))
    let ids = (1...3).map { number in
      table.append(
        HistoryStep(id: UInt64(number), name: "", date: .distantPast, bounds: .zero),
        tiles: [(slot, isBlank: false)])
    }
    table.setEncoded(ids[0], .compressed, byteCount: 100, checksum: 1)
    table.setEncoded(ids[1], .patch, byteCount: 10, checksum: 1)
    table.setEncoded(ids[2], .patch, byteCount: 10, checksum: 1)
    table.expire(2)
    // The first state is not shown any more, but the second one is a patch of it.
    #expect(table.liveTileCount == 2)
    #expect(table.freed.isEmpty)
    table.expire(1)
    #expect(table.liveTileCount == 1)
    #expect(table.freed.isEmpty)
    table.setEncoded(ids[2], .compressed, byteCount: 90, checksum: 1)
    #expect(Set(table.freed) == [ids[0], ids[1]])
    #expect(table.liveByteCount == TileEntry.directoryByteCount + 90)
  }

  @Test("Everything is removed except the board and the numbers")
  func everythingIsRemovedButTheBoardAndTheNumbers() {
    var table = HistoryTable()
    let slot = table.slots.add(TileCoordinate(column: 0, row: 0))
    let board = StoredBoard(size: PixelSize(width: 3, height: 4))
    table.setBoard(board)
    table.append(
      HistoryStep(id: 7, name: "", date: .distantPast, bounds: .zero),
      tiles: [(slot, isBlank: false)])
    table.removeAll()
    #expect(table.steps.count == 0 && table.index == -1 && table.liveByteCount == 0)
    #expect(table.slots.count == 0)
    #expect(table.board == board)
    #expect(table.lastStepID == 7)
    #expect(table.nextTile == TileID(rawValue: 1))
  }
}
