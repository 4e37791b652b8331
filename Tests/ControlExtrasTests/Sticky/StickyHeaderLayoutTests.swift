import ControlExtras
import TestSupport
import Testing
import CoreGraphics

/// U7: the maths of the header, without a view.
struct StickyHeaderLayoutTests {
  private let plain = StickyHeaderLayout(minimumHeight: 100)
  private let collapsing = StickyHeaderLayout(
    minimumHeight: 50, maximumHeight: 200, expansion: .atTop, isPinned: true)

  private static let layouts: [StickyHeaderLayout] = StickyHeaderLayout.Expansion.allCases.flatMap {
    expansion in
    [false, true].flatMap { isPinned in
      [false, true].map { stretches in
        StickyHeaderLayout(
          minimumHeight: 60, maximumHeight: 180, expansion: expansion, isPinned: isPinned,
          stretchesBeyondMaximum: stretches, reservation: .minimumHeight)
      }
    }
  }

  @Test("At offset 0 the header is at the top with its minimum height")
  func rest() {
    let placement = plain.placement(offset: 0, adjustedTop: 0)
    #expect(placement.y == 0)
    #expect(placement.height == 100)
    #expect(placement.stretchFactor == 0)
    #expect(!placement.isClipped)
  }

  @Test("At offset -50 the header is 50 points higher and reaches the edge")
  func pulled() {
    let placement = plain.placement(offset: -50, adjustedTop: 0)
    #expect(placement.y == -50)
    #expect(placement.height == 150)
  }

  @Test("At offset 30 the header has left with the content unless it is pinned")
  func scrolled() {
    let unpinned = plain.placement(offset: 30, adjustedTop: 0)
    #expect(unpinned.y == 0)
    #expect(unpinned.height == 100)
    #expect(unpinned.visibleHeight == 70)
    #expect(unpinned.isClipped)
    var layout = plain
    layout.isPinned = true
    let pinned = layout.placement(offset: 30, adjustedTop: 0)
    #expect(pinned.y == 30)
    #expect(!pinned.isClipped)
  }

  @Test("With an adjusted top inset of 64 the header rests at -64 without a stretch")
  func inset() {
    let placement = plain.placement(offset: -64, adjustedTop: 64)
    #expect(placement.y == 0)
    #expect(placement.height == 100)
    #expect(placement.stretchFactor == 0)
    #expect(plain.placement(offset: -74, adjustedTop: 64).height == 110)
  }

  @Test("Height and stretch decrease as the content moves up, without jumps")
  func monotoneAndContinuous() {
    for layout in Self.layouts where layout.expansion != .immediate {
      var before = layout.placement(travel: -400)
      for travel in stride(from: CGFloat(-399.5), through: 400, by: 0.5) {
        let now = layout.placement(travel: travel)
        #expect(now.height <= before.height, "\(layout) at \(travel)")
        #expect(now.stretchFactor <= before.stretchFactor, "\(layout) at \(travel)")
        #expect(now.visibleHeight <= before.visibleHeight, "\(layout) at \(travel)")
        #expect(now.y >= before.y, "\(layout) at \(travel)")
        #expect(abs(now.height - before.height) <= 0.5 + 1e-9, "\(layout) at \(travel)")
        #expect(abs(now.y - before.y) <= 0.5 + 1e-9, "\(layout) at \(travel)")
        before = now
      }
    }
  }

  @Test("Random scrolling leaves no header too high, too low or off its edge")
  func randomWays() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Torture.count(200, torture: 20_000) {
      let minimum = CGFloat.random(in: 0...120, using: &random)
      let maximum = minimum + CGFloat.random(in: 0...200, using: &random)
      let layout = StickyHeaderLayout(
        minimumHeight: minimum, maximumHeight: maximum,
        expansion: StickyHeaderLayout.Expansion.allCases.randomElement(using: &random) ?? .atTop,
        isPinned: .random(using: &random), stretchesBeyondMaximum: .random(using: &random))
      var travel: CGFloat = 0
      var placement: StickyHeaderPlacement?
      for _ in 0..<50 {
        let step = CGFloat.random(in: -80...80, using: &random)
        let before = placement
        travel += step
        let now = layout.placement(travel: travel, maximumTravel: 1000, after: before)
        placement = now
        let stretches = layout.expansion == .overscroll || layout.stretchesBeyondMaximum
        #expect(now.height >= minimum)
        #expect(now.height <= maximum || stretches && travel < 0)
        if layout.expansion == .overscroll { #expect(now.height <= maximum) }
        #expect(now.stretchFactor >= 0)
        #expect(now.stretchFactor <= 1 || travel < 0)
        #expect(now.visibleHeight >= 0 && now.visibleHeight <= now.height)
        // The header never lets a gap show between itself and the content.
        #expect(now.y + now.height >= min(layout.restingHeight, travel) - 1e-9)
        if let before {
          #expect(abs(now.height - before.height) <= abs(step) + 1e-9)
        }
      }
    }
  }

