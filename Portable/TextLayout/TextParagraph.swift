import CoreGraphics

/// Where the lines of a paragraph stand.
package enum TextAlignment: Sendable {
  case left, center, right, justified
  /// Where the paragraph's direction begins.
  case natural
}

/// What happens to text that does not fit.
package enum TextLineBreak: Sendable {
  case word, character, clip, truncateHead, truncateTail, truncateMiddle

  package var truncates: Bool {
    switch self {
    case .truncateHead, .truncateTail, .truncateMiddle: true
    case .word, .character, .clip: false
    }
  }
}

/// The direction of a paragraph.
package enum TextDirection: Sendable {
  /// As the first character with a direction says; left to right if there is none.
  case natural
  /// As the first character with a direction says; right to left if there is none.
  case naturalOrRightToLeft
  case leftToRight
  case rightToLeft
}

/// The layout of one paragraph.
package struct TextParagraphStyle: Equatable, Sendable {
  package var alignment = TextAlignment.natural
  package var lineBreak = TextLineBreak.word
  package var direction = TextDirection.natural
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Positive from the leading edge, otherwise from the trailing edge.
  package var tailIndent: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 means none.
  package var maximumLineHeight: CGFloat = 0
  /// 0 means 1.
  package var lineHeightMultiple: CGFloat = 0

  package init() {}

  package init(
    alignment: TextAlignment, lineBreak: TextLineBreak = .word,
    direction: TextDirection = .natural
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.direction = direction
  }
}

/// Text between two line ends.
package struct TextParagraph {
  package var runs: [TextRun]
  package var style: TextParagraphStyle
  /// The characters that end it, such as a newline; they take part in positions only.
  package var terminator: String

  package init(runs: [TextRun], style: TextParagraphStyle, terminator: String = "") {
    self.runs = runs
    self.style = style
    self.terminator = terminator
  }

  /// Splits runs at line ends; there is always at least one paragraph, and each has a run.
  package static func split(_ runs: [TextRun], style: TextParagraphStyle) -> [TextParagraph] {
    var paragraphs: [TextParagraph] = []
    var current: [TextRun] = []
    for run in runs {
      var part = ""
      for character in run.text {
        guard character.isNewline else {
          part.append(character)
          continue
        }
        var piece = run
        piece.text = part
        current.append(piece)
        paragraphs.append(
          TextParagraph(runs: current, style: style, terminator: String(character)))
        current = []
        part = ""
      }
      var piece = run
      piece.text = part
      if !part.isEmpty || current.isEmpty { current.append(piece) }
    }
    if !current.isEmpty || paragraphs.isEmpty {
      paragraphs.append(TextParagraph(runs: current, style: style))
    }
    return paragraphs
  }
}

/// The room text has.
package struct TextLimits: Equatable, Sendable {
  package var width: CGFloat
  package var height: CGFloat
  /// 0 means no limit.
  package var lines: Int

  package init(width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0) {
    self.width = width
    self.height = height
    self.lines = lines
  }
}
