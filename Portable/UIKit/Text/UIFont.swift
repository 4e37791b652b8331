import QuartzCore
import TextLayout

/// A font at a size.
///
/// The system font stands for San Francisco: its measurements are San Francisco's, its characters
/// are drawn with Inter. Sendable without checks because its values never change.
open class UIFont: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let face: FontFace
  let systemWeight: UIFont.Weight
  let textStyle: UIFont.TextStyle?
  /// Set by `UIFontMetrics` for a font that follows the content size category.
  let scaling: FontScaling?

  init(
    face: FontFace, weight: UIFont.Weight, textStyle: UIFont.TextStyle? = nil,
    scaling: FontScaling? = nil
  ) {
    self.face = face
    systemWeight = weight
    self.textStyle = textStyle
    self.scaling = scaling
    super.init()
  }

  /// A font by its full or family name, such as `Inter-SemiBold`; nil when it is not installed.
  ///
  /// A font that every iPhone has is found too. It is drawn with the nearest font that is here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let installed = FontName(fontName).flatMap { FontLibrary.hasFamily($0.family) ? $0 : nil }
    guard let named = DeviceFonts.font(named: fontName) ?? installed else {
      PortableLog.note(
        "UIFont(name: \"\(fontName)\"): no such font; the families are "
          + FontLibrary.familyNames.joined(separator: ", "))
      return nil
    }
    self.init(
      face: FontFace(
        family: named.family, size: FontFace.usableSize(fontSize),
        weight: named.weight.openTypeWeight, italic: named.italic),
      weight: named.weight)
  }

  /// The font a descriptor describes; a size of 0 takes the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let attributes = descriptor.values
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    var face = attributes.face
    face.size = FontFace.usableSize(size)
    self.init(face: face, weight: attributes.weight, textStyle: attributes.textStyle)
  }

  // MARK: Names and measurements

  open var familyName: String { face.family }

  open var fontName: String { FontName.name(of: face, weight: systemWeight) }

  open var pointSize: CGFloat { face.size }

  /// The top of the line above the baseline.
  open var ascender: CGFloat { face.metrics.ascent }

  /// The bottom of the line below the baseline: negative.
  open var descender: CGFloat { -face.metrics.descent }

  open var capHeight: CGFloat { face.metrics.capHeight }

  open var xHeight: CGFloat { face.metrics.xHeight }

  open var lineHeight: CGFloat { face.metrics.lineHeight }

  open var leading: CGFloat { face.metrics.leading }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face.withSize(FontFace.usableSize(fontSize)), weight: systemWeight)
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(values: .init(face: face, weight: systemWeight, textStyle: textStyle))
  }

  open class var familyNames: [String] {
    (FontLibrary.familyNames + DeviceFonts.familyNames).sorted()
  }

  // MARK: Copying and coding

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard
      let family = coder.string(ifPresent: "UIFontFamily")
    else { return nil }
    systemWeight = Weight(rawValue: coder.decodeDouble(forKey: "UIFontWeight"))
    face = FontFace(
      family: family, size: FontFace.usableSize(coder.decodeDouble(forKey: "UIFontPointSize")),
      weight: systemWeight.openTypeWeight, italic: coder.decodeBool(forKey: "UIFontItalic"),
      tabularDigits: coder.decodeBool(forKey: "UIFontTabularDigits"))
    textStyle = (coder.string(ifPresent: "UIFontTextStyle"))
      .map { TextStyle(rawValue: $0) }
    scaling = nil
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(face.family as NSString, forKey: "UIFontFamily")
    coder.encode(Double(face.size), forKey: "UIFontPointSize")
    coder.encode(Double(systemWeight.rawValue), forKey: "UIFontWeight")
    coder.encode(face.italic, forKey: "UIFontItalic")
    coder.encode(face.tabularDigits, forKey: "UIFontTabularDigits")
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && textStyle == other.textStyle && scaling == other.scaling
  }

  open override var hash: Int { face.hashValue }

  open override var description: String {
    "<UIFont: \(fontName) \(pointSize) pt>"
  }
}

extension FontFace {
  /// A size a font can have: one that is not positive or not finite becomes the system's 12.
  static func usableSize(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? min(size, 10_000) : 12
  }
}
