import Foundation

/// A value that describes the appearance, the animation and the behavior of a sheet.
///
/// Take a preset and change its members. A sheet whose members are changed one by one, as in
/// `sheet.style.metrics.cornerRadius = 0`, follows the traits in all others.
public struct SheetStyle: Equatable, Sendable {
  /// The lengths.
  public var metrics = SheetMetrics()

  /// The fonts.
  public var fonts = SheetFonts()

  /// The colors.
  public var colors = SheetColors()

  /// The material of the backgrounds.
  ///
  /// The default is ``SheetMaterial/thin``.
  public var material: SheetMaterial = .thin

  /// A Boolean value that determines whether each row has a background of its own.
  ///
  /// The gaps between groups are then transparent. If the value is `false`, the sheet has one background.
  /// The default is `true`.
  public var separatesRows = true

  /// A Boolean value that determines whether corners have a continuous curve.
  ///
  /// The default is `true`.
  public var usesContinuousCorners = true

  /// The timing of the appearance and the disappearance.
  public var animation = SheetAnimation()

  /// The behaviors.
  ///
  /// The default is ``SheetBehaviors/standard``.
  public var behaviors: SheetBehaviors = .standard

  /// A Boolean value that determines whether cancel actions are below all other rows.
  ///
  /// If the value is `false`, they are where they were added. The default is `false`.
  public var pinsCancel = false

  /// A Boolean value that determines whether the texts of actions are at the leading edge.
  ///
  /// If the value is `false`, they are centered. The default is `false`.
  public var alignsLeading = false

  /// A Boolean value that determines whether the header stays while the rows below it scroll.
  ///
  /// The default is `true`.
  public var pinsHeader = true

  /// A Boolean value that determines whether a list that is longer than the window opens at its end.
  ///
  /// It opens at its start if the last row does not scroll. The default is `true`.
  public var opensAtEnd = true

  /// A Boolean value that determines whether members that are those of ``system`` follow the design
  /// of the system.
  var followsDesign = false

  /// Creates the style ``classic``.
  public init() {}
}

/// The presets.
extension SheetStyle {
  /// Blurred rows with see-through gaps, 56 points high and rounded by 10, on every device alike.
  ///
  /// What a sheet is unless told otherwise.
  public static let classic = SheetStyle()

  /// The appearance of the system's own sheet, which follows the `SystemDesign` of the traits.
  ///
  /// Up to iOS 18 it has tinted titles of 21 points in rows of 57 points with a corner radius of 13;
  /// from iOS 26 on it is of glass with concentric corners. A member that the app sets is the same in
  /// both designs. Cancel actions are below everything else.
  public static let system: SheetStyle = {
    var style = SheetStyle()
    style.followsDesign = true
    style.metrics.sideSpacing = 8
    style.metrics.actionHeight = 57.17
    style.metrics.cornerRadius = 13
    style.metrics.topSpacing = 8...54
    style.metrics.headerVerticalSpacing = 13.5
    style.metrics.headerLineSpacing = 4
    style.metrics.actionTextInset = 10
    style.fonts.title = SheetFont(.semibold, .footnote)
    style.fonts.loneTitle = SheetFont(.regular, .footnote)
    style.fonts.loneMessage = SheetFont(.semibold, .footnote)
    style.fonts.action = SheetFont(.regular, .systemAction)
    style.fonts.cancel = SheetFont(.semibold, .systemAction)
    style.colors.action = .tintColor
    style.colors.cancel = .tintColor
    style.colors.header = .secondaryLabel
    style.colors.separator = .separator
    style.colors.ambient = .clear
    style.colors.cancelAmbient = .dynamic(light: .gray(1), dark: .gray(0.173))
    style.colors.highlight = .systemFill
    style.colors.dimming = .dynamic(
      light: .gray(0, alpha: 0.2), dark: .gray(0, alpha: 0.48))
    style.material = .glass
    style.pinsCancel = true
    style.opensAtEnd = false
    return style
  }()

  /// The values of ``system`` in the design with glass.
  static let systemGlass: SheetStyle = {
    var style = SheetStyle.system
    style.metrics.sideSpacing = 10
    style.metrics.actionHeight = 52
    style.metrics.cornerRadius = 32
    style.metrics.separatorThickness = 0
    style.metrics.headerVerticalSpacing = 18
    style.metrics.headerTextInset = 24
    style.metrics.actionTextInset = 24
    style.metrics.bottomSpacing = 10
    style.fonts.title = SheetFont(.semibold, .scaled(17))
    style.fonts.loneTitle = SheetFont(.semibold, .scaled(17))
    style.fonts.message = SheetFont(.regular, .scaled(15))
    style.fonts.loneMessage = SheetFont(.regular, .scaled(15))
    style.fonts.action = SheetFont(.regular, .scaled(17))
    style.fonts.cancel = SheetFont(.semibold, .scaled(17))
    style.colors.action = .label
    style.colors.cancel = .label
    style.colors.header = .label
    style.colors.cancelAmbient = .clear
    style.colors.dimming = .dynamic(
      light: .gray(0, alpha: 0.12), dark: .gray(0, alpha: 0.3))
    return style
  }()

