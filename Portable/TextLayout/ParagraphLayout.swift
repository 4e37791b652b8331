import CPango
import CoreGraphics

/// One paragraph set by Pango. Used under `FontLibrary`'s lock only.
final class ParagraphLayout {
  static let ellipsis = "…"

  let layout: OpaquePointer
  let runs: [TextRun]
  /// The byte of the paragraph's text at which each run begins.
  let runStarts: [Int]
  let text: String
  let style: TextParagraphStyle

  /// Nil only when there are no fonts at all.
  init?(_ paragraph: TextParagraph, width: CGFloat, lines: Int, isCutOff: Bool, fonts: FontMap) {
    guard let layout = fonts.makeLayout() else { return nil }
    self.layout = layout
    var runs = paragraph.runs
    // Text that goes on in a paragraph which does not fit ends in an ellipsis, too.
    if isCutOff, let last = runs.last {
      var mark = last
      mark.text = Self.ellipsis
      runs.append(mark)
    }
    self.runs = runs
    style = paragraph.style
    var text = ""
    var starts: [Int] = []
    for run in runs {
      starts.append(text.utf8.count)
      text += run.text
    }
    self.text = text
    runStarts = starts
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let attributes = AttributeList.make(runs: runs, starts: starts, fonts: fonts)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    setDirection()
    setBreaking(width: width, lines: lines)
  }

  deinit {
    let layout = layout
    FontLibrary.withFonts { _ in g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Characters that no font has.
  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  func run(atByte byte: Int) -> Int {
    (runStarts.lastIndex { $0 <= byte }) ?? 0
  }

  /// The byte at which the character that ends at `end` begins.
  func lastCharacter(before end: Int) -> Int? {
    let bytes = text.utf8
    guard end > 0, end <= bytes.count else { return nil }
    let index = bytes.index(bytes.startIndex, offsetBy: end)
    return bytes.distance(from: bytes.startIndex, to: text.index(before: index))
  }

  private func setDirection() {
    let context = pango_layout_get_context(layout)
    switch style.direction {
    case .natural, .leftToRight: pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    case .naturalOrRightToLeft, .rightToLeft:
      pango_context_set_base_dir(context, PANGO_DIRECTION_RTL)
    }
    let isNatural = style.direction == .natural || style.direction == .naturalOrRightToLeft
    pango_layout_set_auto_dir(layout, isNatural ? 1 : 0)
    pango_layout_context_changed(layout)
    // The layout itself always aligns left; lines are placed when they are drawn.
    pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
  }

  private func setBreaking(width: CGFloat, lines: Int) {
    let available = available(in: width)
    guard available.isFinite else {
      pango_layout_set_width(layout, -1)
      return
    }
    let indent = style.firstLineHeadIndent - style.headIndent
    pango_layout_set_indent(layout, units(indent))
    switch style.lineBreak {
    case .character: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
    default: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    if style.lineBreak == .clip, lines == 1 {
      pango_layout_set_width(layout, -1)
      return
    }
    pango_layout_set_width(layout, max(0, units(available, rounding: .up)))
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    guard lines > 0 else { return }
    let ellipsize: PangoEllipsizeMode? =
      switch style.lineBreak {
      case .truncateHead: PANGO_ELLIPSIZE_START
      case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .truncateTail: PANGO_ELLIPSIZE_END
      case .word, .character, .clip: nil
      }
    if let ellipsize {
      pango_layout_set_height(layout, Int32(-lines))
      pango_layout_set_ellipsize(layout, ellipsize)
    }
  }

  private func available(in width: CGFloat) -> CGFloat {
    if style.tailIndent > 0 { return min(width, style.tailIndent) - style.headIndent }
    return width + style.tailIndent - style.headIndent
  }
}

/// A length in Pango's units.
func units(_ points: CGFloat, rounding rule: FloatingPointRoundingRule = .toNearestOrEven) -> Int32
{
  let scaled = (points * CGFloat(PANGO_SCALE)).rounded(rule)
  return Int32(min(max(scaled, -1_000_000_000), 1_000_000_000))
}

/// What Pango has to know of runs; colors and lines are drawn without it.
enum AttributeList {
  /// The length of a word from which on Pango gets it in parts, in bytes.
  private static let longWord = 1_000

  /// The length of such a part, in bytes.
  private static let partLength = 200

  static func make(runs: [TextRun], starts: [Int], fonts: FontMap) -> OpaquePointer? {
    let list = pango_attr_list_new()
    for (index, run) in runs.enumerated() where !run.text.isEmpty {
      let start = UInt32(starts[index])
      let end = start + UInt32(run.text.utf8.count)
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      let rendition = FontRendition(run.face)
      let description = fonts.description(of: rendition)
      // Pango shapes all that is left of an item for every line, and items end where fonts do.
      for part in parts(of: run.text) {
        guard let attribute = pango_attr_font_desc_new(description) else { continue }
        attribute.pointee.start_index = start + UInt32(part.lowerBound)
        attribute.pointee.end_index = start + UInt32(part.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      // UIKit breaks a word that is longer than the line without a hyphen, unless it has a soft one.
      if !run.text.unicodeScalars.contains("\u{AD}") { insert(pango_attr_insert_hyphens_new(0)) }
      insert(pango_attr_font_features_new(rendition.features))
      let spacing = run.characterSpacing
      if spacing != 0 { insert(pango_attr_letter_spacing_new(units(spacing))) }
      for (emoji, part) in emoji(in: run.text) {
        let width = fonts.relativeWidth(of: emoji)
        guard
          let attribute = pango_attr_scale_new(EmojiShape.scale(of: rendition.size, width: width))
        else { continue }
        attribute.pointee.start_index = start + UInt32(part.lowerBound)
        attribute.pointee.end_index = start + UInt32(part.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      // Never drawn: a color of its own keeps each run's glyphs apart from its neighbors'.
      insert(
        pango_attr_foreground_new(
          UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0))
    }
    return list
  }

  /// Returns the characters that are drawn as emoji, with their ranges in bytes.
  private static func emoji(in text: String) -> [(Character, Range<Int>)] {
    // The first emoji that takes three bytes begins with this one.
    guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return [] }
    var found: [(Character, Range<Int>)] = []
    var end = 0
    for character in text {
      let start = end
      end += character.utf8.count
      let scalars = character.unicodeScalars
      if scalars.first?.properties.isEmojiPresentation == true || scalars.contains("\u{FE0F}") {
        found.append((character, start..<end))
      }
    }
    return found
  }

  /// The bytes of a text in the parts that Pango gets, which end between characters: one part, or several
  /// of a text with a word that is very long.
  private static func parts(of text: String) -> [Range<Int>] {
    let bytes = text.utf8
    guard bytes.count > longWord,
      bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }).contains(where: {
        $0.count > longWord
      })
    else { return [0..<bytes.count] }
    var parts: [Range<Int>] = []
    var (start, end) = (0, 0)
    for character in text {
      if end - start >= partLength {
        parts.append(start..<end)
        start = end
      }
      end += character.utf8.count
    }
    return parts + [start..<end]
  }
}
