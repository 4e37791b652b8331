import RangeSlider
import TestSupport
import Testing

/// What the slider looks like: many states on one sheet, in every appearance.
@MainActor
struct RangeSliderSnapshotTests {
  private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("small", .extraSmall), ("large", .large),
    ("largest", .accessibilityExtraExtraExtraLarge),
  ]

  // Over two seconds, because every state is drawn at three text sizes, two scales and both
  // directions.
  @Test("All states look as recorded", arguments: [UIUserInterfaceStyle.light, .dark])
  func states(style: UIUserInterfaceStyle) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for (name, category) in Self.textSizes {
        for scale in [2, 3] as [CGFloat] {
          let host = TestHost(
            size: CGSize(width: 300, height: 760), scale: scale, style: style,
            direction: direction, contentSize: category)
          SliderSheet.fill(host)
          let words = [
            style == .dark ? "dark" : "light", direction == .rightToLeft ? "rtl" : "ltr", name,
          ]
          expectSnapshot(of: host, named: words.joined(separator: "-") + "@\(Int(scale))x")
        }
      }
    }
  }

  @Test("The slider with increased contrast looks as recorded")
  func contrast() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let host = TestHost(
        size: CGSize(width: 300, height: 760), scale: 2, style: style, contrast: .high)
      SliderSheet.fill(host)
      expectSnapshot(of: host, named: style == .dark ? "dark" : "light")
    }
  }
}

/// Sliders in many states, one below the other, and upright ones at the foot.
@MainActor
private enum SliderSheet {
  private static let margin: CGFloat = 16
  private static let uprightHeight: CGFloat = 130

  static func fill(_ host: TestHost) {
    host.view.backgroundColor = .systemBackground
    var y: CGFloat = 8
    for configure in rows {
      let slider = RangeSliderControl()
      configure(slider)
      host.add(slider)
      let width = host.view.bounds.width - margin * 2
      let height = slider.sizeThatFits(CGSize(width: width, height: 0)).height
      slider.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height + 4
    }
    var x = margin
    for configure in uprights {
      let slider = RangeSliderControl()
      slider.isVertical = true
      configure(slider)
      host.add(slider)
      let width = slider.sizeThatFits(.zero).width
      slider.frame = CGRect(x: x, y: y + 4, width: width, height: uprightHeight)
      x += width + 12
    }
    host.layout()
  }

  private static let rows: [(RangeSliderControl) -> Void] = [
    { _ in },
    {
      $0.isEnabled = false
      $0.setValues(lower: 0, upper: 1)
    },
    { $0.isUpperThumbEnabled = false },
    {
      $0.setValues(lower: 0.5, upper: 0.5)
      $0.thumbTintColor = .systemTeal
    },
    {
      $0.tintColor = .systemOrange
      $0.centersThumbsOnTrackEnds = true
      $0.trackHeight = 6
      $0.setValues(lower: 0, upper: 0.7)
    },
    {
      $0.maximumValue = 1_000
      $0.setValues(lower: 480, upper: 520)
      $0.showsValueLabels = true
    },
    {
      $0.maximumValue = 1_000
      $0.setValues(lower: 0, upper: 1_000)
      $0.valueFormatter = { "€ \(Int($0))" }
      $0.showsValueLabels = true
      $0.placesLabelsBelow = true
      $0.labelColor = .systemPink
    },
    {
      $0.showsTicks = true
      $0.tickCount = 11
    },
    {
      $0.trackHeight = 18
      $0.trackCornerRadius = 6
      $0.hasContinuousCorners = true
      $0.thumbSize = CGSize(width: 18, height: 34)
      $0.lowerThumbTintColor = .systemTeal
      $0.upperThumbTintColor = .systemIndigo
      $0.trackHighlightTintColor = .systemGray2
    },
    {
      $0.lowerThumbImage = Self.knob(.systemPink)
      $0.highlightedThumbImage = Self.knob(.systemGreen, diameter: 36)
      $0[.upper].setImage(Self.knob(.systemYellow, diameter: 36), for: .highlighted)
      $0.isHighlighted = true
    },
  ]

  private static let uprights: [(RangeSliderControl) -> Void] = [
    { _ in },
    {
      $0.maximumValue = 100
      $0.setValues(lower: 40, upper: 60)
      $0.showsValueLabels = true
    },
    {
      $0.showsTicks = true
      $0.tickCount = 6
      $0.setValues(lower: 0.2, upper: 1)
      $0.isEnabled = false
    },
  ]

  private static func knob(_ color: UIColor, diameter: CGFloat = 30) -> UIImage {
    let size = CGSize(width: diameter, height: diameter)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }
}
