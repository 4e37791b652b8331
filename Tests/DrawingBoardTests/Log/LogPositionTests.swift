import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

struct LogPositionTests {
  private static let slotCount = 6

  /// A history, and the one that a reader of its log has.
  private struct Walk {
    var random: SeededGenerator
    var table = HistoryTable()
    var reader = HistoryTable()
    var id: UInt64 = 0
    private var offset = 100
    private var drawn: Set<UInt32> = []

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      for number in 0..<slotCount { _ = table.slots.add(TileCoordinate(column: number, row: 0)) }
    }

    /// Does something that an image stack does.
    mutating func change() {
      switch random.next(below: 12) {
      case 0..<5: draw()
      case 5, 6: table.expire(random.next(below: 3))
      case 7:
        let undone = table.steps.count - table.index - 1
        table.truncate(to: table.steps.count - random.next(below: undone + 1))
      case 8: table.setBoard(StoredBoard(size: PixelSize(width: random.next(below: 9), height: 1)))
      default: table.move(to: random.next(below: table.steps.count + 1) - 1)
      }
    }

    private mutating func draw() {
      table.truncate(to: table.index + 1)
      let numbers = (0..<random.next(below: 4)).map { _ in random.next(below: slotCount) }
      let slots = Set(numbers.map { UInt32($0) })
      // The state of a tile before the first step is entered with the first step that changes it.
      for slot in slots.sorted() where drawn.insert(slot).inserted && random.next(below: 2) == 0 {
        encode(table.setInitial(of: slot, checksum: 1))
      }
      id += 1
      let first = table.append(
        HistoryStep(id: id, name: "", date: .distantPast, bounds: .zero),
        tiles: slots.sorted().map {
          HistoryTable.NewTile(slot: $0, checksum: 1, isBlank: false)
        })
      for number in 0..<slots.count { encode(first.advanced(by: number)) }
    }

    private mutating func encode(_ id: TileID) {
      table.setEncoded(id, .compressed, byteCount: 10)
    }

    /// Writes what the log lacks, or its first so many things.
    mutating func write(_ count: Int = .max) -> Bool {
      var written = 0
      while written < count, let item = table.nextItem {
        guard reader.apply(record(item), bodyOffset: offset) else { return false }
        table.advance(past: item)
        written += 1
        // Every change is written in a bounded number of records.
        guard written < 10_000 else { return false }
      }
      table.durable = table.written
      return true
    }

    private mutating func record(_ item: LogItem) -> LogRecord {
      switch item {
      case .expiry(let count): return .expiry(count: count)
      case .truncation(let count): return .truncation(count: count)
      case .move(let index): return .move(index: index)
      case .board: return .board(table.board ?? StoredBoard())
      case .initial(let ids): return .initial(tiles(ids))
      case .step(let position):
        let step = table.steps[position]
        return .step(
          step.description, position: position, tiles: tiles(table.entries(of: step).map(\.id)))
      }
    }

    private mutating func tiles(_ ids: [TileID]) -> [LogTile] {
      ids.compactMap { id in
        guard let entry = table.tiles[id] else { return nil }
        offset += 10
        table.tiles.update(id) { $0.offset = offset }
        return LogTile(
          id: id, previous: entry.previous,
          coordinate: table.slots.coordinates[Int(entry.slot)],
          form: EncodedTile.Form.compressed.rawValue, checksum: 1,
          bytes: [UInt8](repeating: 0, count: 10))
      }
    }

    /// What the reader has otherwise than the history.
    func difference() -> String? {
      if let inconsistency = reader.inconsistency { return "reader: \(inconsistency)" }
      let ids = (0..<table.steps.count).map { table.steps[$0].description.id }
      guard ids == (0..<reader.steps.count).map({ reader.steps[$0].description.id }) else {
        return "steps"
      }
      guard table.index == reader.index else { return "index \(reader.index) for \(table.index)" }
      guard table.board == reader.board else { return "board" }
      for (slot, coordinate) in table.slots.coordinates.enumerated() {
        for position in -1..<table.steps.count {
          let state = table.state(of: UInt32(slot), atStep: position)
          let found = reader.slots.slot(of: coordinate).map {
            reader.state(of: $0, atStep: position)
          }
          guard state == found ?? .blank else { return "state of \(slot) at \(position)" }
        }
      }
      return nil
    }
  }

  @Test("Whenever everything is written, a reader has the history", arguments: 0..<30)
  func walk(seed: Int) {
    var walk = Walk(seed: seed)
    for number in 0..<Torture.count(200, torture: 10_000) {
      for _ in 0...walk.random.next(below: 8) { walk.change() }
      if walk.random.next(below: 3) == 0 {
        // A part fits on the disk.
        guard walk.write(walk.random.next(below: 4)) else {
          Issue.record("a record does not fit at \(number)")
          return
        }
        continue
      }
      guard walk.write() else {
        Issue.record("a record does not fit at \(number)")
        return
      }
      if let difference = walk.difference() {
        Issue.record("at \(number): \(difference)")
        return
      }
    }
  }

  @Test("A copy of the whole history needs no expiry and no truncation") func allItems() {
    var walk = Walk(seed: 1)
    for _ in 0..<300 { walk.change() }
    for item in walk.table.allItems {
      switch item {
      case .expiry, .truncation: Issue.record("\(item)")
      case .initial, .step, .board, .move: break
      }
    }
    walk.table.written = walk.table.endPosition
    for id in walk.table.tiles.entries.map(\.id) {
      walk.table.tiles.update(id) { $0.offset = 1 }
    }
    #expect(walk.table.nextItem == nil)
  }
}
