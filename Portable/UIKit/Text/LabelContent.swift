import QuartzCore

/// The text of a label, plain or attributed.
struct LabelContent {
  private(set) var string: String?
  private var attributed: NSAttributedString?

  var isAttributed: Bool { attributed != nil }

  var isEmpty: Bool { string?.isEmpty ?? true }

  mutating func setPlain(_ string: String?) {
    self.string = string
    attributed = nil
  }

  mutating func setAttributed(_ attributed: NSAttributedString?) {
    self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
    string = attributed?.string
  }

  func isSame(as other: NSAttributedString?) -> Bool {
    guard let attributed, let other else { return string == nil && other == nil }
    return attributed.hasSameContent(as: other)
  }

  /// Sets an attribute over the whole of an attributed text; plain text has none.
  mutating func override(_ key: NSAttributedString.Key, with value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    // Not addAttribute(_:value:range:), which traps off Apple where runs already have the key.
    changed.addAttributes([key: value], range: NSRange(location: 0, length: changed.length))
    self.attributed = NSAttributedString(attributedString: changed)
  }

  /// Changes the paragraph styles of an attributed text; plain text has none.
  mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: changed.length)
    changed.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      guard let own = value as? NSParagraphStyle else { return }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(own)
      change(style)
      changed.addAttributes([.paragraphStyle: style], range: range)
    }
    self.attributed = NSAttributedString(attributedString: changed)
  }

  /// The text with attributes; plain text gets the given ones. Nil when there is no text.
  func attributedString(plainAttributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    attributed ?? string.map { NSAttributedString(string: $0, attributes: plainAttributes) }
  }

  /// Attributed text as it is, plain text without attributes.
  var drawnString: NSAttributedString {
    attributed ?? NSAttributedString(string: string ?? "")
  }
}
