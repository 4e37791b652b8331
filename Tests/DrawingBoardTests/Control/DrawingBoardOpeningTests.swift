import TestSupport
import Testing

@testable import DrawingBoard

/// Drawings that are read on another thread.
@MainActor
struct DrawingBoardOpeningTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)

  private func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A board on the disk with so many strokes, one of them taken back; its picture.
  private func store(_ id: UUID, strokes: Int) async -> PictureBytes {
    let stage = BoardStage {
      $0.boardFolder = folder
      $0.boardID = id
    }
    await stage.opened()
    for line in 0..<strokes { stage.stroke((20, CGFloat(line * 20 + 10)), (120, 100)) }
    stage.board.undo()
    stage.board.removeFromSuperview()
    return stage.bytes
  }

  @Test("Opening a drawing equals setting its identifier, with undo and redo")
  func opens() async throws {
    defer { cleanUp() }
    let id = UUID()
    let picture = await store(id, strokes: 4)
    let stage = BoardStage { $0.boardFolder = folder }
    await stage.strokeWithTasks((150, 20), (150, 100))
    stage.clearLog()
    try await stage.board.open(id)
    #expect(stage.board.boardID == id)
    #expect(stage.bytes == picture)
    #expect(stage.board.stepCount == 4)
    #expect(stage.board.stepIndex == 2)
    #expect(stage.board.canUndo && stage.board.canRedo)
    #expect(stage.words == ["restored"])
    stage.board.move(to: -1)
    #expect(stage.bytes.isBlank)
    await stage.strokeWithTasks((20, 20), (60, 60))
    #expect(stage.board.storageState == .stored)
  }

  @Test("A board that has no size yet shows the drawing at its first layout")
  func beforeLayout() async throws {
    defer { cleanUp() }
    let id = UUID()
    let picture = await store(id, strokes: 3)
    let board = DrawingBoardControl()
    board.boardFolder = folder
    try await board.open(id)
    #expect(board.boardID == id)
    let host = TestHost()
    board.frame = CGRect(x: 40, y: 200, width: 200, height: 160)
    host.add(board)
    #expect(board.pictureBytes == picture)
    #expect(board.stepCount == 3)
  }

  @Test("A stored drawing without steps takes the size of the board that opens it")
  func empty() async throws {
    defer { cleanUp() }
    let (id, drawn) = (UUID(), UUID())
    for (id, strokes) in [(id, 0), (drawn, 1)] {
      let small = BoardStage(frame: CGRect(x: 0, y: 0, width: 90, height: 30)) {
        $0.boardFolder = folder
        $0.boardID = id
      }
      await small.opened()
      if strokes > 0 { small.stroke((10, 10), (60, 20)) }
      small.board.removeFromSuperview()
    }
    let stage = BoardStage { $0.boardFolder = folder }
    try await stage.board.open(id)
    #expect(stage.board.pictureSize == stage.board.bounds.size)
    try await stage.board.open(drawn)
    #expect(stage.board.pictureSize == CGSize(width: 90, height: 30))
  }

  @Test("A running stroke ends in the old drawing")
  func strokeMeanwhile() async throws {
    defer { cleanUp() }
    let (first, second) = (UUID(), UUID())
    let picture = await store(second, strokes: 2)
    let stage = BoardStage {
      $0.boardFolder = folder
      $0.boardID = first
    }
    await stage.opened()
    let task = Task { try await stage.board.open(second) }
    // It waits in line behind the beginning of the first, and before its end.
    let meanwhile = Task {
      stage.down(20, 20)
      stage.move(90, 90)
      #expect(stage.board.isTracking && stage.board.boardID == first)
    }
    await meanwhile.value
    try await task.value
    #expect(stage.bytes == picture)
    #expect(!stage.board.isTracking)
    await stage.runTasks()
    stage.up()
    #expect(stage.bytes == picture)
    stage.board.boardID = first
    await stage.opened()
    #expect(stage.board.stepCount == 1)
    #expect(stage.board.undoStep?.storedName == "Pencil")
  }

  @Test("The latest of several is shown; the others throw")
  func latest() async throws {
    defer { cleanUp() }
    let (first, second) = (UUID(), UUID())
    _ = await store(first, strokes: 2)
    let picture = await store(second, strokes: 3)
    let stage = BoardStage { $0.boardFolder = folder }
    let early = Task { try await stage.board.open(first) }
    let late = Task { try await stage.board.open(second) }
    try await late.value
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(stage.board.boardID == second)
    #expect(stage.bytes == picture)
    let overtaken = Task { try await stage.board.open(first) }
    let meanwhile = Task { stage.board.boardID = nil }
    await meanwhile.value
    await #expect(throws: CancellationError.self) { try await overtaken.value }
    #expect(stage.board.boardID == nil)
  }

  @Test("A drawing requested twice is read once, also before the board has a size")
  func twice() async throws {
    defer { cleanUp() }
    let id = UUID()
    let picture = await store(id, strokes: 3)
    let stage = BoardStage { $0.boardFolder = folder }
    let first = Task { try await stage.board.open(id) }
    let second = Task { try await stage.board.open(id) }
    try await first.value
    try await second.value
    #expect(stage.bytes == picture)
    stage.board.boardID = nil
    let unseen = DrawingBoardControl()
    unseen.boardFolder = folder
    try await unseen.open(id)
    try await unseen.open(id)
    #expect(unseen.boardID == id)
  }

  @Test("An id that is set while its drawing is being read shows that drawing, kept on the disk")
  func setMeanwhile() async throws {
    defer { cleanUp() }
    let id = UUID()
    let picture = await store(id, strokes: 3)
    let stage = BoardStage { $0.boardFolder = folder }
    let task = Task { try await stage.board.open(id) }
    let meanwhile = Task {
      stage.board.boardID = id
      #expect(stage.board.boardID == id)
    }
    await meanwhile.value
    try await task.value
    #expect(stage.bytes == picture)
    #expect(stage.board.storageState == .stored && !stage.words.contains("failed"))
  }

  @Test("The last request takes precedence, also when it is for the shown drawing")
  func shownAgain() async throws {
    defer { cleanUp() }
    let (first, second) = (UUID(), UUID())
    let picture = await store(first, strokes: 2)
    _ = await store(second, strokes: 4)
    for sets in [true, false] {
      let stage = BoardStage {
        $0.boardFolder = folder
        $0.boardID = first
      }
      await stage.opened()
      let task = Task { try await stage.board.open(second) }
      let meanwhile = Task {
        if sets { stage.board.boardID = first } else { try await stage.board.open(first) }
      }
      try await meanwhile.value
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(stage.board.boardID == first)
      #expect(stage.bytes == picture)
      stage.board.boardID = nil
    }
  }

  @Test("A drawing that another board has open is refused, and the board stays as it is")
  func inUse() async {
    defer { cleanUp() }
    let id = UUID()
    let owner = BoardStage {
      $0.boardFolder = folder
      $0.boardID = id
    }
    await owner.opened()
    owner.stroke((20, 20), (60, 60))
    let stage = BoardStage { $0.boardFolder = folder }
    stage.stroke((20, 20), (60, 60))
    let before = stage.bytes
    await #expect(throws: StorageError.inUse) { try await stage.board.open(id) }
    #expect(stage.board.boardID == nil)
    #expect(stage.bytes == before)
    #expect(stage.board.stepCount == 1)
    #expect(owner.board.stepCount == 1)
  }
}
