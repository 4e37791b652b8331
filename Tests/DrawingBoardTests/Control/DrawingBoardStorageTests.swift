import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// Drawings that outlive their board.
@MainActor
struct DrawingBoardStorageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
  private let id = UUID()

  private func makeStage(
    id: UUID? = nil, frame: CGRect = CGRect(x: 40, y: 200, width: 200, height: 160),
    configure: (DrawingBoardControl) -> Void = { _ in }
  ) async -> BoardStage {
    let stage = BoardStage(frame: frame) { board in
      board.boardFolder = folder
      board.boardID = id ?? self.id
      configure(board)
    }
    await stage.opened()
    return stage
  }

  private func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("A board of the same id shows the drawing again, with undo and redo")
  func restores() async throws {
    defer { cleanUp() }
    var states: [PictureBytes] = []
    do {
      let stage = await makeStage()
      states.append(stage.bytes)
      for line in 1...3 {
        stage.stroke((20, CGFloat(line * 30)), (120, CGFloat(line * 30)))
        states.append(stage.bytes)
      }
      stage.board.undo()
      stage.board.removeFromSuperview()
    }
    let stage = await makeStage()
    #expect(stage.board.stepCount == 3)
    #expect(stage.board.stepIndex == 1)
    #expect(stage.bytes == states[2])
    #expect(stage.board.redo())
    #expect(stage.bytes == states[3])
    #expect(stage.board.move(to: -1))
    #expect(stage.bytes == states[0])
    #expect(stage.board.history.count == 3)
    #expect(stage.board.redoStep?.name == "pencil")
  }

  @Test("A drawing that is larger than its new board keeps its pixels")
  func largerDrawing() async {
    defer { cleanUp() }
    do {
      let stage = await makeStage()
      stage.stroke((150, 140), (190, 140))
      stage.board.removeFromSuperview()
    }
    let stage = await makeStage(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(stage.board.pictureSize == CGSize(width: 200, height: 160))
    #expect(stage.board.pictureFrame == CGRect(x: 0, y: 60, width: 100, height: 80))
    #expect(stage.pixel(170, 140) != 0)
  }

  @Test("A drawing that another board has open is shown read-only, and taken over when that ends")
  func inUse() async throws {
    defer { cleanUp() }
    var first: BoardStage? = await makeStage()
    first?.stroke((20, 20), (60, 20))
    try await first?.board.flush()
    let picture = try #require(first?.bytes)
    let second = await makeStage()
    #expect(second.board.storageState == .readOnly(.inUse))
    #expect(second.log.contains(.storageChanged(.readOnly(.inUse))))
    #expect(second.bytes == picture)
    await second.strokeWithTasks((20, 90), (60, 90))
    #expect(!second.board.clear() && !second.board.draw([StrokeSample(location: .zero)]))
    #expect(second.bytes == picture && second.board.stepCount == 1)
    first?.board.removeFromSuperview()
    first = nil
    await second.untilStored()
    #expect(second.board.storageState == .stored)
    await second.strokeWithTasks((20, 90), (60, 90))
    #expect(second.board.stepCount == 2)
  }

  @Test("A second board shows what the first one does, and cannot change it")
  func following() async throws {
    defer { cleanUp() }
    let first = await makeStage()
    let second = await makeStage()
    #expect(second.board.storageState == .readOnly(.inUse))
    func isSame() async -> Bool {
      for _ in 0..<500
      where second.bytes != first.bytes || second.board.stepCount != first.board.stepCount {
        await second.runTasks()
        await Task.yield()
      }
      return second.bytes == first.bytes && second.board.stepCount == first.board.stepCount
        && second.board.history.index == first.board.history.index
    }
    first.stroke((20, 20), (60, 20))
    #expect(await isSame() && !second.bytes.isBlank)
    first.stroke((20, 90), (60, 90))
    first.board.undo()
    #expect(await isSame() && second.board.history.index == 0)
    #expect(!second.board.undo() && !second.board.redo() && !second.board.move(to: -1))
    second.board.historyLimits.stepLimit = 0
    first.board.redo()
    #expect(await isSame() && first.board.stepCount == 2)
    first.board.drawingBackgroundColor = .red
    try await first.board.flush()
    for _ in 0..<500 where second.board.drawingBackgroundColor == .white {
      await second.runTasks()
      await Task.yield()
    }
    #expect(second.board.drawingBackgroundColor.cgColor.components?.prefix(3) == [1, 0, 0])
  }

  @Test("A drawing that was begun in this process is restored where another board opens it")
  func restoredFromOtherBoard() async throws {
    defer { cleanUp() }
    let first = await makeStage()
    #expect(!first.words.contains("restored"))
    first.stroke((20, 20), (60, 20))
    let second = await makeStage()
    #expect(second.words.contains("restored") && second.board.stepCount == 1)
  }

  @Test("A drawing that another process has open is taken over when that process releases it")
  func inUseElsewhere() async throws {
    defer { cleanUp() }
    let picture: PictureBytes
    do {
      let stage = await makeStage()
      stage.stroke((20, 20), (60, 20))
      try await stage.board.flush()
      picture = stage.bytes
    }
    // The lock alone, as another process has it: nothing in this process reports its end.
    let files = StoreFolder(id, in: folder.path)
    var lock: (any AnyObject & Sendable)?
    while lock == nil {
      lock = try? files.lock()
      await Task.yield()
    }
    let stage = await makeStage { $0.storage.retryInterval = .milliseconds(1) }
    // What another process writes is not read at the same time, only the picture of the last flush.
    #expect(stage.board.storageState == .readOnly(.inUse))
    #expect(stage.board.stepCount == 0 && stage.bytes == picture)
    withExtendedLifetime(lock) {}
    lock = nil
    await stage.untilStored()
    stage.stroke((20, 90), (60, 90))
    #expect(stage.board.stepCount == 2)
  }

  @Test("Going to the background saves everything; a process that is killed then loses nothing")
  func background() async throws {
    defer { cleanUp() }
    let stage = await makeStage()
    stage.stroke((20, 20), (60, 20))
    let picture = stage.bytes
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    await HostApplication.waitForExpiringActivities()
    #expect(!stage.board.hasUnsavedChanges)
    // A copy of the folder is what a killed process leaves.
    let copy = folder.appendingPathComponent("killed", isDirectory: true)
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent(id.uuidString),
      to: copy.appendingPathComponent(id.uuidString))
    let killed = BoardStage { board in
      board.boardFolder = copy
      board.boardID = id
    }
    await killed.opened()
    #expect(killed.bytes == picture && killed.board.stepCount == 1)
  }

  @Test("The background is stored with the drawing, and what the host sets is never overwritten")
  func backgroundOfDrawing() async {
    defer { cleanUp() }
    do {
      let stage = await makeStage { $0.drawingBackgroundColor = .red }
      await stage.board.waitUntilOpened()
      stage.stroke((20, 20), (60, 20))
      try? await stage.board.flush()
      stage.board.removeFromSuperview()
    }
    do {
      let stage = await makeStage()
      #expect(
        stage.board.drawingBackgroundColor.cgColor.components == UIColor.red.cgColor.components)
      stage.board.removeFromSuperview()
    }
    let stage = await makeStage { $0.drawingBackgroundColor = .blue }
    #expect(stage.board.drawingBackgroundColor == .blue)
  }

  @Test("A drawing of a later version is reported and left alone")
  func laterFormat() async throws {
    defer { cleanUp() }
    do {
      let stage = await makeStage()
      stage.stroke((20, 20), (60, 20))
      try await stage.board.flush()
      stage.board.removeFromSuperview()
    }
    let file = folder.appendingPathComponent("\(id.uuidString)/history")
    var bytes = try Data(contentsOf: file)
    // Nothing in the file is of a known format but its head.
    bytes = bytes.prefix(100) + Data(repeating: 7, count: 500)
    bytes[63] = 99
    try bytes.write(to: file)
    let stage = await makeStage()
    #expect(stage.board.storageState == .readOnly(.laterFormat))
    stage.stroke((20, 20), (60, 20))
    #expect(stage.board.stepCount == 0)
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test("Another identifier shows another drawing, and the first one again later")
  func changesOfID() async {
    defer { cleanUp() }
    let stage = await makeStage()
    await stage.strokeWithTasks((20, 20), (60, 20))
    let before = stage.bytes
    stage.board.boardID = UUID()
    await stage.opened()
    #expect(stage.bytes.isBlank)
    #expect(!stage.board.canUndo)
    await stage.strokeWithTasks((20, 90), (60, 90))
    stage.clearLog()
    stage.board.boardID = id
    await stage.opened()
    #expect(stage.bytes == before)
    #expect(stage.log.contains(.restored(steps: 1)))
    stage.board.boardID = nil
    #expect(stage.bytes.isBlank)
    #expect(stage.board.storageState == .memory)
  }

  @Test("An identifier as text is a UUID, other text is ignored, and empty text is nil")
  func identifierText() {
    let board = DrawingBoardControl(frame: .zero)
    board.boardIdentifier = "nonsense"
    #expect(board.boardID == nil)
    board.boardIdentifier = id.uuidString
    #expect(board.boardID == id)
    board.boardIdentifier = nil
    #expect(board.boardID == nil)
  }

  @Test("A secure clear leaves nothing on the disk to restore")
  func secureClear() async throws {
    defer { cleanUp() }
    do {
      let stage = await makeStage()
      stage.stroke((20, 20), (60, 20))
      stage.board.clearSecurely()
      try await stage.board.flush()
      stage.board.removeFromSuperview()
    }
    let stage = await makeStage()
    #expect(stage.board.stepCount == 0)
    #expect(stage.bytes.isBlank)
  }
}

extension BoardStage {
  /// Waits until the drawing is stored, as it is once another board has closed it.
  fileprivate func untilStored() async {
    for await _ in board.changes {
      if board.storageState == .stored { break }
    }
    await opened()
  }
}
