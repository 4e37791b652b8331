import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// The reasons that a drawing cannot be opened, as a file system gives them.
enum OpeningFault: CaseIterable, Sendable {
  case noPermissionForFolder
  case noPermissionForDrawing
  case noPermissionForHistory
  case noPermissionForLock
  case historyIsReadOnly
  case beforeFirstUnlock
  case tooManyOpenFiles
  case readError

  var error: StorageError {
    switch self {
    case .noPermissionForFolder, .noPermissionForDrawing, .noPermissionForHistory,
      .noPermissionForLock, .historyIsReadOnly:
      .system(EACCES)
    case .beforeFirstUnlock: .system(EPERM)
    case .tooManyOpenFiles: .system(EMFILE)
    case .readError: .system(EIO)
    }
  }

  /// A Boolean value that indicates whether the drawing can be read.
  var isReadable: Bool { self == .noPermissionForLock || self == .historyIsReadOnly }

  /// Makes a file system fail, for a drawing in its folder.
  func begin(in layer: FaultingLayer) {
    let (fault, error) = (self, error)
    layer.with { state in
      state.failsReads = fault == .readError
      state.refusal = { call, path in fault.refuses(call, path) ? error : nil }
    }
  }

  static func end(in layer: FaultingLayer) {
    layer.with { ($0.failsReads, $0.refusal) = (false, nil) }
  }

  private func refuses(_ call: FaultingLayer.Call, _ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    switch self {
    case .noPermissionForFolder: return true
    case .noPermissionForDrawing: return call != .createFolder
    case .noPermissionForHistory:
      return name == "history" && [.open, .openForReading].contains(call)
    case .noPermissionForLock: return call == .lock
    case .historyIsReadOnly: return name == "history" && call == .open
    case .beforeFirstUnlock, .tooManyOpenFiles:
      return [.open, .openForReading, .create, .lock].contains(call)
    case .readError: return false
    }
  }
}

