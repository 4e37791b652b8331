import QuartzCore
import TextLayout

/// Turns attributed strings into what the text layout takes.
struct AttributedTextSource {
  /// What attributes that a string lacks are taken from.
  struct Defaults {
    // Strings without a font are set in 12 points, as on Apple platforms.
    var font = UIFont.systemFont(ofSize: 12)
    var color: UIColor = .black
    /// Takes the place of every foreground color.
    var overridingColor: UIColor?
    var paragraphStyle = NSParagraphStyle()
    /// Takes the place of the strings' own alignment when that is natural.
    var naturalAlignment = TextAlignment.natural
    var isRightToLeft = false
    /// Factor of all font sizes.
    var scale: CGFloat = 1
    /// Added to every font's tracking, in parts of its size.
    var tightening: CGFloat = 0
    /// Fonts that follow the content size category are taken at these traits' category.
    var fontTraits: UITraitCollection?
  }

  var defaults = Defaults()

  /// At least one paragraph; an empty string gives one empty run.
  func paragraphs(of string: NSAttributedString) -> [TextParagraph] {
    let text = string.string
    let length = text.utf16.count
    guard length > 0 else {
      return [
        TextParagraph(runs: [run("", attributes: [:])], style: style(defaults.paragraphStyle))
      ]
    }
    var paragraphs: [TextParagraph] = []
    let whole = text as NSString
    var start = 0
    while start < length {
      var end = 0
      var contentsEnd = 0
      whole.getParagraphStart(
        nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      paragraphs.append(
        paragraph(
          of: string, contents: NSRange(location: start, length: contentsEnd - start),
          terminator: whole.substring(
            with: NSRange(location: contentsEnd, length: end - contentsEnd))))
      start = max(end, start + 1)
      if end == length, contentsEnd < end {
        // Text that ends with a line end has an empty last line.
        let attributes = string.attributes(at: length - 1, effectiveRange: nil)
        paragraphs.append(
          TextParagraph(
            runs: [run("", attributes: attributes)], style: style(paragraphStyle(attributes))))
      }
    }
    return paragraphs
  }

  private func paragraph(
    of string: NSAttributedString, contents: NSRange, terminator: String
  ) -> TextParagraph {
    var runs: [TextRun] = []
    let first = string.attributes(at: contents.location, effectiveRange: nil)
    if contents.length > 0 {
      let whole = string.string as NSString
      string.enumerateAttributes(in: contents) { attributes, range, _ in
        runs.append(run(whole.substring(with: range), attributes: attributes))
      }
    } else {
      runs.append(run("", attributes: first))
    }
    return TextParagraph(
      runs: runs, style: style(paragraphStyle(first)), terminator: terminator)
  }

  // MARK: Runs

  private func run(_ text: String, attributes: [NSAttributedString.Key: Any]) -> TextRun {
    var font = attributes[.font] as? UIFont ?? defaults.font
    if let traits = defaults.fontTraits { font = font.adjusted(for: traits) }
    var face = font.face
    face.size *= defaults.scale
    face.tracking = face.tracking * defaults.scale - defaults.tightening * face.size
    var color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    var underline = Self.line(attributes[.underlineStyle], color: attributes[.underlineColor])
    if attributes[.link] != nil {
      if attributes[.foregroundColor] == nil { color = .link }
      underline = underline ?? TextLine()
    }
    var run = TextRun(
      text: text, face: face, color: (defaults.overridingColor ?? color).cgColor)
    run.kern =
      (Self.number(attributes[.kern]) + Self.number(attributes[.tracking])) * defaults.scale
    run.baselineOffset = Self.number(attributes[.baselineOffset]) * defaults.scale
    run.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.cgColor
    run.underline = underline
    run.strikethrough = Self.line(
      attributes[.strikethroughStyle], color: attributes[.strikethroughColor])
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      run.shadow = TextShadow(
        offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: color.cgColor)
    }
    return run
  }

  private static func line(_ style: Any?, color: Any?) -> TextLine? {
    let bits = Int(number(style))
    // The pattern bits alone draw nothing.
    guard bits & 0x0F != 0 else { return nil }
    let pattern: TextLine.Pattern =
      switch bits & 0x0F00 {
      case 0x0100: .dot
      case 0x0200: .dash
      case 0x0300: .dashDot
      case 0x0400: .dashDotDot
      default: .solid
      }
    return TextLine(
      isThick: bits & 0x02 != 0, isDouble: bits & 0x08 != 0, pattern: pattern,
      color: (color as? UIColor)?.cgColor)
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  // MARK: Paragraphs

  private func paragraphStyle(_ attributes: [NSAttributedString.Key: Any]) -> NSParagraphStyle {
    attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraphStyle
  }

  private func style(_ paragraphStyle: NSParagraphStyle) -> TextParagraphStyle {
    let values = paragraphStyle.values
    var style = TextParagraphStyle()
    style.alignment =
      values.alignment == .natural
      ? defaults.naturalAlignment : TextAlignment(values.alignment)
    style.lineBreak = TextLineBreak(values.lineBreakMode)
    style.direction =
      switch values.baseWritingDirection {
      case .natural: defaults.isRightToLeft ? .naturalOrRightToLeft : .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    style.lineSpacing = values.lineSpacing
    style.paragraphSpacing = values.paragraphSpacing
    style.paragraphSpacingBefore = values.paragraphSpacingBefore
    style.headIndent = values.headIndent
    style.tailIndent = values.tailIndent
    style.firstLineHeadIndent = values.firstLineHeadIndent
    style.minimumLineHeight = values.minimumLineHeight
    style.maximumLineHeight = values.maximumLineHeight
    style.lineHeightMultiple = values.lineHeightMultiple
    return style
  }
}

extension TextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension TextLineBreak {
  init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .word
      case .byCharWrapping: .character
      case .byClipping: .clip
      case .byTruncatingHead: .truncateHead
      case .byTruncatingTail: .truncateTail
      case .byTruncatingMiddle: .truncateMiddle
      }
  }
}
