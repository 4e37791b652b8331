import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A log whose history is left out of backups")
struct HistoryStoreBackupTests {
  @Test("the picture is in a file of its own, and alone brings the drawing back without its steps")
  func picture() throws {
    let disk = SimulatedDisk()
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: disk)
    let log = try HistoryStore(folder, executor: InlineExecutor())
    log.setBackup(false)
    let stack = ImageStack(log: log)
    let coordinate = TileCoordinate(column: 0, row: 0)
    stack.push(
      name: "Pencil", changes: [TileChange(coordinate: coordinate, before: nil, after: .filled(5))])
    log.flush()
    #expect(disk[folder.picture] != nil)
    #expect(disk.isBackedUp(folder.history) == false)
    // What a device has that was restored from a backup.
    let restored = disk.afterKill()
    restored[folder.history] = nil
    let again = ImageStack(
      log: try HistoryStore(
        StoreFolder(.fixture, in: StoreDriver.boards, layer: restored), executor: InlineExecutor()))
    #expect(again.count == 0)
    #expect(try again.pixels(at: coordinate) == .filled(5))
  }

  @Test("a history that is in backups needs no file for the picture")
  func backedUp() throws {
    let disk = SimulatedDisk()
    let folder = StoreFolder(.fixture, in: StoreDriver.boards, layer: disk)
    let log = try HistoryStore(folder, executor: InlineExecutor())
    log.setBackup(false)
    ImageStack(log: log).push(
      name: "Pencil",
      changes: [
        TileChange(coordinate: TileCoordinate(column: 0, row: 0), before: nil, after: .filled(5))
      ])
    log.flush()
    log.setBackup(true)
    log.flush()
    #expect(disk[folder.picture] == nil)
    #expect(disk.isBackedUp(folder.history) != false)
  }
}
