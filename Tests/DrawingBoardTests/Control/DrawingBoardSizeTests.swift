import TestSupport
import Testing

@testable import DrawingBoard

/// D14 to D16: scale and size of a board's picture.
@MainActor
struct DrawingBoardSizeTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    board.frame.size = CGSize(width: width, height: height)
    stage.host.layout()
  }

  @Test("The picture has the screen's pixels")
  func scale() {
    #expect(board.canvas?.size == PixelSize(width: 400, height: 320))
    #expect(board.pictureSize == CGSize(width: 200, height: 160))
  }

  @Test("A picture that grows and shrinks with its board loses nothing, and undo still works")
  func extend() {
    board.sizePolicy = .extend
    stage.stroke((20, 20), (180, 20))
    resize(160, 200)
    #expect(board.pictureSize == CGSize(width: 200, height: 200))
    #expect(stage.pixel(180, 20) != 0)
    stage.stroke((20, 190), (150, 190))
    #expect(stage.pixel(100, 190) != 0)
    resize(200, 160)
    board.undo()
    #expect(stage.pixel(100, 190) == 0)
    #expect(stage.pixel(100, 20) != 0)
    board.undo()
    #expect(stage.bytes.isBlank)
    board.redo()
    #expect(stage.pixel(180, 20) != 0)
  }

  @Test("A picture that keeps its size takes no strokes beyond it")
  func keep() {
    board.sizePolicy = .keep
    stage.stroke((20, 20), (40, 20))
    stage.clearLog()
    resize(300, 300)
    #expect(board.pictureSize == CGSize(width: 200, height: 160))
    stage.stroke((250, 100), (260, 100))
    #expect(stage.log.isEmpty)
    stage.stroke((100, 100), (120, 100))
    #expect(stage.pixel(110, 100) != 0)
  }

  @Test("A picture that scales is shown as large as fits, and touches land where they appear")
  func scaled() {
    board.sizePolicy = .scale
    stage.stroke((20, 80), (180, 80))
    let before = stage.bytes
    resize(100, 200)
    #expect(board.pictureFrame == CGRect(x: 0, y: 60, width: 100, height: 80))
    #expect(stage.bytes == before)
    stage.stroke((10, 130), (90, 130))
    #expect(stage.pixel(100, 140) != 0)
    board.undo()
    resize(200, 160)
    #expect(stage.bytes == before)
  }

  @Test("A board without a size draws nothing and never traps")
  func noSize() {
    resize(0, 0)
    #expect(board.stepCount == 0)
    let other = BoardStage(frame: .zero)
    #expect(other.board.pictureSize == .zero)
    #expect(!other.board.clear())
    #expect(!other.board.undo())
    other.board.frame.size = CGSize(width: 50, height: 50)
    other.host.layout()
    #expect(other.board.pictureSize == CGSize(width: 50, height: 50))
  }

  @Test("A size that no memory holds is reported, and the picture stays")
  func tooLarge() {
    board.sizePolicy = .extend
    stage.stroke((20, 20), (60, 20))
    resize(40_000, 100)
    #expect(stage.log.contains(.failed(.noCanvas)))
    #expect(board.pictureSize == CGSize(width: 200, height: 160))
    #expect(stage.pixel(40, 20) != 0)
  }

  @Test(
    "After a rotation all of the picture is visible and can be drawn on, and back again it is unchanged"
  )
  func rotation() throws {
    stage.stroke((20, 150), (180, 150))
    let before = stage.bytes
    resize(300, 100)
    #expect(board.pictureFrame == CGRect(x: 87.5, y: 0, width: 125, height: 100))
    stage.stroke((100, 95), (200, 95))
    #expect(stage.pixel(100, 152) != 0)
    board.undo()
    resize(200, 160)
    #expect(board.pictureFrame == CGRect(x: 0, y: 0, width: 200, height: 160))
    #expect(stage.bytes == before)
  }

  @Test("A drawing without steps takes the size of the board", arguments: BoardSizePolicy.allCases)
  func empty(policy: BoardSizePolicy) {
    board.sizePolicy = policy
    resize(90, 240)
    #expect(board.pictureSize == CGSize(width: 90, height: 240))
    stage.stroke((20, 20), (60, 20))
    resize(60, 60)
    #expect(board.pictureSize == CGSize(width: 90, height: 240))
  }

  @Test("Another layout at the same size changes nothing")
  func idempotent() {
    stage.stroke((20, 20), (60, 20))
    let before = stage.bytes
    board.setNeedsContentLayout()
    stage.host.layout()
    #expect(stage.bytes == before)
  }

  @Test("The eraser uncovers the background, which is not a part of the picture")
  func background() {
    board.drawingBackgroundColor = .systemYellow
    board.strokeWidth = 20
    stage.stroke((20, 40), (100, 40))
    board.brush = EraserBrush()
    stage.stroke((20, 40), (100, 40))
    stage.host.layout()
    #expect(stage.host.color(at: stage.point(60, 40)) == PixelColor(.systemYellow))
    board.undo()
    stage.host.layout()
    #expect(stage.host.color(at: stage.point(60, 40)) == PixelColor(.black))
  }
}
