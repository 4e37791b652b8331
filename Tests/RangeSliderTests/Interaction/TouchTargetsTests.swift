import CoreGraphics
import RangeSlider
import Testing

/// Section 2.4: what a touch means.
struct TouchTargetsTests {
  private func targets(_ centers: CGFloat...) -> TouchTargets {
    TouchTargets(positions: ThumbNumbers(centers.map { Double($0) }), reach: 22)
  }

  @Test("T1: the only thumb in reach is taken")
  func single() {
    #expect(targets(50, 200).target(at: 60) == .thumb(.lower))
    #expect(targets(50, 200).target(at: 190) == .thumb(.upper))
  }

  @Test("T2, T10: of two in reach the nearer is taken; the boundary is halfway")
  func nearer() {
    #expect(targets(100, 120).target(at: 109.7) == .thumb(.lower))
    #expect(targets(100, 120).target(at: 110.3) == .thumb(.upper))
    #expect(targets(100, 120).target(at: 110.2) == .undecided(.lower, .upper))
  }

  @Test("T3: coincident thumbs are undecided, and the first movement decides")
  func coincident() {
    #expect(targets(100, 100).target(at: 95) == .undecided(.lower, .upper))
    #expect(TouchTargets.decision(between: (.lower, .upper), movedBy: 2, isReversed: false) == nil)
    #expect(
      TouchTargets.decision(between: (.lower, .upper), movedBy: 2.1, isReversed: false) == .upper)
    #expect(
      TouchTargets.decision(between: (.lower, .upper), movedBy: -2.1, isReversed: false) == .lower)
    #expect(
      TouchTargets.decision(between: (.lower, .upper), movedBy: 2.1, isReversed: true) == .lower)
  }

  @Test("T5, seed bug 6: at an end the thumb that can move is taken")
  func ends() {
    var targets = targets(14, 14)
    targets.movable.remove(.lower)
    #expect(targets.target(at: 14) == .thumb(.upper))
    targets.movable.remove(.upper)
    #expect(targets.target(at: 14) == .undecided(.lower, .upper))
    targets.movable.insert(.lower)
    #expect(targets.target(at: 14) == .thumb(.lower))
  }

  @Test("T5: at a least distance from an end too, even nearer to the one that cannot move")
  func endsWithDistance() {
    var targets = targets(276, 286)
    targets.movable.remove(.upper)
    #expect(targets.target(at: 288) == .thumb(.lower))
    #expect(targets.target(at: 305) == .thumb(.upper))
  }

  @Test("T6: a disabled thumb is never taken, even when it is nearer")
  func disabled() {
    var targets = targets(100, 120)
    targets.enabled.remove(.lower)
    #expect(targets.target(at: 101) == .thumb(.upper))
    #expect(targets.target(at: 90) == nil)
    targets.tapsTrack = true
    #expect(targets.target(at: 90) == nil)
  }

  @Test("T7: a touch on the bare track is somebody else's")
  func bareTrack() {
    #expect(targets(50, 200).target(at: 120) == nil)
    #expect(targets(50, 200).target(at: 72.5) == nil)
  }

  @Test("T7: with taps on, the nearest thumb that can move is meant")
  func trackTap() {
    var targets = targets(50, 200)
    targets.tapsTrack = true
    #expect(targets.target(at: 10) == .track(.lower))
    #expect(targets.target(at: 120) == .track(.lower))
    #expect(targets.target(at: 130) == .track(.upper))
    #expect(targets.target(at: 290) == .track(.upper))
    targets.enabled.remove(.upper)
    #expect(targets.target(at: 290) == .track(.lower))
    targets.movable.remove(.lower)
    #expect(targets.target(at: 290) == nil)
  }

  @Test("T7: where the thumbs lie on one another the side of the tap decides")
  func trackTapOnCoincident() {
    var targets = targets(100, 100)
    targets.tapsTrack = true
    #expect(targets.target(at: 150) == .track(.upper))
    #expect(targets.target(at: 50) == .track(.lower))
    targets.isReversed = true
    #expect(targets.target(at: 150) == .track(.lower))
  }

  @Test("T8: between the thumbs both are meant, where the range may be dragged")
  func range() {
    var targets = targets(50, 200)
    targets.dragsRange = true
    targets.tapsTrack = true
    #expect(targets.target(at: 120) == .range)
    #expect(targets.target(at: 60) == .thumb(.lower))
    #expect(targets.target(at: 20) == .track(.lower))
    targets.enabled.remove(.upper)
    #expect(targets.target(at: 120) == .track(.lower))
  }

  @Test("T8: mirrored, between is between")
  func rangeMirrored() {
    var targets = targets(200, 50)
    targets.isReversed = true
    targets.dragsRange = true
    #expect(targets.target(at: 120) == .range)
  }

  @Test("of several thumbs on top of each other the first movement selects the first or the last")
  func several() {
    #expect(
      targets(20, 100, 100, 100).target(at: 100)
        == .undecided(Thumb(rawValue: 1), Thumb(rawValue: 3)))
    var four = targets(20, 100, 100, 100)
    four.movable = ThumbSet(Thumb(rawValue: 2))
    #expect(four.target(at: 100) == .thumb(Thumb(rawValue: 2)))
    #expect(targets(20).target(at: 30) == .thumb(.lower))
  }
}
