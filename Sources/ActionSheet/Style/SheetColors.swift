import UIKit

/// The colors of a sheet.
///
/// `UIColor.tintColor` stands for the tint color of the sheet. Dynamic colors follow interface style,
/// contrast and every other trait.
///
/// The defaults are those of ``SheetStyle/system`` up to iOS 18; from iOS 26 on texts are `UIColor.label`,
/// backgrounds without a color, and the views behind a sheet are dimmed less.
public struct SheetColors: Equatable, Sendable {
  /// The titles of actions; the default is `UIColor.tintColor`.
  @StyleMember public var action = UIColor.tintColor

  /// The titles of cancel actions; the default is `UIColor.tintColor`.
  @StyleMember public var cancel = UIColor.tintColor

  /// The titles of destructive actions; the default is `UIColor.systemRed`.
  @StyleMember public var destructive = UIColor.systemRed

  /// The titles of disabled actions; the default is `UIColor.tertiaryLabel`.
  @StyleMember public var disabled = UIColor.tertiaryLabel

  /// The title, the message, captions, subtitles and badges; the default is `UIColor.secondaryLabel`.
  @StyleMember public var header = UIColor.secondaryLabel

  /// The lines between rows; the default is `UIColor.separator`.
  @StyleMember public var separator = UIColor.separator

  /// The gaps beside cancel rows and between sections; the default is clear.
  @StyleMember public var groupSeparator = UIColor.clear

  /// The color of the backgrounds, over their material.
  ///
  /// On glass it is the tint of the glass, if it is set: the presets leave glass without a tint. The default
  /// is clear.
  @StyleMember public var background = UIColor.clear

  /// The color of the backgrounds of cancel rows; `nil` for ``background``.
  ///
  /// An opaque color has no material below it. The default is white, in dark 17 % white.
  @StyleMember public var cancelBackground: UIColor? = .systemCancelBackground

  /// The color of a pressed row; the default is `UIColor.systemFill`.
  @StyleMember public var highlight = UIColor.systemFill

  /// The color that dims the views behind the sheet; the default is black with an opacity of 0.2, in dark 0.48.
  @StyleMember public var dimming = UIColor.systemDimming

  /// Creates colors of which none is set.
  public init() {}

  mutating func merge(_ higher: SheetColors, as origin: StyleOrigin) {
    $action.merge(higher.$action, as: origin)
    $cancel.merge(higher.$cancel, as: origin)
    $destructive.merge(higher.$destructive, as: origin)
    $disabled.merge(higher.$disabled, as: origin)
    $header.merge(higher.$header, as: origin)
    $separator.merge(higher.$separator, as: origin)
    $groupSeparator.merge(higher.$groupSeparator, as: origin)
    $background.merge(higher.$background, as: origin)
    $cancelBackground.merge(higher.$cancelBackground, as: origin)
    $highlight.merge(higher.$highlight, as: origin)
    $dimming.merge(higher.$dimming, as: origin)
  }

  func title(of role: ActionSheetAction.Role) -> UIColor {
    switch role {
    case .default: action
    case .cancel: cancel
    case .destructive: destructive
    }
  }
}

extension UIColor {
  // Two dynamic colors with closures are never equal, so each is made once.

  fileprivate static let systemCancelBackground = UIColor.dynamic(
    light: .gray(1), dark: .gray(0.173))

  fileprivate static let systemDimming = UIColor.dynamic(
    light: .gray(0, alpha: 0.2), dark: .gray(0, alpha: 0.48))

  /// The header of the classic preset.
  static let classicHeader = UIColor { traits in
    let isHigh = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? .gray(isHigh ? 0.8 : 0.64) : .gray(isHigh ? 0.4 : 0.56)
  }

  /// The backgrounds of the classic preset.
  static let classicBackground = UIColor.dynamic(
    light: .gray(1, alpha: 0.65), dark: .gray(0.12, alpha: 0.65))

  /// The background of the classic preset in a sheet with one background that does not blur.
  static let classicSolidBackground = UIColor.dynamic(
    light: .gray(1, alpha: 0.5), dark: .gray(0.12, alpha: 0.5))

  static func gray(_ white: CGFloat, alpha: CGFloat = 1) -> UIColor {
    UIColor(red: white, green: white, blue: white, alpha: alpha)
  }

  static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  var isOpaque: Bool { alphas.allSatisfy { $0 == 1 } }

  var isClear: Bool { alphas.allSatisfy { $0 == 0 } }

  private var alphas: [CGFloat] {
    [UIUserInterfaceStyle.light, .dark].map { style in
      resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.alpha
    }
  }
}
