import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

/// Undo, redo and what else changes the history of a board.
@MainActor
struct DrawingBoardHistoryTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  private func drawLines(_ count: Int) -> [PictureBytes] {
    var states = [stage.bytes]
    for line in 0..<count {
      stage.stroke((10, CGFloat(20 + line * 20)), (150, CGFloat(30 + line * 20)))
      states.append(stage.bytes)
    }
    return states
  }

  @Test("A new board has nothing to undo, and undoing changes nothing")
  func empty() {
    #expect(!board.undo() && !board.redo() && !board.move(to: 3))
    #expect(board.stepIndex == -1)
    #expect(stage.log.isEmpty)
    #expect(board.stepCount == 0)
  }

  @Test("Undo and redo restore the exact bytes, to the pristine board and to the end")
  func bytes() {
    let states = drawLines(4)
    for index in stride(from: 3, through: 0, by: -1) {
      #expect(board.undo())
      #expect(stage.bytes == states[index])
    }
    #expect(!board.undo())
    for index in 1...4 {
      #expect(board.redo())
      #expect(stage.bytes == states[index])
    }
    #expect(board.move(to: 1))
    #expect(stage.bytes == states[2])
  }

  @Test("Five strokes, two undos, two strokes, two undos show three")
  func strokesAfterUndo() {
    let states = drawLines(5)
    board.undo()
    board.undo()
    stage.stroke((10, 130), (150, 140))
    #expect(!board.canRedo)
    stage.stroke((10, 150), (150, 155))
    board.undo()
    board.undo()
    #expect(stage.bytes == states[3])
    #expect(board.stepCount == 5)
  }

  @Test("A stroke is one step, and an eraser that touched nothing adds none")
  func emptySteps() {
    stage.stroke((20, 20), (60, 20), (100, 20))
    #expect(board.stepCount == 1)
    board.brush = EraserBrush()
    stage.clearLog()
    stage.stroke((20, 120), (60, 120))
    #expect(board.stepCount == 1)
    #expect(stage.words == ["began", "moved", "ended"])
    #expect(!board.canRedo)
  }

  @Test("Clearing is a step, unless there is nothing to clear")
  func clear() {
    #expect(!board.clear())
    let states = drawLines(2)
    #expect(board.clear())
    #expect(stage.bytes == states[0])
    #expect(board.undoStep?.name == "clear")
    board.undo()
    #expect(stage.bytes == states[2])
  }

  @Test("A secure clear leaves nothing to restore")
  func secureClear() {
    _ = drawLines(2)
    stage.clearLog()
    board.clearSecurely()
    #expect(stage.bytes.isBlank)
    #expect(board.stepCount == 0)
    #expect(!board.undo())
    #expect(stage.words == ["erased"])
  }

  @Test("Erasing the history keeps the picture; later steps are undone to it")
  func eraseHistory() {
    let states = drawLines(2)
    #expect(board.eraseHistory())
    #expect(stage.bytes == states[2])
    stage.stroke((10, 130), (150, 140))
    board.undo()
    #expect(stage.bytes == states[2])
  }

  @Test("Steps beyond the limit expire with a notification, and the picture stays")
  func expiry() {
    board.stepLimit = 2
    let states = drawLines(3)
    #expect(stage.log.contains(.expired(count: 1)))
    #expect(board.stepCount == 2)
    #expect(board.history.count == 2)
    #expect(board.history.index == 1)
    board.undo()
    board.undo()
    #expect(!board.undo())
    #expect(stage.bytes == states[1])
  }

  @Test("A board whose limits leave no room for a step still draws")
  func noRoom() {
    board.historyLimits.stepLimit = 0
    stage.stroke((20, 20), (60, 20))
    #expect(stage.pixel(40, 20) != 0)
    #expect(!board.canUndo)
  }

  @Test("After a memory warning undo is still right")
  func memoryWarning() {
    let states = drawLines(4)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(board.historyUsage.residentBytes == 0)
    board.undo()
    #expect(stage.bytes == states[3])
    board.move(to: 0)
    #expect(stage.bytes == states[1])
  }

  @Test("Two boards never see each other's steps")
  func twoBoards() {
    let other = BoardStage()
    stage.stroke((20, 20), (60, 20))
    other.stroke((20, 90), (60, 90))
    #expect(board.stepCount == 1)
    board.undo()
    #expect(stage.bytes.isBlank)
    #expect(other.pixel(40, 90) != 0)
  }

  @Test("A screen reader announces undo and redo, and the position")
  func announcements() {
    _ = drawLines(2)
    board.brush = RectangleBrush()
    stage.stroke((20, 100), (90, 140))
    board.undo()
    board.redo()
    #expect(
      stage.announcements.announced == ["Undid rectangle, 3 of 3", "Redid rectangle, 3 of 3"])
    #expect(board.accessibilityValue == "rectangle, 3 of 3")
    board.announcesHistory = false
    board.undo()
    #expect(stage.announcements.announced.count == 2)
  }

  @Test("A screen reader has the actions that are possible")
  func customActions() throws {
    #expect(board.accessibilityCustomActions?.isEmpty == true)
    stage.stroke((20, 20), (60, 20))
    #expect(board.accessibilityCustomActions?.map(\.name) == ["Undo", "Clear"])
    let undo = try #require(board.accessibilityCustomActions?.first)
    #expect(undo.actionHandler?(undo) == true)
    #expect(board.accessibilityCustomActions?.map(\.name) == ["Redo"])
  }

  @Test("Command-Z and Shift-Command-Z undo and redo after a stroke")
  func keyboard() {
    let states = drawLines(2)
    stage.host.press(.keyboardZ, characters: "z", modifiers: .command)
    #expect(stage.bytes == states[1])
    stage.host.press(.keyboardZ, characters: "z", modifiers: [.command, .shift])
    #expect(stage.bytes == states[2])
  }

  @Test("Events are also available as a stream")
  func stream() async {
    var iterator = board.changes.makeAsyncIterator()
    stage.stroke((20, 20))
    #expect(await iterator.next() == .strokeBegan)
    #expect(await iterator.next() == .strokeEnded)
  }

  @Test("Steps have names, numbers and dates")
  func steps() {
    _ = drawLines(3)
    #expect(board.steps.map(\.title) == ["Pencil", "Pencil", "Pencil"])
    #expect(board.steps.map(\.index) == [0, 1, 2])
    #expect(board.step(at: 3) == nil)
    #expect(board.step(at: -1) == nil)
  }
}
