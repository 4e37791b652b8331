import ControlCore
import TestSupport
import Testing
@testable import DrawingBoard

/// What a declarative view sets on its board and learns of its history.
@MainActor struct DrawingBoardLinkTests {
  private final class Log {
    var counts: [Int] = []
  }

  private let host = TestHost()
  private let board = DrawingBoardControl(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  private let scope = UpdateScope()
  private let log = Log()

  init() {
    host.add(board)
  }

  private func makeLink() -> DrawingBoardLink {
    DrawingBoardLink(board, scope: scope) { [log] in log.counts.append($0.count) }
  }

  private func draw() {
    host.touches.drag(from: CGPoint(x: 20, y: 120), to: CGPoint(x: 120, y: 220))
  }

  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("Settings reach the board") func settingsReachTheBoard() {
    let settings = DrawingBoardSettings(
      isEnabled: false, brush: MarkerBrush(), color: .red, width: 12)
    settings.apply(to: board)
    #expect(!board.isEnabled)
    #expect(board.brush is MarkerBrush)
    #expect(board.strokeColor == .red)
    #expect(board.strokeWidth == 12)
  }

  @Test("Brush and style take precedence over the configuration")
  func brushAndStyleWinOverTheConfiguration() {
    let settings = DrawingBoardSettings(
      isEnabled: true, brush: PencilBrush(), color: .blue, width: 3)
    settings.apply(to: board) {
      $0.strokeWidth = 50
      $0.accessibilityIdentifier = "configured"
    }
    #expect(board.strokeWidth == 3)
    #expect(board.accessibilityIdentifier == "configured")
  }

  @Test("An update during a stroke does not end it")
  func anUpdateInTheMidstOfAStrokeDoesNotEndIt() {
    let settings = DrawingBoardSettings(
      isEnabled: true, brush: PencilBrush(), color: .blue, width: 3)
    host.touches.down(CGPoint(x: 20, y: 120))
    host.touches.move(to: CGPoint(x: 80, y: 180))
    settings.apply(to: board)
    #expect(board.isTracking)
    host.touches.up()
  }

  @Test("The current history is reported first") func thePresentHistoryIsReportedFirst() {
    let link = makeLink()
    #expect(log.counts == [board.history.count])
    #expect(link.board === board)
  }

  @Test("Each step is reported") func eachStepIsReported() {
    let link = makeLink()
    draw()
    #expect(log.counts.last == board.history.count)
    #expect(log.counts.count > 1)
    withExtendedLifetime(link) {}
  }

  @Test("During an update the history waits") func duringAnUpdateTheHistoryWaits() async {
    draw()
    var link: DrawingBoardLink?
    scope.update {
      link = makeLink()
      board.clear()
    }
    #expect(log.counts.isEmpty)
    await settle()
    #expect(log.counts.last == board.history.count)
    withExtendedLifetime(link) {}
  }

  @Test("The board is not retained") func theBoardIsNotRetained() {
    var other: DrawingBoardControl? = DrawingBoardControl(frame: .zero)
    let link = other.map { DrawingBoardLink($0, scope: scope) { _ in } }
    other = nil
    #expect(link?.board == nil)
  }
}
