import ControlCore
import UIKit

/// The properties of a slider that the app set, except for its values.
@MainActor
struct SliderSettings {
  var behavior = SliderBehavior()

  // MARK: Appearance

  var appearance = SliderAppearance.system { didSet { updateMetrics() } }

  /// The design of the system's controls.
  var design = SystemDesign.running { didSet { updateMetrics() } }

  /// The metrics of the appearance in the design.
  private(set) var metrics = SliderAppearance.system.metrics(in: .running)

  private mutating func updateMetrics() { metrics = appearance.metrics(in: design) }

  // MARK: Track

  var isVertical = false
  var centersThumbsOnTrackEnds = false

  /// `nil` until set: then the appearance determines the color.
  var trackTintColor: UIColor?

  /// `nil` until set: then the appearance determines the color.
  var trackHighlightTintColor: UIColor?

  /// `nil` until set: then the appearance determines the height.
  var ownTrackHeight: CGFloat?

  var cornerCurve = CALayerCornerCurve.circular

  // MARK: Thumbs

  /// `nil` until set: then the appearance determines the color, and templates follow the tint.
  var thumbTintColor: UIColor?

  var ownThumbTintColors: [Thumb: UIColor] = [:]

  /// `nil` until set: then the appearance determines the size.
  var ownThumbSize: CGSize?

  var ownThumbSizes: [Thumb: CGSize] = [:]
  var thumbImages = ThumbImages()

  // MARK: Parts

  var parts = SliderParts()

  /// `nil` until set: then ticks have the colors of track and fill.
  var tickColor: UIColor?

  var snapsToTicks = false

  // MARK: Labels

  var valueFormatter: (@MainActor (Double) -> String)?

  /// `nil` until set.
  var labelFont: UIFont?

  var labelColor = UIColor.secondaryLabel
  var showsValueLabels = false

  // MARK: Other

  var minimumValueImage: UIImage?
  var maximumValueImage: UIImage?
  var accessibilityAdjustment: CGFloat = 0.1

  /// The default font of the labels, with digits of equal width.
  static func defaultLabelFont(compatibleWith traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 13, weight: .medium), compatibleWith: traits)
  }

  var trackHeight: CGFloat { ownTrackHeight ?? metrics.trackHeight }

  var thumbSize: CGSize { ownThumbSize ?? metrics.thumbSize }

  var trackColor: UIColor {
    trackTintColor ?? appearance.trackColor ?? SliderAppearance.defaultTrackColor
  }

  func fillColor(tint: UIColor) -> UIColor {
    trackHighlightTintColor ?? appearance.fillColor ?? tint
  }

  /// Returns the color of a drawn thumb.
  func drawnThumbColor(of thumb: Thumb, tint: UIColor) -> UIColor {
    thumbTintColor(of: thumb) ?? appearance.thumbColor
      ?? (metrics.material == .flat ? tint : .white)
  }

  func thumbTintColor(of thumb: Thumb) -> UIColor? {
    ownThumbTintColors[thumb] ?? thumbTintColor
  }

  /// Returns the size of a thumb that is not held, in points.
  ///
  /// A held thumb may be larger, which does not affect the positions that thumbs can have.
  func restingSize(of thumb: Thumb) -> CGSize {
    thumbImages.image(of: thumb, in: .normal)?.size ?? drawnSize(of: thumb)
  }

  func drawnSize(of thumb: Thumb) -> CGSize {
    ownThumbSizes[thumb] ?? thumbSize
  }

  /// Returns the width and the height of the largest of so many thumbs, in points.
  func thumbRoom(count: Int) -> CGSize {
    // Most sliders have thumbs of one size.
    if ownThumbSizes.isEmpty, thumbImages.isEmpty { return thumbSize }
    return (0..<count).reduce(CGSize.zero) { room, index in
      let size = restingSize(of: Thumb(rawValue: index))
      return CGSize(width: max(room.width, size.width), height: max(room.height, size.height))
    }
  }
}

/// The settings that only the layout of the parts depends on.
///
/// They are apart from the others, whose objects would be retained at each layout.
struct SliderParts {
  /// Less than zero for fully round ends.
  var trackCornerRadius: CGFloat = -1

  /// The value that the fill of a slider with one thumb starts at.
  var neutralValue: Double?

  var showsTicks = false

  /// 0 for a tick at every stop.
  var tickCount = 0

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

/// The images of the thumbs that the app set, by thumb and state.
///
/// An image for the exact state takes precedence over one for the normal state, then an image of one
/// thumb over one for all.
struct ThumbImages {
  private var shared: [UIControl.State.RawValue: UIImage] = [:]
  private var own: [Thumb: [UIControl.State.RawValue: UIImage]] = [:]

  /// The states that an image is looked up for, the most significant first.
  private static let significant: [UIControl.State] = [
    .disabled, .highlighted, .selected, .focused,
  ]

  /// A Boolean value that indicates whether there are no images.
  var isEmpty: Bool { shared.isEmpty && own.isEmpty }

  /// The image for all thumbs in exactly this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { shared[state.rawValue] }
    set { shared[state.rawValue] = newValue }
  }

  /// The image for one thumb in exactly this state.
  subscript(thumb: Thumb, state: UIControl.State) -> UIImage? {
    get { own[thumb]?[state.rawValue] }
    set { own[thumb, default: [:]][state.rawValue] = newValue }
  }

  /// Returns the image of a thumb in a state, or `nil` if the thumb is drawn.
  func image(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    stateImage(of: thumb, in: state) ?? self[thumb, .normal] ?? self[.normal]
  }

  /// Returns the image for a state other than normal, or `nil`.
  func stateImage(of thumb: Thumb, in state: UIControl.State) -> UIImage? {
    guard state != .normal else { return nil }
    for candidate in [state] + Self.significant.filter(state.contains) {
      if let image = self[thumb, candidate] ?? self[candidate] { return image }
    }
    return nil
  }

  // MARK: Archive

  /// The keys of all possible images.
  static let allKeys: [String] = (["both"] + (0..<ThumbNumbers.limit).map(name)).flatMap { owner in
    (0..<16).map { "\(owner).\($0)" }
  }

  private static func name(of thumb: Int) -> String {
    switch thumb {
    case 0: "lower"
    case 1: "upper"
    default: String(thumb)
    }
  }

  /// All images with their keys.
  var all: [(key: String, image: UIImage)] {
    let owners = [("both", shared)] + own.map { (Self.name(of: $0.key.rawValue), $0.value) }
    return owners.flatMap { name, images in images.map { ("\(name).\($0.key)", $0.value) } }
  }

  /// Sets the image with a key.
  mutating func setImage(_ image: UIImage, forKey key: String) {
    let parts = key.split(separator: ".")
    guard parts.count == 2, let raw = UInt(parts[1]) else { return }
    let state = UIControl.State(rawValue: raw)
    if let thumb = (0..<ThumbNumbers.limit).first(where: { Self.name(of: $0) == parts[0] }) {
      self[Thumb(rawValue: thumb), state] = image
    } else {
      self[state] = image
    }
  }
}
