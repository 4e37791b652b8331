import TestSupport
import Testing

@testable import RangeSlider

/// Labels: what they say, where they are, and how the control's size follows them.
@MainActor
struct RangeSliderLabelsTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 60))

  init() {
    slider.maximumValue = 100
    slider.setValues(lower: 20, upper: 80)
    slider.showsValueLabels = true
    host.add(slider)
  }

  private var labels: [UILabel] {
    slider.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  }

  private func label(_ text: String) throws -> UILabel {
    try #require(labels.first { $0.text == text })
  }

  @Test("A slider has labels only while they are shown")
  func thereAreNoneUntilAskedForAndNoneAfterwards() {
    #expect(labels.count == 2)
    slider.showsValueLabels = false
    #expect(labels.isEmpty)
    #expect(RangeSliderControl().display.labels == nil)
  }

  @Test("Each label is centered on its thumb") func eachIsCenteredOnItsThumb() throws {
    let lower = try label("20").frame
    #expect(abs(lower.midX - (14 + 272 * 0.2)) <= 0.5)
    #expect(lower.maxY <= slider.geometry.center(of: 20).y - 14 - 3.5)
    #expect(abs(try label("80").frame.midX - (14 + 272 * 0.8)) <= 0.5)
  }

  @Test("Texts follow the values") func textsFollowTheValues() throws {
    slider.lowerValue = 31.4
    host.layout()
    #expect(labels.map(\.text) == ["31", "80"])
    slider.maximumValue = 1
    host.layout()
    #expect(labels.map(\.text) == ["1.00", "1.00"], "other bounds need other digits")
  }

  @Test("Texts follow the step") func textsFollowTheStep() {
    slider.changeValues { $0.step = 0.5 }
    host.layout()
    #expect(labels.map(\.text) == ["20.0", "80.0"])
  }

  @Test("A formatter formats the texts") func aFormatterWritesThem() {
    slider.valueFormatter = { "\(Int($0)) km" }
    host.layout()
    #expect(labels.map(\.text) == ["20 km", "80 km"])
    #expect(slider.text(for: 7) == "7 km")
    slider.valueFormatter = nil
    host.layout()
    #expect(labels.map(\.text) == ["20", "80"])
  }

  @Test("Each label is as wide as its text at every size") func eachIsAsWideAsItsTextAtEverySize() {
    slider.maximumValue = 500
    for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      host.host.appearance.contentSizeCategory = size
      for (lower, upper) in [(111, 480), (88, 340), (11, 444)] as [(CGFloat, CGFloat)] {
        slider.setValues(lower: lower, upper: upper)
        host.layout()
        for label in labels {
          let width = label.intrinsicContentSize.width
          #expect(label.bounds.width >= width, "\(label.text ?? "") at \(size.rawValue)")
        }
      }
    }
  }

  @Test("Labels keep clear of each other and stay inside")
  func theyKeepClearOfOneAnotherAndStayInside() throws {
    slider.valueFormatter = { "about \(Int($0.rounded()))" }
    for (lower, upper) in [(49, 51), (0, 1), (99, 100), (50, 50)] as [(CGFloat, CGFloat)] {
      slider.setValues(lower: lower, upper: upper)
      host.layout()
      let frames = labels.map(\.frame).sorted { $0.minX < $1.minX }
      #expect(frames[1].minX - frames[0].maxX >= 7.5)
      #expect(frames[0].minX >= -0.5 && frames[1].maxX <= 300.5)
    }
  }

  @Test("A move redraws only the text that has changed")
  func redrawing() throws {
    let upper = try label("80")
    _ = host.snapshot()
    let before = try #require(upper.layer.contents as AnyObject?)
    slider.lowerValue = 40
    host.layout()
    _ = host.snapshot()
    #expect(labels.map(\.text) == ["40", "80"])
    #expect(upper.layer.contents as AnyObject? === before)
  }

  @Test("A move that shows the same text moves the label and draws nothing")
  func moving() throws {
    let lower = try label("20")
    _ = host.snapshot()
    let before = try #require(lower.layer.contents as AnyObject?)
    let frame = lower.frame
    slider.lowerValue = 20.4
    host.layout()
    _ = host.snapshot()
    #expect(lower.frame.minX > frame.minX)
    #expect(lower.frame.size == frame.size)
    #expect(lower.layer.contents as AnyObject? === before)
  }

  @Test("The height includes the labels and follows the text size")
  func height() {
    let plain = RangeSliderControl().intrinsicContentSize.height
    let large = slider.intrinsicContentSize.height
    #expect(plain == 44)
    #expect(large > 44)
    host.host.appearance.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.layout()
    let largest = slider.intrinsicContentSize.height
    #expect(largest > large + 10)
    #expect(slider.sizeThatFits(CGSize(width: 200, height: 1)).height == largest)
    slider.showsValueLabels = false
    #expect(slider.intrinsicContentSize.height == 44)
  }

  @Test("Labels grow with the user's text size, and so does a font that scales")
  func dynamicType() throws {
    let size = try label("20").font.pointSize
    host.host.appearance.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.layout()
    #expect(try label("20").font.pointSize > size * 1.5)
    host.host.appearance.contentSizeCategory = .large
    slider.labelFont = .preferredFont(forTextStyle: .caption1)
    let caption = try label("20").font.pointSize
    host.host.appearance.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.layout()
    #expect(try label("20").font.pointSize > caption * 1.5)
    slider.labelFont = .systemFont(ofSize: 20)
    #expect(try label("20").font.pointSize == 20)
  }

  @Test("Labels can be below the track") func labelsMayBeBelow() throws {
    slider.placesLabelsBelow = true
    #expect(slider.placesLabelsBelow)
    host.layout()
    #expect(try label("20").frame.minY >= slider.geometry.center(of: 20).y + 14 + 3.5)
  }

  @Test("Beside a vertical slider labels are on the leading side")
  func vertical() throws {
    slider.isVertical = true
    slider.frame = CGRect(x: 40, y: 200, width: 80, height: 200)
    host.layout()
    let center = slider.geometry.center(of: 20)
    let frame = try label("20").frame
    #expect(frame.maxX <= center.x - 14 - 3.5)
    #expect(abs(frame.midY - center.y) <= 0.5)
    #expect(
      slider.intrinsicContentSize.width
        >= 28 + 4 + slider.band.labels && slider.band.labels > 20)
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    #expect(try label("20").frame.minX >= slider.geometry.center(of: 20).x + 14 + 3.5)
  }

  @Test("Labels have their color, and are dimmed when disabled") func colorsAndDisabledLook() throws
  {
    #expect(slider.labelColor == nil)
    slider.labelColor = .red
    #expect(try label("20").textColor == .red)
    slider.isEnabled = false
    #expect(slider.display.labels?.alpha == 0.5)
  }

  @Test("Labels are not accessibility elements and take no touches")
  func access() {
    #expect(labels.map(\.isAccessibilityElement) == [false, false])
    let point = slider.convert(CGPoint(x: 14 + 272 * 0.2, y: 4), to: host.view)
    #expect(host.view.hitTest(point, with: nil) === slider)
  }
}
