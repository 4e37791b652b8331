import ControlCore
@testable import DrawingBoard
import TestSupport
import Testing

/// Undo and redo as key-value observers see them.
@MainActor
struct DrawingBoardEventsTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  @Test("Observers of canUndo and canRedo get each change once, after the push")
  func observed() {
    let log = Log()
    let tokens = [
      board.observe(\.canUndo, owner: log) { [unowned board] log, value in
        log.lines.append("undo \(value) of \(board.stepCount)")
      },
      board.observe(\.canRedo, owner: log) { [unowned board] log, value in
        log.lines.append("redo \(value) of \(board.stepCount)")
      },
    ]
    stage.stroke((20, 20), (60, 40))
    stage.stroke((20, 60), (60, 80))
    board.undo()
    board.undo()
    #expect(
      log.lines == [
        "undo true of 1", "redo true of 2", "undo false of 2",
      ])
    log.lines = []
    stage.stroke((20, 20), (60, 40))
    board.clearSecurely()
    #expect(log.lines == ["redo false of 1", "undo true of 1", "undo false of 0"])
    withExtendedLifetime(tokens) {}
  }

  @Test("Old and new values are those before and after")
  func values() {
    let heard = Log()
    let observation = board.observe(\.canUndo, options: [.old, .new, .prior]) { _, change in
      let line =
        "\(change.isPrior) \(change.oldValue.map(String.init) ?? "-") "
        + (change.newValue.map(String.init) ?? "-")
      MainActor.assumeIsolated { heard.lines.append(line) }
    }
    stage.stroke((20, 20), (60, 40))
    #expect(heard.lines == ["true false -", "false false true"])
    observation.invalidate()
    board.undo()
    #expect(heard.lines.count == 2)
  }

  @Test("An observer reads consistent values, whichever way it observes")
  func agreement() {
    let log = Log()
    let token = board.observe(\.stepIndex, owner: log) { [unowned board] log, value in
      log.lines.append("\(board.canUndo == (value >= 0))")
    }
    let other = board.observe(\.canUndo, owner: log) { [unowned board] log, value in
      log.lines.append("\((board.stepIndex >= 0) == value)")
    }
    stage.stroke((20, 20), (60, 40))
    board.undo()
    #expect(log.lines == ["true", "true", "true", "true"])
    withExtendedLifetime([token, other]) {}
  }

  @Test("Observers get each tool and style set in code once")
  func style() {
    let log = Log()
    let tokens = [
      board.observe(\.brushName, owner: log) { $0.lines.append($1) },
      board.observe(\.strokeColor, owner: log) { log, value in
        log.lines.append(value == .red ? "red" : "other")
      },
      board.observe(\.strokeWidth, owner: log) { $0.lines.append("\($1)") },
      board.observe(\.strokeOpacity, owner: log) { $0.lines.append("\($1)") },
      board.observe(\.isDrawingEnabled, owner: log) { $0.lines.append("\($1)") },
      board.observe(\.drawingBackgroundColor, owner: log) { log, value in
        log.lines.append(value == .gray ? "gray" : "other")
      },
    ]
    board.brush = MarkerBrush()
    board.brush = LineBrush()
    board.brush = LineBrush(dashes: [2, 2])
    board.strokeColor = .red
    board.strokeWidth = 9_000
    board.strokeWidth = .nan
    board.strokeOpacity = 0.5
    board.isDrawingEnabled = false
    board.drawingBackgroundColor = .gray
    board.setValue(7 as NSNumber, forKey: "strokeWidth")
    #expect(
      log.lines == [
        "Marker", "Line", "Dashed Line", "red", "4096.0", "0.5", "false", "gray", "7.0",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test("Observers get steps that are added, changed and removed at the same index")
  func revisions() {
    let log = Log()
    board.stepLimit = 1
    stage.stroke((20, 20), (60, 40))
    let tokens = [
      board.observe(\.stepCount, owner: log) { $0.lines.append("count \($1)") },
      board.observe(\.stepIndex, owner: log) { $0.lines.append("index \($1)") },
    ]
    stage.stroke((20, 60), (60, 80))
    #expect(log.lines.suffix(2) == ["count 1", "index 0"])
    log.lines = []
    board.undo()
    #expect(log.lines == ["index -1"])
    withExtendedLifetime(tokens) {}
  }

  @Test("A board that is opened with steps reports them")
  func restored() async {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let id = UUID()
    do {
      let stage = BoardStage {
        $0.boardFolder = folder
        $0.boardID = id
      }
      await stage.opened()
      stage.stroke((20, 20), (60, 40))
      stage.board.removeFromSuperview()
    }
    board.boardFolder = folder
    let log = Log()
    let token = board.observe(\.canUndo, owner: log) { log, value in
      log.lines.append("\(value)")
    }
    board.boardID = id
    await board.waitUntilOpened()
    #expect(log.lines == ["true"])
    token.invalidate()
  }
}
