import CoreGraphics
import Testing

@testable import RangeSlider

struct PixelGridTests {
  @Test("Positions are rounded to the nearest pixel") func placesGoToTheNearestPixel() {
    #expect(PixelGrid(scale: 2).aligned(10.3) == 10.5)
    #expect(abs(PixelGrid(scale: 3).aligned(10.3) - 31.0 / 3) < 1e-12)
    #expect(PixelGrid(scale: 1).aligned(-10.4) == -10)
  }

  @Test("Nonfinite numbers and scales out of range are harmless")
  func numbersThatAreNotFiniteAndScalesOutOfRangeAreHarmless() {
    #expect(PixelGrid(scale: .nan).scale == 1)
    #expect(PixelGrid(scale: 0).scale == 1)
    #expect(PixelGrid(scale: 2).aligned(CGFloat.nan) == 0)
  }

  @Test("A rectangle around a center keeps its size") func aRectangleAroundACenterKeepsItsSize() {
    let rect = PixelGrid(scale: 2).rect(
      around: CGPoint(x: 50.3, y: 22), size: CGSize(width: 68, height: 68))
    #expect(rect == CGRect(x: 16.5, y: -12, width: 68, height: 68))
  }

  @Test("Aligned rectangles have every edge on a pixel")
  func alignedRectanglesHaveEveryEdgeOnAPixel() {
    let rect = PixelGrid(scale: 2).aligned(CGRect(x: 0.2, y: 20.3, width: 100.4, height: 4))
    #expect(rect == CGRect(x: 0, y: 20.5, width: 100.5, height: 4))
  }
}
