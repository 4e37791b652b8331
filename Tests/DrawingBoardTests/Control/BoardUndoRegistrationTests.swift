import ControlCore
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

/// The steps of a board as actions of an undo manager, its own or the app's.
@MainActor
struct BoardUndoRegistrationTests {
  private let stage = BoardStage()
  private let model = Model()
  private let shared = UndoManager()
  private var board: DrawingBoardControl { stage.board }
  private var manager: UndoManager { board.undoManager ?? shared }

  private func draw(_ count: Int) {
    for line in 0..<count {
      stage.stroke((10, CGFloat(10 + line * 7 % 140)), (150, CGFloat(15 + line * 7 % 140)))
      stage.host.layout()
    }
  }

  /// Steps without pixels worth the time.
  private func push(_ count: Int) {
    let pixels = TilePixels { _ = $0.initializeMemory(as: UInt8.self, repeating: 255) }
    for _ in 0..<count {
      let isBlank = board.stepIndex.isMultiple(of: 2)
      board.push(
        [
          TileChange(
            coordinate: TileCoordinate(column: 0, row: 0), before: isBlank ? pixels : nil,
            after: isBlank ? nil : pixels)
        ], named: "Pencil")
      stage.host.layout()
    }
  }

  @Test("Each step is an action with the name of the step, as in the system's menus")
  func names() {
    #expect(!manager.canUndo && !manager.canRedo)
    board.brush = LineBrush(dashes: [3, 3])
    draw(1)
    #expect(manager.undoMenuItemTitle == "Undo Dashed Line")
    manager.undo()
    #expect(stage.bytes.isBlank)
    #expect(!manager.canUndo)
    #expect(manager.redoMenuItemTitle == "Redo Dashed Line")
    manager.redo()
    #expect(board.stepIndex == 0)
    #expect(manager.undoActionName == "Dashed Line")
  }

  @Test("The board and its manager agree, whichever performs undo and redo")
  func bothWays() {
    draw(3)
    board.undo()
    #expect(manager.undoCount == 2 && manager.redoCount == 1)
    manager.undo()
    board.undo()
    #expect(board.stepIndex == -1)
    #expect(!manager.canUndo && manager.redoCount == 3)
    #expect(!board.undo())
    board.redo()
    manager.redo()
    board.redo()
    #expect(board.stepIndex == 2)
    #expect(!manager.canRedo && manager.undoCount == 3)
    #expect(stage.words.suffix(6) == ["undid", "undid", "undid", "redid", "redid", "redid"])
  }

  @Test("Steps that one event makes are undone one by one")
  func oneEvent() {
    for y in [20, 40, 60] as [CGFloat] {
      board.draw([
        StrokeSample(location: CGPoint(x: 10, y: y)), StrokeSample(location: CGPoint(x: 90, y: y)),
      ])
    }
    manager.undo()
    #expect(board.stepIndex == 1)
    board.undo()
    #expect(board.stepIndex == 0)
    #expect(manager.undoCount == 1)
  }

  @Test(
    "The app's actions and the board's steps are undone in the order they happened",
    arguments: [false, true])
  func mixed(isShared: Bool) async {
    if isShared { board.sharedUndoManager = shared }
    let manager = manager
    await stage.runTasks()
    #expect((manager === shared) == isShared)
    func state() -> [Int] { [board.stepIndex, model.value] }
    draw(1)
    model.set(1, manager)
    stage.host.layout()
    draw(1)
    model.set(2, manager)
    stage.host.layout()
    #expect(manager.undoActionName == "Set Value")
    var seen: [[Int]] = []
    while manager.canUndo {
      manager.undo()
      seen.append(state())
    }
    #expect(seen == [[1, 1], [0, 1], [0, 0], [-1, 0]])
    seen = []
    while manager.canRedo {
      manager.redo()
      seen.append(state())
    }
    #expect(seen == [[0, 0], [0, 1], [1, 1], [1, 2]])
  }

  @Test("Undo of the board itself takes a step, also when an action of the app came later")
  func boardOutOfOrder() {
    draw(1)
    model.set(1, manager)
    stage.host.layout()
    #expect(board.undo())
    #expect(board.stepIndex == -1 && model.value == 1)
    #expect(manager.redoActionName == "Pencil")
    manager.undo()
    #expect(model.value == 0)
    manager.redo()
    board.redo()
    #expect(board.stepIndex == 0 && model.value == 1)
  }

  @Test("Changes of board and model in one event are undone together")
  func together() {
    board.addAction(
      UIAction { [model, manager] _ in
        if !manager.isUndoing, !manager.isRedoing { model.set(model.value + 1, manager) }
      }, for: .valueChanged)
    draw(2)
    #expect(model.value == 2)
    board.undo()
    #expect(board.stepIndex == 0 && model.value == 1)
    manager.undo()
    #expect(board.stepIndex == -1 && model.value == 0)
    manager.redo()
    #expect(board.stepIndex == 0 && model.value == 1)
  }

  @Test("A jump registers the steps around the shown one again")
  func jump() {
    draw(5)
    board.move(to: 1)
    #expect(manager.undoCount == 2 && manager.redoCount == 3)
    manager.redo()
    #expect(board.stepIndex == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(board.stepIndex == -1 && !manager.canUndo)
    model.set(1, manager)
    stage.host.layout()
    board.move(to: 4)
    #expect(manager.undoCount == 6)
    for _ in 0..<6 { manager.undo() }
    #expect(board.stepIndex == -1 && model.value == 0)
  }

