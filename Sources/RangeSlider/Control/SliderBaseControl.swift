import ControlCore
import UIKit

/// The properties of all sliders that Interface Builder, key-value coding and subclasses reach.
///
/// Create a ``RangeSliderControl`` or a ``MultiSliderControl``. ``SliderControl`` adds touches, keys and the
/// properties that Objective-C cannot represent.
@MainActor
open class SliderBaseControl: Control {
  var values = SliderValues(count: 2)
  var settings = SliderSettings()

  /// Changes the values or their rules on behalf of the app; a subclass updates what depends on them.
  func changeValues(_ change: (inout SliderValues) -> Void) { change(&values) }

  /// Changes the settings; a subclass updates what depends on them.
  func configure(_ updates: SettingsUpdate = [], _ change: (inout SliderSettings) -> Void) {
    change(&settings)
  }

  // MARK: Bounds and rules

  /// The minimum value of the slider.
  ///
  /// Default: 0. Setting a value greater than ``maximumValue`` raises ``maximumValue`` to match. Non-finite
  /// values are ignored.
  @IBInspectable open dynamic var minimumValue: CGFloat {
    get { CGFloat(values.minimum) }
    set { changeValues { $0.set(minimum: Double(newValue)) } }
  }

  /// The maximum value of the slider.
  ///
  /// Default: 1. Setting a value less than ``minimumValue`` lowers ``minimumValue`` to match. Non-finite
  /// values are ignored.
  @IBInspectable open dynamic var maximumValue: CGFloat {
    get { CGFloat(values.maximum) }
    set { changeValues { $0.set(maximum: Double(newValue)) } }
  }

  /// The distance between the values that can be selected, counted from ``minimumValue``.
  ///
  /// Default: 0, which allows every value. The maximum can always be selected, even after a shorter last
  /// step. A value is the number nearest to its decimal, as 0.3 for three steps of 0.1. Negative values count
  /// as zero. Non-finite values are ignored. A step has no effect while it results in more than 2³¹ values
  /// between the bounds.
  @IBInspectable open dynamic var step: CGFloat {
    get { CGFloat(values.step) }
    set { changeValues { $0.step = Double(newValue) } }
  }

  /// The least distance between neighboring values.
  ///
  /// Default: 0. It is reduced to what the bounds allow. With a ``step`` it is counted in steps, so that 0.1
  /// allows 0.6 and 0.7, whose difference computes to less. Negative values count as zero. Non-finite values
  /// are ignored.
  @IBInspectable open dynamic var minimumDistance: CGFloat {
    get { CGFloat(values.minimumDistance) }
    set { changeValues { $0.minimumDistance = Double(newValue) } }
  }

  /// The greatest distance between neighboring values.
  ///
  /// Default: infinity, which means no limit. It is counted as ``minimumDistance`` is, which takes
  /// precedence, as do stops and limits: a stop without another one near enough can be selected beside the
  /// nearest, whichever of the two was set last, and limits that leave no room between two thumbs suspend the
  /// distance between these two. Negative values count as zero. NaN is ignored.
  @IBInspectable open dynamic var maximumDistance: CGFloat {
    get { CGFloat(values.maximumDistance) }
    set { changeValues { $0.maximumDistance = Double(newValue) } }
  }

  // MARK: Touches

  /// The raw value of ``SliderControl/collision`` for Interface Builder: 0 stop, 1 push, 2 swap.
  ///
  /// Default: 0. Other values are ignored.
  @IBInspectable open dynamic var collisionRawValue: Int {
    get { settings.behavior.collision.rawValue }
    set {
      guard let collision = ThumbCollision(rawValue: newValue) else { return }
      configure(\.behavior.collision, to: collision)
    }
  }

  /// A Boolean value that determines whether `.valueChanged` is sent during a drag.
  ///
  /// Default: `true`. Otherwise it is sent once at the end, if a value differs from that at the beginning.
  @IBInspectable open dynamic var isContinuous: Bool {
    get { settings.behavior.isContinuous }
    set { configure(\.behavior.isContinuous, to: newValue) }
  }

  /// A Boolean value that determines whether a thumb moves between stops and snaps to one at the end of a
  /// drag.
  ///
  /// Default: `false`. It applies to drags that begin afterwards.
  @IBInspectable open dynamic var snapsOnRelease: Bool {
    get { settings.behavior.snapsOnRelease }
    set { configure(\.behavior.snapsOnRelease, to: newValue) }
  }

  /// A Boolean value that determines whether dragging the part between the thumbs moves all of them.
  ///
  /// Default: `false`. The distances stay the same. All thumbs must be enabled.
  @IBInspectable open dynamic var dragsRange: Bool {
    get { settings.behavior.dragsRange }
    set { configure(\.behavior.dragsRange, to: newValue) }
  }

