import CPango
import CoreGraphics

/// Text set in lines, ready to be measured, drawn and asked for positions.
///
/// Measuring and drawing use the same lines, so what was measured is what is drawn.
package final class TextFrame {
  package let paragraphs: [TextParagraph]
  package let limits: TextLimits
  /// The smallest size that holds all lines.
  package private(set) var size = CGSize.zero
  /// Whether text was left out for want of room.
  package private(set) var isTruncated = false
  /// Characters that no installed font has.
  package private(set) var unknownGlyphCount = 0

  private(set) var lines: [TextFrameLine] = []
  private(set) var layouts: [ParagraphLayout] = []

  package init(paragraphs: [TextParagraph], limits: TextLimits = TextLimits()) {
    self.paragraphs = paragraphs
    self.limits = limits
    FontLibrary.withFonts { fonts in
      build(maximumLines: limits.lines, fonts: fonts)
      guard size.height > limits.height + 0.01, lines.count > 1 else { return }
      let fitting = max(1, lines.count { $0.bottom <= limits.height + 0.01 })
      guard fitting < lines.count else { return }
      build(maximumLines: fitting, fonts: fonts)
      isTruncated = true
    }
  }

  /// Splits the runs into paragraphs of one style.
  package convenience init(
    runs: [TextRun], style: TextParagraphStyle = TextParagraphStyle(),
    limits: TextLimits = TextLimits()
  ) {
    self.init(paragraphs: TextParagraph.split(runs, style: style), limits: limits)
  }

  package var lineCount: Int { lines.count }

  /// The first line's baseline, from the top.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last line's baseline, from the top.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  private func build(maximumLines: Int, fonts: FontMap) {
    lines = []
    layouts = []
    unknownGlyphCount = 0
    isTruncated = false
    var top: CGFloat = 0
    var utf16Start = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let remaining = maximumLines > 0 ? maximumLines - lines.count : 0
      if maximumLines > 0, remaining <= 0 {
        isTruncated = true
        break
      }
      if index > 0 { top += paragraph.style.paragraphSpacingBefore }
      guard
        let layout = layout(
          of: paragraph, lines: remaining, isLast: index == paragraphs.count - 1, fonts: fonts)
      else { continue }
      layouts.append(layout)
      unknownGlyphCount += layout.unknownGlyphCount
      let count = remaining > 0 ? min(remaining, layout.lineCount) : layout.lineCount
      isTruncated = isTruncated || layout.isTruncated || count < layout.lineCount
      for number in 0..<count {
        if number > 0 { top += paragraph.style.lineSpacing }
        guard
          let line = TextFrameLine(
            layout: layout, number: number, top: top, paragraph: index, utf16Start: utf16Start,
            fonts: fonts)
        else { continue }
        lines.append(line)
        top = line.bottom
      }
      utf16Start += paragraph.utf16Count
      if index < paragraphs.count - 1 { top += paragraph.style.paragraphSpacing }
    }
    size = CGSize(
      width: width(of: lines),
      height: lines.last?.bottom ?? 0)
  }

  // Pango rounds the place of each letter: a line that fills the width is not wider for that.
  private func width(of lines: [TextFrameLine]) -> CGFloat {
    let width = lines.reduce(0) { max($0, $1.indent + $1.width) }
    return width > limits.width && width < limits.width + 0.01 ? limits.width : width
  }

  private func layout(
    of paragraph: TextParagraph, lines: Int, isLast: Bool, fonts: FontMap
  ) -> ParagraphLayout? {
    let layout = ParagraphLayout(
      paragraph, width: limits.width, lines: lines, isCutOff: false, fonts: fonts)
    // A paragraph that fills the last line while others follow shows that something is missing.
    guard let layout, !isLast, lines > 0, paragraph.style.lineBreak.truncates,
      layout.lineCount >= lines, !layout.isTruncated
    else { return layout }
    return ParagraphLayout(
      paragraph, width: limits.width, lines: lines, isCutOff: true, fonts: fonts)
  }
}

extension TextParagraph {
  /// UTF-16 units of text and terminator.
  var utf16Count: Int {
    runs.reduce(terminator.utf16.count) { $0 + $1.text.utf16.count }
  }
}
