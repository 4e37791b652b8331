extension AttributeScopes {
  /// The attributes of text that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let baselineOffset: BaselineOffsetAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSUnderlineStyle: Hashable {}

extension NSAttributedString {
  /// The same text with the attributes UIKit draws.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text.characters[run.range]),
          attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributeContainer {
  /// The attributes under the keys of attributed strings.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.uiKit.font
    attributes[.foregroundColor] = self.uiKit.foregroundColor
    attributes[.backgroundColor] = self.uiKit.backgroundColor
    attributes[.kern] = self.uiKit.kern
    attributes[.tracking] = self.uiKit.tracking
    attributes[.underlineStyle] = self.uiKit.underlineStyle?.rawValue
    attributes[.strikethroughStyle] = self.uiKit.strikethroughStyle?.rawValue
    attributes[.baselineOffset] = self.uiKit.baselineOffset
    return attributes
  }
}

extension AttributedString {
  /// The same text with the attributes UIKit draws; others are left out.
  public init(_ nsStr: NSAttributedString) {
    var text = AttributedString()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let run = nsStr.attributedSubstring(from: range).string
      text += AttributedString(run, attributes: AttributeContainer(attributes))
    }
    self = text
  }
}

extension AttributeContainer {
  /// The attributes UIKit draws, from their keys in attributed strings; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.uiKit.font = dictionary[.font] as? UIFont
    self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.uiKit.kern = Self.number(dictionary[.kern])
    self.uiKit.tracking = Self.number(dictionary[.tracking])
    self.uiKit.underlineStyle = Self.line(dictionary[.underlineStyle])
    self.uiKit.strikethroughStyle = Self.line(dictionary[.strikethroughStyle])
    self.uiKit.baselineOffset = Self.number(dictionary[.baselineOffset])
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle)
      ?? (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }
}
