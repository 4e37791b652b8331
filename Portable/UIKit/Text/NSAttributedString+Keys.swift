import QuartzCore

extension NSAttributedString.Key {
  /// A `UIFont`; by default Helvetica's stand-in, the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text; none by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each character, which also turns off ligatures.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character, on top of the font's own tracking.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `URL` or string; drawn in the link color.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points the text is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor`; the text's own by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`; the text's own by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}

/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
