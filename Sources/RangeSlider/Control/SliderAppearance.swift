import ControlCore
import UIKit

/// The appearance of a slider: the material of its thumbs, colors and sizes.
///
/// Properties of the slider, such as ``SliderBaseControl/trackHeight``, take precedence over it once they
/// are set.
///
///     slider.appearance = .minimal
///     slider.appearance.fillColor = .systemGreen
public struct SliderAppearance: Equatable, Sendable {
  /// The material of the thumbs.
  public enum Material: Int, CaseIterable, Equatable, Sendable {
    /// The material of the system's sliders: raised up to iOS 18, and glass from iOS 26 on.
    case system

    /// A white disc with a shadow.
    case raised

    /// A disc in the tint color without a shadow.
    case flat

    /// A capsule that turns into glass while it is held.
    ///
    /// It is lifted and stretches along the slider while it moves; with Reduce Motion it does not
    /// stretch.
    case glass
  }

  /// The material of the thumbs.
  ///
  /// Default: the material of the system.
  public var material = Material.system

  /// The color of the track outside the selected range.
  ///
  /// Default: `nil`, which is a gray that follows interface style and contrast.
  public var trackColor: UIColor?

  /// The color of the track between the thumbs.
  ///
  /// Default: `nil`, which is the `tintColor`.
  public var fillColor: UIColor?

  /// The color of drawn thumbs.
  ///
  /// Default: `nil`, which is white, or the `tintColor` if the material is flat.
  public var thumbColor: UIColor?

  /// The thickness of the track, in points.
  ///
  /// Default: `nil`, which is the thickness for the material: 4, for glass 6, and for flat thumbs 2.
  public var trackHeight: CGFloat?

  /// The size of drawn thumbs, in points.
  ///
  /// Default: `nil`, which is the size for the material: 28×28, for glass 38×24, and for flat thumbs
  /// 16×16.
  public var thumbSize: CGSize?

  /// Creates the appearance of the system's sliders.
  public init() {}

  /// The appearance of the sliders of the running system.
  public static let system = SliderAppearance()

  /// The appearance of a classic tutorial on custom controls: white discs, and blue between them.
  ///
  /// The blue does not follow the tint.
  public static let tutorial: SliderAppearance = {
    var appearance = SliderAppearance()
    appearance.material = .raised
    appearance.fillColor = UIColor(red: 0, green: 0.45, blue: 0.94, alpha: 1)
    return appearance
  }()

  /// Small flat thumbs on a thin track, in the tint color.
  public static let minimal: SliderAppearance = {
    var appearance = SliderAppearance()
    appearance.material = .flat
    return appearance
  }()

  /// The presets, in the order of ``SliderBaseControl/appearancePreset``.
  static let presets: [SliderAppearance] = [.system, .tutorial, .minimal]
}

extension SliderAppearance {
  /// What an appearance determines within a design of the system.
  struct Metrics: Equatable, Sendable {
    var material: Material
    var trackHeight: CGFloat
    var thumbSize: CGSize
  }

  /// Returns the metrics within a design of the system.
  ///
  /// Negative lengths count as zero. Non-finite ones count as `nil`.
  func metrics(in design: SystemDesign) -> Metrics {
    var metrics =
      switch (material, design) {
      case (.flat, _):
        Metrics(material: .flat, trackHeight: 2, thumbSize: CGSize(width: 16, height: 16))
      case (.glass, _), (.system, .glass):
        Metrics(material: .glass, trackHeight: 6, thumbSize: CGSize(width: 38, height: 24))
      case (.raised, _), (.system, .classic):
        Metrics(material: .raised, trackHeight: 4, thumbSize: CGSize(width: 28, height: 28))
      }
    if let trackHeight, trackHeight.isFinite { metrics.trackHeight = max(trackHeight, 0) }
    if let size = thumbSize?.asThumbSize { metrics.thumbSize = size }
    return metrics
  }

  /// The default color of the track: white 0.9, and white 0.23 in the dark appearance.
  ///
  /// With increased contrast it is white 0.55 and 0.45, which has a contrast of 3:1 to the
  /// background.
  static let defaultTrackColor = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    let white: CGFloat =
      traits.accessibilityContrast == .high ? (isDark ? 0.45 : 0.55) : (isDark ? 0.23 : 0.9)
    return UIColor(white: white, alpha: 1)
  }
}

extension CGSize {
  /// The size without negative sides, or `nil` if a side is not finite.
  var asThumbSize: CGSize? {
    guard width.isFinite, height.isFinite else { return nil }
    return CGSize(width: max(width, 0), height: max(height, 0))
  }
}

/// A mark on the track of a slider, at a value of its own.
public struct SliderTick: Equatable, Sendable {
  /// The value of the tick.
  public var value: Double

  /// The title beside the tick.
  ///
  /// Default: `nil`, which shows none.
  public var title: String?

  /// The image beside the tick, which replaces the title.
  ///
  /// Default: `nil`, which shows none.
  public var image: UIImage?

  /// Creates a tick.
  public init(value: Double, title: String? = nil, image: UIImage? = nil) {
    self.value = value
    self.title = title
    self.image = image
  }
}
