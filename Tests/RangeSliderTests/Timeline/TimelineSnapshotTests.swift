import RangeSlider
import TestSupport
import Testing

/// What timelines look like.
@MainActor
struct TimelineSnapshotTests {
  @Test(
    "Timelines look as recorded", arguments: [UIUserInterfaceStyle.light, .dark],
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func timelines(
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection
  ) async {
    let host = TestHost(
      size: CGSize(width: 320, height: 500), scale: 2, style: style, direction: direction)
    host.view.backgroundColor = .systemBackground
    for (index, configure) in Self.rows.enumerated() {
      let slider = Self.timeline(configure)
      slider.frame = CGRect(
        x: 16, y: 12 + CGFloat(index) * 74, width: 288, height: slider.intrinsicContentSize.height)
      host.add(slider)
    }
    let upright = Self.timeline {
      $0.isVertical = true
      $0.thumbSize = CGSize(width: 48, height: 14)
    }
    upright.frame = CGRect(x: 16, y: 316, width: 48, height: 170)
    host.add(upright)
    let sound = Self.timeline {
      $0.isVertical = true
      $0.thumbSize = CGSize(width: 48, height: 14)
      $0.trackView = Self.waveform
    }
    sound.frame = CGRect(x: 96, y: 316, width: 48, height: 170)
    host.add(sound)
    await host.advance(by: 1)
    let words = [
      style == .dark ? "dark" : "light", direction == .rightToLeft ? "rtl" : "ltr",
    ]
    expectSnapshot(of: host, named: words.joined(separator: "-"))
  }

  private static var waveform: WaveformView {
    let waveform = WaveformView()
    waveform.samples = (0..<500).map { abs(Float($0 % 90) - 45) / 45 }
    return waveform
  }

  private static let rows: [(RangeSliderControl) -> Void] = [
    { _ in },
    {
      $0.trackView = waveform
      $0.trackDimmingColor = nil
    },
    {
      $0.visibleRange = 10...40
      $0.showsValueLabels = true
      $0.placesLabelsBelow = true
    },
    { $0.isEnabled = false },
  ]

  /// A timeline whose images have the color of their value.
  private static func timeline(_ configure: (RangeSliderControl) -> Void) -> RangeSliderControl {
    let slider = RangeSliderControl()
    slider.setRange(minimum: 0, maximum: 60, lower: 15, upper: 45)
    slider.trackHeight = 48
    slider.trackCornerRadius = 8
    slider.thumbSize = CGSize(width: 14, height: 48)
    slider.thumbTintColor = .systemYellow
    slider.trackHighlightTintColor = .systemYellow
    slider.centersThumbsOnTrackEnds = true
    slider.selectionBorderWidth = 3
    slider.playhead = 30
    slider[.playhead].tintColor = .white
    let strip = ImageStripView()
    strip.tileAspectRatio = 1
    strip.imageProvider = { value, size in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor(hue: value / 60, saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
        UIColor(white: 1, alpha: 0.5).setFill()
        context.cgContext.fillEllipse(
          in: CGRect(x: 0, y: 0, width: size.height, height: size.height))
      }
    }
    slider.trackView = strip
    configure(slider)
    return slider
  }
}
