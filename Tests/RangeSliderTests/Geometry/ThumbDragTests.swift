import CoreGraphics
import Testing

@testable import RangeSlider

/// Section 2.5: how a thumb follows the finger.
struct ThumbDragTests {
  @Test("D1: the grab offset is kept")
  func grabOffset() {
    var drag = ThumbDrag(start: 55, thumb: .lower, centre: 50)
    #expect(drag.centre(for: 55, isMirrored: false) == 50)
    #expect(drag.centre(for: 75, isMirrored: false) == 70)
  }

  @Test("D2, D3: the place depends on where the finger is, not on its way")
  func absolute() {
    var zigzag = ThumbDrag(start: 0, thumb: .upper, centre: 3)
    for position in [400, -300, 20, 90] as [CGFloat] {
      _ = zigzag.centre(for: position, isMirrored: false)
    }
    #expect(zigzag.centre(for: 10, isMirrored: false) == 13)
  }

  @Test("T4: an undecided touch that does not move moves nothing")
  func undecided() {
    var drag = ThumbDrag(start: 100, thumb: nil, centre: 100)
    #expect(drag.centre(for: 101, isMirrored: false) == nil)
    #expect(drag.thumb == nil)
    #expect(drag.centre(for: 104, isMirrored: false) == 104)
    #expect(drag.thumb == .upper)
  }

  @Test("D8: after a change by code the thumb goes on from where it is")
  func rebase() {
    var drag = ThumbDrag(start: 100, thumb: .lower, centre: 100)
    drag.rebase(position: 120, centre: 60)
    #expect(drag.centre(for: 130, isMirrored: false) == 70)
  }
}
