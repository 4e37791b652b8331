import UIKit

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
