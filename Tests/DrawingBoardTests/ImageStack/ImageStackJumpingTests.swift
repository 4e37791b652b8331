import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("Jumps that change hundreds of tiles")
struct ImageStackJumpingTests {
  /// A board, and every state of it whole.
  private final class Walk {
    let canvas: BoardCanvas
    let stack: ImageStack
    private(set) var states: [[UInt32]] = []
    var random: SeededGenerator

    init(_ store: (any TileStore)?, seed: UInt64) throws {
      random = SeededGenerator(seed: seed)
      canvas = try #require(BoardCanvas(size: PixelSize(width: 700, height: 600)))
      stack = ImageStack(store: store)
      states.append(pixels)
    }

    var pixels: [UInt32] {
      (0..<canvas.size.height).flatMap { row in
        let start = canvas.memory.address(x: 0, y: row).assumingMemoryBound(to: UInt32.self)
        return UnsafeBufferPointer(start: start, count: canvas.size.width)
      }
    }

    /// Noise in a rectangle, or one colour, or nothing.
    func draw() {
      let (width, height) = (canvas.size.width, canvas.size.height)
      let isLarge = random.next(below: 3) == 0
      let area = PixelRect(
        x: isLarge ? 0 : random.next(below: width), y: isLarge ? 0 : random.next(below: height),
        width: isLarge ? width : 90, height: isLarge ? height : 90
      ).intersection(canvas.size.bounds)
      canvas.capture(area)
      let kind = random.next(below: 6)
      let color: UInt32 = kind == 0 ? 0 : 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next())
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX where kind > 2 || (x &* 7 &+ y &* 3) % 11 < kind * 5 + 1 {
          canvas.memory.address(x: x, y: y)
            .storeBytes(of: kind == 5 ? color ^ UInt32(x &* y & 0xFF) : color, as: UInt32.self)
        }
      }
      let changes = canvas.commit()
      guard !changes.isEmpty else { return }
      states.removeSubrange((stack.index + 2)...)
      if stack.push(name: "Box", changes: changes) { states.append(pixels) }
    }

    func jump() throws {
      let target = random.next(below: states.count) - 1
      let dirty = try canvas.show(target, of: stack)
      #expect(stack.index == target)
      let isRight = pixels == states[target + 1]
      #expect(isRight, "step \(target)")
      #expect(canvas.size.bounds.contains(dirty) || dirty.isEmpty)
    }
  }

  private static func walk(_ store: (any TileStore)?, seed: UInt64) throws {
    let walk = try Walk(store, seed: seed)
    for _ in 0..<Torture.count(14, torture: 200) {
      for _ in 0..<walk.random.next(below: 4) { walk.draw() }
      if walk.random.next(below: 3) == 0 { walk.stack.receivedMemoryWarning() }
      if walk.random.next(below: 4) == 0, let store = store as? ImageStackStore {
        let done = DispatchSemaphore(value: 0)
        store.flush { _ in done.signal() }
        done.wait()
      }
      try walk.jump()
    }
  }

  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "jump-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("U7: every state is shown byte for byte, from a file", arguments: 0..<4)
  func file(seed: UInt64) throws {
    try Self.withFolder { try Self.walk(try ImageStackStore(in: $0), seed: seed) }
  }

  @Test("U7: and where the file cannot be had in memory, and without a store", arguments: 4..<6)
  func others(seed: UInt64) throws {
    try Self.walk(try StoreDriver.store(on: SimulatedDisk()), seed: seed)
    try Self.walk(FaultingStore(), seed: seed)
    try Self.walk(nil, seed: seed)
  }

  @Test("F10: one bit that rotted in the file makes a jump throw, and changes nothing")
  func rot() throws {
    try Self.withFolder { folder in
      let store = try ImageStackStore(in: folder)
      let walk = try Walk(store, seed: 8)
      while walk.stack.count < 8 { walk.draw() }
      let done = DispatchSemaphore(value: 0)
      store.flush { _ in done.signal() }
      done.wait()
      walk.stack.receivedMemoryWarning()
      let (shown, index) = (walk.pixels, walk.stack.index)
      let log = try FileHandle(forUpdating: URL(fileURLWithPath: store.folder.log))
      let entries = store.state.withLock { Array($0.tables.tiles.entries) }
      for entry in entries {
        let offset = UInt64(try #require(entry.offset) + 34)
        guard entry.byteCount > 2 else { continue }
        try log.seek(toOffset: offset)
        let byte = try #require(try log.read(upToCount: 1)?.first)
        try log.seek(toOffset: offset)
        try log.write(contentsOf: [byte ^ 0x10])
      }
      #expect(throws: ImageStackError.self) { try walk.canvas.show(1, of: walk.stack) }
      #expect(walk.stack.index == index)
      let isSame = walk.pixels == shown
      #expect(isSame)
    }
  }

  @Test("A store that fails after it has shown some tiles leaves the picture as it was")
  func late() throws {
    let store = FaultingStore()
    let walk = try Walk(store, seed: 9)
    while walk.stack.count < 8 { walk.draw() }
    walk.stack.receivedMemoryWarning()
    let (shown, index) = (walk.pixels, walk.stack.index)
    store.with { $0.failsLate = true }
    #expect(throws: ImageStackError.self) { try walk.canvas.show(1, of: walk.stack) }
    #expect(walk.stack.index == index)
    let isSame = walk.pixels == shown
    #expect(isSame)
    store.with { $0.failsLate = false }
    try walk.jump()
  }

  @Test("And so it does where the picture was blank")
  func lateOverBlank() throws {
    let store = FaultingStore()
    let walk = try Walk(store, seed: 10)
    while walk.stack.count < 8 { walk.draw() }
    try walk.canvas.show(-1, of: walk.stack)
    walk.stack.receivedMemoryWarning()
    let shown = walk.pixels
    store.with { $0.failsLate = true }
    #expect(throws: ImageStackError.self) { try walk.canvas.show(7, of: walk.stack) }
    let isSame = walk.pixels == shown
    #expect(isSame && walk.stack.index == -1)
  }
}
