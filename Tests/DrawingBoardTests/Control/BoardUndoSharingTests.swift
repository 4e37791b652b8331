import ControlCore
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// A model of the app that registers its own changes.
@MainActor private final class Model {
  private(set) var value = 0

  func set(_ new: Int, _ manager: UndoManager) {
    let old = value
    manager.registerUndo(withTarget: self) { [manager] in $0.set(old, manager) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Set Value") }
    value = new
  }
}

/// The notifications of a manager, as a document observes them.
@MainActor private final class ManagerLog {
  private(set) var names: [Notification.Name] = []
  private var observers: [NotificationObserver] = []

  init(_ manager: UndoManager) {
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    observers = names.map { name in
      NotificationObserver(name, of: manager) { [weak self] _ in self?.names.append(name) }
    }
  }

  func clear() { names = [] }
}

/// A board that registers its steps with the undo manager of the app.
@MainActor
struct BoardUndoSharingTests {
  private let stage = BoardStage()
  private let model = Model()
  private let manager = UndoManager()
  private var board: DrawingBoardControl { stage.board }
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)

  private func draw(_ count: Int) {
    for line in 0..<count {
      stage.stroke((10, CGFloat(10 + line * 7 % 140)), (150, CGFloat(15 + line * 7 % 140)))
      stage.host.layout()
    }
  }

  private func set(_ value: Int) {
    model.set(value, manager)
    stage.host.layout()
  }

  /// A drawing on the disk.
  private func store(strokes: Int) async throws -> UUID {
    let (id, other) = (UUID(), BoardStage())
    other.board.boardFolder = folder
    other.board.boardID = id
    await other.opened()
    for line in 0..<strokes { other.stroke((20, CGFloat(line * 9 + 10)), (120, 100)) }
    try await other.board.flush()
    other.board.removeFromSuperview()
    return id
  }

