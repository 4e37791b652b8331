import CoreGraphics
import Testing

@testable import RangeSlider

struct SliderSizingTests {
  private let horizontal = SliderSizing(isVertical: false, thickness: 44, preferredLength: 150)
  private let vertical = SliderSizing(isVertical: true, thickness: 44, preferredLength: 150)

  @Test("a slider takes every length that a stack proposes, zero and infinity included")
  func flexible() {
    for length in [0, 10, 320, .infinity] as [CGFloat] {
      #expect(
        horizontal.size(width: length, height: 500) == CGSize(width: length, height: 44))
      #expect(vertical.size(width: 500, height: length) == CGSize(width: 44, height: length))
    }
  }

  @Test("without a proposal it has the preferred length")
  func unspecified() {
    #expect(horizontal.size(width: nil, height: nil) == CGSize(width: 150, height: 44))
    #expect(vertical.size(width: nil, height: nil) == CGSize(width: 44, height: 150))
    #expect(horizontal.size(width: .nan, height: nil).width == 150)
    #expect(horizontal.size(width: -5, height: nil).width == 0)
  }
}
