import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A history that ends with its board")
struct HistoryStoreTemporaryTests {
  @Test("A temporary history is on the disk while it is drawn, and gone afterwards")
  func folder() throws {
    let disk = SimulatedDisk()
    var stack: ImageStack? = ImageStack(
      store: HistoryStore(temporaryOn: disk, executor: InlineExecutor()))
    #expect(disk.names.isEmpty && disk.folders.isEmpty)
    let place = TileCoordinate(column: 0, row: 0)
    for value in 1...9 {
      stack?.push(
        name: "Pencil",
        changes: [
          TileChange(
            coordinate: place, before: try stack?.pixels(at: place),
            after: .noise(seed: UInt64(value)))
        ])
    }
    let usage = try #require(stack?.usage)
    #expect(usage.encodedBytes == 0 && usage.pendingBytes == 0 && usage.fileBytes > 9 << 14)
    stack?.receivedMemoryWarning()
    #expect(try stack?.pixels(at: place, step: 3) == .noise(seed: 4))
    // A flush would only cost time.
    let count = disk.events.count
    stack?.store.flush()
    #expect(disk.events.count == count)
    stack = nil
    #expect(disk.names.isEmpty)
    #expect(disk.folders.allSatisfy { StoreFolder.temporaryPath.hasPrefix($0) })
  }

  @Test("Erasing leaves nothing of the steps on the disk")
  func erasing() throws {
    let disk = SimulatedDisk()
    let stack = ImageStack(store: HistoryStore(temporaryOn: disk, executor: InlineExecutor()))
    let secret = TilePixels.noise(seed: 77)
    let place = TileCoordinate(column: 0, row: 0)
    stack.push(
      name: "Pencil", changes: [TileChange(coordinate: place, before: nil, after: secret)])
    let bytes = secret.withUnsafeBytes { Array($0[1000..<1100]) }
    func isThere() -> Bool {
      disk.names.values.contains { Data(disk.files[$0] ?? []).range(of: Data(bytes)) != nil }
    }
    #expect(isThere())
    stack.eraseHistory(keeping: [])
    #expect(stack.store.finishErasing())
    #expect(!isThere())
  }

  @Test("Without space on the disk the history continues in memory")
  func fullDisk() throws {
    let disk = SimulatedDisk()
    disk.capacity = 0
    var board = StackBoard(store: HistoryStore(temporaryOn: disk, executor: InlineExecutor()))
    for value in 1...5 { board.stroke(UInt8(value)) }
    #expect(board.stack.usage.encodedBytes > 0)
    try board.undo()
    #expect(board.isRight)
    disk.capacity = .max
    board.stroke(6)
    board.stack.store.retry()
    #expect(board.stack.usage.encodedBytes == 0)
  }

  @Test("Files left by a killed app are removed, and files in use stay")
  func leftovers() throws {
    let path = StoreFolder.temporaryPath
    let left = StoreFolder(UUID(), in: path)
    try SystemFileLayer().createFolder(left.path)
    try Data([1]).write(to: URL(fileURLWithPath: left.history))
    let stack = ImageStack(
      store: HistoryStore(temporaryOn: SystemFileLayer(), executor: InlineExecutor()))
    stack.push(
      name: "Pencil",
      changes: [
        TileChange(coordinate: TileCoordinate(column: 0, row: 0), before: nil, after: .filled(1))
      ])
    StoreFolder.removeTemporary()
    #expect(!FileManager.default.fileExists(atPath: left.path))
    #expect(FileManager.default.fileExists(atPath: stack.store.folder.path))
    #expect(try stack.pixels(at: TileCoordinate(column: 0, row: 0)) == .filled(1))
  }
}