  @Test("A jump within a group of the app is registered when the group is closed")
  func jumpWithinGroup() {
    draw(3)
    manager.beginUndoGrouping()
    model.set(1, manager)
    board.move(to: 0)
    manager.endUndoGrouping()
    stage.host.layout()
    #expect(manager.undoActionName == "Pencil")
    manager.undo()
    #expect(board.stepIndex == -1 && model.value == 1)
    #expect(!manager.isUndoing && manager.groupingLevel == 0)
  }

  @Test("After a jump in a long history all its steps can be undone and redone")
  func longHistory() {
    push(200)
    board.move(to: 150)
    #expect(manager.undoCount == 64 && manager.redoCount == 49)
    while manager.canUndo { manager.undo() }
    #expect(board.stepIndex == -1)
    while manager.canRedo { manager.redo() }
    #expect(board.stepIndex == 199)
  }

  @Test("A manager with a limit keeps to it")
  func levels() {
    manager.levelsOfUndo = 4
    draw(6)
    board.move(to: 2)
    #expect(manager.undoCount == 2 && manager.redoCount == 2)
    manager.redo()
    #expect(board.stepIndex == 3)
    manager.undo()
    manager.undo()
    #expect(board.stepIndex == 1)
  }

  @Test("Expired steps cannot be undone")
  func expiry() {
    board.stepLimit = 2
    draw(5)
    while manager.canUndo { manager.undo() }
    #expect(board.stepIndex == -1 && board.stepCount == 2)
    #expect(manager.redoCount == 2)
    board.redo()
    board.stepLimit = 1
    manager.redo()
    #expect(manager.undoCount == board.stepIndex + 1)
  }

  @Test("The actions of thousands of expired steps are removed")
  func manyExpired() {
    board.stepLimit = 10
    push(1_000)
    #expect(manager.undoCount < 10 + 2 * BoardUndoRegistration.stepsOfTarget)
    while manager.canUndo { manager.undo() }
    #expect(board.stepIndex == -1 && manager.redoCount == 10)
  }

  @Test("An erased history leaves the app's actions alone")
  func erased() {
    draw(2)
    model.set(1, manager)
    stage.host.layout()
    draw(1)
    board.eraseHistory()
    #expect(manager.undoActionName == "Set Value")
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
  }

  @Test("During a stroke the manager's undo cancels the stroke and keeps the step")
  func duringStroke() {
    draw(2)
    stage.down(20, 120)
    stage.move(90, 120)
    manager.undo()
    #expect(!board.isTracking)
    #expect(board.stepIndex == 1 && manager.undoCount == 2)
    stage.up()
    manager.undo()
    stage.down(20, 120)
    manager.redo()
    #expect(board.isTracking && board.stepIndex == 0)
    #expect(manager.redoCount == 1)
    stage.up()
  }

  @Test("Without registration the board undoes by itself")
  func disabled() {
    manager.disableUndoRegistration()
    draw(2)
    #expect(!manager.canUndo)
    #expect(board.undo() && board.undo() && board.redo())
    #expect(board.stepIndex == 0 && !manager.canUndo)
    manager.enableUndoRegistration()
    draw(1)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(board.stepIndex == 0)
  }

  @Test("Another manager loses the steps, and the board's own manager takes them over")
  func otherManager() {
    draw(3)
    board.undo()
    let own = manager
    model.set(1, own)
    stage.host.layout()
    board.sharedUndoManager = shared
    #expect(own.undoCount == 1 && !own.canRedo)
    draw(1)
    #expect(shared.undoCount == 1)
    board.undo()
    board.sharedUndoManager = nil
    #expect(!shared.canUndo && !shared.canRedo)
    #expect(board.sharedUndoManager == nil && manager !== own)
    manager.redo()
    #expect(board.stepIndex == 2)
  }

  @Test("Two boards with one manager undo in the order of their strokes")
  func twoBoards() async {
    let other = BoardStage()
    for board in [board, other.board] { board.sharedUndoManager = shared }
    await stage.runTasks()
    draw(1)
    other.stroke((20, 90), (60, 90))
    other.host.layout()
    draw(1)
    shared.undo()
    shared.undo()
    #expect(board.stepIndex == 0 && other.board.stepIndex == -1)
    #expect(board.undo() && board.stepIndex == -1)
    shared.redo()
    #expect(board.stepIndex == 0)
  }

  @Test("A released board leaves no actions behind")
  func released() async {
    weak var released: DrawingBoardControl?
    do {
      let board = DrawingBoardControl(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      released = board
      board.sharedUndoManager = shared
      board.layoutIfNeeded()
      board.draw([StrokeSample(location: .zero), StrokeSample(location: CGPoint(x: 50, y: 50))])
      shared.endUndoGrouping()
      #expect(shared.canUndo)
    }
    #expect(released == nil)
    for _ in 0..<10 where shared.canUndo { await Task.yield() }
    #expect(!shared.canUndo)
  }

  @Test("Documents that watch the manager are notified of steps, undo and redo")
  func notifications() {
    let names: [Notification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    let list = NotificationList()
    let observers = names.map { name in
      NotificationObserver(name, of: manager) { _ in list.names.append(name.rawValue) }
    }
    draw(1)
    manager.undo()
    manager.redo()
    withExtendedLifetime(observers) {}
    let closed = names[0].rawValue
    #expect(list.names == [closed, closed, names[1].rawValue, closed, names[2].rawValue])
  }
}

@MainActor
private final class NotificationList {
  var names: [String] = []
}
