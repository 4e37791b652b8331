import QuartzCore
import TextLayout

/// The layout of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  final var values: Values

  /// The style that text without one has.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Points between the lines of a paragraph.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where the lines after the first begin, from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge if positive, else from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 means no maximum.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Factor of the font's line height; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Whether text may be set up to 3 % tighter before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    var values = Values()
    values.alignment =
      NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    values.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    values.baseWritingDirection =
      NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    values.lineSpacing = coder.decodeDouble(forKey: "NSLineSpacing")
    values.paragraphSpacing = coder.decodeDouble(forKey: "NSParagraphSpacing")
    values.paragraphSpacingBefore = coder.decodeDouble(forKey: "NSParagraphSpacingBefore")
    values.headIndent = coder.decodeDouble(forKey: "NSHeadIndent")
    values.tailIndent = coder.decodeDouble(forKey: "NSTailIndent")
    values.firstLineHeadIndent = coder.decodeDouble(forKey: "NSFirstLineHeadIndent")
    values.minimumLineHeight = coder.decodeDouble(forKey: "NSMinLineHeight")
    values.maximumLineHeight = coder.decodeDouble(forKey: "NSMaxLineHeight")
    values.lineHeightMultiple = coder.decodeDouble(forKey: "NSLineHeightMultiple")
    values.allowsDefaultTighteningForTruncation = coder.decodeBool(
      forKey: "NSAllowsTighteningForTruncation")
    self.values = values
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(values.alignment.rawValue, forKey: "NSAlignment")
    coder.encode(values.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(values.baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(Double(values.lineSpacing), forKey: "NSLineSpacing")
    coder.encode(Double(values.paragraphSpacing), forKey: "NSParagraphSpacing")
    coder.encode(Double(values.paragraphSpacingBefore), forKey: "NSParagraphSpacingBefore")
    coder.encode(Double(values.headIndent), forKey: "NSHeadIndent")
    coder.encode(Double(values.tailIndent), forKey: "NSTailIndent")
    coder.encode(Double(values.firstLineHeadIndent), forKey: "NSFirstLineHeadIndent")
    coder.encode(Double(values.minimumLineHeight), forKey: "NSMinLineHeight")
    coder.encode(Double(values.maximumLineHeight), forKey: "NSMaxLineHeight")
    coder.encode(Double(values.lineHeightMultiple), forKey: "NSLineHeightMultiple")
    coder.encode(
      values.allowsDefaultTighteningForTruncation, forKey: "NSAllowsTighteningForTruncation")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineBreakMode)
    hasher.combine(values.lineSpacing)
    return hasher.finalize()
  }
}
