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
