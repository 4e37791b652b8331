import UIKit

/// The trait that carries the style of action sheets down a hierarchy of views.
///
/// Set it on a scene, a window, a controller or a view, and every sheet inside has that style unless
/// it has one of its own:
///
///     window.traitOverrides.actionSheetStyle = .system
public struct ActionSheetStyleTrait: UITraitDefinition {
  /// The style where nobody has set one: ``SheetStyle/classic``.
  public static let defaultValue = SheetStyle.classic

  /// The name in descriptions.
  public static let name = "ActionSheetStyle"
}

extension UIMutableTraits {
  /// The style that action sheets have here; default ``SheetStyle/classic``.
  public var actionSheetStyle: SheetStyle {
    get { self[ActionSheetStyleTrait.self] }
    set { self[ActionSheetStyleTrait.self] = newValue }
  }
}

extension UITraitCollection {
  /// The style that action sheets have here; default ``SheetStyle/classic``.
  public var actionSheetStyle: SheetStyle { self[ActionSheetStyleTrait.self] }
}

extension SheetColor {
  /// Makes the sheet's colour of one of UIKit's: what it is in light and what it is in dark.
  ///
  /// Colours of the system that have a ``Name`` keep it, so that they follow contrast as well; of any
  /// other the two shades last.
  public init(_ color: UIColor) {
    if let name = Name.allCases.first(where: { $0.systemColor == color }) {
      self = .system(name)
      return
    }
    let light = Components(color, style: .light)
    let dark = Components(color, style: .dark)
    self = light == dark ? .fixed(light) : .dynamic(light: light, dark: dark)
  }

  /// The colour as UIKit's, which follows appearance and contrast.
  ///
  /// - Parameter tint: What ``Name/tint`` stands for.
  /// - Returns: The colour.
  public func uiColor(tint: UIColor) -> UIColor {
    switch self {
    case .system(let name): name.systemColor ?? tint
    case .fixed(let components): components.uiColor
    case .dynamic(let light, let dark):
      UIColor { $0.userInterfaceStyle == .dark ? dark.uiColor : light.uiColor }
    }
  }

  /// Whether nothing is seen through it in any appearance.
  var isOpaque: Bool {
    self == .system(.surface)
      || components(isDark: false)?.alpha == 1 && components(isDark: true)?.alpha == 1
  }

  /// Whether nothing is seen of it in any appearance.
  var isClear: Bool {
    components(isDark: false)?.alpha == 0 && components(isDark: true)?.alpha == 0
  }
}

extension SheetColor.Name {
  fileprivate static let allCases: [Self] = [
    .label, .secondaryLabel, .tertiaryLabel, .separator, .systemRed, .systemFill, .surface,
  ]

  /// UIKit's colour of the name; `nil` for the tint, which a view has.
  fileprivate var systemColor: UIColor? {
    switch self {
    case .tint: nil
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .separator: .separator
    case .systemRed: .systemRed
    case .systemFill: .systemFill
    case .surface: .secondarySystemGroupedBackground
    }
  }
}

extension SheetColor.Components {
  /// The components of a colour in an appearance; black where it has none.
  fileprivate init(_ color: UIColor, style: UIUserInterfaceStyle) {
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  fileprivate var uiColor: UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension SheetFont {
  /// The system's font of this weight in the size that goes with a text size.
  func uiFont(at textSize: SheetTextSize) -> UIFont {
    .systemFont(ofSize: curve.pointSize(at: textSize), weight: weight.uiFontWeight)
  }
}

extension SheetFont.Weight {
  /// UIKit's name for the weight.
  var uiFontWeight: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}

extension SheetMaterial {
  /// The system's effect; `nil` for an opaque material.
  @MainActor
  var visualEffect: UIVisualEffect? {
    switch self {
    case .opaque: return nil
    case .glass:
      guard #available(iOS 26, *) else { return UIBlurEffect(style: .systemMaterial) }
      let glass = UIGlassEffect(style: .regular)
      glass.isInteractive = true
      return glass
    case .blur(.ultraThin): return UIBlurEffect(style: .systemUltraThinMaterial)
    case .blur(.thin): return UIBlurEffect(style: .systemThinMaterial)
    case .blur(.regular): return UIBlurEffect(style: .systemMaterial)
    case .blur(.thick): return UIBlurEffect(style: .systemThickMaterial)
    }
  }
}

extension SheetTextSize {
  /// The step of a content size category; an unspecified one counts as ``large``.
  init(_ category: UIContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      default: .large
      }
  }
}

extension RowCorners {
  /// The corners as a layer masks them.
  var maskedCorners: CACornerMask {
    var mask: CACornerMask = []
    if contains(.top) { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if contains(.bottom) { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return mask
  }
}

extension SheetInsets {
  /// The room along the sides that UIKit's insets tell.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
