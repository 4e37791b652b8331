import CoreGraphics
import RangeSlider
import Testing

/// Section 2.4: which thumb takes the touch.
struct ThumbPickerTests {
  private func picker(
    _ lower: CGFloat, _ upper: CGFloat, canLowerMove: Bool = true, canUpperMove: Bool = true
  ) -> ThumbPicker {
    ThumbPicker(
      lower: lower, upper: upper, reach: 22, canLowerMove: canLowerMove,
      canUpperMove: canUpperMove)
  }

  @Test("T1: the only thumb in reach is taken")
  func single() {
    #expect(picker(50, 200).choice(at: 60) == .thumb(.lower))
    #expect(picker(50, 200).choice(at: 190) == .thumb(.upper))
  }

  @Test("T2, T10: of two in reach the nearer is taken; the boundary is halfway")
  func nearer() {
    #expect(picker(100, 120).choice(at: 109) == .thumb(.lower))
    #expect(picker(100, 120).choice(at: 111) == .thumb(.upper))
  }

  @Test("T3: coincident thumbs are undecided, and the first movement decides")
  func coincident() {
    #expect(picker(100, 100).choice(at: 95) == .undecided)
    #expect(ThumbPicker.decision(movedBy: 2, isMirrored: false) == nil)
    #expect(ThumbPicker.decision(movedBy: 2.1, isMirrored: false) == .upper)
    #expect(ThumbPicker.decision(movedBy: -2.1, isMirrored: false) == .lower)
    #expect(ThumbPicker.decision(movedBy: 2.1, isMirrored: true) == .lower)
  }

  @Test("T5, seed bug 6: at an end the thumb that can move is taken")
  func ends() {
    #expect(picker(14, 14, canLowerMove: false).choice(at: 14) == .thumb(.upper))
    #expect(picker(286, 286, canUpperMove: false).choice(at: 286) == .thumb(.lower))
    #expect(
      picker(14, 14, canLowerMove: false, canUpperMove: false).choice(at: 14) == .undecided)
  }

  @Test("T7: a touch on the bare track is somebody else's")
  func bareTrack() {
    #expect(picker(50, 200).choice(at: 120) == .neither)
    #expect(picker(50, 200).choice(at: 72.5) == .neither)
  }
}
