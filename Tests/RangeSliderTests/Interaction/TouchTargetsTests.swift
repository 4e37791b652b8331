import ControlCore
import CoreGraphics
import TestSupport
import Testing

@testable import RangeSlider

/// Section 2.4: what a touch means.
struct TouchTargetsTests {
  private static func geometry(isMirrored: Bool = false, isVertical: Bool = false) -> SliderGeometry
  {
    SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: isVertical ? 44 : 300, height: isVertical ? 300 : 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0, maximum: 100,
      isVertical: isVertical, isMirrored: isMirrored)
  }

  private func targets(_ centers: CGFloat..., in geometry: SliderGeometry = Self.geometry())
    -> TouchTargets
  {
    TouchTargets(
      positions: ThumbNumbers(centers.map { Double($0) }), length: 44, thickness: 44,
      geometry: geometry, bounds: geometry.bounds)
  }

  @Test("The only thumb in reach is taken")
  func single() {
    #expect(targets(50, 200).target(at: 60) == .thumb(.lower))
    #expect(targets(50, 200).target(at: 190) == .thumb(.upper))
    #expect(targets(50, 200).target(at: CGPoint(x: 50, y: 45)) == nil)
  }

  @Test("The nearer of two thumbs in reach is taken; the boundary is halfway")
  func nearer() {
    #expect(targets(100, 120).target(at: 109.7) == .thumb(.lower))
    #expect(targets(100, 120).target(at: 110.3) == .thumb(.upper))
    #expect(targets(100, 120).target(at: 110.2) == .undecided(.lower, .upper))
  }

  @Test("The frame of a thumb's target, for the pointer, ends where that of the next one begins")
  func frames() throws {
    #expect(targets(50, 200).frame(of: .lower) == CGRect(x: 28, y: 0, width: 44, height: 44))
    let near = targets(100, 130)
    let (lower, upper) = (
      try #require(near.frame(of: .lower)), try #require(near.frame(of: .upper))
    )
    #expect(lower.minX == 78 && upper.maxX == 152)
    #expect(abs(lower.maxX - 115.25) < 0.01 && abs(upper.minX - 114.75) < 0.01)
    var disabled = targets(50, 200)
    disabled.enabled = ThumbSet(.upper)
    #expect(disabled.frame(of: .lower) == nil)
  }

  @Test("Coincident thumbs are undecided, and the first movement decides")
  func coincident() {
    #expect(targets(100, 100).target(at: 95) == .undecided(.lower, .upper))
    #expect(targets(100, 100.4).target(at: 81) == .undecided(.lower, .upper))
    #expect(TouchTargets.decision(between: (.lower, .upper), movedBy: 2, isReversed: false) == nil)
    #expect(
      TouchTargets.decision(between: (.lower, .upper), movedBy: 2.1, isReversed: false) == .upper)
    #expect(
      TouchTargets.decision(between: (.lower, .upper), movedBy: -2.1, isReversed: false) == .lower)
    #expect(
      TouchTargets.decision(between: (.lower, .upper), movedBy: 2.1, isReversed: true) == .lower)
  }

  @Test("Thumbs nearer than 24 points have targets of 44 points each, outward of the middle")
  func nearThumbs() {
    let near = targets(100, 104)
    #expect(near.target(at: 60) == .thumb(.lower))
    #expect(near.target(at: 57) == nil)
    #expect(near.target(at: 144) == .thumb(.upper))
    #expect(near.target(at: 147) == nil)
    let apart = targets(100, 124)
    #expect(apart.target(at: 77) == nil)
    #expect(apart.target(at: 79) == .thumb(.lower))
    #expect(apart.target(at: 147) == nil)
  }

  @Test("No thumb takes a touch that is nearer to another one, however many there are")
  func nearestOfMany() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<Torture.count(300, torture: 20_000) {
      let geometry = Self.geometry(
        isMirrored: Bool.random(using: &random), isVertical: Bool.random(using: &random))
      let centers = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Double.random(in: 14...286, using: &random)
      }.sorted()
      let positions = geometry.isReversed ? centers.reversed() : centers
      let targets = TouchTargets(
        positions: ThumbNumbers(positions), length: 44, thickness: 44, geometry: geometry,
        bounds: geometry.bounds)
      for _ in 0..<40 {
        let along = CGFloat.random(in: -20...320, using: &random)
        let point = geometry.isVertical ? CGPoint(x: 22, y: along) : CGPoint(x: along, y: 22)
        let target = targets.target(at: point)
        #expect(targets.shape?.contains(point, in: geometry.bounds) == (target != nil))
        let distances = positions.map { abs(CGFloat($0) - along) }
        let least = distances.min() ?? 0
        switch target {
        case .thumb(let thumb): #expect(distances[thumb.rawValue] <= least + TouchTargets.tie)
        case .undecided(let first, let last):
          #expect(distances[first.rawValue] <= least + 4 * TouchTargets.tie)
          #expect(distances[last.rawValue] <= least + 4 * TouchTargets.tie)
        default: #expect(least > 22 - 1e-9)
        }
      }
    }
  }

  @Test("At an end the thumb that can move is taken")
  func ends() {
    var targets = targets(14, 14)
    targets.movable.remove(.lower)
    #expect(targets.target(at: 14) == .thumb(.upper))
    targets.movable.remove(.upper)
    #expect(targets.target(at: 14) == .undecided(.lower, .upper))
    targets.movable.insert(.lower)
    #expect(targets.target(at: 14) == .thumb(.lower))
  }

  @Test(
    "At the minimum distance from an end the thumb that can move is taken, even if it is farther")
  func endsWithDistance() {
    var targets = targets(266, 276)
    targets.movable.remove(.upper)
    #expect(targets.target(at: 278) == .thumb(.lower))
    #expect(targets.target(at: 295) == .thumb(.upper))
  }

  @Test("A disabled thumb is never taken, even when it is nearer")
  func disabled() {
    var targets = targets(100, 120)
    targets.enabled.remove(.lower)
    #expect(targets.target(at: 101) == .thumb(.upper))
    #expect(targets.target(at: 90) == nil)
    targets.tapsTrack = true
    #expect(targets.target(at: 90) == nil)
  }

  @Test("Without taps the slider ignores a touch on the bare track")
  func bareTrack() {
    #expect(targets(50, 200).target(at: 120) == nil)
    #expect(targets(50, 200).target(at: 72.5) == nil)
  }

  @Test("With taps on, the nearest thumb that can move is taken")
  func trackTap() {
    var targets = targets(50, 200)
    targets.tapsTrack = true
    #expect(targets.target(at: 10) == .track(.lower))
    #expect(targets.target(at: 120) == .track(.lower))
    #expect(targets.target(at: 130) == .track(.upper))
    #expect(targets.target(at: 290) == .track(.upper))
    #expect(targets.target(at: 301) == nil, "beyond the track")
    targets.enabled.remove(.upper)
    #expect(targets.target(at: 290) == .track(.lower))
    targets.movable.remove(.lower)
    #expect(targets.target(at: 290) == nil)
  }

  @Test("Where the thumbs coincide the side of the tap decides")
  func trackTapOnCoincident() {
    var targets = targets(100, 100)
    targets.tapsTrack = true
    #expect(targets.target(at: 150) == .track(.upper))
    #expect(targets.target(at: 50) == .track(.lower))
    targets.geometry = Self.geometry(isMirrored: true)
    #expect(targets.target(at: 150) == .track(.lower))
  }

  @Test("Between the thumbs both are taken, where the range can be dragged")
  func range() {
    var targets = targets(50, 200)
    targets.dragsRange = true
    targets.tapsTrack = true
    #expect(targets.target(at: 120) == .range)
    #expect(targets.thumb(tappedAt: CGPoint(x: 120, y: 22)) == .lower)
    #expect(targets.target(at: 60) == .thumb(.lower))
    #expect(targets.target(at: 20) == .track(.lower))
    targets.enabled.remove(.upper)
    #expect(targets.target(at: 120) == .track(.lower))
  }

  @Test("In a mirrored slider the area between the thumbs takes both as well")
  func rangeMirrored() {
    var targets = targets(200, 50, in: Self.geometry(isMirrored: true))
    targets.dragsRange = true
    #expect(targets.target(at: 120) == .range)
  }

  @Test("The first movement selects the first or the last of several coincident thumbs")
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

extension TouchTargets {
  /// The target in the middle of a horizontal slider.
  fileprivate func target(at x: CGFloat) -> Target? { target(at: CGPoint(x: x, y: 22)) }
}
