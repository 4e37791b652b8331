import UIKit

/// The colors of a sheet.
///
/// `UIColor.tintColor` stands for the tint color of the sheet. Dynamic colors follow interface style,
/// contrast and every other trait.
///
/// The defaults are those of ``SheetStyle/classic``: what is black or white in light has its
/// counterpart in dark.
public struct SheetColors: Equatable, Sendable {
  /// Titles of actions.
  ///
  /// Default black, white in dark.
  public var action: UIColor = .label

  /// Titles of cancel actions.
  ///
  /// Default black, white in dark.
  public var cancel: UIColor = .label

  /// Titles of destructive actions.
  ///
  /// Default the system's red.
  public var destructive: UIColor = .systemRed

  /// Titles of actions that cannot be chosen.
  ///
  /// Default the system's tertiary label.
  public var disabled: UIColor = .tertiaryLabel

  /// Title, message, captions and subtitles.
  ///
  /// Default 56 % white, 64 % in dark; with increased contrast 40 % and 80 %.
  public var header: UIColor = .sheetHeader

  /// The thin lines between rows.
  ///
  /// Default clear.
  public var separator: UIColor = .clear

  /// The wide gaps beside cancel rows and between sections.
  ///
  /// Default clear.
  public var groupSeparator: UIColor = .clear

  /// What rows are tinted with, over or without the material.
  ///
  /// Default white, opacity 0.65; in dark 12 % white of the same opacity.
  public var ambient: UIColor = .sheetAmbient

  /// What cancel rows are tinted with instead, each by itself; `nil` for ``ambient``.
  ///
  /// Where nothing shines through it there is no material either. Default `nil`.
  public var cancelAmbient: UIColor?

  /// What a pressed row is tinted with.
  ///
  /// Default grey, opacity 0.5.
  public var highlight: UIColor = .gray(0.5, alpha: 0.5)

  /// What lies over everything behind the sheet.
  ///
  /// Default black, opacity 0.5.
  public var dimming: UIColor = .gray(0, alpha: 0.5)

  /// Makes the colours of ``SheetStyle/classic``.
  public init() {}

  /// The colour of an action's title.
  func title(of action: SheetAction) -> UIColor {
    guard action.isEnabled else { return disabled }
    switch action.role {
    case .default: return self.action
    case .cancel: return cancel
    case .destructive: return destructive
    }
  }
}

extension UIColor {
  // Two dynamic colors with closures are never equal, so each is made once.

  fileprivate static let sheetHeader = UIColor { traits in
    let isHigh = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? .gray(isHigh ? 0.8 : 0.64) : .gray(isHigh ? 0.4 : 0.56)
  }

  fileprivate static let sheetAmbient = UIColor.dynamic(
    light: .gray(1, alpha: 0.65), dark: .gray(0.12, alpha: 0.65))

  static func gray(_ white: CGFloat, alpha: CGFloat = 1) -> UIColor {
    UIColor(red: white, green: white, blue: white, alpha: alpha)
  }

  static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// A Boolean value that determines whether nothing shines through the color, light or dark.
  var isOpaque: Bool { alphas.allSatisfy { $0 == 1 } }

  /// A Boolean value that determines whether the color is invisible, light and dark.
  var isClear: Bool { alphas.allSatisfy { $0 == 0 } }

  private var alphas: [CGFloat] {
    [UIUserInterfaceStyle.light, .dark].map { style in
      resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.alpha
    }
  }
}