  /// One solid sheet from edge to edge that reaches the bottom of the window, without rounded
  /// corners, with lines between rows and a darker band above cancel.
  public static let edgeToEdge: SheetStyle = {
    var style = SheetStyle()
    style.metrics.sideSpacing = 0
    style.metrics.cornerRadius = 0
    style.metrics.bottomSpacing = 0
    style.colors.separator = .separator
    style.colors.groupSeparator = .dynamic(
      light: .gray(0, alpha: 0.08), dark: .gray(0, alpha: 0.3))
    style.separatesRows = false
    return style
  }()
}

/// The material of the backgrounds of a sheet.
public enum SheetMaterial: Equatable, Sendable {
  /// The glass of the system, or a regular blur before iOS 26.
  case glass

  /// A blur that shows most of what is behind it.
  case ultraThin

  /// A blur that shows much of what is behind it.
  case thin

  /// A blur that shows some of what is behind it.
  case regular

  /// A blur that shows little of what is behind it.
  case thick

  /// The color alone.
  case opaque

  /// Returns the material that is used: a blur without glass, and the color alone with reduced
  /// transparency.
  ///
  /// - Parameters:
  ///   - hasGlass: A Boolean value that determines whether the design of the system has glass.
  ///   - reducesTransparency: A Boolean value that determines whether the user prefers reduced
  ///     transparency.
  /// - Returns: The material.
  func resolved(hasGlass: Bool, reducesTransparency: Bool) -> SheetMaterial {
    switch self {
    case _ where reducesTransparency: .opaque
    case .glass where !hasGlass: .regular
    default: self
    }
  }
}

/// The parts of a sheet that have a background.
///
/// The tint is drawn once: by the background of the container, or by the background of each row. With
/// reduced transparency it is opaque.
struct SheetBackgrounds: Equatable, Sendable {
  /// A Boolean value that determines whether each row has a background, or else the container.
  let fillsRows: Bool

  /// The material; an opaque background has the tint alone.
  let material: SheetMaterial

  var fillsContainer: Bool { !fillsRows }
}

/// The timing with which a sheet appears and disappears.
///
/// A sheet appears with a spring and disappears with a curve that eases in and out.
public struct SheetAnimation: Equatable, Sendable {
  /// The duration in seconds.
  ///
  /// Negative and non-finite values are ignored. The default is 0.2.
  public var duration: TimeInterval = 0.2 {
    didSet { if !(duration.isFinite && duration >= 0) { duration = oldValue } }
  }

  /// The damping ratio of the spring.
  ///
  /// Values are clamped to 0.01…1; a value that is not a number is ignored. The default is 1, without
  /// oscillation.
  public var dampingRatio: CGFloat = 1 {
    didSet { dampingRatio = dampingRatio.isNaN ? oldValue : min(max(dampingRatio, 0.01), 1) }
  }

  /// The initial velocity of the spring, as a fraction of the whole distance per second.
  ///
  /// Over a distance of 200 points, 0.5 is 100 points per second. Non-finite values are ignored. The
  /// default is 1.
  public var initialVelocity: CGFloat = 1 {
    didSet { if !initialVelocity.isFinite { initialVelocity = oldValue } }
  }

  /// Creates the timing of ``SheetStyle/classic``.
  public init() {}

  /// The number of seconds after which a custom animation counts as ended.
  var watchdogDelay: TimeInterval { duration + 1 }
}

/// The behaviors of a sheet that can be turned on and off.
public struct SheetBehaviors: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits; unknown bits have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap beside the sheet, or on a gap between groups, closes it.
  ///
  /// Without this behavior such a tap has no effect.
  public static let closesOnBackgroundTap = SheetBehaviors(rawValue: 1 << 0)

  /// The rows scroll if they do not fit.
  public static let allowsScrolling = SheetBehaviors(rawValue: 1 << 1)

  /// A finger can slide over the rows and chooses the one from which it lifts.
  public static let allowsSliding = SheetBehaviors(rawValue: 1 << 2)

  /// Sliding to another row plays haptic feedback.
  public static let playsHaptics = SheetBehaviors(rawValue: 1 << 3)

  /// Gestures behind the sheet are cancelled when it appears.
  public static let interruptsGestures = SheetBehaviors(rawValue: 1 << 4)

  /// Dragging the sheet down closes it.
  public static let closesOnSwipe = SheetBehaviors(rawValue: 1 << 5)

  /// The sheet closes when the app enters the background.
  public static let closesInBackground = SheetBehaviors(rawValue: 1 << 6)

  /// The sheet closes when its window changes between portrait and landscape.
  public static let closesOnRotation = SheetBehaviors(rawValue: 1 << 7)

  /// The behaviors of every preset.
  public static let standard: SheetBehaviors = [
    .closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics, .interruptsGestures,
  ]
}
