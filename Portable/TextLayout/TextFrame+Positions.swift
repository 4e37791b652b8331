import CPango
import CoreGraphics

extension TextFrame {
  /// Where a caret before the UTF-16 unit at `offset` stands, in a frame aligned within `width`
  /// (the limiting width, or the widest line's, if nil). An offset out of range is clamped.
  package func caretRect(at offset: Int, width: CGFloat? = nil) -> CGRect {
    FontLibrary.withFonts { _ in
      guard let line = line(holding: offset) else { return .zero }
      let left =
        line.offset(in: width ?? alignmentWidth) + line.caretPlace(atUTF16: offset)
        + line.leftSpacing
      return CGRect(x: left, y: line.top, width: 0, height: line.height)
    }
  }

  /// The UTF-16 offset of the caret position nearest to a point.
  package func utf16Offset(at point: CGPoint, width: CGFloat? = nil) -> Int {
    FontLibrary.withFonts { _ in
      guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
      let x = point.x - line.offset(in: width ?? alignmentWidth) - line.leftSpacing
      var index: Int32 = 0
      var trailing: Int32 = 0
      pango_layout_line_x_to_index(line.line, units(x), &index, &trailing)
      return line.utf16(atByte: Int(index), characters: Int(trailing))
    }
  }

  /// The rectangles that cover a range of UTF-16 units, one or more per line.
  package func selectionRects(for range: Range<Int>, width: CGFloat? = nil) -> [CGRect] {
    FontLibrary.withFonts { _ in
      lines.flatMap { line -> [CGRect] in
        let lower = max(range.lowerBound, line.utf16Range.lowerBound)
        let upper = min(range.upperBound, line.utf16Range.upperBound)
        guard lower < upper else { return [] }
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
          line.line, Int32(line.byte(atUTF16: lower)), Int32(line.byte(atUTF16: upper)), &ranges,
          &count)
        defer { g_free(ranges) }
        let left = line.offset(in: width ?? alignmentWidth) + line.leftSpacing
        guard let ranges else { return [] }
        // Pango counts these from the layout's left edge, where its own lines begin.
        return (0..<Int(count)).map { number in
          CGRect(
            x: left + points(ranges[2 * number]), y: line.top,
            width: points(ranges[2 * number + 1] - ranges[2 * number]), height: line.height)
        }
      }
    }
  }

  private var alignmentWidth: CGFloat { limits.width.isFinite ? limits.width : size.width }

  private func line(holding offset: Int) -> TextFrameLine? {
    lines.last { $0.utf16Range.lowerBound <= offset } ?? lines.first
  }
}

extension TextFrameLine {
  /// From the left of the line's glyphs to the caret before a UTF-16 unit of the whole text.
  func caretPlace(atUTF16 offset: Int) -> CGFloat {
    let byte = byte(atUTF16: offset)
    let start = Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    var x: Int32 = 0
    if byte >= end, end > start, let last = layout.lastCharacter(before: end) {
      // Behind the last character there is no other whose edge could be asked for.
      pango_layout_line_index_to_x(line, Int32(last), 1, &x)
    } else {
      pango_layout_line_index_to_x(line, Int32(byte), 0, &x)
    }
    return points(x)
  }

  /// The line's text in UTF-16 units of the whole text.
  var utf16Range: Range<Int> {
    let start = Int(line.pointee.start_index)
    let first = utf16(atByte: start, characters: 0)
    return first..<max(first, utf16(atByte: start + Int(line.pointee.length), characters: 0))
  }

  /// The byte in the paragraph's text of a UTF-16 offset in the whole text, clamped to the text.
  func byte(atUTF16 offset: Int) -> Int {
    let units = layout.text.utf16
    let distance = min(max(0, offset - utf16Start), units.count)
    let index = units.index(units.startIndex, offsetBy: distance)
    return layout.text.utf8.distance(from: layout.text.utf8.startIndex, to: index)
  }

  /// The UTF-16 offset in the whole text, so many characters after a byte of the paragraph.
  func utf16(atByte byte: Int, characters: Int) -> Int {
    let bytes = layout.text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: min(max(0, byte), bytes.count))
    let scalars = layout.text.unicodeScalars
    let end =
      scalars.index(index, offsetBy: characters, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return utf16Start + layout.text.utf16.distance(from: layout.text.utf16.startIndex, to: end)
  }
}