  /// A Boolean value that determines whether a tap on the track moves the nearest thumb.
  ///
  /// Default: `true`, an alternative to dragging, as WCAG 2.5.7 requires. A tap between the thumbs does so
  /// too if ``dragsRange``. While it is `false`, taps on the track go to tap gesture recognizers of the views
  /// around the slider.
  @IBInspectable open dynamic var tapsTrack: Bool {
    get { settings.behavior.tapsTrack }
    set { configure(\.behavior.tapsTrack, to: newValue) }
  }

  /// A Boolean value that determines whether a drag can start anywhere on the track: the nearest thumb comes
  /// to the finger and follows it.
  ///
  /// Default: `false`. An ``SliderControl/appearance`` without thumbs is dragged so in any case. The thumb
  /// comes when the finger touches, with `.valueChanged` after `.editingDidBegin`, and returns if a gesture
  /// recognizer takes the touch. The part between the thumbs moves all of them if ``dragsRange``.
  @IBInspectable open dynamic var tracksFromAnywhere: Bool {
    get { settings.behavior.tracksFromAnywhere }
    set { configure(\.behavior.tracksFromAnywhere, to: newValue) }
  }

  /// A Boolean value that determines whether a thumb moves slower while the finger is far from the track.
  ///
  /// Default: `false`. At a distance of 50 points it moves half as far as the finger, at 100 points a
  /// quarter, and at 150 points a tenth.
  @IBInspectable open dynamic var scrubsFinely: Bool {
    get { settings.behavior.scrubsFinely }
    set { configure(\.behavior.scrubsFinely, to: newValue) }
  }

  /// A Boolean value that determines whether canceling a drag restores the values at its beginning.
  ///
  /// Default: `true`. Values that the app sets on other thumbs during the drag remain, as do bounds and
  /// rules. With `false` all values stay, as in `UISlider`.
  @IBInspectable open dynamic var cancelRestoresValues: Bool {
    get { settings.behavior.cancelRestoresValues }
    set { configure(\.behavior.cancelRestoresValues, to: newValue) }
  }

  /// A Boolean value that determines whether a drag plays haptics.
  ///
  /// Default: `true`.
  @IBInspectable open dynamic var playsHaptics: Bool {
    get { settings.behavior.playsHaptics }
    set { configure(\.behavior.playsHaptics, to: newValue) }
  }

  /// A Boolean value that determines whether moving to another stop plays a haptic.
  ///
  /// Default: `true`. Two of them have a distance of at least 8 points and 1/20 of a second, so that small
  /// steps do not buzz.
  @IBInspectable open dynamic var playsStepHaptics: Bool {
    get { settings.behavior.playsStepHaptics }
    set { configure(\.behavior.playsStepHaptics, to: newValue) }
  }

  /// A Boolean value that determines whether reaching an end plays a haptic.
  ///
  /// Default: `true`.
  @IBInspectable open dynamic var playsEndHaptics: Bool {
    get { settings.behavior.playsEndHaptics }
    set { configure(\.behavior.playsEndHaptics, to: newValue) }
  }

  /// A Boolean value that determines whether meeting another thumb plays a haptic.
  ///
  /// Default: `true`.
  @IBInspectable open dynamic var playsContactHaptics: Bool {
    get { settings.behavior.playsContactHaptics }
    set { configure(\.behavior.playsContactHaptics, to: newValue) }
  }

  // MARK: Appearance

  /// The number of the preset of ``SliderControl/appearance`` for Interface Builder: 0 system, 1 tutorial, 2
  /// minimal, 3 thumbless.
  ///
  /// Default: 0. It is −1 if the appearance is none of them. Other values are ignored.
  @IBInspectable open dynamic var appearancePreset: Int {
    get { SliderAppearance.presets.firstIndex(of: settings.appearance) ?? -1 }
    set {
      guard SliderAppearance.presets.indices.contains(newValue) else { return }
      configure(
        \.appearance, to: SliderAppearance.presets[newValue], updating: [.colors, .images, .size])
    }
  }

  /// A Boolean value that determines whether the slider is vertical.
  ///
  /// Default: `false`. The least value is at the bottom, or at the top if ``isInverted``. The layout
  /// direction does not affect the values of a vertical slider.
  @IBInspectable open dynamic var isVertical: Bool {
    get { settings.isVertical }
    set { configure(\.isVertical, to: newValue, updating: [.size, .texts]) }
  }

