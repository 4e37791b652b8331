import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Opening a board, and losing its files while it is open")
struct HistoryStoreOpeningTests {
  // MARK: Files that go while the store is open

  private enum Fate: CaseIterable {
    case logRemoved, logReplaced, folderRemoved, folderMoved
  }

  @Test(
    "Files that another process removes, moves or replaces are written again by the next flush",
    arguments: 0..<4)
  func removed(fate: Int) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<5 { driver.draw() }
    try driver.flushed()
    switch Fate.allCases[fate] {
    case .logRemoved: disk[StoreDriver.path("history")] = nil
    case .logReplaced:
      disk[StoreDriver.path("history")] = nil
      disk[StoreDriver.path("history")] = [1, 2, 3]
    case .folderRemoved: disk.removeFolder(StoreDriver.folder)
    case .folderMoved: disk.moveFolder(StoreDriver.folder, to: StoreDriver.boards + "/elsewhere")
    }
    driver.draw()
    #expect(driver.isRight)
    try driver.flushed()
    #expect(driver.isRight)
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == driver.model)
    // It survives a loss of power as well, and is not written anew each time.
    let count = disk.events.count
    try driver.flushed()
    #expect(disk.events.count == count)
    driver.draw()
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A removed folder is noticed also when nothing changed since the last flush")
  func removedUnchanged() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    disk.removeFolder(StoreDriver.folder)
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("A folder that cannot be created again is an error")
  func removedForGood() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.draw()
    try driver.flushed()
    disk.removeFolder(StoreDriver.folder)
    disk.isReadOnly = true
    #expect(driver.flushError() == .readOnly)
    #expect(driver.isRight)
    disk.isReadOnly = false
    try driver.flushed()
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
  }

  @Test("On a real disk, a folder can be removed before anything was drawn")
  func removedBeforeDrawing() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    let expected = try {
      var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
      try FileManager.default.removeItem(atPath: board.path)
      driver.draw()
      try driver.flushed()
      try FileManager.default.removeItem(atPath: board.path)
      driver.draw()
      try driver.flushed()
      return driver.model
    }()
    #expect(try NaiveHistory(of: HistoryStore(board, executor: InlineExecutor())) == expected)
  }

  // MARK: Budgets

  @Test(
    "Every disk limit works",
    arguments: [0, 1, 1_000, 100_000, 1 << 20, 256 << 20, 384 << 20, 512 << 20, 1 << 30, .max])
  func limits(diskByteLimit: Int) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(
      StoreDriver.store(on: disk), limits: HistoryLimits(diskByteLimit: diskByteLimit))
    driver.noisePercentage = 60
    for _ in 0..<50 { driver.draw(2) }
    try driver.flushed()
    #expect(driver.store.isFlushed)
    #expect(driver.isRight)
    #expect(try StoreDriver.history(on: disk.afterKill()) == driver.model)
    let usage = driver.store.usage
    // A compaction frees what is above, or more than an eighth and 64 KiB would stay.
    #expect(usage.fileBytes <= max(diskByteLimit, usage.liveBytes * 2 + (1 << 20)))
    if diskByteLimit > 4 << 20 { #expect(driver.stack.count == 50) }
  }

  // MARK: Read-only

  /// A disk with a drawing on it.
  private static func drawn() throws -> (SimulatedDisk, NaiveHistory) {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<6 { driver.draw() }
    try driver.undo()
    try driver.flushed()
    return (disk.afterKill(), driver.model)
  }

  @Test("On a read-only file system the drawing is shown, and nothing is written")
  func readOnlyFileSystem() throws {
    let (disk, model) = try Self.drawn()
    disk.isReadOnly = true
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    #expect(driver.store.readOnlyReason == .readOnly)
    #expect(driver.store.loss == nil)
    #expect(driver.model == model)
    let (names, bytes) = (disk.names, disk[StoreDriver.path("history")])
    driver.draw()
    try driver.undo()
    #expect(driver.isRight)
    #expect(driver.flushError() == .readOnly)
    #expect(
      disk.events.allSatisfy {
        switch $0 {
        case .told, .acknowledged: true
        default: false
        }
      })
    #expect(disk.names == names)
    #expect(disk[StoreDriver.path("history")] == bytes)
  }

  @Test(
    "On a real read-only file system the drawing is shown",
    .enabled(if: getuid() == 0 && MountedDisk.isPossible, "mounting is not permitted here"))
  func realReadOnly() throws {
    let disk = try MountedDisk(megabytes: 2)
    let board = StoreFolder(UUID(), in: disk.url.path)
    let expected = try {
      var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
      for _ in 0..<4 { driver.draw() }
      try driver.flushed()
      return driver.model
    }()
    try disk.makeReadOnly()
    var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
    #expect(driver.store.readOnlyReason == .readOnly)
    #expect(driver.model == expected)
    driver.draw()
    #expect(driver.flushError() == .readOnly)
  }

  @Test("A folder without permission to write is shown as well", .enabled(if: getuid() != 0))
  func withoutPermission() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    try {
      var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
      driver.draw()
      try driver.flushed()
    }()
    chmod(board.path, 0o500)
    defer { chmod(board.path, 0o700) }
    #expect(throws: Never.self) { try HistoryStore(board, executor: InlineExecutor()) }
  }

  // MARK: Links

  @Test("A symbolic link in place of a folder or file is refused, and its target stays")
  func links() throws {
    expectEach(
      [
        (StoreDriver.folder, StoreDriver.boards + "/\(UUID.other.uuidString)"),
        (StoreDriver.path("history"), StoreDriver.path("history", of: .other)),
      ], named: \.0
    ) { link, target in
      let disk = SimulatedDisk()
      var other = try StoreDriver(StoreDriver.store(on: disk, id: .other))
      other.draw()
      try other.flushed()
      disk.link(link, to: target)
      let (names, bytes) = (disk.names, disk[StoreDriver.path("history", of: .other)])
      #expect(throws: StorageError.system(ELOOP)) { try StoreDriver.store(on: disk) }
      #expect(throws: StorageError.system(ELOOP)) {
        try StoreDriver.store(on: disk, isReadOnly: true)
      }
      #expect(disk[StoreDriver.path("history", of: .other)] == bytes, "\(link)")
      #expect(
        disk.names.filter { $0.key.contains(UUID.other.uuidString) }
          == names.filter { $0.key.contains(UUID.other.uuidString) }, "\(link)")
      #expect(other.isRight, "\(link)")
    }
  }

  @Test("On a real disk a symbolic link is refused as well", arguments: [true, false])
  func realLinks(isFolder: Bool) throws {
    let folder = TemporaryFolder()
    let path = folder.url.path
    let (other, board) = (StoreFolder(UUID(), in: path), StoreFolder(UUID(), in: path))
    let expected = try {
      var driver = try StoreDriver(HistoryStore(other, executor: InlineExecutor()))
      driver.draw()
      try driver.flushed()
      return driver.model
    }()
    if isFolder {
      symlink(other.path, board.path)
    } else {
      try SystemFileLayer().createFolder(board.path)
      symlink(other.history, board.history)
    }
    let names = try Set(SystemFileLayer().names(in: other.path))
    #expect(throws: StorageError.system(ELOOP)) {
      try HistoryStore(board, executor: InlineExecutor())
    }
    #expect(throws: StorageError.system(ELOOP)) {
      try HistoryStore(board, isReadOnly: true, executor: InlineExecutor())
    }
    #expect(try Set(SystemFileLayer().names(in: other.path)) == names)
    let store = try HistoryStore(other, executor: InlineExecutor())
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == expected)
  }

  // MARK: Owners

  @Test("A board that another store has open is reported at once, and can be shown without it")
  func inUse() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    var first = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
    for _ in 0..<4 { first.draw() }
    // Asked for once: the version before tried for up to a second.
    let layer = FaultingLayer(SystemFileLayer())
    let again = StoreFolder(board.id, in: folder.url.path, layer: layer)
    #expect(throws: StorageError.inUse) { try HistoryStore(again, executor: InlineExecutor()) }
    #expect(layer.with { $0.lockCount } == 1)
    try first.flushed()
    first.draw()
    // As another process does.
    var second = try StoreDriver(
      HistoryStore(board, isReadOnly: true, executor: InlineExecutor()))
    #expect(second.store.readOnlyReason == .inUse)
    #expect(second.model.steps.isEmpty)
    #expect(second.model.shown == first.states[first.states.count - 2].shown)
    second.draw()
    #expect(second.flushError() == .inUse)
    first.draw()
    try first.flushed()
    #expect(first.isRight)
  }

  @Test("A picture opened read-only is complete even when the history is erased during it")
  func readOnlyWhileErased() throws {
    let disk = SimulatedDisk()
    var first = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<4 { first.draw() }
    try first.flushed()
    let shown = first.model.shown
    let second = try StoreDriver(StoreDriver.store(on: disk, isReadOnly: true))
    first.clear()
    try first.flushed()
    #expect(second.isRight && second.model.shown == shown)
  }

  @Test("A second stack of a store follows the first, and takes over when that is gone")
  func following() throws {
    let disk = SimulatedDisk()
    let store = try StoreDriver.store(on: disk)
    var first: StoreDriver? = try StoreDriver(store)
    first?.draw()
    let second = ImageStack(store: store)
    var shown = first?.model.shown
    func follow() { for tile in second.follow() { shown?[tile.coordinate] = tile.pixels } }
    #expect(second.isFollowing && second.count == 1)
    for _ in 0..<40 {
      try first?.doSomething()
      follow()
      #expect(shown == first?.model.shown)
      #expect(second.index == first?.stack.index && second.count == first?.stack.count)
    }
    // It changes nothing.
    let place = TileCoordinate(column: 0, row: 0)
    let change = TileChange(coordinate: place, before: nil, after: .filled(1))
    #expect(!second.push(name: "", changes: [change]))
    #expect(try second.move(to: -1).isEmpty)
    second.limits.stepLimit = 0
    second.eraseHistory(keeping: [])
    #expect(!second.takeOver() && first?.isRight == true)
    second.limits = HistoryLimits()
    let count = first?.stack.count
    first = nil
    #expect(second.takeOver() && !second.isFollowing && second.count == count)
    #expect(second.push(name: "", changes: [change]))
    #expect(second.count > 0)
  }
}
