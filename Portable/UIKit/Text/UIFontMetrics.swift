import QuartzCore
import TextLayout

/// Scales fonts and lengths as a text style grows with the content size category.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  let textStyle: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The font at the size for the current content size category; it goes on following it.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// As above, but never larger than the maximum; 0 means no maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      reportMisuse(
        "UIFontMetrics.scaledFont(for:)",
        "the font \(font.fontName) is scaled already; pass one of a fixed size")
      return font
    }
    let scaling = FontScaling(
      textStyle: textStyle, basePointSize: font.pointSize, maximumPointSize: maximumPointSize)
    return scaling.apply(to: font, traits: traitCollection ?? .current)
  }

  /// The length scaled for the current content size category, rounded to whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length scaled for the traits' content size category, rounded to whole pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : ScreenScale.current
    return (value * FontScaling.factor(of: textStyle, traits: traits) * scale).rounded() / scale
  }
}

/// How a font that came from `UIFontMetrics` follows the content size category.
struct FontScaling: Equatable {
  var textStyle: UIFont.TextStyle
  var basePointSize: CGFloat
  /// 0 means no maximum.
  var maximumPointSize: CGFloat

  static func factor(of style: UIFont.TextStyle, traits: UITraitCollection) -> CGFloat {
    DynamicTypeSizes.size(of: style, in: traits.usableContentSizeCategory)
      / DynamicTypeSizes.size(of: style, in: .large)
  }

  func apply(to font: UIFont, traits: UITraitCollection) -> UIFont {
    var size = (basePointSize * Self.factor(of: textStyle, traits: traits)).rounded()
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return UIFont(
      face: font.face.withSize(FontFace.usableSize(size)), weight: font.systemWeight,
      textStyle: nil, scaling: self)
  }
}

extension UIFont {
  /// This font at the traits' content size category, if it follows one; otherwise itself.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    if let scaling { return scaling.apply(to: self, traits: traits) }
    guard let textStyle else { return self }
    let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    // A bold or italic variant of a text style keeps its traits at the new size.
    return UIFont(
      face: face.withSize(preferred.pointSize), weight: systemWeight, textStyle: textStyle)
  }
}

/// Views whose fonts can follow the content size category.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts from text styles and from `UIFontMetrics` follow the category. Default false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont.TextStyle {
  /// The metrics that scale with this style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
