import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Reading very many tiles at once")
struct ImageStackStoreJumpingTests {
  /// A store on the system's files with tiles of every form, the last of them as patches of patches.
  private struct Fixture {
    let folder = TemporaryFolder()
    let store: ImageStackStore
    private(set) var tiles: [(id: TileID, pixels: TilePixels?)] = []
    private var stepCount = 0

    init(executor: any StoreExecutor = InlineExecutor(), generations: Int = 4) throws {
      store = try ImageStackStore(
        id: .fixture, in: folder.url.path, options: ImageStackStore.Options(),
        layer: SystemFileLayer(), executor: executor)
      for generation in 0..<generations { draw(generation) }
    }

    mutating func draw(_ generation: Int) {
      let before = tiles
      tiles = []
      var revisions: [TileRevision] = []
      for number in 0..<100 {
        let old = before.isEmpty ? nil : before[number]
        let pixels: TilePixels? =
          switch number % 7 {
          case 0: .noise(seed: UInt64(number + generation * 1000))
          case 1 where generation % 2 == 1: nil
          default:
            .drawn(
              on: old?.pixels, columns: 3..<40, rows: generation * 5..<generation * 5 + 9,
              pixel: 0xFF00_0000 | UInt32(number * 7919 + generation))
          }
        let change = TileChange(
          coordinate: TileCoordinate(column: number % 10, row: number / 10), before: old?.pixels,
          after: pixels)
        revisions.append(TileRevision(change, base: old?.id))
      }
      let step = StoredStep(
        identifier: UInt64(generation), name: "", date: Date(timeIntervalSince1970: 0),
        bounds: .zero)
      let ids = store.append(step, at: stepCount, tiles: revisions)
      tiles = zip(ids, revisions).map { ($0, $1.change.after) }
      stepCount += 1
    }

    var ids: [TileID] { tiles.map(\.id) }

    /// What was shown, by its place.
    func read() throws(TileReadFailure) -> [Int: TilePixels?] {
      let shown = Guarded<[Int: TilePixels?]>([:])
      let count = Guarded(0)
      try store.read(ids) { position, pixels in
        let copy = pixels.map { $0.withUnsafeBytes { TilePixels(copying: $0) } }
        shown.withLock { _ = $0.updateValue(copy, forKey: position) }
        count.withLock { $0 += 1 }
      }
      #expect(count.withLock { $0 } == tiles.count)
      return shown.withLock { $0 }
    }

    func check(_ location: SourceLocation = #_sourceLocation) throws {
      let shown = try read()
      for (position, tile) in tiles.enumerated() {
        let isRight = shown[position] == .some(tile.pixels)
        #expect(isRight, "tile \(position)", sourceLocation: location)
      }
    }

    /// Changes a byte of a tile's record.
    func damage(_ position: Int) throws {
      let entry = try #require(store.state.withLock { $0.tables.tiles[ids[position]] })
      let offset = try #require(entry.offset)
      let file = try #require(store.state.withLock { $0.file })
      let byte = try #require(try file.read(at: offset + entry.recordByteCount - 1, count: 1).first)
      try file.write([byte ^ 0x10], at: offset + entry.recordByteCount - 1)
    }

    var hasJumpSource: Bool { store.state.withLock { $0.jumpSource != nil } }
  }

  @Test("Each tile is shown once, byte for byte, in a row of jumps as in the first")
  func shown() throws {
    let fixture = try Fixture()
    #expect(!fixture.hasJumpSource)
    for _ in 0..<3 {
      try fixture.check()
      #expect(fixture.hasJumpSource)
    }
  }

  @Test("6.2.15: tiles that wait for the disk are shown from memory beside those of the file")
  func waiting() throws {
    let executor = ManualExecutor()
    var fixture = try Fixture(executor: executor, generations: 2)
    try fixture.check()
    executor.run()
    try fixture.check()
    fixture.draw(2)
    try fixture.check()
    executor.run()
    try fixture.check()
  }

  @Test("A damaged tile is told by its place before any is shown", arguments: [3, 57, 99])
  func damage(position: Int) throws {
    let fixture = try Fixture()
    try fixture.damage(position)
    let shown = Guarded(0)
    #expect(
      throws: TileReadFailure(position: position, reason: .damaged, hasShown: false)
    ) {
      try fixture.store.read(fixture.ids) { _, _ in shown.withLock { $0 += 1 } }
    }
    #expect(shown.withLock { $0 } == 0)
  }

  @Test("When drawing goes on the file is let go of, and the next jump compares checksums again")
  func comparedAgain() throws {
    var fixture = try Fixture()
    try fixture.check()
    try fixture.damage(3)
    let old = fixture
    fixture.draw(4)
    #expect(!fixture.hasJumpSource)
    #expect(throws: TileReadFailure.self) { try old.read() }
  }

  @Test("Short of memory, and with a new file, the old one is let go of")
  func letGo() throws {
    let fixture = try Fixture()
    try fixture.check()
    fixture.store.moved(to: 1)
    #expect(fixture.hasJumpSource)
    fixture.store.prefetch([])
    #expect(!fixture.hasJumpSource)
    try fixture.check()
    #expect(fixture.hasJumpSource)
    _ = fixture.store.eraseHistory(keeping: [])
    #expect(!fixture.hasJumpSource)
  }

  @Test("A memory warning lets go of the file")
  func memoryWarning() throws {
    let folder = TemporaryFolder()
    let store = try ImageStackStore(
      id: .fixture, in: folder.url.path, options: ImageStackStore.Options(),
      layer: SystemFileLayer(), executor: InlineExecutor())
    let stack = ImageStack(store: store)
    for step in 0..<8 {
      let changes = (0..<80).map {
        TileChange(
          coordinate: TileCoordinate(column: $0, row: 0),
          before: step == 0 ? nil : .noise(seed: UInt64(step * 100 + $0 - 100)),
          after: .noise(seed: UInt64(step * 100 + $0)))
      }
      stack.push(name: "", changes: changes)
    }
    _ = try stack.moveInParallel(to: 0) { _ in }
    #expect(store.state.withLock { $0.jumpSource != nil })
    #expect(store.usage.tableBytes > store.state.withLock { $0.tables.byteCount })
    stack.prefetch()
    stack.receivedMemoryWarning()
    #expect(store.state.withLock { $0.jumpSource == nil })
  }

  @Test("A tile that is not there is told by its place")
  func unknown() throws {
    let fixture = try Fixture(generations: 1)
    #expect(throws: TileReadFailure(position: 1, reason: .unknownTile, hasShown: false)) {
      try fixture.store.read([fixture.ids[0], TileID(rawValue: 99_999)]) { _, _ in }
    }
  }
}