  @Test("Opening a drawing registers nothing, and the app's redo and notifications stay")
  func opening() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let id = try await store(strokes: 12)
    board.boardFolder = folder
    board.sharedUndoManager = manager
    set(1)
    set(2)
    manager.undo()
    let log = ManagerLog(manager)
    try await board.open(id)
    stage.host.layout()
    #expect(board.stepCount == 12)
    #expect(manager.canRedo && manager.redoActionName == "Set Value")
    #expect(log.names.isEmpty)
    #expect(manager.undoCount == 1)
    // The steps from the disk are undone by the board.
    #expect(board.undo() && board.undo() && board.redo())
    #expect(board.stepIndex == 10 && log.names.isEmpty)
    manager.redo()
    #expect(model.value == 2)
  }

  @Test("A manager set after the drawing was opened gets nothing either")
  func setLater() {
    draw(3)
    set(1)
    manager.undo()
    let log = ManagerLog(manager)
    board.sharedUndoManager = manager
    #expect(log.names.isEmpty && !manager.canUndo && manager.canRedo)
    draw(1)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(board.stepIndex == 2)
  }

  @Test("A jump keeps the app's redo, sends nothing, and keeps the actions that still apply")
  func jump() {
    board.sharedUndoManager = manager
    set(1)
    draw(5)
    set(2)
    manager.undo()
    #expect(model.value == 1)
    let log = ManagerLog(manager)
    board.move(to: 1)
    #expect(log.names.isEmpty)
    #expect(manager.canRedo && manager.redoActionName == "Set Value")
    #expect(manager.undoCount == 3)
    manager.undo()
    #expect(board.stepIndex == 0)
    manager.undo()
    #expect(board.stepIndex == -1 && model.value == 1)
    manager.undo()
    #expect(model.value == 0)
    #expect(!manager.canUndo)
    while manager.canRedo { manager.redo() }
    #expect(board.stepIndex == 1 && model.value == 2)
    #expect(board.redo() && board.stepIndex == 2)
  }

  @Test("After a jump forward undo takes the step that is shown, one at a time")
  func jumpForward() {
    board.sharedUndoManager = manager
    draw(5)
    for _ in 0..<4 { manager.undo() }
    #expect(board.stepIndex == 0 && manager.redoCount == 4)
    board.move(to: 3)
    #expect(manager.undoCount == 1 && manager.redoCount == 1)
    manager.undo()
    #expect(board.stepIndex == 2)
    #expect(!manager.canUndo && board.undo())
    #expect(board.stepIndex == 1)
    while manager.canRedo { manager.redo() }
    while board.redo() {}
    #expect(board.stepIndex == 4)
  }

  @Test("The limit of the manager is the app's: its own action stays through a jump and an opening")
  func levels() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let id = try await store(strokes: 14)
    board.boardFolder = folder
    board.sharedUndoManager = manager
    manager.levelsOfUndo = 10
    set(1)
    try await board.open(id)
    board.move(to: 6)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(model.value == 0)
  }

  @Test("Without a jump the board's own undo and redo go through the manager")
  func throughManager() {
    board.sharedUndoManager = manager
    draw(3)
    let log = ManagerLog(manager)
    #expect(board.undo())
    #expect(log.names.contains(.NSUndoManagerDidUndoChange))
    #expect(manager.redoCount == 1)
    #expect(board.redo())
    #expect(manager.undoCount == 3 && !manager.canRedo)
    // Before, the manager does not tell how many groups a jump has removed.
    guard #available(iOS 17.4, *) else { return }
    board.move(to: 1)
    log.clear()
    #expect(board.undo())
    #expect(log.names.contains(.NSUndoManagerDidUndoChange) && manager.redoCount == 1)
    #expect(board.redo())
    #expect(board.stepIndex == 1 && manager.undoCount == 2)
  }

  @Test("An undo outside the manager's order leaves the app's actions alone")
  func outOfOrder() {
    board.sharedUndoManager = manager
    draw(1)
    set(1)
    set(2)
    manager.undo()
    #expect(board.undo())
    #expect(board.stepIndex == -1 && model.value == 1)
    #expect(manager.redoActionName == "Set Value")
    manager.redo()
    #expect(model.value == 2)
    manager.undo()
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
    #expect(board.redo() && board.stepIndex == 0)
  }

  @Test("Undo during a stroke cancels the stroke and leaves all steps")
  func duringStroke() {
    board.sharedUndoManager = manager
    draw(2)
    stage.down(20, 120)
    stage.move(90, 120)
    manager.undo()
    #expect(!board.isTracking && board.stepIndex == 1)
    stage.up()
    #expect(!manager.canRedo)
    manager.undo()
    #expect(board.stepIndex == 0)
  }

  @Test("Expired, erased and replaced steps leave no action behind")
  func gone() {
    board.sharedUndoManager = manager
    board.stepLimit = 3
    draw(5)
    #expect(manager.undoCount == 3)
    while manager.canUndo { manager.undo() }
    #expect(board.stepIndex == -1 && manager.redoCount == 3)
    manager.redo()
    set(1)
    board.eraseHistory()
    #expect(manager.undoCount == 1 && !manager.canRedo)
    manager.undo()
    #expect(model.value == 0)
  }

  @Test("After any mixture of jumps, steps and actions every undo has an effect")
  func walk() {
    board.sharedUndoManager = manager
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      switch random.next(below: 8) {
      case 0, 1: draw(1)
      case 2: set(model.value + 1)
      case 3: board.move(to: random.next(below: board.stepCount + 1) - 1)
      case 4: board.undo()
      case 5: board.redo()
      case 6:
        let before = [board.stepIndex, model.value]
        let could = manager.canUndo
        manager.undo()
        #expect(could == (before != [board.stepIndex, model.value]))
      default:
        let before = [board.stepIndex, model.value]
        let could = manager.canRedo
        manager.redo()
        #expect(could == (before != [board.stepIndex, model.value]))
      }
      #expect(manager.groupingLevel == 0)
    }
  }
}
