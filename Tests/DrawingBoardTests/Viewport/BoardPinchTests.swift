import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

struct BoardPinchTests {
  private func viewport() -> BoardViewport {
    var viewport = BoardViewport()
    viewport.isZoomEnabled = true
    viewport.resize(
      picture: CGSize(width: 800, height: 800), view: CGSize(width: 200, height: 200),
      policy: .keep, displayScale: 2)
    viewport.setContentOffset(CGPoint(x: 300, y: 300))
    return viewport
  }

  private func fingers(_ center: CGPoint, _ distance: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: center.x - distance / 2, y: center.y),
      CGPoint(x: center.x + distance / 2, y: center.y),
    ]
  }

  @Test("The points of the picture below two fingers follow them")
  func follows() {
    let start = viewport()
    let first = [CGPoint(x: 50, y: 80), CGPoint(x: 90, y: 60)]
    let pinch = BoardPinch(start, fingers: first)
    #expect(pinch.viewport(for: first) == start)
    // Twice the distance, moved by (20, -10).
    let second = [CGPoint(x: 50, y: 80), CGPoint(x: 130, y: 40)]
    let result = pinch.viewport(for: second)
    #expect(abs(result.zoomScale - 2) < 1e-9)
    for (before, after) in zip(first, second) {
      let point = start.placement.picturePoint(before)
      let place = result.placement.viewPoint(point)
      #expect(abs(place.x - after.x) < 1e-6 && abs(place.y - after.y) < 1e-6)
    }
  }

  @Test("One finger pans the picture and does not scale it")
  func oneFinger() {
    let start = viewport()
    let pinch = BoardPinch(start, fingers: [CGPoint(x: 50, y: 50)])
    let result = pinch.viewport(for: [CGPoint(x: 70, y: 45)])
    #expect(result.zoomScale == 1)
    #expect(result.contentOffset == CGPoint(x: 280, y: 305))
  }

  @Test("Beyond the limits the content follows less, and never by the length of the view")
  func rubberBand() {
    let start = viewport()
    let pinch = BoardPinch(start, fingers: [.zero])
    var previous: CGFloat = 0
    for step in 1...40 {
      let offset = pinch.viewport(for: [CGPoint(x: 300 + CGFloat(step) * 50, y: 0)]).contentOffset.x
      #expect(offset < previous && offset > -200)
      previous = offset
    }
    // 0.55 of a small distance.
    let band = RubberBand(range: 0...100, length: 200)
    #expect(abs(band.shown(for: -1) + 0.55) < 0.01)
    #expect(band.shown(for: 40) == 40)
    for offset in [-300, -3, 50, 130, 900] as [CGFloat] {
      #expect(abs(band.pulled(for: band.shown(for: offset)) - offset) < 1e-6)
    }
  }

  @Test("A scale beyond its limits never reaches twice the limit, nor half of it")
  func scaleBand() {
    let start = viewport()
    let pinch = BoardPinch(start, fingers: fingers(CGPoint(x: 100, y: 100), 100))
    let small = pinch.viewport(for: fingers(CGPoint(x: 100, y: 100), 2)).zoomScale
    #expect(small < 0.0625 && small > 0.03125)
    let band = ScaleBand(range: 0.5...4)
    #expect(band.shown(for: 3) == 3)
    #expect(band.shown(for: 400) < 8 && band.shown(for: 400) > 4)
    for scale in [0.01, 0.4, 1, 9, 50] as [CGFloat] {
      #expect(abs(band.pulled(for: band.shown(for: scale)) / scale - 1) < 1e-6)
    }
  }

  @Test("A pinch that other fingers continue does not jump, wherever it is")
  func continues() {
    var random = SeededGenerator(seed: 3)
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random))
    }
    for _ in 0..<200 {
      let pinch = BoardPinch(viewport(), fingers: [point(), point()])
      let shown = pinch.viewport(for: [point(), point()])
      let next = (0..<Int.random(in: 1...3, using: &random)).map { _ in point() }
      let again = BoardPinch(shown, fingers: next).viewport(for: next)
      #expect(abs(again.zoomScale / shown.zoomScale - 1) < 1e-6)
      #expect(abs(again.contentOffset.x - shown.contentOffset.x) < 0.001)
      #expect(abs(again.contentOffset.y - shown.contentOffset.y) < 0.001)
    }
  }

  @Test("Fingers at one location do not divide by zero")
  func noDistance() {
    let same = [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]
    let pinch = BoardPinch(viewport(), fingers: same)
    #expect(pinch.viewport(for: fingers(CGPoint(x: 5, y: 5), 50)).zoomScale == 1)
    #expect(BoardPinch(viewport(), fingers: []).viewport(for: []).zoomScale == 1)
  }
}
