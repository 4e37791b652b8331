import QuartzCore
import TextLayout

extension UIFont {
  /// A role of text, whose size follows the content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var weight: UIFont.Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }
  }

  /// The font of a text style at the current content size category.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the traits' content size category; nil takes the current traits.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = DynamicTypeSizes.size(
      of: style, in: traits.usableContentSizeCategory)
    let weight =
      traits.legibilityWeight == .bold ? style.weight.emphasized : style.weight
    return UIFont(
      face: FontFace(size: size, weight: weight.openTypeWeight), weight: weight, textStyle: style)
  }
}

extension UIFont.Weight {
  /// The weight used where the user asks for bold text.
  var emphasized: UIFont.Weight {
    switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium: .bold
    case .semibold: .bold
    case .bold: .heavy
    default: .black
    }
  }
}

extension UITraitCollection {
  /// The content size category, the default one where none is set.
  var usableContentSizeCategory: UIContentSizeCategory {
    let category = preferredContentSizeCategory
    return category == .unspecified ? .large : category
  }
}