  @Test("The height is never negative, whatever values are set")
  func neverNegative() {
    for minimum in [-10, .nan, .infinity, -.infinity] as [CGFloat] {
      for travel in [-40, 0, 40, .nan, .infinity] as [CGFloat] {
        let layout = StickyHeaderLayout(minimumHeight: minimum, isPinned: true)
        let placement = layout.placement(travel: travel)
        #expect(placement.height >= 0)
        #expect(placement.height.isFinite && placement.y.isFinite)
      }
    }
  }

  @Test("The maximum height is respected; a smaller one is raised to the minimum")
  func maximum() {
    var layout = plain
    layout.maximumHeight = 130
    #expect(layout.placement(travel: -30).height == 130)
    let beyond = layout.placement(travel: -80)
    #expect(beyond.height == 130)
    #expect(beyond.y == -30)
    layout.maximumHeight = 20
    #expect(layout.placement(travel: -80).height == 100)
    layout.maximumHeight = .nan
    #expect(layout.placement(travel: -80).height == 100)
  }

  @Test("The factor is from 0 to 1, and greater only while content is pulled down")
  func factor() {
    #expect(collapsing.placement(travel: 0).stretchFactor == 1)
    #expect(collapsing.placement(travel: 75).stretchFactor == 0.5)
    #expect(collapsing.placement(travel: 500).stretchFactor == 0)
    #expect(collapsing.placement(travel: -75).stretchFactor == 1)
    var stretching = collapsing
    stretching.stretchesBeyondMaximum = true
    #expect(stretching.placement(travel: -75).stretchFactor == 1.5)
    #expect(plain.placement(travel: -150).stretchFactor == 1.5)
  }

  @Test("With no height, or minimum and maximum equal, the factor is 0")
  func noRange() {
    for height in [0, 80] as [CGFloat] {
      for expansion in StickyHeaderLayout.Expansion.allCases {
        let layout = StickyHeaderLayout(
          minimumHeight: height, maximumHeight: height, expansion: expansion,
          stretchesBeyondMaximum: true)
        for travel in [-30, 0, 30] as [CGFloat] {
          #expect(layout.placement(travel: travel).stretchFactor == 0)
        }
      }
    }
    #expect(StickyHeaderLayout(minimumHeight: 0).placement(travel: -30).stretchFactor == 0)
  }

  @Test("A collapsing header shrinks with the content and then stays, pinned, or leaves")
  func collapse() {
    let half = collapsing.placement(travel: 100)
    #expect(half.y == 100)
    #expect(half.height == 100)
    let pinned = collapsing.placement(travel: 400)
    #expect(pinned.y == 400)
    #expect(pinned.height == 50)
    var leaving = collapsing
    leaving.isPinned = false
    let left = leaving.placement(travel: 400)
    #expect(left.y == 150)
    #expect(left.height == 50)
    #expect(left.visibleHeight == 0)
  }

  @Test("An immediate header returns wherever the content turns")
  func immediate() {
    var layout = collapsing
    layout.expansion = .immediate
    var placement = layout.placement(travel: 0)
    placement = layout.placement(travel: 600, after: placement)
    #expect(placement.height == 50)
    placement = layout.placement(travel: 560, after: placement)
    #expect(placement.height == 90)
    #expect(placement.y == 560)
    placement = layout.placement(travel: 590, after: placement)
    #expect(placement.height == 60)
    placement = layout.placement(travel: 0, after: placement)
    #expect(placement.height == 200)
  }

  @Test("An unpinned immediate header hides completely and slides back in completely")
  func immediateUnpinned() {
    var layout = collapsing
    layout.expansion = .immediate
    layout.isPinned = false
    var placement = layout.placement(travel: 0)
    placement = layout.placement(travel: 600, after: placement)
    #expect(placement.visibleHeight == 0)
    #expect(placement.y == 550)
    placement = layout.placement(travel: 580, after: placement)
    #expect(placement.visibleHeight == 20)
    #expect(placement.height == 50)
    #expect(placement.y == 550)
  }

  @Test("An immediate header ignores the bounce at either end")
  func immediateBounce() {
    var layout = collapsing
    layout.expansion = .immediate
    var placement = layout.placement(travel: 0, maximumTravel: 500)
    for travel in [500, 560, 530, 500] as [CGFloat] {
      placement = layout.placement(travel: travel, maximumTravel: 500, after: placement)
      #expect(placement.height == 50)
    }
    for travel in [0, -60, -20, 0] as [CGFloat] {
      placement = layout.placement(travel: travel, maximumTravel: 500, after: placement)
      #expect(placement.height == 200)
    }
  }

  @Test("The height reserved in the inset lifts the header by as much")
  func reservation() {
    var layout = collapsing
    for (reservation, height) in [
      (StickyHeaderLayout.Reservation.nothing, 0), (.minimumHeight, 50), (.restingHeight, 200),
    ] as [(StickyHeaderLayout.Reservation, CGFloat)] {
      layout.reservation = reservation
      #expect(layout.reservedHeight == height)
      #expect(layout.placement(travel: 0).y == -height)
    }
    layout.expansion = .overscroll
    #expect(layout.reservedHeight == 50)
  }
}
