import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A store whose history is left out of backups")
struct HistoryStoreBackupTests {
  @Test("The picture is in a separate file, which alone restores the drawing without its steps")
  func picture() throws {
    let disk = SimulatedDisk()
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: disk)
    let store = try HistoryStore(folder, executor: InlineExecutor())
    store.setBackup(false)
    let stack = ImageStack(store: store)
    let coordinate = TileCoordinate(column: 0, row: 0)
    stack.push(
      name: "Pencil", changes: [TileChange(coordinate: coordinate, before: nil, after: .filled(5))])
    store.flush()
    #expect(disk[folder.picture] != nil)
    #expect(disk.isBackedUp(folder.history) == false)
    // What a device has that was restored from a backup.
    let restored = disk.afterKill()
    restored[folder.history] = nil
    let again = ImageStack(
      store: try HistoryStore(
        StoreFolder(.fixture, in: StoreDriver.boards, layer: restored), executor: InlineExecutor()))
    #expect(again.count == 0)
    #expect(try again.pixels(at: coordinate) == .filled(5))
  }

  @Test("The file of the picture has the background only if it is the part in a backup")
  func backedUp() throws {
    let disk = SimulatedDisk()
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: disk)
    let store = try HistoryStore(folder, executor: InlineExecutor())
    store.setBackup(false)
    store.change { $0.table.setBoard(StoredBoard(background: Data([1, 2]))) }
    ImageStack(store: store).push(
      name: "Pencil",
      changes: [
        TileChange(coordinate: TileCoordinate(column: 0, row: 0), before: nil, after: .filled(5))
      ])
    func background() throws -> Data? {
      try HistoryStore(pictureOf: folder).state.withLock { $0.table.board?.background }
    }
    store.flush()
    #expect(try background() == Data([1, 2]))
    store.setBackup(true)
    store.flush()
    #expect(try background() == Data())
    #expect(disk.isBackedUp(folder.history) != false)
  }
}