  /// A Boolean value that determines whether the ends of the slider are exchanged.
  ///
  /// Default: `false`. The least value is at the top of a vertical slider then, and at the trailing end of a
  /// horizontal one. Arrow keys move a thumb in their direction.
  @IBInspectable open dynamic var isInverted: Bool {
    get { settings.isInverted }
    set { configure(\.isInverted, to: newValue, updating: .layout) }
  }

  /// A Boolean value that determines whether the center of a thumb at an end lies on the end of the track.
  ///
  /// Default: `false`, which aligns the edge of the thumb with the end.
  @IBInspectable open dynamic var centersThumbsOnTrackEnds: Bool {
    get { settings.centersThumbsOnTrackEnds }
    set { configure(\.centersThumbsOnTrackEnds, to: newValue, updating: .layout) }
  }

  /// The color of the track outside the selected range.
  ///
  /// Default: `nil`, which is the color of the ``SliderControl/appearance``.
  @IBInspectable open dynamic var trackTintColor: UIColor? {
    get { settings.own.trackColor }
    set { configure(\.own.trackColor, to: newValue, updating: .colors) }
  }

  /// The color of the track between the thumbs.
  ///
  /// Default: `nil`, which is that of the ``SliderControl/appearance``, for most of them the `tintColor`.
  @IBInspectable open dynamic var trackHighlightTintColor: UIColor? {
    get { settings.own.fillColor }
    set { configure(\.own.fillColor, to: newValue, updating: .colors) }
  }

  /// The thickness of the track, in points.
  ///
  /// Default: that of the ``SliderControl/appearance``, which is 4, and 6 with glass. Once it is set, it does
  /// not follow the appearance. Negative values count as zero. Non-finite values are ignored.
  @IBInspectable open dynamic var trackHeight: CGFloat {
    get { settings.metrics.trackHeight }
    set {
      guard newValue.isFinite else { return }
      configure(\.own.trackHeight, to: max(newValue, 0), updating: .size)
    }
  }

  /// The radius of the corners of the track, in points.
  ///
  /// Default: −1, which rounds the ends fully. Negative values and values greater than half the height round
  /// the ends fully. Non-finite values are ignored.
  @IBInspectable open dynamic var trackCornerRadius: CGFloat {
    get { settings.parts.trackCornerRadius }
    set {
      guard newValue.isFinite else { return }
      configure(\.parts.trackCornerRadius, to: newValue, updating: .layout)
    }
  }

  /// A Boolean value that determines whether the track has continuous corners.
  ///
  /// Default: `false`, which is circular corners.
  @IBInspectable open dynamic var hasContinuousCorners: Bool {
    get { settings.cornerCurve == .continuous }
    set { configure(\.cornerCurve, to: newValue ? .continuous : .circular, updating: .colors) }
  }

  /// The color of drawn thumbs and of template images.
  ///
  /// Default: `nil`, which is the color of the ``SliderControl/appearance``, and the `tintColor` for template
  /// images.
  @IBInspectable open dynamic var thumbTintColor: UIColor? {
    get { settings.own.thumbColor }
    set { configure(\.own.thumbColor, to: newValue, updating: .thumbs) }
  }

  /// The size of drawn thumbs, in points.
  ///
  /// Default: that of the ``SliderControl/appearance``, which is 28×28, and 38×24 with glass. Once it is set,
  /// it does not follow the appearance. A size with unequal sides results in a capsule. Negative sides count
  /// as zero. A size with a non-finite side is ignored. Thumbs with an image have the size of the image. An
  /// appearance without thumbs returns zero, and setting that has no effect then.
  @IBInspectable open dynamic var thumbSize: CGSize {
    get { settings.metrics.thumbSize }
    set {
      guard let size = newValue.asThumbSize,
        settings.metrics.material != .thumbless || size != .zero
      else { return }
      configure(\.own.thumbSize, to: size, updating: .images)
    }
  }

  /// The image of the thumbs in its own size.
  ///
  /// Default: `nil`, which draws the thumbs. The center of the image lies on the value. A template image has
  /// the ``thumbTintColor``, or the `tintColor` until that is set.
  @IBInspectable open dynamic var thumbImage: UIImage? {
    get { settings.thumbImages[nil, .normal] }
    set { setThumbImage(newValue, of: nil, for: .normal) }
  }

  /// The image of a held thumb in its own size.
  ///
  /// Default: `nil`, which shows ``thumbImage``.
  @IBInspectable open dynamic var highlightedThumbImage: UIImage? {
    get { settings.thumbImages[nil, .highlighted] }
    set { setThumbImage(newValue, of: nil, for: .highlighted) }
  }

