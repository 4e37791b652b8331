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
