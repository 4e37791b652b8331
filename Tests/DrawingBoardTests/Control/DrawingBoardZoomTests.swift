import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

/// Zooming a board by code, and drawing on it meanwhile.
@MainActor
struct DrawingBoardZoomTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    board.frame.size = CGSize(width: width, height: height)
    stage.host.layout()
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  @Test("A board does not zoom by itself, and its defaults are those of the documentation")
  func defaults() {
    #expect(!board.isZoomEnabled)
    #expect(board.zoomScale == 1)
    #expect(board.minimumZoomScale == 0.0625)
    #expect(board.maximumZoomScale == 16)
    #expect(board.contentOffset == .zero)
    #expect(board.minimumPictureSize == .zero)
    #expect(board.keyCommands == nil)
    #expect(board.pictureFrame == board.bounds)
  }

  @Test("The scale moves the frame of the picture, and every change is sent and observed once")
  func scale() {
    let log = Log()
    let tokens = [
      board.observe(\.zoomScale, owner: log) { $0.lines.append("scale \($1)") },
      board.observe(\.contentOffset, owner: log) { $0.lines.append("offset \($1.x)") },
    ]
    board.zoomScale = 2
    #expect(board.pictureFrame == CGRect(x: -100, y: -80, width: 400, height: 320))
    board.contentOffset = CGPoint(x: 0, y: 0)
    board.contentOffset = CGPoint(x: -50, y: 0)
    #expect(log.lines == ["offset 100.0", "scale 2.0", "offset 0.0"])
    #expect(
      stage.log == [
        .viewportChanged(zoomScale: 2, contentOffset: CGPoint(x: 100, y: 80)),
        .viewportChanged(zoomScale: 2, contentOffset: .zero),
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test("A part of the picture, and all of it, are shown as large as fits")
  func rects() {
    board.zoom(to: CGRect(x: 50, y: 40, width: 50, height: 20), animated: false)
    #expect(board.zoomScale == 4)
    #expect(board.contentOffset == CGPoint(x: 200, y: 120))
    board.zoomToFit(animated: false)
    #expect(board.zoomScale == 1)
    #expect(board.pictureFrame == board.bounds)
  }

  @Test(
    "A transition ends at its target, and a second one begins at the current place of the first")
  func animated() {
    board.setZoomScale(4, animated: true)
    #expect(board.zoomScale == 1)
    stage.host.advance(by: 0.15)
    let halfway = board.zoomScale
    #expect(halfway > 1 && halfway < 4)
    board.setZoomScale(8, animated: true)
    #expect(board.zoomScale == halfway)
    stage.host.advance(by: 0.5)
    #expect(board.zoomScale == 8)
    board.setContentOffset(CGPoint(x: 30, y: 40), animated: true)
    stage.host.advance(by: 0.5)
    #expect(board.contentOffset == CGPoint(x: 30, y: 40))
    board.zoomToFit(animated: true)
    stage.host.advance(by: 0.1)
    // A layout ends the transition.
    resize(300, 160)
    #expect(board.zoomScale == 1)
    stage.host.advance(by: 0.5)
    #expect(board.zoomScale == 1)
  }

  @Test(
    "A stroke while zoomed equals one through the same points of the picture",
    arguments: [0.25, 0.7, 1, 4] as [CGFloat])
  func strokes(scale: CGFloat) {
    func draw(_ stage: BoardStage, _ places: [CGPoint]) {
      let points = places.map { stage.board.placement.viewPoint($0) }
      stage.down(points[0].x, points[0].y)
      for point in points.dropFirst() { stage.move(point.x, point.y) }
      stage.up()
    }
    let places = [CGPoint(x: 80, y: 70), CGPoint(x: 96, y: 88), CGPoint(x: 112, y: 80)]
    let reference = BoardStage()
    draw(reference, places)
    board.zoomScale = scale
    draw(stage, places)
    #expect(board.stepCount == 1)
    let (drawn, expected) = (stage.bytes, reference.bytes)
    // Locations are rounded where they are converted.
    let different = zip(drawn.bytes, expected.bytes).count { abs(Int($0) - Int($1)) > 3 }
    #expect(different <= 8)
    board.undo()
    #expect(stage.bytes.isBlank)
  }

  @Test("Nothing is drawn beside the picture, and a stroke ends when code zooms")
  func strokeEnds() {
    board.zoomScale = 0.5
    stage.stroke((20, 20), (30, 30))
    #expect(stage.words == ["viewport"])
    stage.down(100, 80)
    stage.move(110, 80)
    board.zoomScale = 2
    #expect(board.stepCount == 1)
    stage.move(120, 90)
    stage.up()
    #expect(stage.words.suffix(5) == ["began", "moved", "ended", "committed", "viewport"])
  }

  @Test(
    "A resize keeps the point of the picture at the center", arguments: BoardSizePolicy.allCases)
  func resizes(policy: BoardSizePolicy) {
    board.sizePolicy = policy
    stage.stroke((20, 20), (60, 20))
    board.zoom(to: CGRect(x: 80, y: 60, width: 40, height: 40), animated: false)
    func center() -> CGPoint {
      board.placement.picturePoint(CGPoint(x: board.bounds.midX, y: board.bounds.midY))
    }
    #expect(center() == CGPoint(x: 100, y: 80))
    for size in [(120, 150), (300, 90), (200, 160)] as [(CGFloat, CGFloat)] {
      resize(size.0, size.1)
      #expect(abs(center().x - 100) < 0.5 && abs(center().y - 80) < 0.5)
    }
  }

  @Test("A board that was never zoomed keeps the top left of its picture")
  func topLeft() {
    board.sizePolicy = .keep
    stage.stroke((20, 20), (60, 20))
    resize(120, 100)
    #expect(board.contentOffset == .zero)
    resize(400, 400)
    #expect(board.pictureFrame == CGRect(x: 0, y: 0, width: 200, height: 160))
    board.isZoomEnabled = true
    #expect(board.pictureFrame == CGRect(x: 100, y: 120, width: 200, height: 160))
  }

  @Test("A board can be larger than the screen, also one with steps if it grows")
  func largeBoards() {
    board.minimumPictureSize = CGSize(width: 500, height: 100)
    stage.host.layout()
    #expect(board.pictureSize == CGSize(width: 500, height: 160))
    #expect(board.pictureFrame == CGRect(x: 0, y: 48, width: 200, height: 64))
    board.sizePolicy = .keep
    stage.host.layout()
    board.contentOffset = CGPoint(x: 1_000, y: 0)
    #expect(board.contentOffset == CGPoint(x: 300, y: 0))
    stage.stroke((20, 20), (60, 20))
    #expect(stage.pixel(350, 20) != 0)
    board.minimumPictureSize = CGSize(width: 600, height: 600)
    stage.host.layout()
    #expect(board.pictureSize == CGSize(width: 500, height: 160))
    board.sizePolicy = .extend
    stage.host.layout()
    #expect(board.pictureSize == CGSize(width: 600, height: 600))
    #expect(stage.pixel(350, 20) != 0)
    for bad in [CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
      board.minimumPictureSize = bad
      #expect(board.minimumPictureSize == CGSize(width: 600, height: 600))
    }
  }

  @Test("A board that is zoomed before its first layout shows the center of its picture")
  func zoomedFirst() {
    let stage = BoardStage { $0.zoomScale = 4 }
    #expect(stage.board.contentOffset == CGPoint(x: 300, y: 240))
  }

  @Test("Text is typed where it is drawn, at its size")
  func text() throws {
    board.beginTextEntry(at: CGPoint(x: 50, y: 40))
    let before = try #require(board.textEntry?.field.font?.pointSize)
    board.zoom(to: CGRect(x: 40, y: 30, width: 100, height: 80), animated: false)
    let entry = try #require(board.textEntry)
    #expect(abs((entry.field.font?.pointSize ?? 0) - before * 2) < 0.01)
    let start = board.placement.viewPoint(CGPoint(x: 50, y: 40))
    #expect(abs(entry.frame.minX + entry.field.frame.minX - start.x) < 1)
    #expect(abs(entry.frame.midY - start.y) < 1)
  }

  @Test("The background is scaled with the picture")
  func background() {
    board.drawingBackgroundColor = .systemYellow
    board.zoomScale = 0.5
    stage.host.layout()
    #expect(stage.host.color(at: stage.point(100, 80)) == PixelColor(.systemYellow))
    #expect(stage.host.color(at: stage.point(30, 80)) == PixelColor(.white))
  }
}
