import ControlCore
import UIKit

/// The appearance of a slider: the material of its thumbs, colors and sizes.
///
/// Properties of the slider, such as ``SliderBaseControl/trackHeight``, take precedence over it once they are
/// set.
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
    /// It is lifted and stretches along the slider while it moves; with Reduce Motion it does not stretch.
    case glass

    /// No thumbs: a thick track, which becomes thicker while it is held.
    ///
    /// It is the style of `UISlider.Style.thumbless`. The ends of the fill are dragged. Thumbs that have an
    /// image are visible.
    case thumbless
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

  /// The colors of a gradient along the track, from the least value to the greatest.
  ///
  /// Default: empty, which is ``trackColor``. The distances between the colors are equal.
  public var trackColors: [UIColor] = []

  /// The colors of a gradient along the track that the fill shows its part of.
  ///
  /// Default: empty, which is ``fillColor``. The distances between the colors are equal along the whole
  /// track.
  public var fillColors: [UIColor] = []

  /// The image of the track, which replaces its color and its gradient.
  ///
  /// Default: `nil`. The image runs from the least value to the greatest, and is turned for a vertical
  /// slider. It is stretched to the track, except for its cap insets. Without ``trackHeight`` the track has
  /// its height. A template image has the color of the track.
  public var trackImage: UIImage?

  /// The image along the track that the fill shows its part of.
  ///
  /// Default: `nil`. See ``trackImage``. A template image has the color of the fill.
  public var fillImage: UIImage?

  /// The color of drawn thumbs.
  ///
  /// Default: `nil`, which is white, or the `tintColor` if the material is flat.
  public var thumbColor: UIColor?

  /// The color of the border of drawn thumbs.
  ///
  /// Default: `nil`, which is the `tintColor`.
  public var thumbBorderColor: UIColor?

  /// The width of the border of drawn thumbs, in points.
  ///
  /// Default: 0, which leaves an edge that is hardly visible. Values that are negative or not finite count as
  /// zero.
  public var thumbBorderWidth: CGFloat = 0

  /// The color of the shadow of drawn thumbs, with its opacity.
  ///
  /// Default: `nil`, which is the shadow of the material. `UIColor.clear` removes it.
  public var thumbShadowColor: UIColor?

  /// The offset of a shadow with ``thumbShadowColor``, in points.
  ///
  /// Default: 2 points downward. Non-finite lengths count as zero.
  public var thumbShadowOffset = CGSize(width: 0, height: 2)

  /// The blur radius of a shadow with ``thumbShadowColor``, in points.
  ///
  /// Default: 4. Values that are negative or not finite count as zero.
  public var thumbShadowRadius: CGFloat = 4

  /// The size of a held thumb relative to its own.
  ///
  /// Default: `nil`, which is the scale of the material: 1, and 1.4 for glass. Values that are not positive
  /// or not finite count as `nil`.
  public var heldThumbScale: CGFloat?

  /// The thickness of the track, in points.
  ///
  /// Default: `nil`, which is the height of the ``trackImage`` or the thickness for the material: 4, for
  /// glass 6, for flat thumbs 2, and without thumbs 8.
  public var trackHeight: CGFloat?

  /// The size of drawn thumbs, in points.
  ///
  /// Default: `nil`, which is the size for the material: 28×28, for glass 38×24, and for flat thumbs 16×16.
  /// It has no effect if the material is thumbless.
  public var thumbSize: CGSize?

  /// Creates the appearance of the system's sliders.
  public init() {}

  private init(_ material: Material, fillColor: UIColor? = nil) {
    self.material = material
    self.fillColor = fillColor
  }

  /// The appearance of the sliders of the running system.
  public static let system = SliderAppearance()

  /// The appearance of a classic tutorial on custom controls: white discs, and blue between them.
  ///
  /// The blue does not follow the tint.
  public static let tutorial = SliderAppearance(
    .raised, fillColor: UIColor(red: 0, green: 0.45, blue: 0.94, alpha: 1))

  /// Small flat thumbs on a thin track, in the tint color.
  public static let minimal = SliderAppearance(.flat)

  /// A thick track without thumbs, as a media player has it.
  ///
  /// See `UISlider.Style.thumbless`.
  public static let thumbless = SliderAppearance(.thumbless)

  /// The presets, in the order of ``SliderBaseControl/appearancePreset``.
  static let presets: [SliderAppearance] = [.system, .tutorial, .minimal, .thumbless]
}

extension SliderAppearance {
  struct Metrics: Equatable, Sendable {
    var material: Material
    var trackHeight: CGFloat
    var thumbSize: CGSize
    var heldThumbScale: CGFloat = 1
    var heldTrackScale: CGFloat = 1

    // Sets the sizes that an appearance determines. Negative lengths count as zero. Non-finite ones count as
    // `nil`.
    mutating func setSizes(of appearance: SliderAppearance) {
      if let height = appearance.trackHeight, height.isFinite { trackHeight = max(height, 0) }
      if material != .thumbless, let size = appearance.thumbSize?.asThumbSize { thumbSize = size }
    }
  }

  func metrics(in design: SystemDesign) -> Metrics {
    var metrics =
      switch (material, design) {
      case (.flat, _):
        Metrics(material: .flat, trackHeight: 2, thumbSize: CGSize(width: 16, height: 16))
      case (.glass, _), (.system, .glass):
        Metrics(
          material: .glass, trackHeight: 6, thumbSize: CGSize(width: 38, height: 24),
          heldThumbScale: KnobStretch.lift)
      case (.thumbless, _):
        Metrics(material: .thumbless, trackHeight: 8, thumbSize: .zero, heldTrackScale: 1.5)
      case (.raised, _), (.system, .classic):
        Metrics(material: .raised, trackHeight: 4, thumbSize: CGSize(width: 28, height: 28))
      }
    if let trackImage { metrics.trackHeight = trackImage.size.height }
    metrics.setSizes(of: self)
    if let heldThumbScale, heldThumbScale.isFinite, heldThumbScale > 0 {
      metrics.heldThumbScale = heldThumbScale
    }
    return metrics
  }

  func thumbBorder(tint: UIColor, traits: UITraitCollection) -> ThumbStyle.Border? {
    guard thumbBorderWidth.isFinite, thumbBorderWidth > 0 else { return nil }
    return ThumbStyle.Border(
      color: (thumbBorderColor ?? tint).resolvedColor(with: traits), width: thumbBorderWidth)
  }

  func thumbShadow(traits: UITraitCollection) -> ThumbStyle.Shadow? {
    guard let thumbShadowColor else { return nil }
    let (offset, radius) = (thumbShadowOffset, thumbShadowRadius)
    return ThumbStyle.Shadow(
      color: thumbShadowColor.resolvedColor(with: traits),
      offset: CGSize(
        width: offset.width.isFinite ? offset.width : 0,
        height: offset.height.isFinite ? offset.height : 0),
      radius: radius.isFinite ? max(radius, 0) : 0)
  }

  // The default color of the track: white 0.9, and white 0.23 in the dark appearance. With increased
  // contrast it is white 0.55 and 0.45, which has a contrast of 3:1 to the background.
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
