import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

/// The replay of a board, by its frames.
@MainActor
struct DrawingBoardReplayTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  private func drawTwoStrokes() {
    stage.stroke((20, 20), (60, 20), (100, 20), (180, 20))
    stage.stroke((20, 80), (60, 80), (100, 80), (180, 80))
    stage.clearLog()
  }

  /// What the board shows at a place, with the active stroke; 0 where nothing is.
  private func shown(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    board.surface.canvas?.pixel(x: Int(x * 2), y: Int(y * 2)) ?? 0
  }

  @Test("A replay begins blank, shows the strokes one after the other, and ends with the picture")
  func course() {
    drawTwoStrokes()
    let picture = stage.bytes
    #expect(board.play(duration: 2))
    #expect(board.isPlaying)
    #expect(shown(40, 20) == 0)
    stage.host.advance(by: 1.2)
    #expect(shown(170, 20) != 0)
    #expect(shown(20, 80) != 0)
    #expect(shown(175, 80) == 0)
    stage.host.advance(by: 1)
    #expect(!board.isPlaying)
    #expect(board.surface.canvas === board.canvas)
    #expect(stage.bytes == picture)
    #expect(stage.log == [.playbackEnded(isComplete: true)])
    #expect((board.stepCount, board.stepIndex) == (2, 1))
  }

  @Test("The screen shows the replay and then the present picture")
  func screen() throws {
    drawTwoStrokes()
    let present = try ImageProbe(stage.host.snapshot()).pixels
    board.play(duration: 2)
    stage.host.advance(by: 0.05)
    let playing = try ImageProbe(stage.host.snapshot()).pixels
    #expect(playing != present)
    stage.host.advance(by: 3)
    let ended = try ImageProbe(stage.host.snapshot()).pixels
    #expect(ended == present)
  }

  @Test("A part of the history can be played, and undone steps")
  func part() {
    drawTwoStrokes()
    board.undo()
    stage.clearLog()
    #expect(board.play(from: 0, to: 1, duration: 1))
    #expect(shown(40, 20) != 0)
    #expect(shown(40, 80) == 0)
    stage.host.advance(by: 0.95)
    #expect(shown(100, 80) != 0)
    stage.host.advance(by: 0.2)
    #expect(board.stepIndex == 0)
    #expect(shown(100, 80) == 0)
  }

  @Test("A touch ends a replay and draws")
  func touch() {
    drawTwoStrokes()
    board.play(duration: 5)
    stage.host.advance(by: 1)
    stage.clearLog()
    stage.stroke((20, 140), (180, 140))
    #expect(!board.isPlaying)
    #expect(stage.words == ["playback", "began", "moved", "ended", "committed"])
    #expect(shown(100, 140) != 0)
    #expect(shown(100, 80) != 0)
    #expect(board.stepCount == 3)
  }

  @Test(
    "Any change of the drawing ends a replay first",
    arguments: ["undo", "move", "clear", "erase", "disable", "hide", "remove", "again", "resize"])
  func changes(change: String) {
    board.sizePolicy = .extend
    drawTwoStrokes()
    board.play(duration: 5)
    stage.host.advance(by: 1)
    stage.clearLog()
    switch change {
    case "undo": board.undo()
    case "move": board.move(to: 0)
    case "clear": board.clear()
    case "erase": board.eraseHistory()
    case "disable": board.isEnabled = false
    case "hide": board.isHidden = true
    case "remove": board.removeFromSuperview()
    case "again": board.play(duration: 1)
    default:
      board.frame.size.height += 40
      stage.host.layout()
    }
    #expect(stage.log.first == .playbackEnded(isComplete: false))
    #expect(board.isPlaying == (change == "again"))
    if change != "again" { #expect(board.surface.canvas === board.canvas) }
    stage.host.advance(by: 6)
    #expect(stage.words.count { $0 == "playback" } == (change == "again" ? 2 : 1))
  }

  @Test("A layout that leaves the picture alone, and zooming, do not end a replay")
  func layout() {
    drawTwoStrokes()
    board.play(duration: 5)
    stage.host.advance(by: 1)
    board.frame.size.width += 20
    stage.host.layout()
    board.zoomScale = 2
    stage.host.advance(by: 1)
    #expect(board.isPlaying)
    #expect(board.surface.canvas !== board.canvas)
  }

  @Test("An empty history, a duration of zero and a running stroke give no replay")
  func badInput() {
    #expect(!board.play())
    drawTwoStrokes()
    for duration in [0, -1, .nan, .infinity] { #expect(!board.play(duration: duration)) }
    #expect(!board.play(from: 1, to: 1))
    #expect(!board.play(from: 5, to: 0))
    #expect(board.play(from: -9, to: 9))
    board.stopPlaying()
    stage.down(20, 20)
    #expect(!board.play())
    #expect(board.isDrawing)
  }

  @Test("A replay ends with its board")
  func release() {
    weak var weakBoard: DrawingBoardControl?
    do {
      let stage = BoardStage()
      stage.stroke((20, 20), (60, 20))
      stage.board.play(duration: 5)
      stage.host.advance(by: 0.1)
      weakBoard = stage.board
    }
    #expect(weakBoard == nil)
  }
}
