import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Drawings that no board shows")
struct StoredDrawingTests {
  private let shelf = DrawingShelf()
  private let id = UUID()

  @Test("A folder that does not exist has no drawings")
  func noFolder() async throws {
    #expect(try await shelf.drawings().isEmpty)
  }

  @Test("A drawing has the figures of its history and its files, the newest first")
  func figures() async throws {
    let model = try shelf.draw(id, steps: 3, undone: 1)
    let other = UUID()
    try shelf.draw(other, steps: 5)
    let drawings = try await shelf.drawings()
    #expect(drawings.map(\.id) == [other, id])
    let drawing = try #require(drawings.last)
    #expect(drawing.stepCount == 3 && drawing.error == nil)
    #expect(drawing.size == CGSize(width: 96, height: 64))
    #expect(drawing.date == model.steps.last?.step.date)
    #expect(drawing.byteCount == (try shelf.bytes(of: id).values.reduce(0) { $0 + $1.count }))
    #expect(try await shelf.drawing(id) == drawing)
  }

  @Test("Reading a drawing leaves its file unchanged")
  func untouched() async throws {
    try shelf.draw(id)
    let before = try shelf.bytes(of: id)
    _ = try await shelf.drawings()
    _ = try await shelf.drawing(id).thumbnail(fitting: CGSize(width: 50, height: 50))
    #expect(try shelf.bytes(of: id) == before)
  }

  @Test("Steps written by a terminated app are counted")
  func killed() async throws {
    var driver = try shelf.open(id)
    driver.setBoard(StoredBoard(size: DrawingShelf.size))
    try driver.flushed()
    for _ in 0..<4 { driver.draw() }
    let killed = UUID()
    let copy = shelf.files(killed)
    try FileManager.default.createDirectory(atPath: copy.path, withIntermediateDirectories: true)
    let other = DrawingShelf()
    try FileManager.default.createDirectory(at: other.url, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: shelf.files(id).path, toPath: other.files(id).path)
    #expect(try other.bytes(of: id).keys.contains("history-wal"))
    #expect(try await other.drawing(id).stepCount == 4)
    #expect(try other.history(id) == driver.model)
  }

  @Test("A drawing that a board has open has the steps that it has committed")
  func openInBoard() async throws {
    var driver = try shelf.open(id)
    driver.setBoard(StoredBoard(size: DrawingShelf.size))
    for count in 1...3 {
      driver.draw()
      #expect(try await shelf.drawing(id).stepCount == count)
    }
    #expect(driver.isRight)
  }

  @Test("Folders without a drawing, and other files, are ignored")
  func foreign() async throws {
    try shelf.draw(id)
    let manager = FileManager.default
    for name in ["notes", UUID().uuidString] {
      try manager.createDirectory(
        at: shelf.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data([1]).write(to: shelf.url.appendingPathComponent(UUID().uuidString))
    try Data([1]).write(to: shelf.url.appendingPathComponent("readme.txt"))
    let empty = shelf.files(UUID())
    try manager.createDirectory(atPath: empty.path, withIntermediateDirectories: true)
    #expect(try await shelf.drawings().map(\.id) == [id])
    // Nothing was created in it.
    #expect(try manager.contentsOfDirectory(atPath: empty.path).isEmpty)
    let missing = UUID()
    let error = await failure { _ = try await shelf.drawing(missing) }
    #expect(error == .init(id: missing, reason: .system(ENOENT)))
  }

  @Test(
    "A drawing that cannot be read is listed with the reason, and left unchanged",
    arguments: [0, 1, 2, 3])
  func unreadable(kind: Int) async throws {
    try shelf.draw(id)
    let file = URL(fileURLWithPath: shelf.files(id).history)
    var bytes = try Data(contentsOf: file)
    let reason: StorageError
    switch kind {
    case 0: (bytes, reason) = (Data("no database".utf8), .damaged)
    case 1: (bytes, reason) = (bytes.prefix(bytes.count / 2), .damaged)
    case 2:
      bytes[63] = 9
      reason = .laterFormat
    default:
      // Another app's database.
      bytes[68] = 0
      reason = .damaged
    }
    try bytes.write(to: file)
    let drawing = try #require(try await shelf.drawings().first)
    #expect(drawing.error == reason && drawing.stepCount == 0 && drawing.size == .zero)
    #expect(drawing.byteCount >= bytes.count && drawing.date.timeIntervalSinceNow > -60)
    let error = await failure { _ = try await drawing.thumbnail(fitting: .zero) }
    #expect(error == .init(id: id, reason: reason))
    for _ in 0..<2 {
      let error = await failure { try await drawing.export(to: shelf.file()) }
      #expect(error == .init(id: id, reason: reason))
    }
    #expect(try Data(contentsOf: file) == bytes)
    try await drawing.remove()
    #expect(try await shelf.drawings().isEmpty)
  }

  @Test("A drawing that another process has open is listed as in use")
  func inUse() async throws {
    try shelf.draw(id)
    let lock = try shelf.files(id).lock()
    defer { withExtendedLifetime(lock) {} }
    #expect(try await shelf.drawings().map(\.error) == [.inUse])
  }

  @Test("A canceled task ends with its error")
  func canceled() async throws {
    try shelf.draw(id)
    let drawing = try await shelf.drawing(id)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await shelf.drawings()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    let copy = UUID()
    let other = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await drawing.duplicate(as: copy)
    }
    await #expect(throws: CancellationError.self) { try await other.value }
    #expect(try await shelf.drawings().map(\.id) == [id])
  }
}
