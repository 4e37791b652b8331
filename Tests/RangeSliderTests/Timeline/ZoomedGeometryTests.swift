import CoreGraphics
import TestSupport
import Testing

@testable import RangeSlider

/// The positions of values while a part of the track is visible, against a mapping written out by hand.
struct ZoomedGeometryTests {
  private struct Case {
    var isVertical: Bool
    var isMirrored: Bool
    var isInverted: Bool
    var isCentered: Bool
    var scale: SliderScale
    var visible: ClosedRange<Double>
    var bounds: CGRect

    init(using random: inout some RandomNumberGenerator) {
      isVertical = .random(using: &random)
      isMirrored = .random(using: &random)
      isInverted = .random(using: &random)
      isCentered = .random(using: &random)
      scale =
        [.linear, .logarithmic, .power(exponent: 3), .piecewise([.init(fraction: 0.2, value: 70)])]
        .randomElement(using: &random) ?? .linear
      let start = Double.random(in: 0...0.98, using: &random)
      visible = start...Double.random(in: start + 0.01...1, using: &random)
      let (length, thickness) = (CGFloat.random(in: 60...900, using: &random), CGFloat(44))
      bounds = CGRect(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
        width: isVertical ? thickness : length, height: isVertical ? length : thickness)
    }

    func geometry(visible: ClosedRange<Double>) -> SliderGeometry {
      SliderGeometry(
        bounds: bounds, thumbSize: CGSize(width: 20, height: 20), trackHeight: 4, minimum: 1,
        maximum: 100, isVertical: isVertical, isMirrored: isMirrored, isInverted: isInverted,
        centersThumbsOnTrackEnds: isCentered, scale: scale, visible: visible)
    }

    /// The position by hand: the fraction of what is visible, from the end where the least value is.
    func naivePosition(of value: Double) -> CGFloat {
      let part =
        (scale.fraction(of: value, in: 1...100) - visible.lowerBound)
        / (visible.upperBound - visible.lowerBound)
      let (low, high) =
        isVertical
        ? (bounds.minY + 10, bounds.maxY - 10) : (bounds.minX + 10, bounds.maxX - 10)
      let isFromHigh = isVertical ? !isInverted : isMirrored != isInverted
      return isFromHigh ? high - (high - low) * CGFloat(part) : low + (high - low) * CGFloat(part)
    }
  }

  @Test("Positions and values are those of the visible part, in every direction and on every scale")
  func positions() {
    var random = SeededGenerator(seed: 47)
    var (positions, values) = (0.0, 0.0)
    for _ in 0..<2_000 {
      let one = Case(using: &random)
      let geometry = one.geometry(visible: one.visible)
      let value = Double.random(in: 1...100, using: &random)
      let position = geometry.position(of: value)
      positions = max(positions, abs(Double(position - one.naivePosition(of: value))))
      values = max(values, abs(geometry.value(at: position) - value))
      let isVisible = one.visible.contains(one.scale.fraction(of: value, in: 1...100))
      if isVisible { #expect(geometry.shows(value)) }
      // The track itself stays.
      #expect(geometry.trackFrame == one.geometry(visible: 0...1).trackFrame)
    }
    #expect(positions < 1e-6)
    #expect(values < 1e-6)
  }

  @Test("Ticks of the visible part are as dense as without a zoom, and none is beyond an end")
  func ticks() {
    var random = SeededGenerator(seed: 47)
    for _ in 0..<300 {
      let one = Case(using: &random)
      let geometry = one.geometry(visible: one.visible)
      var values = SliderValues(count: 2)
      values.set(minimum: 1, maximum: 100)
      values.step = 0.001
      for ticks in [
        TickLayout.ticks(count: 1_001, in: geometry, minimumSpacing: 8),
        TickLayout.ticks(stopsOf: values, in: geometry, minimumSpacing: 8),
      ] {
        #expect(ticks.allSatisfy { geometry.isVisible($0.position) })
        #expect(ticks.count <= Int(geometry.visiblePositions.upperBound / 8) + 120)
        let distances = zip(ticks, ticks.dropFirst()).map { abs($0.position - $1.position) }
        // A value at a stop is rounded, which the zoom magnifies.
        #expect(distances.allSatisfy { $0 >= 8 - 0.01 })
      }
    }
  }
}
