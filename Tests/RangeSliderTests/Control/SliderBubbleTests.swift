import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Bubbles, merged labels, and the texts and colors of single thumbs.
@MainActor
struct SliderBubbleTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 80))

  init() {
    slider.maximumValue = 100
    slider.setValues(lower: 20, upper: 80)
    slider.showsValueLabels = true
    host.add(slider)
  }

  private var labels: [UILabel] {
    host.layout()
    return slider.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  }

  private var visibleTexts: [String?] { labels.filter { !$0.isHidden }.map(\.text) }

  private func bubbles(of slider: SliderControl) -> [CAShapeLayer] {
    slider.layoutIfNeeded()
    return (slider.display.labels?.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
  }

  @Test("A bubble surrounds its text, points to its thumb and makes the slider thicker")
  func bubbles() throws {
    let height = slider.intrinsicContentSize.height
    slider.labelBackgroundColor = .blue
    #expect(slider.intrinsicContentSize.height == height + 14)
    let label = try #require(labels.first { $0.text == "20" })
    let bubble = try #require(bubbles(of: slider).min { $0.position.x < $1.position.x })
    #expect(bubble.frame.contains(label.frame))
    let tip = CGPoint(
      x: slider.thumbRect(for: .lower).midX - bubble.frame.minX, y: bubble.bounds.maxY - 1)
    #expect(bubble.path?.contains(tip) == true)
    #expect(bubble.frame.maxY <= slider.thumbRect(for: .lower).minY)
    slider.labelBackgroundColor = nil
    #expect(bubbles(of: slider).isEmpty)
    #expect(slider.intrinsicContentSize.height == height)
  }

  @Test("A bubble that moves aside still points to its thumb")
  func displacedBubbles() throws {
    slider.labelBackgroundColor = .blue
    slider.setValues(lower: 49, upper: 51)
    let pair = bubbles(of: slider).sorted { $0.position.x < $1.position.x }
    #expect(pair[0].frame.maxX <= pair[1].frame.minX)
    for (bubble, thumb) in zip(pair, [Thumb.lower, .upper]) {
      let x = slider.thumbRect(for: thumb).midX - bubble.frame.minX
      let nearest = min(max(x, 14), bubble.bounds.width - 14)
      #expect(bubble.path?.contains(CGPoint(x: nearest, y: bubble.bounds.maxY - 2)) == true)
    }
  }

  @Test("Bubbles point to the thumbs from every side")
  func sides() throws {
    slider.labelBackgroundColor = .blue
    expectEach([
      (false, true, false), (true, false, false), (true, true, false), (true, false, true),
    ]) { isVertical, isBelow, isMirrored in
      slider.isVertical = isVertical
      slider.placesLabelsBelow = isBelow
      slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      slider.frame.size =
        isVertical ? CGSize(width: 120, height: 300) : CGSize(width: 300, height: 80)
      host.layout()
      let thumb = slider.thumbRect(for: .lower)
      let bubble = try #require(
        bubbles(of: slider).min {
          abs($0.position.x - thumb.midX) + abs($0.position.y - thumb.midY)
            < abs($1.position.x - thumb.midX) + abs($1.position.y - thumb.midY)
        })
      #expect(!bubble.frame.intersects(thumb), "\(isVertical) \(isBelow) \(isMirrored)")
      #expect(
        slider.bounds.insetBy(dx: -0.5, dy: -0.5).contains(bubble.frame),
        "\(isVertical) \(isBelow) \(isMirrored)")
      let toward = CGPoint(
        x: isVertical
          ? (bubble.frame.midX < thumb.midX ? bubble.bounds.maxX - 1 : 1) : bubble.bounds.midX,
        y: isVertical
          ? bubble.bounds.midY : (bubble.frame.midY < thumb.midY ? bubble.bounds.maxY - 1 : 1))
      #expect(bubble.path?.contains(toward) == true, "\(isVertical) \(isBelow) \(isMirrored)")
    }
  }

  @Test("The text in a bubble is white, or black on a light one, until a color is set")
  func textColors() {
    #expect(labels[0].textColor == .secondaryLabel)
    slider.labelBackgroundColor = .blue
    #expect(labels.allSatisfy { $0.textColor == .white })
    slider[.upper].labelBackgroundColor = .yellow
    #expect(labels.map(\.textColor) == [.white, .black])
    slider.labelColor = .red
    #expect(labels.allSatisfy { $0.textColor == .red })
    slider[.lower].labelColor = .green
    #expect(labels.map(\.textColor) == [.green, .red])
    slider[.upper].labelBackgroundColor = nil
    slider.labelBackgroundColor = nil
    #expect(bubbles(of: slider).isEmpty)
  }

  @Test("Each thumb can have its own texts, which are displayed, spoken and measured")
  func ownTexts() {
    slider[.lower].valueFormatter = { "from \(Int($0))" }
    #expect(visibleTexts == ["from 20", "80"])
    #expect(slider.accessibilityElement(for: .lower).accessibilityValue == "from 20")
    #expect(slider.accessibilityElement(for: .upper).accessibilityValue == "80")
    #expect(slider.text(for: 30, of: .lower) == "from 30")
    #expect(slider.text(for: 30) == "30")
    slider[.lower].setValueFormat(FloatingPointFormatStyle<Double>().precision(.fractionLength(2)))
    #expect(visibleTexts == ["20.00", "80"])
    slider[.lower].valueFormatter = nil
    #expect(visibleTexts == ["20", "80"])
    slider.isVertical = true
    let width = slider.intrinsicContentSize.width
    slider[.upper].valueFormatter = { "a long text \($0)" }
    #expect(slider.intrinsicContentSize.width > width + 40)
  }

  // MARK: Merged labels

  @Test("Labels that would overlap are displayed as one between the thumbs, and separate again")
  func merging() throws {
    slider.mergesOverlappingLabels = true
    #expect(visibleTexts == ["20", "80"])
    slider.setValues(lower: 20, upper: 24)
    #expect(visibleTexts == ["20 – 24"])
    let label = try #require(labels.first { !$0.isHidden })
    let middle = (slider.position(of: 20).x + slider.position(of: 24).x) / 2
    #expect(abs(label.frame.midX - middle) <= 1)
    slider.setValues(lower: 24, upper: 24)
    #expect(visibleTexts == ["24"], "equal texts are displayed once")
    slider.setValues(lower: 0, upper: 100)
    #expect(visibleTexts == ["0", "100"])
    slider.setValues(lower: 20, upper: 24)
    slider.mergesOverlappingLabels = false
    #expect(visibleTexts == ["20", "24"])
  }

  @Test("From right to left the lower value is first in the reading direction")
  func mergingMirrored() {
    slider.mergesOverlappingLabels = true
    slider.semanticContentAttribute = .forceRightToLeft
    slider.setValues(lower: 20, upper: 24)
    #expect(visibleTexts == ["\u{200F}20 – 24"])
  }

  @Test("Only the labels of held thumbs are merged while the others are hidden")
  func mergingWhileTracking() {
    slider.mergesOverlappingLabels = true
    slider.showsLabelsOnlyWhileTracking = true
    slider.setValues(lower: 20, upper: 24)
    #expect(visibleTexts.isEmpty)
  }

  @Test("Groups of labels never overlap, and each thumb is in one of them")
  func groups() {
    var random = SeededGenerator(seed: 11)
    let geometry = SliderGeometry(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 44),
      thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0, maximum: 100)
    var layout = LabelLayout()
    layout.mergesLabels = true
    for isMirrored in [false, true] {
      for _ in 0..<Torture.count(300, torture: 20_000) {
        let count = Int.random(in: 1...8, using: &random)
        let places = (0..<count).map { _ in Double.random(in: 14...286, using: &random) }.sorted()
        let positions = ThumbNumbers(isMirrored ? places.reversed() : places)
        func size(_ group: Range<Int>) -> CGSize {
          CGSize(width: CGFloat(group.count) * 24 + CGFloat(group.count - 1) * 12, height: 16)
        }
        let groups = layout.groups(
          in: geometry, positions: positions, count: count, available: 0...300, size: size)
        #expect(groups.flatMap { Array($0) } == Array(0..<count))
        let ends = groups.map { group -> (CGFloat, CGFloat) in
          let length = size(group).width
          let start = min(
            max(LabelLayout.middle(of: group, positions) - length / 2, 0), max(300 - length, 0))
          return (start, start + length)
        }.sorted { $0.0 < $1.0 }
        for (first, second) in zip(ends, ends.dropFirst()) {
          #expect(first.1 + layout.spacing <= second.0 + 1e-9)
        }
      }
    }
  }
}
