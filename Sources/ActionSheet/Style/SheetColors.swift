import Foundation

/// The colours of a sheet.
///
/// The defaults are those of ``SheetStyle/classic``: what is black or white in light has its
/// counterpart in dark.
public struct SheetColors: Equatable, Sendable {
  /// Titles of actions.
  ///
  /// Default black, white in dark.
  public var action: SheetColor = .system(.label)

  /// Titles of cancel actions.
  ///
  /// Default black, white in dark.
  public var cancel: SheetColor = .system(.label)

  /// Titles of destructive actions.
  ///
  /// Default the system's red.
  public var destructive: SheetColor = .system(.systemRed)

  /// Titles of actions that cannot be chosen.
  ///
  /// Default the system's tertiary label.
  public var disabled: SheetColor = .system(.tertiaryLabel)

  /// Title, message, captions and subtitles.
  ///
  /// Default 56 % white, 64 % in dark.
  public var header: SheetColor = .dynamic(light: .white(0.56), dark: .white(0.64))

  /// The thin lines between rows.
  ///
  /// Default clear.
  public var separator: SheetColor = .clear

  /// The wide gaps beside cancel rows and between sections.
  ///
  /// Default clear.
  public var groupSeparator: SheetColor = .clear

  /// What rows are tinted with, over or without the material.
  ///
  /// Default white, opacity 0.65; in dark 12 % white of the same opacity.
  public var ambient: SheetColor = .dynamic(
    light: .white(1, alpha: 0.65), dark: .white(0.12, alpha: 0.65))

  /// What cancel rows are tinted with instead, each by itself; `nil` for ``ambient``.
  ///
  /// Where nothing shines through it there is no material either. Default `nil`.
  public var cancelAmbient: SheetColor?

  /// What a pressed row is tinted with.
  ///
  /// Default grey, opacity 0.5.
  public var highlight: SheetColor = .fixed(.white(0.5, alpha: 0.5))

  /// What lies over everything behind the sheet.
  ///
  /// Default black, opacity 0.5.
  public var dimming: SheetColor = .fixed(.white(0, alpha: 0.5))

  /// Makes the colours of ``SheetStyle/classic``.
  public init() {}

  /// The colour of an action's title.
  public func title(of action: SheetAction) -> SheetColor {
    guard action.isEnabled else { return disabled }
    switch action.role {
    case .default: return self.action
    case .cancel: return cancel
    case .destructive: return destructive
    }
  }
}

/// A colour, without the class that draws it: fixed, by appearance, or one of the system's own.
///
/// So that styles are plain values which can be compared and sent anywhere; the view turns one into a
/// `UIColor` where it draws.
public enum SheetColor: Hashable, Sendable {
  /// A colour of the system, which follows appearance and contrast by itself.
  public enum Name: Hashable, Sendable {
    /// The tint colour of the view it is used in.
    case tint

    /// `UIColor.label`.
    case label

    /// `UIColor.secondaryLabel`.
    case secondaryLabel

    /// `UIColor.tertiaryLabel`, for what is disabled.
    case tertiaryLabel

    /// `UIColor.separator`.
    case separator

    /// `UIColor.systemRed`.
    case systemRed

    /// `UIColor.systemFill`, for what is pressed.
    case systemFill

    /// `UIColor.secondarySystemGroupedBackground`, for surfaces that nothing shines through.
    case surface
  }

  /// Red, green, blue and opacity in sRGB, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// Red, green, blue and opacity.
    public let red, green, blue, alpha: CGFloat

    /// Makes components; each is brought between 0 and 1, what is not a number counts as 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      func fraction(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
      self.red = fraction(red)
      self.green = fraction(green)
      self.blue = fraction(blue)
      self.alpha = fraction(alpha)
    }

    /// A grey.
    public static func white(_ white: CGFloat, alpha: CGFloat = 1) -> Components {
      Components(red: white, green: white, blue: white, alpha: alpha)
    }
  }

  /// One of the system's colours.
  case system(Name)

  /// The same in light and dark.
  case fixed(Components)

  /// One in light, another in dark.
  case dynamic(light: Components, dark: Components)

  /// Nothing at all.
  public static let clear = SheetColor.fixed(.white(0, alpha: 0))

  /// The fixed components in light or in dark; `nil` for a colour of the system.
  public func components(isDark: Bool) -> Components? {
    switch self {
    case .system: nil
    case .fixed(let components): components
    case .dynamic(let light, let dark): isDark ? dark : light
    }
  }
}
