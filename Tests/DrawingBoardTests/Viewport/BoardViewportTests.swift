import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

struct BoardViewportTests {
  private func viewport(
    picture: CGSize = CGSize(width: 400, height: 300),
    view: CGSize = CGSize(width: 200, height: 200), policy: BoardSizePolicy = .keep,
    isZoomEnabled: Bool = true
  ) -> BoardViewport {
    var viewport = BoardViewport()
    viewport.isZoomEnabled = isZoomEnabled
    viewport.resize(picture: picture, view: view, policy: policy, displayScale: 2)
    return viewport
  }

  private func isClose(_ first: CGPoint, _ second: CGPoint, within distance: CGFloat) -> Bool {
    abs(first.x - second.x) <= distance && abs(first.y - second.y) <= distance
  }

  @Test("A board that was never zoomed has its picture where the size policy places it")
  func unzoomed() {
    for policy in [BoardSizePolicy.extend, .keep] {
      let viewport = viewport(
        picture: CGSize(width: 100, height: 300), policy: policy, isZoomEnabled: false)
      #expect(viewport.placement == BoardPlacement())
    }
    let scaled = viewport(
      picture: CGSize(width: 100, height: 50), view: CGSize(width: 300, height: 300),
      policy: .scale, isZoomEnabled: false)
    #expect(scaled.placement == BoardPlacement(origin: CGPoint(x: 0, y: 75), factor: 3))
    #expect(BoardViewport().placement == BoardPlacement())
  }

  @Test("The scale is clamped as a scroll view clamps it, and the center keeps its place")
  func zoomScale() {
    var viewport = viewport()
    viewport.setContentOffset(CGPoint(x: 100, y: 50))
    let center = viewport.placement.picturePoint(viewport.viewCenter)
    viewport.setZoomScale(4)
    #expect(viewport.zoomScale == 4)
    #expect(viewport.placement.picturePoint(viewport.viewCenter) == center)
    viewport.setZoomScale(100)
    #expect(viewport.zoomScale == 16)
    viewport.setZoomScale(0)
    #expect(viewport.zoomScale == 0.0625)
    viewport.setZoomScale(.nan)
    #expect(viewport.zoomScale == 0.0625)
    viewport.setZoomScale(.infinity)
    #expect(viewport.zoomScale == 16)
  }

  @Test("Limits apply in any order")
  func limits() {
    var viewport = viewport()
    viewport.setScaleRange(minimum: 2, maximum: 1)
    #expect(viewport.zoomScale == 2)
    #expect(viewport.scaleRange == 2...2)
    viewport.setScaleRange(minimum: 0, maximum: 1_000)
    #expect(viewport.scaleRange == BoardViewport.limits)
    #expect(viewport.zoomScale == 2)
    viewport.setScaleRange(minimum: .nan, maximum: 3)
    #expect(viewport.scaleRange == BoardViewport.limits)
  }

  @Test("An offset stays within the picture; a picture smaller than the view is centered")
  func offset() {
    var viewport = viewport()
    viewport.setContentOffset(CGPoint(x: 500, y: -5))
    #expect(viewport.contentOffset == CGPoint(x: 200, y: 0))
    viewport.setContentOffset(CGPoint(x: 10.3, y: 20.1))
    #expect(viewport.contentOffset == CGPoint(x: 10.5, y: 20))
    viewport.setContentOffset(CGPoint(x: CGFloat.nan, y: 7))
    #expect(viewport.contentOffset == CGPoint(x: 10.5, y: 20))
    viewport.setZoomScale(0.25)
    #expect(viewport.contentOffset == CGPoint(x: -50, y: -62.5))
    #expect(viewport.placement.viewRect(CGRect(x: 0, y: 0, width: 400, height: 300)).midX == 100)
  }

