import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import DrawingBoard

/// What a flush covers, and when.
@MainActor
struct DrawingBoardSavingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
  private let id = UUID()
  private let layer = FaultingLayer(SystemFileLayer())

  private func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func makeStage(
    in folder: URL? = nil, configure: (DrawingBoardControl) -> Void = { _ in }
  ) async -> BoardStage {
    let stage = BoardStage { board in
      board.storage.layer = layer
      board.boardFolder = folder ?? self.folder
      board.boardID = id
      configure(board)
    }
    await stage.opened()
    return stage
  }

  /// A copy of the folder, which is what a killed process leaves.
  private func killed() throws -> URL {
    let copy = folder.appendingPathComponent("killed-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent(id.uuidString),
      to: copy.appendingPathComponent(id.uuidString))
    return copy
  }

  /// An image whose PNG takes some megabytes.
  private func photo(side: Int = 600) throws -> UIImage {
    UIImage(cgImage: try ImageProbe.noise(width: side, height: side))
  }

  @Test("A photo set as the background and flushed is on the disk when the flush ends")
  func photoIsFlushed() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.stroke((20, 20), (60, 20))
    try await stage.board.flush()
    #expect(!stage.board.hasUnsavedChanges)
    stage.board.drawingBackgroundImage = try photo()
    #expect(stage.board.hasUnsavedChanges)
    try await stage.board.flush()
    #expect(!stage.board.hasUnsavedChanges)
    let found = await makeStage(in: try killed())
    #expect(found.board.drawingBackgroundImage?.size == CGSize(width: 600, height: 600))
  }

  @Test("A color and a placement of the background are changes until they are flushed")
  func colorIsFlushed() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    try await stage.board.flush()
    stage.board.drawingBackgroundColor = .red
    #expect(stage.board.hasUnsavedChanges)
    try await stage.board.flush()
    #expect(!stage.board.hasUnsavedChanges)
    stage.board.drawingBackgroundPlacement = .tile
    #expect(stage.board.hasUnsavedChanges)
    try await stage.board.flush()
    let found = await makeStage(in: try killed())
    #expect(found.board.drawingBackgroundColor.cgColor.components == UIColor.red.cgColor.components)
    #expect(found.board.drawingBackgroundPlacement == .tile)
  }

  @Test("A photo set just before the app goes to the background is saved with everything else")
  func photoInBackground() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.board.drawingBackgroundImage = try photo(side: 300)
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    await HostApplication.waitForExpiringActivities()
    #expect(!stage.board.hasUnsavedChanges)
    let found = await makeStage(in: try killed())
    #expect(found.board.drawingBackgroundImage?.size == CGSize(width: 300, height: 300))
  }

  @Test("A flush while the drawing is being read covers a background set during it")
  func whileOpening() async throws {
    defer { cleanUp() }
    let stage = BoardStage { board in
      board.boardFolder = folder
      board.boardID = id
      board.drawingBackgroundColor = .green
    }
    #expect(stage.board.storageState == .opening)
    #expect(stage.board.hasUnsavedChanges)
    try await stage.board.flush()
    #expect(stage.board.storageState == .stored && !stage.board.hasUnsavedChanges)
    let found = await makeStage(in: try killed())
    #expect(
      found.board.drawingBackgroundColor.cgColor.components == UIColor.green.cgColor.components)
  }

  @Test("Typed text is a change, and a flush commits and saves it")
  func text() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    try await stage.board.flush()
    stage.board.beginTextEntry(at: CGPoint(x: 30, y: 60))
    #expect(!stage.board.hasUnsavedChanges)
    stage.host.host.type("Hill")
    #expect(stage.board.hasUnsavedChanges)
    try await stage.board.flush()
    #expect(!stage.board.hasUnsavedChanges && !stage.board.isEnteringText)
    let found = await makeStage(in: try killed())
    #expect(found.board.undoStep?.storedName == "Text" && found.bytes == stage.bytes)
  }

  @Test(
    "Going to the background commits typed text and saves it, in an extension as well",
    arguments: [
      UIApplication.didEnterBackgroundNotification, .NSExtensionHostDidEnterBackground,
    ])
  func textInBackground(name: Notification.Name) async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.board.beginTextEntry(at: CGPoint(x: 30, y: 60))
    stage.host.host.type("Hill")
    NotificationCenter.default.post(name: name, object: nil)
    await HostApplication.waitForExpiringActivities()
    #expect(!stage.board.isEnteringText && stage.board.stepCount == 1)
    #expect(!stage.board.hasUnsavedChanges)
    let found = await makeStage(in: try killed())
    #expect(found.board.stepCount == 1 && found.bytes == stage.bytes)
  }

  @Test("A system that grants no time in the background still gets the flush")
  func expired() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.stroke((20, 20), (60, 20))
    HostApplication.grantsExpiringActivities = false
    defer { HostApplication.grantsExpiringActivities = true }
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    for _ in 0..<1_000 where stage.board.hasUnsavedChanges { await stage.runTasks() }
    #expect(!stage.board.hasUnsavedChanges)
  }

  @Test("A flush that fails and the state agree, at once")
  func agreement() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.stroke((20, 20), (60, 20))
    try await stage.board.flush()
    layer.with { $0.writeError = .diskFull }
    stage.stroke((20, 90), (60, 90))
    await #expect(throws: StorageError.diskFull) { try await stage.board.flush() }
    #expect(stage.board.storageState == .suspended(.diskFull))
    #expect(stage.board.storage.state == .suspended(.diskFull))
    layer.with { $0.writeError = nil }
    try await stage.board.flush()
    #expect(stage.board.storageState == .stored)
    #expect(stage.board.storage.state == .stored)
  }

  @Test(
    "A full disk that has space again is written to without a step",
    arguments: [
      StorageError.diskFull, .system(EIO),
    ])
  func suspendedWhileIdle(error: StorageError) async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.stroke((20, 20), (60, 20))
    try await stage.board.flush()
    layer.with { $0.writeError = error }
    for y in [40, 60, 80] as [CGFloat] { stage.stroke((20, y), (60, y)) }
    await #expect(throws: error) { try await stage.board.flush() }
    await stage.host.advance(by: 60)
    #expect(stage.board.storageState == .suspended(error))
    layer.with { $0.writeError = nil }
    await stage.host.advance(by: 40)
    for _ in 0..<1_000 where stage.board.storageState != .stored { await stage.runTasks() }
    #expect(stage.board.storageState == .stored)
    let found = await makeStage(in: try killed())
    #expect(found.board.stepCount == 4 && found.bytes == stage.bytes)
  }

  @Test("Erasing the history on a full disk returns whether the disk still has it")
  func erasing() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    for y in [40, 60, 80] as [CGFloat] { stage.stroke((20, y), (60, y)) }
    try await stage.board.flush()
    layer.with { $0.writeError = .diskFull }
    #expect(!stage.board.eraseHistory())
    #expect(stage.board.storageState == .suspended(.diskFull))
    let picture = stage.bytes
    #expect(await makeStage(in: try killed()).board.stepCount == 3)
    layer.with { $0.writeError = nil }
    try await stage.board.flush()
    let found = await makeStage(in: try killed())
    #expect(found.board.stepCount == 0 && found.bytes == picture)
    stage.stroke((20, 120), (60, 120))
    #expect(stage.board.eraseHistory())
    #expect(await makeStage(in: try killed()).board.stepCount == 0)
  }

  @Test("A mark for backups that the system refuses is reported, and the drawing is saved")
  func backupMark() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    layer.with { $0.refusal = { call, _ in call == .setBackup ? .system(EPERM) : nil } }
    stage.board.historyIsBackedUp = false
    for y in [20, 60] as [CGFloat] {
      stage.stroke((20, y), (60, y))
      try await stage.board.flush()
    }
    await stage.runTasks()
    #expect(stage.log.filter { $0 == .failed(.backup(.system(EPERM))) }.count == 1)
    #expect(stage.board.storageState == .stored && !stage.board.hasUnsavedChanges)
    let files = StoreFolder(id, in: folder.path)
    #expect(FileManager.default.fileExists(atPath: files.picture))
  }

  @Test("Another background replaces one that could not be stored")
  func afterTooLarge() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    try await stage.board.flush()
    stage.board.drawingBackgroundImage = UIImage(
      cgImage: try ImageProbe.noise(width: 16_385, height: 1))
    await #expect(throws: StorageError.unstorableBackground) { try await stage.board.flush() }
    #expect(stage.board.storageState == .suspended(.unstorableBackground))
    // Steps are stored all the same.
    stage.stroke((20, 20), (60, 20))
    _ = try? await stage.board.flush()
    #expect(await makeStage(in: try killed()).board.stepCount == 1)
    stage.board.drawingBackgroundImage = try photo(side: 32)
    try await stage.board.flush()
    #expect(stage.board.storageState == .stored && !stage.board.hasUnsavedChanges)
    let found = await makeStage(in: try killed())
    #expect(found.board.drawingBackgroundImage?.size == CGSize(width: 32, height: 32))
  }

  @Test("A board that is released right after its background was set stores it")
  func released() async throws {
    defer { cleanUp() }
    do {
      let stage = await makeStage()
      stage.board.drawingBackgroundColor = .red
      stage.board.removeFromSuperview()
    }
    let stage = await makeStage()
    #expect(stage.board.drawingBackgroundColor.cgColor.components == UIColor.red.cgColor.components)
  }

  @Test("A background whose file is too large is refused, and the stored one stays")
  func tooLarge() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.board.drawingBackgroundImage = try photo(side: 64)
    stage.stroke((20, 20), (60, 20))
    try await stage.board.flush()
    stage.clearLog()
    // More pixels than a reader accepts.
    let wide = try ImageProbe.noise(width: 16_385, height: 1)
    stage.board.drawingBackgroundImage = UIImage(cgImage: wide)
    _ = try? await stage.board.flush()
    await stage.runTasks()
    #expect(stage.words.contains("failed"))
    #expect(stage.board.hasUnsavedChanges)
    let found = await makeStage(in: try killed())
    #expect(found.board.drawingBackgroundImage?.size == CGSize(width: 64, height: 64))
  }
}
