import CoreGraphics
import TestSupport
import Testing

@testable import RangeSlider

struct LabelLayoutTests {
  private let layout = LabelLayout(spacing: 8, distance: 4)

  private func geometry(
    isVertical: Bool = false, isMirrored: Bool = false, length: CGFloat = 228
  ) -> SliderGeometry {
    SliderGeometry(
      bounds: CGRect(
        x: 0, y: 0, width: isVertical ? 44 : length,
        height: isVertical ? length : 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0, maximum: 100,
      isVertical: isVertical, isMirrored: isMirrored)
  }

  private func frames(
    _ lower: Double, _ upper: Double, width: CGFloat = 40, in geometry: SliderGeometry,
    layout: LabelLayout? = nil
  ) -> (lower: CGRect, upper: CGRect) {
    let size = CGSize(width: width, height: 20)
    let frames = frames([lower, upper], sizes: [size, size], in: geometry, layout: layout)
    return (frames[0], frames[1])
  }

  /// The frames of labels at values, within the bounds of the geometry.
  private func frames(
    _ values: [Double], sizes: [CGSize], in geometry: SliderGeometry, layout: LabelLayout? = nil
  ) -> [CGRect] {
    let layout = layout ?? self.layout
    let start = geometry.along(geometry.bounds.origin)
    let spans = layout.spans(
      of: ThumbNumbers(sizes.map { Double(geometry.length(of: $0)) }),
      at: ThumbNumbers(values.map { Double(geometry.position(of: $0)) }),
      in: start...start + geometry.length(of: geometry.bounds.size),
      isReversed: geometry.isReversed)
    return sizes.indices.map {
      layout.frame(
        from: CGFloat(spans.starts[$0]), length: CGFloat(spans.lengths[$0]),
        thickness: geometry.thickness(of: sizes[$0]), in: geometry)
    }
  }

  @Test("With enough space each label is centered above its thumb")
  func centered() {
    let frames = frames(25, 75, in: geometry())
    #expect(frames.lower == CGRect(x: 44, y: -16, width: 40, height: 20))
    #expect(frames.upper == CGRect(x: 144, y: -16, width: 40, height: 20))
    let below = self.frames(
      25, 75, in: geometry(), layout: LabelLayout(distance: 4, isBelow: true))
    #expect(below.lower.minY == 40)
  }

  @Test("Labels that would meet move apart evenly")
  func parted() {
    let frames = frames(50, 50, in: geometry())
    #expect(frames.lower.maxX == 110)
    #expect(frames.upper.minX == 118)
  }

  @Test("In a mirrored slider the label of the greater value is on the left")
  func mirrored() {
    let frames = frames(50, 50, in: geometry(isMirrored: true))
    #expect(frames.upper.maxX == 110)
    #expect(frames.lower.minX == 118)
  }

  @Test("At an end both labels stay inside")
  func atEnds() {
    #expect(frames(0, 0, in: geometry()).lower.minX == 0)
    #expect(frames(0, 0, in: geometry()).upper.minX == 48)
    #expect(frames(100, 100, in: geometry()).upper.maxX == 228)
    #expect(frames(100, 100, in: geometry()).lower.maxX == 180)
  }

  @Test("Labels longer than the slider share its length")
  func tooLong() {
    let frames = frames(10, 20, width: 300, in: geometry())
    #expect(frames.lower.minX == 0)
    #expect(abs(frames.lower.maxX - 110) < 1e-9)
    #expect(abs(frames.upper.minX - 118) < 1e-9)
    #expect(frames.upper.maxX <= 228)
  }

  @Test("In a vertical slider labels are on the leading side")
  func vertical() {
    let leading = frames(0, 100, in: geometry(isVertical: true))
    #expect(leading.lower == CGRect(x: -36, y: 204, width: 40, height: 20))
    #expect(leading.upper == CGRect(x: -36, y: 4, width: 40, height: 20))
    #expect(frames(0, 100, in: geometry(isVertical: true, isMirrored: true)).lower.minX == 40)
  }

  @Test("For any values and sizes labels stay inside and apart, and move continuously")
  func properties() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<Torture.count(5000, torture: 300_000) {
      let geometry = geometry(
        isVertical: Bool.random(using: &random),
        isMirrored: Bool.random(using: &random),
        length: CGFloat.random(in: 0...300, using: &random))
      let values = [
        Double.random(in: 0...100, using: &random), Double.random(in: 0...100, using: &random),
      ].sorted()
      let size = CGSize(
        width: CGFloat.random(in: 0...200, using: &random),
        height: CGFloat.random(in: 0...200, using: &random))
      let list = self.frames(
        values, sizes: [size, CGSize(width: 30, height: 30)], in: geometry)
      let frames = (lower: list[0], upper: list[1])
      let length = geometry.length(of: geometry.bounds.size)
      let (first, second) =
        geometry.isReversed ? (frames.upper, frames.lower) : (frames.lower, frames.upper)
      let end = geometry.along(first.origin) + geometry.length(of: first.size)
      let isInside =
        geometry.along(first.origin) >= 0
        && geometry.along(second.origin) + geometry.length(of: second.size) <= length + 1e-9
      let isApart = geometry.along(second.origin) - end >= 8 - 1e-9
      guard length < 8 || (isInside && isApart) else {
        Issue.record("\(frames) in \(geometry)")
        return
      }
    }
  }

  @Test("Any number of labels stay in order, apart and inside")
  func several() {
    let frames = self.frames(
      [50, 51, 52, 53], sizes: Array(repeating: CGSize(width: 40, height: 20), count: 4),
      in: geometry())
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - 8) < 1e-9 })
    #expect(abs((frames[0].minX + frames[3].maxX) / 2 - geometry().position(of: 51.5)) < 1e-9)
    let full = self.frames(
      [0, 0, 100, 100], sizes: Array(repeating: CGSize(width: 90, height: 20), count: 4),
      in: geometry())
    #expect(full[0].minX == 0)
    #expect(abs(full[3].maxX - 228) < 1e-9)
  }
}
