import CoreGraphics
import Testing

@testable import ControlExtras

/// U8: the frame of a footer.
struct StickyFooterLayoutTests {
  @Test("The bottom edge is the visible bottom minus the safe area, at every offset")
  func bottomEdge() {
    let layout = StickyFooterLayout(height: 50, safeAreaBottom: 34)
    for offset in stride(from: CGFloat(-200), through: 2000, by: 7.5) {
      let visible = CGRect(x: 3, y: offset, width: 320, height: 480)
      let frame = layout.frame(in: visible)
      #expect(frame.maxY == visible.maxY - 34)
      #expect(frame.height == 50)
      #expect(frame.minX == 3)
      #expect(frame.width == 320)
    }
  }

  @Test("A hidden footer is below the visible bounds")
  func hidden() {
    let layout = StickyFooterLayout(height: 50, safeAreaBottom: 34)
    let visible = CGRect(x: 0, y: 70, width: 320, height: 480)
    let frame = layout.frame(in: visible).offsetBy(dx: 0, dy: layout.slideDistance)
    #expect(frame.minY == visible.maxY)
  }

  @Test("A negative or nonfinite height is replaced by 0")
  func badHeight() {
    for height in [-5, .nan, .infinity] as [CGFloat] {
      #expect(StickyFooterLayout(height: height).effectiveHeight == 0)
    }
  }
}
