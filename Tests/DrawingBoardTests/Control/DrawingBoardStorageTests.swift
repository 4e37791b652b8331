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
    id: UUID? = nil, frame: CGRect = CGRect(x: 40, y: 200, width: 200, height: 160)
  ) -> BoardStage {
    BoardStage(frame: frame) { board in
      board.boardFolder = folder
      board.boardID = id ?? self.id
    }
  }

  private func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("D10, F11: a board of the same id shows the drawing again, with undo and redo")
  func restores() throws {
    defer { cleanUp() }
    var states: [PictureBytes] = []
    do {
      let stage = makeStage()
      states.append(stage.bytes)
      for line in 1...3 {
        stage.stroke((20, CGFloat(line * 30)), (120, CGFloat(line * 30)))
        states.append(stage.bytes)
      }
      stage.board.undo()
      stage.board.removeFromSuperview()
    }
    let stage = makeStage()
    #expect(stage.board.stepCount == 3)
    #expect(stage.board.stepIndex == 1)
    #expect(stage.bytes == states[2])
    #expect(stage.board.redo())
    #expect(stage.bytes == states[3])
    #expect(stage.board.move(to: -1))
    #expect(stage.bytes == states[0])
    #expect(stage.board.history.value.count == 3)
    #expect(stage.board.redoStep?.name == "pencil")
  }

  @Test("a drawing that is larger than its new board keeps its pixels")
  func largerDrawing() {
    defer { cleanUp() }
    do {
      let stage = makeStage()
      stage.stroke((150, 140), (190, 140))
      stage.board.removeFromSuperview()
    }
    let stage = makeStage(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(stage.board.pictureSize == CGSize(width: 200, height: 160))
    #expect(stage.board.pictureFrame == CGRect(x: 0, y: 60, width: 100, height: 80))
    #expect(stage.pixel(170, 140) != 0)
  }

  @Test("a board that somebody else has open goes on in memory, and tells")
  func inUse() {
    defer { cleanUp() }
    let first = makeStage()
    first.stroke((20, 20), (60, 20))
    var failures: [DrawingBoardEvent] = []
    let second = DrawingBoardControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    second.eventHandler = { failures.append($0) }
    second.boardFolder = folder
    second.boardID = id
    first.host.add(second)
    #expect(failures == [.failed(.storage(.inUse))])
    #expect(second.stepCount == 0)
    #expect(second.storeUsage == nil)
  }

  @Test("another id shows another drawing, and the first again later")
  func changesOfID() {
    defer { cleanUp() }
    let stage = makeStage()
    stage.stroke((20, 20), (60, 20))
    let before = stage.bytes
    stage.board.boardID = UUID()
    #expect(stage.bytes.isBlank)
    #expect(!stage.board.canUndo)
    stage.stroke((20, 90), (60, 90))
    stage.clearLog()
    stage.board.boardID = id
    #expect(stage.bytes == before)
    #expect(stage.log.contains(.restored(steps: 1)))
    stage.board.boardID = nil
    #expect(stage.bytes.isBlank)
    #expect(stage.board.storeUsage == nil)
  }

  @Test("an id as text is a UUID, anything else is ignored, none is none")
  func identifierText() {
    let board = DrawingBoardControl(frame: .zero)
    board.boardIdentifier = "nonsense"
    #expect(board.boardID == nil)
    board.boardIdentifier = id.uuidString
    #expect(board.boardID == id)
    board.boardIdentifier = nil
    #expect(board.boardID == nil)
  }

  @Test("a secure clear leaves nothing on the disk to bring back")
  func secureClear() async throws {
    defer { cleanUp() }
    do {
      let stage = makeStage()
      stage.stroke((20, 20), (60, 20))
      stage.board.clearSecurely()
      try await stage.board.stack.store?.flush()
      stage.board.removeFromSuperview()
    }
    let stage = makeStage()
    #expect(stage.board.stepCount == 0)
    #expect(stage.bytes.isBlank)
  }
}
