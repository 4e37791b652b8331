import RangeSlider
import TestSupport
import Testing
import UIKit

/// Ticks with titles, bubbles, histogram, images at the ends, fine scrubbing and formats.
@MainActor
struct RangeSliderFeatureTests {
  private let stage = SliderStage()
  private var slider: RangeSliderControl { stage.slider }

  private func labels() -> [UILabel] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(in: slider).compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test("The range sets and returns both values")
  func range() {
    slider.range = 30...60
    #expect(stage.values == [30, 60])
    #expect(slider.range == 30...60)
  }

  @Test("A format style makes the text that is displayed and spoken")
  func format() {
    slider.setValueFormat(FloatingPointFormatStyle<Double>().precision(.fractionLength(1)))
    #expect(slider.text(for: 20) == Double(20).formatted(.number.precision(.fractionLength(1))))
    #expect(slider.accessibilityElement(for: .lower).accessibilityValue == slider.text(for: 20))
  }

  @Test("With tick-only snapping only the values of ticks can be selected, not the bounds")
  func snapsToTicks() {
    slider.ticks = [10, 50, 90].map { SliderTick(value: $0) }
    slider.snapsToTicks = true
    #expect(stage.values == [10, 90])
    stage.drag(.lower, by: -30)
    #expect(stage.values == [10, 90])
    stage.drag(.lower, by: 35)
    #expect(stage.values == [50, 90])
    slider.snapsToTicks = false
    slider.lowerValue = 3
    #expect(slider.lowerValue == 3)
  }

  @Test("Titles of ticks are centered on their values, and make the slider thicker")
  func titles() throws {
    let height = slider.intrinsicContentSize.height
    slider.ticks = [
      SliderTick(value: 0, title: "low"), SliderTick(value: 50, title: "half"),
      SliderTick(value: 51, title: "more"), SliderTick(value: 100, title: "high"),
    ]
    #expect(slider.intrinsicContentSize.height >= height)
    slider.frame.size.height = slider.intrinsicContentSize.height
    stage.host.layout()
    let half = try #require(labels().first { $0.text == "half" })
    #expect(abs(half.frame.midX - 150) <= 0.5)
    #expect(half.frame.minY >= stage.center(.lower).y + 14)
    // A title that would overlap the one before it is hidden.
    #expect(labels().map(\.text) == ["low", "half", "high"])
  }

  @Test("Labels that are visible only during a drag belong to the held thumb")
  func bubbles() {
    slider.showsValueLabels = true
    slider.showsLabelsOnlyWhileTracking = true
    stage.host.layout()
    #expect(labels().isEmpty)
    stage.down(.lower)
    stage.move(by: 10)
    stage.host.layout()
    #expect(labels().map(\.text) == ["30"])
    stage.up()
    stage.host.layout()
    #expect(labels().isEmpty)
  }

  @Test(
    "Far from the track a thumb moves slower than the finger, and does not jump on the way back")
  func scrubbing() {
    slider.scrubsFinely = true
    stage.down(.lower)
    stage.move(by: 10)
    #expect(stage.has(30, 80))
    stage.move(by: 0, across: 120)
    #expect(stage.has(30, 80))
    stage.move(by: 20)
    #expect(stage.has(35, 80))
    stage.move(by: 0, across: -120)
    #expect(stage.has(35, 80))
    stage.up()
  }

  @Test("A histogram stands on the track and is tinted between the thumbs")
  func histogram() throws {
    slider.trackHighlightTintColor = .red
    slider.trackTintColor = .green
    slider.histogram = [1, 1, 1, 1, 1]
    slider.frame.size.height = slider.intrinsicContentSize.height
    stage.host.layout()
    func color(_ value: CGFloat) throws -> PixelColor {
      let point = CGPoint(x: 14 + 272 * value / 100, y: stage.center(.lower).y - 25)
      return try #require(stage.host.color(at: slider.convert(point, to: stage.host.view)))
    }
    #expect(try color(50).red > color(50).green)
    #expect(try color(10).green > color(10).red)
    #expect(slider.intrinsicContentSize.height >= 28 + 26)
  }

  @Test("Images at the ends shorten the track, and change sides from right to left")
  func endImages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    slider.minimumValueImage = image
    slider.setValues(lower: 0, upper: 100)
    stage.host.layout()
    #expect(abs(stage.center(.lower).x - (28 + 14)) <= 0.5)
    #expect(abs(stage.center(.upper).x - 286) <= 0.5)
    let place = slider.convert(CGPoint(x: 10, y: 22), to: stage.host.view)
    #expect(try #require(stage.host.color(at: place)).blue > 200)
    slider.semanticContentAttribute = .forceRightToLeft
    stage.host.layout()
    #expect(abs(stage.center(.lower).x - (300 - 28 - 14)) <= 0.5)
  }

  @Test("The image of a thumb can change during a drag")
  func imageDuringDrag() {
    stage.down(.lower)
    stage.move(by: 10)
    slider.thumbImage = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in }
    stage.host.layout()
    stage.move(by: 10)
    #expect(stage.has(40, 80))
    stage.up()
  }
}
