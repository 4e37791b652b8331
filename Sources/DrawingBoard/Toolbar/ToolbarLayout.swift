import CoreGraphics

/// Where the groups of a drawing toolbar are.
///
/// A wide bar is one row; a narrow one has its tools above. It is laid out from left to right; the
/// view mirrors it. Lengths are in points.
struct ToolbarLayout: Equatable, Sendable {
  /// From this width on everything is in one row.
  static let oneRowWidth: CGFloat = 700

  /// The height of a row.
  static let rowHeight: CGFloat = 52

  /// The side of a button.
  static let buttonSide: CGFloat = 44

  /// The width of undo and of redo.
  static let historyButtonWidth: CGFloat = 42

  /// The width of a line's dot.
  static let dotWidth: CGFloat = 31

  /// The width of a swatch.
  static let swatchWidth: CGFloat = 37

  /// Around the groups, and between them.
  static let inset: CGFloat = 8

  /// Undo and redo.
  let history: CGRect

  /// The tools, which scroll.
  let tools: CGRect

  /// Widths and colours, which scroll.
  let styles: CGRect

  /// A line between undo and what follows; `nil` where there is none.
  let separators: [CGRect]

  /// The height of a bar of a width.
  static func height(width: CGFloat) -> CGFloat {
    width >= oneRowWidth ? rowHeight + 4 : rowHeight * 2
  }

  /// Lays out a bar of a size.
  ///
  /// - Parameters:
  ///   - size: Negative lengths count as zero.
  ///   - stylesWidth: What widths and colours take when all are seen.
  init(size: CGSize, stylesWidth: CGFloat) {
    let (width, height) = (max(size.width, 0), max(size.height, 0))
    let historyWidth = Self.historyButtonWidth * 2
    if width >= Self.oneRowWidth {
      history = CGRect(x: Self.inset, y: 0, width: historyWidth, height: height)
      let room = width - history.maxX - Self.inset * 4
      let styleRoom = min(stylesWidth, room / 2)
      styles = CGRect(
        x: width - Self.inset - styleRoom, y: 0, width: styleRoom, height: height)
      let start = history.maxX + Self.inset * 2
      tools = CGRect(
        x: start, y: 0, width: max(styles.minX - Self.inset * 2 - start, 0), height: height)
      separators = [history.maxX + Self.inset, styles.minX - Self.inset].map {
        CGRect(x: $0, y: 14, width: 1, height: max(height - 28, 0))
      }
    } else {
      let row = height / 2
      tools = CGRect(
        x: Self.inset, y: 2, width: max(width - Self.inset * 2, 0), height: row - 2)
      history = CGRect(x: Self.inset, y: row, width: historyWidth, height: row - 2)
      let start = history.maxX + Self.inset * 2
      styles = CGRect(
        x: start, y: row, width: max(width - Self.inset - start, 0), height: row - 2)
      separators = [
        CGRect(x: history.maxX + Self.inset, y: row + 14, width: 1, height: max(row - 30, 0))
      ]
    }
  }
}
