import Foundation

/// How a sheet looks, moves and behaves, as one value.
///
/// Take a preset and change what should differ. It holds no views, colours or fonts of UIKit, so it
/// can be kept, compared and sent anywhere.
public struct SheetStyle: Equatable, Sendable {
  /// Where cancel rows stand.
  public enum CancelPlacement: Equatable, Sendable {
    /// Where they were added.
    case asAdded

    /// Below everything else, in the order they were added.
    case atEnd
  }

  /// How the texts of actions are aligned.
  public enum Alignment: Equatable, Sendable {
    /// In the middle.
    case center

    /// At the edge where reading begins.
    case leading
  }

  /// The lengths.
  public var metrics = SheetMetrics()

  /// The fonts.
  public var fonts = SheetFonts()

  /// The colours.
  public var colors = SheetColors()

  /// What surfaces are made of.
  ///
  /// Default a thin blur.
  public var material: SheetMaterial = .thin

  /// What carries the material.
  ///
  /// Default each row by itself.
  public var surface: SheetSurface = .rows

  /// Whether corners are rounded as the system's are, with a radius that sets in gently.
  ///
  /// Default `true`.
  public var usesContinuousCorners = true

  /// How it comes and goes.
  public var animation = SheetAnimation()

  /// What it does by itself.
  ///
  /// Default ``SheetBehaviors/standard``.
  public var behaviors: SheetBehaviors = .standard

  /// Where cancel rows stand.
  ///
  /// Default where they were added.
  public var cancelPlacement: CancelPlacement = .asAdded

  /// How the texts of actions are aligned.
  ///
  /// Default in the middle.
  public var actionAlignment: Alignment = .center

  /// Whether the header keeps its place while the rows below it scroll.
  ///
  /// Default `true`.
  public var pinsHeader = true

  /// Whether a list too long for the window opens at its end, unless the last row keeps its place
  /// anyway.
  ///
  /// Default `true`.
  public var opensAtEnd = true

  /// A Boolean value that determines whether members that are those of ``system`` follow the design
  /// of the system.
  var followsDesign = false

  /// Makes the style of ``classic``.
  public init() {}
}

/// How a sheet comes and goes.
///
/// It comes as a spring and goes without one, both easing in and out.
public struct SheetAnimation: Equatable, Sendable {
  /// How long it takes to come and to go, in seconds; below zero or not finite is ignored.
  ///
  /// Default 0.2.
  public var duration: TimeInterval = 0.2 {
    didSet { if !(duration.isFinite && duration >= 0) { duration = oldValue } }
  }

  /// How much the spring swings when it comes: at 1 not at all, more towards 0.
  ///
  /// Brought between 0.01 and 1; what is not a number is ignored. Default 1.
  public var dampingRatio: CGFloat = 1 {
    didSet { dampingRatio = dampingRatio.isNaN ? oldValue : min(max(dampingRatio, 0.01), 1) }
  }

  /// How fast it is at first when it comes, as the part of its whole way in a second: 0.5 is 100
  /// points a second over a way of 200.
  ///
  /// Not finite is ignored. Default 1.
  public var initialVelocity: CGFloat = 1 {
    didSet { if !initialVelocity.isFinite { initialVelocity = oldValue } }
  }

  /// Makes the animation of ``SheetStyle/classic``.
  public init() {}

  /// After how many seconds a custom animation that never ends is taken to have ended.
  public var watchdogDelay: TimeInterval { duration + 1 }
}

/// What a sheet does by itself.
public struct SheetBehaviors: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits; unknown bits mean nothing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A tap beside the sheet, on a gap between groups included, closes it.
  ///
  /// Without it such a tap is swallowed.
  public static let closesOnBackgroundTap = SheetBehaviors(rawValue: 1 << 0)

  /// The rows scroll where they do not fit.
  public static let allowsScrolling = SheetBehaviors(rawValue: 1 << 1)

  /// A finger may slide over the rows and select where it lifts.
  public static let allowsSliding = SheetBehaviors(rawValue: 1 << 2)

  /// Sliding on to another row is felt.
  public static let playsHaptics = SheetBehaviors(rawValue: 1 << 3)

  /// Gestures under way behind the sheet end when it comes.
  public static let interruptsGestures = SheetBehaviors(rawValue: 1 << 4)

  /// Dragging the sheet down closes it.
  public static let closesOnSwipe = SheetBehaviors(rawValue: 1 << 5)

  /// It closes when the app goes to the background.
  public static let closesInBackground = SheetBehaviors(rawValue: 1 << 6)

  /// It closes when its window changes between upright and lying.
  public static let closesOnRotation = SheetBehaviors(rawValue: 1 << 7)

  /// What every preset does.
  public static let standard: SheetBehaviors = [
    .closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics, .interruptsGestures,
  ]
}