  @Test("A part of the picture is shown as large as fits, at the center")
  func zoomToRect() {
    var viewport = viewport()
    viewport.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 25))
    #expect(viewport.zoomScale == 4)
    #expect(viewport.placement.picturePoint(viewport.viewCenter) == CGPoint(x: 125, y: 112.5))
    let before = viewport
    for rect in [
      CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9),
    ] {
      viewport.zoom(to: rect)
      #expect(viewport == before)
    }
    viewport.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(viewport.zoomScale == 16)
    #expect(viewport.contentOffset == .zero)
  }

  @Test("All of the picture fits, at most as large as the limits allow")
  func fitting() {
    #expect(viewport().fittingScale == 0.5)
    #expect(viewport(policy: .scale).fittingScale == 1)
    #expect(viewport(picture: CGSize(width: 2, height: 2)).fittingScale == 16)
    var limited = viewport()
    limited.setScaleRange(minimum: 0.75, maximum: 4)
    #expect(limited.fittingScale == 0.75)
  }

  @Test("Empty sizes change nothing, and methods before the first layout do not trap")
  func noSize() {
    var viewport = BoardViewport()
    viewport.zoom(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    viewport.setContentOffset(CGPoint(x: 3, y: 3))
    #expect(viewport == BoardViewport())
    viewport.setZoomScale(viewport.fittingScale)
    viewport.setZoomScale(3)
    viewport.resize(
      picture: .zero, view: CGSize(width: 5, height: 5), policy: .keep, displayScale: 2)
    #expect(viewport.zoomScale == 3)
    #expect(viewport.pictureSize == .zero)
  }

  @Test("A resize keeps the point at the center of the view", arguments: BoardSizePolicy.allCases)
  func resize(policy: BoardSizePolicy) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var viewport = viewport(policy: policy)
      viewport.setZoomScale(.random(in: 2...16, using: &random))
      viewport.setContentOffset(
        CGPoint(
          x: .random(in: 0...6_000, using: &random), y: .random(in: 0...4_000, using: &random)))
      let center = viewport.placement.picturePoint(viewport.viewCenter)
      let size = CGSize(
        width: .random(in: 40...300, using: &random), height: .random(in: 40...300, using: &random))
      viewport.resize(
        picture: viewport.pictureSize, view: size, policy: policy, displayScale: 2)
      // As far as the limits allow, and to a pixel.
      let expected = viewport.clamped(
        offset: CGPoint(
          x: center.x * viewport.factor - size.width / 2,
          y: center.y * viewport.factor - size.height / 2))
      #expect(viewport.contentOffset == expected)
    }
  }

  @Test("After calls in any order, the viewport rests within its limits, at whole pixels")
  func invariant() {
    var random = SeededGenerator(seed: 7)
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    for _ in 0..<40 {
      var viewport = viewport(isZoomEnabled: Bool.random(using: &random))
      for _ in 0..<60 {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: viewport.setZoomScale(exp2(length(-6...6)))
        case 1:
          viewport.setZoomScale(
            exp2(length(-5...5)), anchor: CGPoint(x: length(-50...300), y: length(0...300)))
        case 2: viewport.setContentOffset(CGPoint(x: length(-99...999), y: length(-99...999)))
        case 3:
          viewport.zoom(
            to: CGRect(
              x: length(-50...400), y: length(-50...400), width: length(0...900),
              height: length(0...900)))
        case 4:
          viewport.setScaleRange(minimum: exp2(length(-5...2)), maximum: exp2(length(-2...5)))
        case 5: viewport.isZoomEnabled.toggle()
        default:
          viewport.resize(
            picture: CGSize(width: length(1...2_000), height: length(1...2_000)),
            view: CGSize(width: length(1...900), height: length(1...900)),
            policy: BoardSizePolicy.allCases.randomElement(using: &random) ?? .keep,
            displayScale: [1, 2, 3].randomElement(using: &random) ?? 1)
        }
        #expect(viewport.scaleRange.contains(viewport.zoomScale))
        let range = viewport.offsetRange
        #expect(range.x.contains(viewport.contentOffset.x))
        #expect(range.y.contains(viewport.contentOffset.y))
        let pixels = viewport.contentOffset.x * viewport.displayScale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
        let point = CGPoint(x: length(-50...900), y: length(-50...900))
        let placement = viewport.placement
        #expect(
          isClose(placement.viewPoint(placement.picturePoint(point)), point, within: 1e-6))
      }
    }
  }
}
