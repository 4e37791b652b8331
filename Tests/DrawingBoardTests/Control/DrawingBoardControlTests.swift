import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

/// Set-up, life and neighbors of a board.
@MainActor
struct DrawingBoardControlTests {
  @Test("A board and all around it are released")
  func released() async {
    await expectReleased(afterTasksIn: TestHost()) { host in
      let board = DrawingBoardControl(frame: CGRect(x: 0, y: 100, width: 200, height: 160))
      let toolbar = DrawingToolbarControl(frame: CGRect(x: 0, y: 300, width: 360, height: 104))
      let list = DrawingHistoryControl(frame: CGRect(x: 0, y: 450, width: 260, height: 300))
      for view in [board, toolbar, list] { host.add(view) }
      toolbar.board = board
      list.board = board
      let bars = DrawingBarsVisibility(board: board, bars: [toolbar])
      host.touches.drag(from: CGPoint(x: 30, y: 130), to: CGPoint(x: 120, y: 200))
      board.undo()
      host.touches.down(CGPoint(x: 30, y: 130))
      for view in [board, toolbar, list] { view.removeFromSuperview() }
      host.touches.up()
      host.advance(by: 2)
      return [board, toolbar, list, bars]
    }
  }

  @Test("Invalid values are ignored or clamped")
  func oddValues() {
    let board = DrawingBoardControl(frame: .zero)
    board.strokeWidth = .nan
    #expect(board.strokeWidth == 4)
    board.strokeWidth = -3
    #expect(board.strokeWidth == 0)
    board.strokeWidth = .infinity
    #expect(board.strokeWidth == 0)
    board.strokeOpacity = 7
    #expect(board.strokeOpacity == 1)
    board.strokeOpacity = .nan
    #expect(board.strokeOpacity == 1)
    board.sizePolicyRawValue = 9
    #expect(board.sizePolicy == .scale)
    board.smoothingRawValue = -1
    #expect(board.smoothing == .midpoint)
    board.stabilizerLength = .nan
    #expect(board.stabilizerLength == 24)
    board.smoothingRawValue = 2
    #expect(board.smoothing == .stabilizer(length: 24))
    board.drawingBackgroundPlacementRawValue = 5
    #expect(board.drawingBackgroundPlacement == .fill)
    board.stepLimit = -4
    #expect(board.historyLimits.stepLimit == nil)
    board.memoryByteLimit = -4
    #expect(board.memoryByteLimit == 0)
  }

  @Test(
    "A scroll view around the board scrolls beside it and with two fingers, not during a stroke")
  func scrollView() {
    let host = TestHost()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let board = DrawingBoardControl(frame: CGRect(x: 40, y: 200, width: 300, height: 300))
    scrollView.addSubview(board)
    host.add(scrollView)
    host.touches.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 110, y: 250))
    #expect(scrollView.contentOffset.y == 0)
    #expect(board.stepCount == 1)
    host.touches.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 600))
    host.advance(by: 2)
    #expect(scrollView.contentOffset.y > 50)
    board.drawingPolicy = .pencilOnly
    let offset = scrollView.contentOffset.y
    host.touches.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    host.advance(by: 2)
    #expect(scrollView.contentOffset.y > offset + 50)
    #expect(board.stepCount == 1)
  }

  @Test("Only the part that changed is drawn")
  func dirtyPart() {
    let stage = BoardStage()
    stage.board.showsPredictedTouches = false
    stage.down(20, 20)
    _ = stage.host.host.drawFrame()
    stage.move(40, 20)
    let pixels = stage.host.host.drawFrame()
    #expect(pixels > 0)
    #expect(pixels < 60 * 30 * 4)
    stage.up()
  }

  @Test("The state of a board and its history are spoken")
  func accessibility() {
    let board = DrawingBoardControl(frame: .zero)
    #expect(board.isAccessibilityElement)
    #expect(board.accessibilityLabel == "Drawing board")
    #expect(board.accessibilityValue == nil)
    #expect(board.accessibilityTraits.contains(.allowsDirectInteraction))
    board.accessibilityLabel = "Signature"
    #expect(board.accessibilityLabel == "Signature")
  }

  @Test("A tiled background looks the same on the screen and in the export")
  func tiledBackground() throws {
    let stage = BoardStage()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    stage.board.drawingBackgroundImage =
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
      }
    stage.board.drawingBackgroundPlacement = .tile
    stage.host.layout()
    for (x, y, color) in [(50, 2, UIColor.blue), (50, 10, .red), (110, 42, .blue), (110, 50, .red)]
      as [(CGFloat, CGFloat, UIColor)]
    {
      let shown = try #require(stage.host.color(at: stage.point(x, y)))
      #expect(shown.isClose(to: PixelColor(color)))
    }
    stage.board.drawingBackgroundImage = nil
    stage.host.layout()
    let plain = try #require(stage.host.color(at: stage.point(50, 2)))
    #expect(plain.isClose(to: PixelColor(.white)))
  }
}

/// Fails for each object that `use` returns and that lives on after `use`, its tasks and one frame.
@MainActor
private func expectReleased(
  afterTasksIn host: TestHost, sourceLocation: SourceLocation = #_sourceLocation,
  _ use: (TestHost) -> [AnyObject]
) async {
  struct Weak {
    weak var object: AnyObject?
    let name: String
  }
  let references = use(host).map { Weak(object: $0, name: String(describing: type(of: $0))) }
  await host.advance(by: host.host.frameDuration)
  for reference in references where reference.object != nil {
    Issue.record("\(reference.name) is still retained", sourceLocation: sourceLocation)
  }
}
