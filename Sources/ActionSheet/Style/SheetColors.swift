import UIKit

/// The colors of a sheet.
///
/// `UIColor.tintColor` stands for the tint color of the sheet. Dynamic colors follow interface style,
/// contrast and every other trait.
///
/// The defaults are those of ``SheetStyle/classic``: what is black or white in light has its
/// counterpart in dark.
public struct SheetColors: Equatable, Sendable {
  var record = StyleRecord()

  /// The titles of actions; the default is `UIColor.label`.
  public var action: UIColor = .label { didSet { record.insert(.actionColor) } }

  /// The titles of cancel actions; the default is `UIColor.label`.
  public var cancel: UIColor = .label { didSet { record.insert(.cancelColor) } }

  /// The titles of destructive actions; the default is `UIColor.systemRed`.
  public var destructive: UIColor = .systemRed { didSet { record.insert(.destructiveColor) } }

  /// The titles of disabled actions; the default is `UIColor.tertiaryLabel`.
  public var disabled: UIColor = .tertiaryLabel { didSet { record.insert(.disabledColor) } }

  /// The title, the message, captions, subtitles and badges; the default is 56 % white, in dark 64 %, and
  /// with increased contrast 40 % and 80 %.
  public var header: UIColor = .sheetHeader { didSet { record.insert(.headerColor) } }

  /// The lines between rows; the default is clear.
  public var separator: UIColor = .clear { didSet { record.insert(.separatorColor) } }

  /// The gaps beside cancel rows and between sections; the default is clear.
  public var groupSeparator: UIColor = .clear { didSet { record.insert(.groupSeparatorColor) } }

  /// The color of the backgrounds, over their material.
  ///
  /// On glass it is the tint of the glass, if it is set: the presets leave glass without a tint.
  ///
  /// The default is white, in dark 12 % white, with an opacity of 0.65; of 0.5 in a sheet with one background
  /// and an opaque material.
  public var ambient: UIColor = .sheetAmbient { didSet { record.insert(.ambientColor) } }

  /// The color of the backgrounds of cancel rows; `nil` for ``ambient``.
  ///
  /// An opaque color has no material below it. The default is `nil`.
  public var cancelAmbient: UIColor? { didSet { record.insert(.cancelAmbientColor) } }

  /// The color of a pressed row; the default is gray with an opacity of 0.5.
  public var highlight: UIColor = .gray(0.5, alpha: 0.5) {
    didSet { record.insert(.highlightColor) }
  }

  /// The color that dims the views behind the sheet; the default is black with an opacity of 0.5.
  public var dimming: UIColor = .gray(0, alpha: 0.5) { didSet { record.insert(.dimmingColor) } }

  /// Creates the colors of ``SheetStyle/classic``.
  public init() {}

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

  fileprivate static let sheetHeader = UIColor { traits in
    let isHigh = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? .gray(isHigh ? 0.8 : 0.64) : .gray(isHigh ? 0.4 : 0.56)
  }

  static let sheetAmbient = UIColor.dynamic(
    light: .gray(1, alpha: 0.65), dark: .gray(0.12, alpha: 0.65))

  /// The default ambient color of a sheet with one background that does not blur.
  static let solidSheetAmbient = UIColor.dynamic(
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
