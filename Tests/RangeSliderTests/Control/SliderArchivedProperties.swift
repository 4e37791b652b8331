import TestSupport
import UIKit

@testable import RangeSlider

extension ArchivedProperty where Root: SliderControl {
  /// An image, of which the archive keeps the pixels.
  fileprivate init(image name: String, _ path: ReferenceWritableKeyPath<Root, UIImage?>) {
    self.init(name) {
      $0[keyPath: path] = ArchivedImages.square
    } get: {
      ArchivedImages.description($0[keyPath: path])
    }
  }
}

/// Images of tests of archives.
@MainActor
enum ArchivedImages {
  static let square = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 14)).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 12, height: 14))
  }

  static func description(_ image: UIImage?) -> AnyHashable {
    AnyHashable(image.map { "\($0.size.width)×\($0.size.height)" })
  }
}

/// One row for every settable public property of the sliders.
///
/// A script compares the names with the sources.
@MainActor
enum SliderArchivedProperties {
  // Archived: RangeSliderControl
  static let rangeSlider: [ArchivedProperty<RangeSliderControl>] =
    common() + [
      .init("lowerValue", \.lowerValue, 0.3),
      .init("upperValue", \.upperValue, 0.7),
      .init("range", \.range, 0.35...0.65),
      .init(flag: "isLowerThumbEnabled", \.isLowerThumbEnabled),
      .init(flag: "isUpperThumbEnabled", \.isUpperThumbEnabled),
      .init("lowerThumbTintColor", \.lowerThumbTintColor, .red),
      .init("upperThumbTintColor", \.upperThumbTintColor, .green),
      .init(image: "lowerThumbImage", \.lowerThumbImage),
      .init(image: "upperThumbImage", \.upperThumbImage),
    ]

  // Archived: MultiSliderControl
  static let multiSlider: [ArchivedProperty<MultiSliderControl>] =
    [.init("thumbCount", \.thumbCount, 4)] + common() + [
      .init("thumbValues", \.thumbValues, [0.1, 0.3, 0.6, 0.9])
    ]

  /// The properties of all sliders.
  private static func common<Slider: SliderControl>() -> [ArchivedProperty<Slider>] {
    values() + behavior() + appearance() + labels()
  }

  // Archived: RangeSliderControl, MultiSliderControl
  private static func values<Slider: SliderControl>() -> [ArchivedProperty<Slider>] {
    [
      .init("minimumValue", \.minimumValue, -1),
      .init("maximumValue", \.maximumValue, 2),
      .init("step", \.step, 0.05),
      .init("stops", \.stops, [0.1, 0.3, 0.35, 0.6, 0.65, 0.7, 0.9]),
      .init("minimumDistance", \.minimumDistance, 0.05),
      .init("maximumDistance", \.maximumDistance, 0.9),
      .init(
        "scale", set: { $0.scale = .power(exponent: 2) }, get: { String(describing: $0.scale) }),
      .init("enabledRange", \.enabledRange, 0.05...0.95),
      .init("neutralValue", \.neutralValue, 0.4),
    ]
  }

  // Archived: RangeSliderControl, MultiSliderControl
  private static func behavior<Slider: SliderControl>() -> [ArchivedProperty<Slider>] {
    [
      .init("collision", \.collision, .push),
      .init("collisionRawValue", \.collisionRawValue, 2),
      .init(flag: "isContinuous", \.isContinuous),
      .init(flag: "snapsOnRelease", \.snapsOnRelease),
      .init(flag: "dragsRange", \.dragsRange),
      .init(flag: "tapsTrack", \.tapsTrack),
      .init(flag: "tracksFromAnywhere", \.tracksFromAnywhere),
      .init(flag: "scrubsFinely", \.scrubsFinely),
      .init(flag: "cancelRestoresValues", \.cancelRestoresValues),
      .init(flag: "playsHaptics", \.playsHaptics),
      .init(flag: "playsStepHaptics", \.playsStepHaptics),
      .init(flag: "playsEndHaptics", \.playsEndHaptics),
      .init(flag: "playsContactHaptics", \.playsContactHaptics),
      .init("accessibilityAdjustment", \.accessibilityAdjustment, 0.25),
    ]
  }

