import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Jumps that change hundreds of tiles")
struct ImageStackJumpingTests {
  /// A picture of 110 tiles that jumps write to from several threads, and every state of it.
  private final class Walk {
    let stack: ImageStack
    private(set) var states: [StackBoard.Picture] = [[:]]
    var random: SeededGenerator
    private let shown = Locked<StackBoard.Picture>([:])

    init(_ store: HistoryStore, seed: UInt64) {
      random = SeededGenerator(seed: seed)
      stack = ImageStack(store: store)
    }

    var picture: StackBoard.Picture { shown.withLock { $0 } }

    /// Noise in some tiles or all of them, or a stroke, or nothing.
    func draw() {
      let isLarge = random.next(below: 3) == 0
      let (left, top) = (isLarge ? 0 : random.next(below: 11), isLarge ? 0 : random.next(below: 10))
      let coordinates = (top..<(isLarge ? 10 : min(top + 2, 10))).flatMap { row in
        (left..<(isLarge ? 11 : min(left + 2, 11))).map { TileCoordinate(column: $0, row: row) }
      }
      let (kind, seed) = (random.next(below: 6), random.next())
      let value = UInt8(random.next(below: 255) + 1)
      let before = picture
      let changes = coordinates.map { coordinate in
        let number = UInt64(coordinate.column * 100 + coordinate.row)
        let after: TilePixels? =
          switch kind {
          case 0: nil
          case 1: .noise(seed: seed &+ number)
          default: .stroke(value &+ UInt8(number % 5), over: before[coordinate])
          }
        return TileChange(
          coordinate: coordinate, before: before[coordinate], after: after?.unlessBlank)
      }
      let drops = (stack.index + 2)..<states.count
      guard stack.push(name: "Box", changes: changes) else { return }
      states.removeSubrange(drops)
      shown.withLock { picture in
        for change in changes { picture[change.coordinate] = change.after }
      }
      states.append(picture)
    }

    func move(to target: Int) throws {
      let shown = shown
      try stack.move(to: target) { update in
        // The memory of pixels that are not copied is used again.
        let copy = update.pixels.map { $0.withUnsafeBytes { TilePixels(copying: $0) } }
        shown.withLock { $0[update.coordinate] = copy }
      }
    }

    func jump() throws {
      let target = random.next(below: states.count) - 1
      try move(to: target)
      #expect(stack.index == target)
      let isRight = picture == states[target + 1]
      #expect(isRight, "step \(target)")
    }
  }

  private static func walk(_ store: HistoryStore, seed: UInt64) throws {
    let walk = Walk(store, seed: seed)
    for _ in 0..<Torture.count(14, torture: 200) {
      for _ in 0..<walk.random.next(below: 4) { walk.draw() }
      if walk.random.next(below: 3) == 0 { walk.stack.receivedMemoryWarning() }
      if walk.random.next(below: 4) == 0 { flush(store) }
      try walk.jump()
    }
  }

  private static func flush(_ store: HistoryStore) {
    let done = DispatchSemaphore(value: 0)
    store.flush { _ in done.signal() }
    done.wait()
  }

  @Test("Every state is shown byte for byte, from a file", arguments: 0..<3)
  func file(seed: UInt64) throws {
    let boards = TemporaryFolder()
    let folder = StoreFolder(.fixture, in: boards.url.path)
    try Self.walk(try HistoryStore(folder), seed: seed)
  }

  @Test(
    "Every state is shown byte for byte, from a simulated disk and from memory", arguments: 4..<6)
  func others(seed: UInt64) throws {
    try Self.walk(try .stored(on: SimulatedDisk()), seed: seed)
    try Self.walk(HistoryStore(temporaryOn: SystemFileLayer()), seed: seed)
  }

  /// A board with eight steps of which tiles are damaged that the shown picture does not need.
  private func damaged(
    seed: UInt64, showing index: Int, oneOf count: Int
  ) throws -> Walk {
    let disk = SimulatedDisk()
    let walk = Walk(try .stored(on: disk), seed: seed)
    while walk.stack.count < 8 { walk.draw() }
    try walk.move(to: index)
    Self.flush(walk.stack.store)
    walk.stack.receivedMemoryWarning()
    let (entries, needed) = walk.stack.store.state.withLock { state in
      var needed: Set<TileID> = []
      for var id in state.table.slots.shown {
        while let entry = state.table.tiles[id], needed.insert(id).inserted, entry.isPatch {
          id = entry.previous
        }
      }
      return (state.table.tiles.entries, needed)
    }
    for (number, entry) in entries.enumerated() where number % count == 0 {
      guard !needed.contains(entry.id), entry.byteCount > 8 else { continue }
      try walk.stack.store.rot(entry.id)
    }
    return walk
  }

  @Test("Bits that rotted in the file make a jump throw, and change nothing")
  func rot() throws {
    let walk = try damaged(seed: 11, showing: 7, oneOf: 1)
    let shown = walk.picture
    var failures = 0
    for target in -1..<7 {
      do {
        try walk.move(to: target)
        try walk.move(to: 7)
      } catch {
        failures += 1
        #expect(walk.stack.index == 7 && walk.stack.count == 8)
      }
      // What was shown before a damaged tile was found is shown as it was.
      let isSame = walk.picture == shown
      #expect(isSame, "to \(target)")
    }
    #expect(failures > 0)
  }

  @Test("A jump that fails after it has shown some tiles leaves a blank picture as it was")
  func lateOverBlank() throws {
    let walk = try damaged(seed: 10, showing: -1, oneOf: 3)
    #expect(throws: StorageError.self) { try walk.move(to: 7) }
    #expect(walk.picture.isEmpty && walk.stack.index == -1)
  }
}
