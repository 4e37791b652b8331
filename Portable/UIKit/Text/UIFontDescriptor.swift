import QuartzCore
import TextLayout

/// A description of a font, to be varied and made into one.
///
/// Sendable without checks because its values never change.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Equatable {
    var face: FontFace
    var weight: UIFont.Weight
    var textStyle: UIFont.TextStyle?
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    let name = FontName(fontName)
    self.init(
      values: Values(
        face: FontFace(
          family: name?.family ?? FontFace.systemFamily, size: max(0, size),
          weight: name?.weight.openTypeWeight ?? 400, italic: name?.italic ?? false),
        weight: name?.weight ?? .regular))
  }

  /// Understands name, family, size, text style, and of the traits weight, slant and symbolic ones.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    values = FontDescription.values(attributes, over: nil)
    super.init()
  }

  /// The descriptor of a text style at the current content size category.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { FontName.name(of: values.face, weight: values.weight) }

  open var pointSize: CGFloat { values.face.size }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if values.face.italic { traits.insert(.traitItalic) }
    if values.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if values.face.family == FontFace.monospacedFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .family: values.face.family, .size: pointSize,
      .traits: [TraitKey.weight: values.weight.rawValue, .symbolic: symbolicTraits.rawValue]
        as [TraitKey: Any],
    ]
    if let style = values.textStyle { attributes[.textStyle] = style.rawValue }
    return attributes
  }

  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[attribute]
  }

  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(values: FontDescription.values(attributes, over: values))
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changing { $0.face.size = max(0, newPointSize) }
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changing {
      $0.face.family = newFamily
      $0.textStyle = nil
    }
  }

  /// The descriptor with exactly these traits; nil for traits that no font here has.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed, .traitVertical]) else {
      return nil
    }
    return changing {
      $0.face.italic = symbolicTraits.contains(.traitItalic)
      let isBold = self.symbolicTraits.contains(.traitBold)
      if symbolicTraits.contains(.traitBold) != isBold {
        $0.weight = isBold ? .regular : .semibold
        $0.face.weight = $0.weight.openTypeWeight
      }
      if symbolicTraits.contains(.traitMonoSpace) { $0.face.family = FontFace.monospacedFamily }
    }
  }

  /// The system font in another design; nil for a design or a family that has none.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    let isSystem = [FontFace.systemFamily, FontFace.monospacedFamily].contains(values.face.family)
    guard isSystem else { return nil }
    switch design {
    case .default: return changing { $0.face.family = FontFace.systemFamily }
    case .monospaced: return changing { $0.face.family = FontFace.monospacedFamily }
    default: return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  open override var hash: Int { values.face.hashValue }

  private func changing(_ change: (inout Values) -> Void) -> UIFontDescriptor {
    var changed = values
    change(&changed)
    return UIFontDescriptor(values: changed)
  }
}

/// Reads descriptor attributes.
enum FontDescription {
  static func values(
    _ attributes: [UIFontDescriptor.AttributeName: Any], over base: UIFontDescriptor.Values?
  ) -> UIFontDescriptor.Values {
    var values =
      base ?? UIFontDescriptor.Values(face: FontFace(size: 12), weight: .regular)
    if let style = attributes[.textStyle] {
      let name = (style as? UIFont.TextStyle)?.rawValue ?? style as? String ?? ""
      values = UIFont.preferredFont(forTextStyle: .init(rawValue: name)).fontDescriptor.values
    }
    if let family = attributes[.family] as? String { values.face.family = family }
    if let name = (attributes[.name] as? String).flatMap(FontName.init) {
      values.face.family = name.family
      values.face.italic = name.italic
      values.weight = name.weight
    }
    if let size = number(attributes[.size]) { values.face.size = max(0, size) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        values.weight = weight
      } else if let weight = number(traits[.weight]) {
        values.weight = UIFont.Weight(weight)
      }
      if let slant = number(traits[.slant]) { values.face.italic = slant > 0 }
      if let bits = traits[.symbolic] as? UInt32 {
        let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
        values.face.italic = symbolic.contains(.traitItalic)
        if symbolic.contains(.traitBold) { values.weight = .semibold }
      }
    }
    values.face.weight = values.weight.openTypeWeight
    return values
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
