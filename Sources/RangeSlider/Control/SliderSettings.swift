import ControlCore
import UIKit

/// The properties of a slider that the app set, except for its values.
@MainActor
struct SliderSettings {
  var behavior = SliderBehavior()

  var appearance = SliderAppearance.system { didSet { updateMetrics() } }
  var design = SystemDesign.running { didSet { updateMetrics() } }
  private(set) var metrics = SliderAppearance.system.metrics(in: .running)

  /// The parts of the appearance that properties of the slider have set, and which take precedence.
  var own = SliderAppearance() { didSet { updateMetrics() } }

  private mutating func updateMetrics() {
    metrics = appearance.metrics(in: design)
    metrics.setSizes(of: own)
  }

  var isVertical = false
  var isInverted = false
  var centersThumbsOnTrackEnds = false
  var cornerCurve = CALayerCornerCurve.circular

  /// `nil` until set: then the segments between the thumbs are filled.
  var filledSegments: IndexSet?
  var segmentTintColors: [Int: UIColor] = [:]

  var ownThumbTintColors: [Thumb: UIColor] = [:]
  var ownThumbSizes: [Thumb: CGSize] = [:]
  var thumbImages = ThumbImages()
  var thumbViews: [Thumb: OwnThumbView] = [:]

  var parts = SliderParts()

  /// `nil` until set: then ticks have the colors of track and fill.
  var tickColor: UIColor?
  var snapsToTicks = false

  var labelFont: UIFont?
  var labelColor: UIColor?
  var ownLabelColors: [Thumb: UIColor] = [:]
  var labelBackgroundColor: UIColor?
  var ownLabelBackgroundColors: [Thumb: UIColor] = [:]
  var showsValueLabels = false

  var minimumValueImage: UIImage?
  var maximumValueImage: UIImage?
  var accessibilityAdjustment: CGFloat = 0.1

  /// The default font of the labels, with digits of equal width.
  static func defaultLabelFont(compatibleWith traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 13, weight: .medium), compatibleWith: traits)
  }

  var trackColor: UIColor {
    own.trackColor ?? appearance.trackColor ?? SliderAppearance.defaultTrackColor
  }

  func fillColor(tint: UIColor) -> UIColor { own.fillColor ?? appearance.fillColor ?? tint }

  func drawnThumbColor(of thumb: Thumb, tint: UIColor) -> UIColor {
    thumbTintColor(of: thumb) ?? appearance.thumbColor
      ?? (metrics.material == .flat ? tint : .white)
  }

  func thumbTintColor(of thumb: Thumb) -> UIColor? { ownThumbTintColors[thumb] ?? own.thumbColor }

  // Returns the size of a thumb that is not held, in points. A held thumb may be larger, which does not
  // affect the positions that thumbs can have.
  func restingSize(of thumb: Thumb) -> CGSize {
    thumbViews[thumb]?.size ?? thumbImages.image(of: thumb, in: .normal)?.size
      ?? drawnSize(of: thumb)
  }

  /// Returns the view or the image of the app that a thumb shows in a state, or `nil` if it is drawn.
  func ownShape(of thumb: Thumb, in state: UIControl.State) -> ThumbStyle.Shape? {
    thumbViews[thumb].map { .view($0) }
      ?? thumbImages.image(of: thumb, in: state).map { .image($0) }
  }

  func drawnSize(of thumb: Thumb) -> CGSize {
    metrics.material == .thumbless ? .zero : ownThumbSizes[thumb] ?? metrics.thumbSize
  }

  func largestThumbSize(count: Int) -> CGSize {
    // Most sliders have thumbs of one size.
    if ownThumbSizes.isEmpty, thumbImages.isEmpty, thumbViews.isEmpty {
      return drawnSize(of: .lower)
    }
    return (0..<count).reduce(CGSize.zero) { largest, index in
      let size = restingSize(of: Thumb(rawValue: index))
      return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }
}

// The settings that only the layout of the parts depends on. They are apart from the others, whose objects
// would be retained at each layout.
struct SliderParts {
  /// Less than zero for fully round ends.
  var trackCornerRadius: CGFloat = -1
  var neutralValue: Double?
  var showsTicks = false

  /// 0 for a tick at every stop.
  var tickCount = 0

  /// 0 for no titles but those of the ticks.
  var tickTitleCount = 0
  var ticks: [SliderTick] = []
  var histogram: [Double] = []
  var histogramHeight: CGFloat = 40
  var labelLayout = LabelLayout()
  var showsLabelsWhileTracking = false
}

/// The parts of a slider that a change of settings affects.
struct SettingsUpdate: OptionSet {
  let rawValue: Int
  static let colors = SettingsUpdate(rawValue: 1)
  static let thumbs = SettingsUpdate(rawValue: 2)

  /// Images or sizes of the thumbs.
  static let images = SettingsUpdate(rawValue: 4)
  static let layout = SettingsUpdate(rawValue: 8)

  /// The size of the content, and the layout.
  static let size = SettingsUpdate(rawValue: 16)

  /// The texts of the values, the size and the layout.
  static let texts = SettingsUpdate(rawValue: 32)

  /// Whether there are labels, their color and their font.
  static let labels = SettingsUpdate(rawValue: 64)
}

extension SliderBaseControl {
  /// Sets a setting, and updates what depends on it if it differs.
  func configure<Setting: Equatable>(
    _ setting: WritableKeyPath<SliderSettings, Setting>, to new: Setting,
    updating updates: SettingsUpdate = []
  ) {
    guard settings[keyPath: setting] != new else { return }
    configure(updates) { $0[keyPath: setting] = new }
  }

  func setThumbImage(_ image: UIImage?, of thumb: Thumb?, for state: UIControl.State) {
    guard settings.thumbImages[thumb, state] != image else { return }
    configure(.images) { $0.thumbImages[thumb, state] = image }
  }
}
