import RangeSlider
import TestSupport
import Testing

/// Titles of ticks stay inside of the control, and the ends have precedence.
@MainActor
struct TickTitlesTests {
  private let slider = RangeSliderControl(frame: CGRect(x: 20, y: 100, width: 200, height: 90))

  private func show(
    _ titles: [String], textSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> TestHost {
    let host = TestHost(direction: direction, contentSize: textSize)
    slider.ticks = titles.enumerated().map {
      SliderTick(value: Double($0) / Double(titles.count - 1), title: $1)
    }
    host.add(slider)
    return host
  }

  private var visible: [UILabel] {
    slider.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  private var texts: [String] {
    visible.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text)
  }

  @Test(
    "Titles stay inside of the control at every text size, axis and direction",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func inside(textSize: UIContentSizeCategory) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for isVertical in [false, true] {
        slider.isVertical = isVertical
        slider.frame.size =
          isVertical ? CGSize(width: 220, height: 200) : CGSize(width: 200, height: 110)
        let host = show(["Smallest", "M", "Largest"], textSize: textSize, direction: direction)
        #expect(visible.count >= 1)
        for title in visible {
          #expect(
            slider.bounds.insetBy(dx: -0.01, dy: -0.01).contains(title.frame),
            "\(title.text ?? "") \(title.frame) vertical \(isVertical) \(direction)")
          #expect(title.frame.width >= title.sizeThatFits(.zero).width - 0.5 || !isVertical)
        }
        slider.removeFromSuperview()
        withExtendedLifetime(host) {}
      }
    }
  }

  @Test("The first and the last title are shown before those between them")
  func ends() {
    let host = show(["0 years", "25 years", "50 years", "75 years", "100 years"])
    #expect(texts == ["0 years", "50 years", "100 years"])
    slider.frame.size.width = 120
    host.layout()
    #expect(texts == ["0 years", "100 years"])
    slider.frame.size.width = 60
    host.layout()
    #expect(texts == ["0 years"])
    slider.frame.size.width = 500
    host.layout()
    #expect(texts.count == 5)
  }

  @Test("The order of the ticks does not matter")
  func order() {
    slider.ticks = [
      SliderTick(value: 0.5, title: "the middle of it"),
      SliderTick(value: 1, title: "the end of it"),
      SliderTick(value: 0, title: "the start of it"),
    ]
    let host = TestHost()
    host.add(slider)
    #expect(texts == ["the start of it", "the end of it"])
  }

  @Test("Ticks outside of the bounds have no title, and the next ones are the ends")
  func outside() {
    slider.ticks = (0...4).map { SliderTick(value: Double($0) / 2, title: "a title \($0)") }
    let host = TestHost()
    host.add(slider)
    #expect(texts == ["a title 0", "a title 1", "a title 2"])
  }
}
