import CPango
import CoreGraphics

/// One line of a text frame.
struct TextFrameLine {
  let layout: ParagraphLayout
  let line: UnsafeMutablePointer<PangoLayoutLine>
  /// The index of its paragraph.
  let paragraph: Int
  /// The UTF-16 offset in the whole text at which its paragraph begins.
  let utf16Start: Int
  let top: CGFloat
  let height: CGFloat
  /// From the top of the frame.
  let baseline: CGFloat
  let width: CGFloat
  let indent: CGFloat
  let isRightToLeft: Bool
  /// The last character's spacing where it stands at the left, in text from right to left.
  let leftSpacing: CGFloat

  var bottom: CGFloat { top + height }

  init?(
    layout: ParagraphLayout, number: Int, top: CGFloat, paragraph: Int, utf16Start: Int,
    fonts: FontMap
  ) {
    guard let line = pango_layout_get_line_readonly(layout.layout, Int32(number)) else {
      return nil
    }
    self.layout = layout
    self.line = line
    self.paragraph = paragraph
    self.utf16Start = utf16Start
    self.top = top
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    let style = layout.style
    indent = max(0, number == 0 ? style.firstLineHeadIndent : style.headIndent)

    let first = Int(line.pointee.start_index)
    let last = max(first, first + Int(line.pointee.length) - 1)
    let range =
      layout.run(
        atByte: first)...max(
        layout.run(atByte: first), layout.run(atByte: last))
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    for run in layout.runs[range] {
      let metrics = fonts.metrics(of: run.face)
      ascent = max(ascent, metrics.ascent + run.baselineOffset)
      descent = max(descent, metrics.descent - run.baselineOffset)
    }
    let natural = ascent + descent
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    self.height = height
    // Room beyond the font's own stands above the text.
    baseline = top + height - descent
    // Pango leaves out the spacing after a line's last character, which Apple's text has.
    var spacing: CGFloat = 0
    if line.pointee.runs != nil {
      let run = layout.runs[range.upperBound]
      spacing = run.characterSpacing
    }
    width = points(logical.width) + spacing
    leftSpacing = isRightToLeft ? spacing : 0
  }

  /// How far right the line begins in a frame of this width.
  func offset(in width: CGFloat) -> CGFloat {
    let style = layout.style
    let rightInset = isRightToLeft ? indent : tailInset(in: width)
    let leftInset = isRightToLeft ? tailInset(in: width) : indent
    let free = width - leftInset - rightInset - self.width
    let place: CGFloat =
      switch style.alignment {
      case .left: 0
      case .center: free / 2
      case .right: free
      case .natural, .justified: isRightToLeft ? free : 0
      }
    return leftInset + place
  }

  private func tailInset(in width: CGFloat) -> CGFloat {
    let tail = layout.style.tailIndent
    return tail > 0 ? max(0, width - tail) : -tail
  }
}
