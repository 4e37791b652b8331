import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Reading a store while it is written")
struct HistoryStoreReadingTests {
  /// What reads found that they must not find.
  private struct Findings: Sendable {
    var count = 0
    var wrong = 0
    var errors: [StorageError] = []
    var isDone = false
  }

  @Test(
    "While tiles are encoded, written, expired and compacted, another thread reads the drawing",
    arguments: [
      HistoryLimits(stepLimit: 1), HistoryLimits(diskByteLimit: 300_000),
      HistoryLimits(memoryByteLimit: 1 << 20, stepLimit: 12),
    ])
  func concurrentReads(limits: HistoryLimits) throws {
    let folder = TemporaryFolder()
    let store = try HistoryStore(StoreFolder(UUID(), in: folder.url.path))
    let stack = ImageStack(limits: limits, store: store)
    let findings = Locked(Findings())
    /// The fingerprint of each state that is live, by its identifier.
    let expected = Locked<[TileID: UInt32]>([:])
    let reader = Thread {
      var random = SeededGenerator(seed: 1)
      while !findings.withLock({ $0.isDone }) {
        guard let (id, fingerprint) = expected.withLock({ $0.randomElement(using: &random) }) else {
          continue
        }
        do throws(StorageError) {
          let found = try store.read(id)?.fingerprint
          findings.withLock {
            $0.count += 1
            if found != fingerprint { $0.wrong += 1 }
          }
        } catch {
          // A state of a step that was given up meanwhile is the only one that cannot be read.
          let isLive = store.state.withLock { $0.table.tiles[id]?.isLive == true }
          if isLive { findings.withLock { $0.errors.append(error) } }
        }
      }
    }
    reader.start()
    var shown: [TileCoordinate: TilePixels] = [:]
    var random = SeededGenerator(seed: 2)
    var own = 0
    // The checksums of what was drawn.
    var known: [TileID: UInt32] = [:]
    for number in 0..<Torture.count(400, torture: 10_000) {
      let changes = (0..<3).map { column in
        let coordinate = TileCoordinate(column: column, row: 0)
        let after =
          number % 7 == 0
          ? TilePixels.noise(seed: random.next())
          : .drawn(
            on: shown[coordinate], columns: 3..<60, rows: number % 60..<number % 60 + 3,
            pixel: UInt32(truncatingIfNeeded: random.next()))
        return TileChange(coordinate: coordinate, before: shown[coordinate], after: after)
      }
      for change in changes { shown[change.coordinate] = change.after }
      stack.push(name: "Pencil", changes: changes)
      let (live, added) = store.state.withLock { state in
        let table = state.table
        let last = table.steps.count > 0 ? Array(table.entries(ofStep: table.index)) : []
        return (
          table.tiles.entries.filter { $0.isLive && !$0.isBlank }.map(\.id),
          last.map { ($0.id, table.slots.coordinates[Int($0.slot)]) }
        )
      }
      for (id, coordinate) in added { known[id] = shown[coordinate]?.fingerprint }
      expected.withLock { expected in
        expected = known.filter { live.contains($0.key) }
      }
      for (coordinate, pixels) in shown {
        let isRight = try stack.pixels(at: coordinate) == pixels
        #expect(isRight, "step \(number)")
        own += 1
      }
      if number % 5 == 0, stack.canUndo {
        for update in try stack.undo() { shown[update.coordinate] = update.pixels }
      }
      if number % 11 == 0 { store.flush() }
    }
    findings.withLock { $0.isDone = true }
    let found = findings.withLock { $0 }
    #expect(found.errors.isEmpty)
    #expect(found.wrong == 0)
    #expect(found.count > 200 && own > 1_000)
  }

  @Test("A tile whose bytes are of another form is never shown")
  func mixedForms() throws {
    let store = HistoryStore.temporary()
    let stack = ImageStack(store: store)
    let first = TilePixels.noise(seed: 1)
    let second = TilePixels.drawn(on: first, columns: 3..<9, rows: 3..<5, pixel: 77)
    let third = TilePixels.drawn(on: second, columns: 3..<9, rows: 7..<9, pixel: 78)
    let coordinate = TileCoordinate(column: 0, row: 0)
    for (before, after) in [(nil, first), (first, second), (second, third)] {
      stack.push(
        name: "", changes: [TileChange(coordinate: coordinate, before: before, after: after)])
    }
    stack.receivedMemoryWarning()
    let id = TileID(rawValue: 2)
    // The bytes of a patch of something else, as a fault of the store would leave them.
    let wrong = EncodedTile.encode(third, base: first)
    #expect(try store.read(id) == third)
    store.state.withLock {
      $0.keep(EncodedTile(form: wrong.form, bytes: wrong.bytes.dropLast(1) + [3]), of: id)
    }
    #expect(throws: StorageError.damaged) { try store.read(id) }
    #expect(throws: StorageError.damaged) {
      try stack.pixels(at: coordinate)
    }
  }

  @Test("Each readable tile of many is shown once, however often a row is searched")
  func rowThatIsGone() throws {
    let board = StackBoard.worn(columns: 150)
    let store = board.stack.store
    let ids = store.state.withLock { Array($0.table.slots.shown) }
    try store.database.withLock { try $0?.run("DELETE FROM step WHERE id < 20") }
    let shown = Locked<[Int]>([])
    #expect(throws: StorageError.damaged) {
      try store.read(ids) { position, _ in shown.withLock { $0.append(position) } }
    }
    let positions = shown.withLock { $0 }
    #expect(positions.count == Set(positions).count)
    #expect(!positions.isEmpty && positions.count < ids.count)
  }
}