  /// The image of a disabled thumb in its own size.
  ///
  /// Default: `nil`, which dims ``thumbImage``.
  @IBInspectable open dynamic var disabledThumbImage: UIImage? {
    get { settings.thumbImages[nil, .disabled] }
    set { setThumbImage(newValue, of: nil, for: .disabled) }
  }

  // MARK: Labels, ticks and images

  /// A Boolean value that determines whether each thumb has a label with its value.
  ///
  /// Default: `false`. The labels do not overlap, and stay within the control.
  @IBInspectable open dynamic var showsValueLabels: Bool {
    get { settings.showsValueLabels }
    set { configure(\.showsValueLabels, to: newValue, updating: .labels) }
  }

  /// A Boolean value that determines whether only the labels of held thumbs are visible.
  ///
  /// Default: `false`.
  @IBInspectable open dynamic var showsLabelsOnlyWhileTracking: Bool {
    get { settings.parts.showsLabelsWhileTracking }
    set { configure(\.parts.showsLabelsWhileTracking, to: newValue, updating: .layout) }
  }

  /// The color of the labels.
  ///
  /// Default: `nil`, which is `.secondaryLabel`, and in a bubble white, or black if the bubble is light.
  @IBInspectable open dynamic var labelColor: UIColor? {
    get { settings.labelColor }
    set { configure(\.labelColor, to: newValue, updating: .labels) }
  }

  /// The color of bubbles around the labels, which point to the thumbs.
  ///
  /// Default: `nil`, which shows labels without bubbles.
  @IBInspectable open dynamic var labelBackgroundColor: UIColor? {
    get { settings.labelBackgroundColor }
    set { configure(\.labelBackgroundColor, to: newValue, updating: .labels) }
  }

  /// A Boolean value that determines whether labels that would overlap are displayed as one, such as "20 –
  /// 24".
  ///
  /// Default: `false`, which moves them apart.
  @IBInspectable open dynamic var mergesOverlappingLabels: Bool {
    get { settings.parts.labelLayout.mergesLabels }
    set { configure(\.parts.labelLayout.mergesLabels, to: newValue, updating: .texts) }
  }

  /// A Boolean value that determines whether the labels are below the thumbs, or on the trailing side of a
  /// vertical slider.
  ///
  /// Default: `false`.
  @IBInspectable open dynamic var placesLabelsBelow: Bool {
    get { settings.parts.labelLayout.isBelow }
    set { configure(\.parts.labelLayout.isBelow, to: newValue, updating: .layout) }
  }

  /// A Boolean value that determines whether the track has ticks.
  ///
  /// Default: `false`.
  @IBInspectable open dynamic var showsTicks: Bool {
    get { settings.parts.showsTicks }
    set { configure(\.parts.showsTicks, to: newValue, updating: .layout) }
  }

  /// The number of ticks at equal distances.
  ///
  /// Default: 0, which shows a tick at every stop. Values less than 2 count as 0. If ticks would be less than
  /// 8 points apart, only every second, fifth, tenth and so on is displayed.
  @IBInspectable open dynamic var tickCount: Int {
    get { settings.parts.tickCount }
    set { configure(\.parts.tickCount, to: newValue < 2 ? 0 : newValue, updating: .layout) }
  }

  /// The color of the ticks.
  ///
  /// Default: `nil`, which is the color of the track at the tick.
  @IBInspectable open dynamic var tickColor: UIColor? {
    get { settings.tickColor }
    set { configure(\.tickColor, to: newValue, updating: .colors) }
  }

  /// The image beside the end of the minimum value.
  ///
  /// Default: `nil`.
  @IBInspectable open dynamic var minimumValueImage: UIImage? {
    get { settings.minimumValueImage }
    set { configure(\.minimumValueImage, to: newValue, updating: .layout) }
  }

  /// The image beside the end of the maximum value.
  ///
  /// Default: `nil`.
  @IBInspectable open dynamic var maximumValueImage: UIImage? {
    get { settings.maximumValueImage }
    set { configure(\.maximumValueImage, to: newValue, updating: .layout) }
  }

  // MARK: Accessibility

  /// The distance that an assistive technology moves a thumb without stops, as a fraction of the track.
  ///
  /// Default: 0.1. With stops it is one stop if at most a hundred steps lie between them, and otherwise at
  /// least one. Values greater than 1 count as 1. Values that are zero, negative or NaN are ignored.
  @IBInspectable open dynamic var accessibilityAdjustment: CGFloat {
    get { settings.accessibilityAdjustment }
    set { if newValue > 0 { configure(\.accessibilityAdjustment, to: min(newValue, 1)) } }
  }
}
