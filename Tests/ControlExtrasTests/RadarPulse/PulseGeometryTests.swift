import CoreGraphics
import Testing

@testable import ControlExtras

struct PulseGeometryTests {
  @Test("The circle is the largest around the center") func theCircleIsTheLargestAroundTheCenter() {
    let geometry = PulseGeometry(
      bounds: CGRect(x: 10, y: 20, width: 300, height: 200), ringCount: 3)
    #expect(geometry.circle == CGRect(x: 60, y: 20, width: 200, height: 200))
    #expect(geometry.disc == CGRect(x: 128, y: 88, width: 64, height: 64))
  }

  @Test("Unusable bounds give empty circles") func unusableBoundsGiveEmptyCircles() {
    for bounds in [CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9)] {
      #expect(PulseGeometry(bounds: bounds, ringCount: 3).circle.size == .zero)
    }
  }

  @Test("Rings are spread evenly and their count is limited")
  func ringsAreSpreadEvenlyAndTheirCountIsLimited() {
    let geometry = PulseGeometry(bounds: .zero, ringCount: 4)
    #expect((0..<4).map(geometry.phase) == [0, 0.25, 0.5, 0.75])
    #expect(PulseGeometry(bounds: .zero, ringCount: -2).ringCount == 1)
    #expect(PulseGeometry(bounds: .zero, ringCount: 99).ringCount == 8)
  }

  @Test("A ring grows from the disc to the circle and fades")
  func aRingGrowsFromTheDiscToTheCircleAndFades() {
    #expect(PulseGeometry.scale(at: 0) == PulseGeometry.discFraction)
    #expect(PulseGeometry.scale(at: 1) == 1)
    #expect(PulseGeometry.opacity(at: 0) == PulseGeometry.startOpacity)
    #expect(PulseGeometry.opacity(at: 1) == 0)
  }
}
