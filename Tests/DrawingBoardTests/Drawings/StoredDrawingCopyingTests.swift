import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Copies of drawings, and files of them")
struct StoredDrawingCopyingTests {
  private let shelf = DrawingShelf()
  private let id = UUID()
  private let copy = UUID()

  private static let background = BoardBackground(
    color: CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))

  // MARK: Copies

  @Test("A copy has the history, and drawing in one leaves the other unchanged")
  func independent() async throws {
    let model = try shelf.draw(id, steps: 6, undone: 2, background: Self.background)
    let drawing = try await shelf.drawing(id)
    let duplicate = try await drawing.duplicate(as: copy)
    #expect(duplicate.id == copy && duplicate.stepCount == 6 && duplicate.date == drawing.date)
    #expect(try shelf.history(copy) == model)
    var driver = try shelf.open(copy)
    driver.draw()
    driver.draw()
    try driver.flushed()
    #expect(driver.isRight)
    #expect(try shelf.history(id) == model)
    #expect(try await shelf.drawings().map(\.stepCount).sorted() == [6, 6])
  }

  @Test("A drawing that a board has open is copied in its current state")
  func openInBoard() async throws {
    var driver = try shelf.open(id)
    driver.setBoard(StoredBoard(size: DrawingShelf.size, background: Data([7])))
    for _ in 0..<5 { driver.draw() }
    let file = try shelf.file()
    let drawing = try await shelf.drawing(id)
    try await drawing.export(to: file)
    try await drawing.duplicate(as: copy)
    let model = driver.model
    try driver.undo()
    driver.draw()
    #expect(try shelf.history(copy) == model)
    let imported = UUID()
    try await StoredDrawing.import(from: file, as: imported, in: shelf.url)
    #expect(try shelf.history(imported) == model)
    #expect(driver.isRight)
    try driver.flushed()
  }

  @Test("Steps that a full disk has no space for are copied from memory")
  func suspended() async throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.setBoard(StoredBoard(size: DrawingShelf.size))
    driver.draw()
    try driver.flushed()
    disk.capacity = 0
    for _ in 0..<3 { driver.draw() }
    #expect(driver.store.failure == .diskFull)
    let source = try await DrawingSource.open(
      StoreFolder(.fixture, in: StoreDriver.boards, layer: disk))
    await source.settle()
    let target = shelf.files(copy)
    try source.copy(as: copy, isVerified: true, progress: nil) { write throws(StorageError) in
      try target.create(write)
    }
    #expect(try shelf.history(copy) == driver.model)
  }

  @Test("Histories of every kind are copied completely", arguments: 1...3)
  func anyHistory(seed: UInt64) async throws {
    var driver = try shelf.open(id, seed: seed)
    driver.setBoard(StoredBoard(size: DrawingShelf.size))
    for round in 0..<3 {
      for _ in 0..<24 { try driver.doSomething() }
      let copy = UUID()
      let file = try shelf.file("\(round)")
      let drawing = try await shelf.drawing(id)
      try await drawing.export(to: file)
      try await StoredDrawing.import(from: file, as: copy, in: shelf.url)
      #expect(try shelf.history(copy) == driver.model)
    }
  }

  @Test("A copy never replaces a drawing")
  func existing() async throws {
    try shelf.draw(id)
    let other = try shelf.draw(copy, steps: 1, seed: 9)
    let drawing = try await shelf.drawing(id)
    let file = try shelf.file()
    try await drawing.export(to: file)
    let error = await failure { try await drawing.duplicate(as: copy) }
    #expect(error == .init(id: copy, reason: .system(EEXIST)))
    let second = await failure {
      try await StoredDrawing.import(from: file, as: copy, in: shelf.url)
    }
    #expect(second == error)
    #expect(try shelf.history(copy) == other)
  }

  // MARK: Files

  @Test("A file restores the picture and every step, without any other file")
  func roundTrip() async throws {
    let model = try shelf.draw(id, steps: 8, undone: 3, background: Self.background)
    let file = try shelf.file()
    try Data([1, 2, 3]).write(to: file)
    let drawing = try await shelf.drawing(id)
    try await drawing.export(to: file)
    let bytes = try Data(contentsOf: file)
    #expect(bytes[18] == 1 && bytes[19] == 1)
    let elsewhere = DrawingShelf()
    let imported = try await StoredDrawing.import(from: file, as: copy, in: elsewhere.url)
    #expect(imported.stepCount == 8 && imported.size == drawing.size)
    #expect(try elsewhere.history(copy) == model)
    #expect(try Data(contentsOf: file) == bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: shelf.url.path)
    #expect(names.sorted() == ["copy.drawing", id.uuidString].sorted())
  }

  @Test("Copying reports progress, on another thread than the main one")
  @MainActor
  func progress() async throws {
    try shelf.draw(id, steps: 30)
    let drawing = try await shelf.drawing(id)
    let file = try shelf.file()
    let parts = Locked<[Double]>([])
    @Sendable func note(_ part: Double) {
      parts.withLock { $0.append(Thread.isMainThread ? -1 : part) }
    }
    func check() {
      let seen = parts.withLock { $0 }
      #expect(seen == seen.sorted() && seen.last == 1 && seen.count > 10)
      #expect(seen.allSatisfy { (0...1).contains($0) })
      parts.withLock { $0 = [] }
    }
    try await drawing.duplicate(progress: note)
    check()
    try await drawing.export(to: file, progress: note)
    check()
    try await StoredDrawing.import(from: file, in: shelf.url, progress: note)
    check()
  }

  @Test("A copy that is canceled midway leaves nothing", arguments: [0.1, 0.7, 1])
  func canceled(part: Double) async throws {
    let model = try shelf.draw(id, steps: 30)
    let drawing = try await shelf.drawing(id)
    let file = try shelf.file()
    try Data([1]).write(to: file)
    @Sendable func cancel(_ done: Double) {
      if done >= part { withUnsafeCurrentTask { $0?.cancel() } }
    }
    let export = Task { try await drawing.export(to: file, progress: cancel) }
    await #expect(throws: CancellationError.self) { try await export.value }
    #expect(try Data(contentsOf: file) == Data([1]))
    let duplicate = Task { try await drawing.duplicate(as: copy, progress: cancel) }
    await #expect(throws: CancellationError.self) { try await duplicate.value }
    #expect(!FileManager.default.fileExists(atPath: shelf.files(copy).path))
    try await drawing.export(to: file)
    let task = Task {
      try await StoredDrawing.import(from: file, as: copy, in: shelf.url, progress: cancel)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!FileManager.default.fileExists(atPath: shelf.files(copy).path))
    #expect(try shelf.history(id) == model)
  }

  @Test("A damaged step is reported when the drawing is exported, not when it is needed")
  func damagedStep() async throws {
    try shelf.draw(id, steps: 12)
    let path = shelf.files(id).history
    do {
      let database = try Database(path, system: nil)
      try database.run("UPDATE step SET pixels = zeroblob(length(pixels)) WHERE number = 5")
    }
    let drawing = try await shelf.drawing(id)
    #expect(drawing.error == nil)
    let file = try shelf.file()
    let error = await failure { try await drawing.export(to: file) }
    #expect(error == .init(id: id, reason: .damaged))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  // MARK: Removing

  @Test("A drawing is removed, and a second removal does nothing")
  func removed() async throws {
    try shelf.draw(id)
    let drawing = try await shelf.drawing(id)
    try await drawing.remove()
    #expect(!FileManager.default.fileExists(atPath: shelf.files(id).path))
    try await drawing.remove()
    let error = await failure { try await drawing.duplicate() }
    #expect(error == .init(id: id, reason: .system(ENOENT)))
  }

  @Test("A drawing that a board has open is not removed")
  func removedWhileOpen() async throws {
    try shelf.draw(id)
    let drawing = try await shelf.drawing(id)
    var driver = try shelf.open(id)
    let error = await failure { try await drawing.remove() }
    #expect(error == .init(id: id, reason: .inUse))
    driver.draw()
    try driver.flushed()
    #expect(driver.isRight)
  }
}