  // Archived: RangeSliderControl, MultiSliderControl
  private static func appearance<Slider: SliderControl>() -> [ArchivedProperty<Slider>] {
    [
      .init("appearancePreset", \.appearancePreset, 2),
      .init("appearance") {
        $0.appearance = customAppearance
      } get: {
        description($0.appearance)
      },
      .init(flag: "isVertical", \.isVertical),
      .init(flag: "isInverted", \.isInverted),
      .init(flag: "centersThumbsOnTrackEnds", \.centersThumbsOnTrackEnds),
      .init("trackTintColor", \.trackTintColor, .purple),
      .init("trackHighlightTintColor", \.trackHighlightTintColor, .orange),
      .init("trackHeight", \.trackHeight, 9),
      .init("trackCornerRadius", \.trackCornerRadius, 3),
      .init(flag: "hasContinuousCorners", \.hasContinuousCorners),
      .init("filledSegments", \.filledSegments, [0, 2]),
      .init("thumbTintColor", \.thumbTintColor, .brown),
      .init("thumbSize", set: { $0.thumbSize = CGSize(width: 20, height: 30) }) {
        [$0.thumbSize.width, $0.thumbSize.height]
      },
      .init(image: "thumbImage", \.thumbImage),
      .init(image: "highlightedThumbImage", \.highlightedThumbImage),
      .init(image: "disabledThumbImage", \.disabledThumbImage),
      .init(image: "minimumValueImage", \.minimumValueImage),
      .init(image: "maximumValueImage", \.maximumValueImage),
    ]
  }

  // Archived: RangeSliderControl, MultiSliderControl
  private static func labels<Slider: SliderControl>() -> [ArchivedProperty<Slider>] {
    [
      .init(flag: "showsValueLabels", \.showsValueLabels),
      .init(flag: "showsLabelsOnlyWhileTracking", \.showsLabelsOnlyWhileTracking),
      .init(flag: "mergesOverlappingLabels", \.mergesOverlappingLabels),
      .init(flag: "placesLabelsBelow", \.placesLabelsBelow),
      .init("labelColor", \.labelColor, .red),
      .init("labelBackgroundColor", \.labelBackgroundColor, .blue),
      .init("labelFont", set: { $0.labelFont = .systemFont(ofSize: 20) }) {
        AnyHashable($0.labelFont?.pointSize)
      },
      .init(flag: "showsTicks", \.showsTicks),
      .init("tickCount", \.tickCount, 5),
      .init("tickColor", \.tickColor, .cyan),
      .init("ticks") {
        $0.ticks = [
          SliderTick(value: 0, title: "low"), SliderTick(value: 0.5),
          SliderTick(value: 1, image: ArchivedImages.square),
        ]
      } get: {
        AnyHashable(
          $0.ticks.map { "\($0.value) \($0.title ?? "-") \(ArchivedImages.description($0.image))" })
      },
      .init("snapsToTicks") {
        $0.ticks = [0.1, 0.4, 0.9].map { SliderTick(value: $0) }
        $0.snapsToTicks = true
      } get: {
        AnyHashable($0.snapsToTicks)
      },
      .init("histogram", \.histogram, [1, 4, 2]),
      .init("histogramHeight", \.histogramHeight, 25),
    ]
  }

  /// Properties that an archive does not keep, with the reason.
  // Not archived: RangeSliderControl, MultiSliderControl
  static let notArchived: [(name: String, reason: String)] = [
    ("valueFormatter", "a closure, which the app sets again"),
    ("hapticSink", "an object of the app, and the hardware otherwise"),
    ("hitShape", "documented on Control: set in commonInit() or in code"),
    ("isHighlighted", "follows touches"),
    ("isEnabled", "encoded by UIControl"),
    ("isHidden", "encoded by UIView"),
  ]

  // MARK: Appearances

  private static let customAppearance: SliderAppearance = {
    var appearance = SliderAppearance.minimal
    appearance.material = .thumbless
    appearance.trackColor = .green
    appearance.fillColor = .blue
    appearance.trackColors = [.red, .yellow]
    appearance.fillColors = [.green, .cyan, .blue]
    appearance.trackImage = ArchivedImages.square
    appearance.fillImage = ArchivedImages.square
    appearance.thumbColor = .red
    appearance.thumbBorderColor = .black
    appearance.thumbBorderWidth = 2
    appearance.thumbShadowColor = .gray
    appearance.thumbShadowOffset = CGSize(width: 1, height: 3)
    appearance.thumbShadowRadius = 5
    appearance.heldThumbScale = 1.5
    appearance.trackHeight = 9
    appearance.thumbSize = CGSize(width: 30, height: 20)
    return appearance
  }()

  /// Every property by its name, so that one that is added is compared as well.
  private static func description(_ appearance: SliderAppearance) -> AnyHashable {
    AnyHashable(
      Mirror(reflecting: appearance).children.map { child in
        if let image = child.value as? UIImage { return "\(ArchivedImages.description(image))" }
        return "\(child.label ?? ""): \(child.value)"
      })
  }
}
