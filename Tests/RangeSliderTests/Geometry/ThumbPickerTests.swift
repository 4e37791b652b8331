import CoreGraphics
import RangeSlider
import Testing

/// Section 2.4: what a touch means.
struct ThumbPickerTests {
  private func picker(_ lower: CGFloat, _ upper: CGFloat) -> ThumbPicker {
    ThumbPicker(lower: lower, upper: upper, reach: 22)
  }

  @Test("T1: the only thumb in reach is taken")
  func single() {
    #expect(picker(50, 200).choice(at: 60) == .thumb(.lower))
    #expect(picker(50, 200).choice(at: 190) == .thumb(.upper))
  }

  @Test("T2, T10: of two in reach the nearer is taken; the boundary is halfway")
  func nearer() {
    #expect(picker(100, 120).choice(at: 109.7) == .thumb(.lower))
    #expect(picker(100, 120).choice(at: 110.3) == .thumb(.upper))
    #expect(picker(100, 120).choice(at: 110.2) == .undecided)
  }

  @Test("T3: coincident thumbs are undecided, and the first movement decides")
  func coincident() {
    #expect(picker(100, 100).choice(at: 95) == .undecided)
    #expect(ThumbPicker.decision(movedBy: 2, isReversed: false) == nil)
    #expect(ThumbPicker.decision(movedBy: 2.1, isReversed: false) == .upper)
    #expect(ThumbPicker.decision(movedBy: -2.1, isReversed: false) == .lower)
    #expect(ThumbPicker.decision(movedBy: 2.1, isReversed: true) == .lower)
  }

  @Test("T5, seed bug 6: at an end the thumb that can move is taken")
  func ends() {
    var picker = picker(14, 14)
    picker.canLowerMove = false
    #expect(picker.choice(at: 14) == .thumb(.upper))
    picker.canUpperMove = false
    #expect(picker.choice(at: 14) == .undecided)
    picker.canLowerMove = true
    #expect(picker.choice(at: 14) == .thumb(.lower))
  }

  @Test("T5: at a least distance from an end too, even nearer to the one that cannot move")
  func endsWithDistance() {
    var picker = picker(276, 286)
    picker.canUpperMove = false
    #expect(picker.choice(at: 288) == .thumb(.lower))
    #expect(picker.choice(at: 305) == .thumb(.upper))
  }

  @Test("T6: a disabled thumb is never taken, even when it is nearer")
  func disabled() {
    var picker = picker(100, 120)
    picker.isLowerEnabled = false
    #expect(picker.choice(at: 101) == .thumb(.upper))
    #expect(picker.choice(at: 90) == .neither)
    picker.tapsTrack = true
    #expect(picker.choice(at: 90) == .neither)
  }

  @Test("T7: a touch on the bare track is somebody else's")
  func bareTrack() {
    #expect(picker(50, 200).choice(at: 120) == .neither)
    #expect(picker(50, 200).choice(at: 72.5) == .neither)
  }

  @Test("T7: with taps on, the nearest thumb that can move is meant")
  func trackTap() {
    var picker = picker(50, 200)
    picker.tapsTrack = true
    #expect(picker.choice(at: 10) == .track(.lower))
    #expect(picker.choice(at: 120) == .track(.lower))
    #expect(picker.choice(at: 130) == .track(.upper))
    #expect(picker.choice(at: 290) == .track(.upper))
    picker.isUpperEnabled = false
    #expect(picker.choice(at: 290) == .track(.lower))
    picker.canLowerMove = false
    #expect(picker.choice(at: 290) == .neither)
  }

  @Test("T7: where the thumbs lie on one another the side of the tap decides")
  func trackTapOnCoincident() {
    var picker = picker(100, 100)
    picker.tapsTrack = true
    #expect(picker.choice(at: 150) == .track(.upper))
    #expect(picker.choice(at: 50) == .track(.lower))
    picker.isReversed = true
    #expect(picker.choice(at: 150) == .track(.lower))
  }

  @Test("T8: between the thumbs both are meant, where the range may be dragged")
  func range() {
    var picker = picker(50, 200)
    picker.dragsRange = true
    picker.tapsTrack = true
    #expect(picker.choice(at: 120) == .range)
    #expect(picker.choice(at: 60) == .thumb(.lower))
    #expect(picker.choice(at: 20) == .track(.lower))
    picker.isUpperEnabled = false
    #expect(picker.choice(at: 120) == .track(.lower))
  }

  @Test("T8: mirrored, between is between")
  func rangeMirrored() {
    var picker = ThumbPicker(lower: 200, upper: 50, reach: 22, isReversed: true)
    picker.dragsRange = true
    #expect(picker.choice(at: 120) == .range)
  }

  @Test("G10: the thumb touched last is in front, save where only the other one can move")
  func front() {
    var picker = picker(100, 110)
    #expect(picker.front(lastTouched: nil) == .upper)
    #expect(picker.front(lastTouched: .lower) == .lower)
    picker.canUpperMove = false
    #expect(picker.front(lastTouched: .upper) == .lower)
    picker.upper = 300
    #expect(picker.front(lastTouched: .upper) == .upper)
  }
}