/// Drawings that cannot be opened at first.
@MainActor
struct DrawingBoardRetryingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
  private let id = UUID()
  private let layer = FaultingLayer(SystemFileLayer())

  private func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func makeStage(_ id: UUID? = nil) async -> BoardStage {
    let stage = BoardStage { board in
      board.storage.layer = layer
      board.boardFolder = folder
      board.boardID = id ?? self.id
    }
    await stage.opened()
    return stage
  }

  /// A drawing of one stroke on the disk; its picture.
  private func store(_ id: UUID? = nil) async throws -> PictureBytes {
    let picture = try await draw(id)
    try await storeEnded(id)
    return picture
  }

  /// Waits for the store of a removed board: a board that joins it meets no fault.
  private func storeEnded(_ id: UUID? = nil) async throws {
    let place = StoreFolder(id ?? self.id, in: folder.path, layer: layer)
    let end = ContinuousClock.now + .seconds(60)
    while HistoryStore.shared(place) != nil {
      try #require(ContinuousClock.now < end, "the store of a removed board ends")
      await Task.yield()
    }
  }

  private func draw(_ id: UUID?) async throws -> PictureBytes {
    let stage = await makeStage(id)
    stage.stroke((20, 20), (60, 20))
    try await stage.board.flush()
    stage.board.removeFromSuperview()
    return stage.bytes
  }

  @Test(
    "A drawing that cannot be opened accepts no strokes, a flush throws, and nothing is lost",
    arguments: OpeningFault.allCases)
  func cannotBeOpened(fault: OpeningFault) async throws {
    defer { cleanUp() }
    let picture = try await store()
    fault.begin(in: layer)
    let stage = await makeStage()
    let expected: DrawingStorageState =
      fault.isReadable ? .readOnly(fault.error) : .failed(fault.error)
    #expect(stage.board.storageState == expected)
    #expect(!stage.board.storageState.isEditable)
    #expect(stage.bytes == picture || !fault.isReadable)
    #expect(stage.board.stepCount == (fault.isReadable ? 1 : 0))
    let before = stage.bytes
    await stage.strokeWithTasks((20, 90), (60, 90))
    stage.board.beginTextEntry(at: CGPoint(x: 50, y: 50))
    #expect(!stage.board.clear() && !stage.board.eraseHistory() && !stage.board.isEnteringText)
    #expect(!stage.board.draw([StrokeSample(location: .zero)]))
    #expect(stage.bytes == before)
    await #expect(throws: fault.error) { try await stage.board.flush() }
    OpeningFault.end(in: layer)
    stage.board.removeFromSuperview()
    let again = await makeStage()
    #expect(again.bytes == picture && again.board.storageState == .stored)
  }

  @Test("A new drawing that cannot be created accepts no strokes", arguments: OpeningFault.allCases)
  func cannotBeCreated(fault: OpeningFault) async throws {
    defer { cleanUp() }
    fault.begin(in: layer)
    defer { OpeningFault.end(in: layer) }
    let stage = await makeStage()
    switch fault {
    case .noPermissionForHistory, .historyIsReadOnly, .readError:
      // Nothing is there to be opened or read.
      return
    default: break
    }
    #expect(stage.board.storageState == .failed(fault.error))
    stage.stroke((20, 90), (60, 90))
    #expect(stage.board.stepCount == 0)
    await #expect(throws: fault.error) { try await stage.board.flush() }
  }

  @Test("A file in place of the folder or of the drawing does not give a blank board")
  func fileInPlaceOfFolder() async throws {
    defer { cleanUp() }
    for isDrawing in [false, true] {
      cleanUp()
      let file = isDrawing ? folder.appendingPathComponent(id.uuidString) : folder
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("file".utf8).write(to: file)
      let stage = await makeStage()
      #expect(stage.board.storageState == .failed(.system(ENOTDIR)))
      stage.stroke((20, 90), (60, 90))
      #expect(stage.board.stepCount == 0)
      await #expect(throws: StorageError.system(ENOTDIR)) { try await stage.board.flush() }
      #expect(try Data(contentsOf: file) == Data("file".utf8))
    }
  }

  @Test(
    "The board tries again when the app comes to the front or the device is unlocked",
    arguments: [
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
      .NSExtensionHostWillEnterForeground, .NSExtensionHostDidBecomeActive,
    ])
  func inFront(name: Notification.Name) async throws {
    defer { cleanUp() }
    let picture = try await store()
    for fault in [OpeningFault.beforeFirstUnlock, .noPermissionForLock] {
      fault.begin(in: layer)
      let stage = await makeStage()
      #expect(!stage.board.storageState.isEditable)
      NotificationCenter.default.post(name: name, object: nil)
      await stage.runTasks()
      await stage.opened()
      #expect(!stage.board.storageState.isEditable)
      OpeningFault.end(in: layer)
      NotificationCenter.default.post(name: name, object: nil)
      await stage.runTasks()
      await stage.opened()
      #expect(stage.board.storageState == .stored, "\(fault)")
      #expect(stage.bytes == picture && stage.board.stepCount == 1)
      stage.board.removeFromSuperview()
    }
  }

  @Test("A visible board tries again by itself, also while its disk was full")
  func idle() async throws {
    defer { cleanUp() }
    let picture = try await store()
    for error in [StorageError.diskFull, .system(EMFILE)] {
      layer.with { $0.refusal = { call, _ in call == .lock ? error : nil } }
      let stage = await makeStage()
      #expect(stage.board.storageState == .readOnly(error))
      await stage.host.advance(by: 10)
      #expect(stage.board.storageState == .readOnly(error))
      OpeningFault.end(in: layer)
      await stage.host.advance(by: 40)
      await stage.opened()
      #expect(stage.board.storageState == .stored)
      #expect(stage.bytes == picture)
      stage.board.removeFromSuperview()
    }
  }

  @Test("Retry opens the drawing as soon as it can be opened, and throws until then")
  func retry() async throws {
    defer { cleanUp() }
    let picture = try await store()
    for fault in OpeningFault.allCases {
      try await retry(fault, picture)
      try await storeEnded()
    }
  }

  private func retry(_ fault: OpeningFault, _ picture: PictureBytes) async throws {
    fault.begin(in: layer)
    let stage = await makeStage()
    stage.clearLog()
    await #expect(throws: fault.error) { try await stage.board.retry() }
    #expect(!stage.board.storageState.isEditable && stage.log.isEmpty)
    OpeningFault.end(in: layer)
    // Two at once are one attempt.
    stage.board.retry(nil)
    try await stage.board.retry()
    #expect(stage.board.storageState == .stored && stage.bytes == picture, "\(fault)")
    stage.stroke((20, 90), (60, 90))
    #expect(stage.board.undo() && stage.bytes == picture)
    try await stage.board.flush()
    stage.board.removeFromSuperview()
  }

  @Test("Retry returns how it ended, and shows a drawing that has become readable")
  func retryWithHandler() async throws {
    defer { cleanUp() }
    let picture = try await store()
    OpeningFault.beforeFirstUnlock.begin(in: layer)
    let stage = await makeStage()
    OpeningFault.noPermissionForLock.begin(in: layer)
    let result = await withCheckedContinuation { done in
      stage.board.retry { done.resume(returning: $0) }
    }
    #expect(throws: StorageError.system(EACCES)) { try result.get() }
    #expect(stage.board.storageState == .readOnly(.system(EACCES)) && stage.bytes == picture)
    OpeningFault.readError.begin(in: layer)
    await #expect(throws: StorageError.system(EIO)) { try await stage.board.retry() }
    // What is shown stays.
    #expect(stage.board.storageState == .readOnly(.system(EACCES)) && stage.bytes == picture)
    OpeningFault.end(in: layer)
    try await stage.board.retry()
    #expect(stage.board.storageState == .stored)
    try await stage.board.retry()
    let board = DrawingBoardControl()
    try await board.retry()
    #expect(board.storageState == .memory)
  }

  @Test("Retry writes the changes that a full disk did not take")
  func retrySuspended() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    layer.with { $0.writeError = .diskFull }
    stage.stroke((20, 20), (60, 20))
    await #expect(throws: StorageError.diskFull) { try await stage.board.flush() }
    await #expect(throws: StorageError.diskFull) { try await stage.board.retry() }
    #expect(stage.board.storageState == .suspended(.diskFull))
    layer.with { $0.writeError = nil }
    try await stage.board.retry()
    #expect(stage.board.storageState == .stored && !stage.board.hasUnsavedChanges)
  }

  @Test("Another drawing replaces one that cannot be opened, and its attempts")
  func otherDrawing() async throws {
    defer { cleanUp() }
    let other = UUID()
    let picture = try await store(other)
    let blocked = id.uuidString
    layer.with { $0.refusal = { _, path in path.contains(blocked) ? .system(EACCES) : nil } }
    let stage = await makeStage()
    #expect(stage.board.storageState == .failed(.system(EACCES)))
    let attempt = Task { try await stage.board.retry() }
    try await stage.board.open(other)
    _ = try? await attempt.value
    #expect(stage.board.boardID == other && stage.board.storageState == .stored)
    #expect(stage.bytes == picture)
    await #expect(throws: StorageError.system(EACCES)) { try await stage.board.open(id) }
    await stage.host.advance(by: 60)
    #expect(stage.board.boardID == other && stage.bytes == picture)
  }

  @Test("A drawing that was being read is read after another one could not be opened")
  func openedInBetween() async throws {
    defer { cleanUp() }
    let picture = try await store()
    let other = UUID().uuidString
    layer.with { $0.refusal = { _, path in path.contains(other) ? .system(EACCES) : nil } }
    let stage = BoardStage { board in
      board.storage.layer = layer
      board.boardFolder = folder
      board.boardID = id
    }
    let wrong = try #require(UUID(uuidString: other))
    await #expect(throws: StorageError.system(EACCES)) { try await stage.board.open(wrong) }
    await stage.opened()
    #expect(stage.board.storageState == .stored && stage.bytes == picture)
  }

  @Test("A board that is released ends its attempts")
  func released() async throws {
    defer { cleanUp() }
    OpeningFault.noPermissionForLock.begin(in: layer)
    weak var released: DrawingBoardControl?
    do {
      let stage = await makeStage()
      released = stage.board
      await stage.host.advance(by: 5)
      stage.board.removeFromSuperview()
    }
    let host = TestHost()
    await host.advance(by: 40)
    #expect(released == nil)
  }

  @Test("A repair that a terminated app left incomplete is shown when it cannot be completed")
  func interruptedRepair() async throws {
    defer { cleanUp() }
    let picture = try await store()
    let files = StoreFolder(id, in: folder.path)
    // As after a kill between the two names.
    try FileManager.default.moveItem(atPath: files.history, toPath: files.readyHistory)
    try Data([1]).write(to: URL(fileURLWithPath: files.path + "/aside-1"))
    layer.with { $0.refusal = { call, _ in call == .rename ? .system(EIO) : nil } }
    let stage = await makeStage()
    #expect(stage.bytes == picture)
    #expect(stage.board.storageState == .readOnly(.system(EIO)))
    OpeningFault.end(in: layer)
    stage.board.removeFromSuperview()
    let again = await makeStage()
    #expect(again.bytes == picture && again.board.storageState == .stored)
  }
}
