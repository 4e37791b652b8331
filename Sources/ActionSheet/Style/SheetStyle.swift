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
  public var material: SheetMaterial = .blur(.thin)

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

  /// Makes the style of ``classic``.
  public init() {}
}
