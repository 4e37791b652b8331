import CoreGraphics

/// The frames of the groups of a drawing toolbar.
///
/// A wide bar is one row. A narrow one has widths and colors in a row below. The layout is from
/// left to right; the view mirrors it. Lengths are in points.
struct ToolbarLayout: Equatable, Sendable {
  /// The width from which on everything is in one row.
  static let oneRowWidth: CGFloat = 700

  /// The height of a row.
  static let rowHeight: CGFloat = 52

  /// The width of a button, and its least height: the smallest target that a finger hits reliably.
  static let buttonSide: CGFloat = 44

  /// The distance around the groups, and half the distance between them.
  static let inset: CGFloat = 8

  /// The frame of undo and redo.
  let history: CGRect

  /// The frame of the tools, which scroll.
  let tools: CGRect

  /// The frame of widths and colors, which scroll.
  let styles: CGRect

  /// The frames of the lines between groups.
  let separators: [CGRect]

  /// Returns the height of a bar of a width.
  static func height(width: CGFloat) -> CGFloat {
    width >= oneRowWidth ? rowHeight + 4 : rowHeight * 2
  }

  /// Creates the layout of a bar of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the bar. Negative lengths count as zero.
  ///   - stylesWidth: The width of widths and colors when all are visible.
  init(size: CGSize, stylesWidth: CGFloat) {
    let (width, height) = (max(size.width, 0), max(size.height, 0))
    let historyWidth = Self.buttonSide * 2
    if width >= Self.oneRowWidth {
      history = CGRect(x: Self.inset, y: 0, width: historyWidth, height: height)
      let available = width - history.maxX - Self.inset * 4
      let stylesWidth = min(stylesWidth, available / 2)
      styles = CGRect(
        x: width - Self.inset - stylesWidth, y: 0, width: stylesWidth, height: height)
      let start = history.maxX + Self.inset * 2
      tools = CGRect(
        x: start, y: 0, width: max(styles.minX - Self.inset * 2 - start, 0), height: height)
      separators = [history.maxX + Self.inset, styles.minX - Self.inset].map {
        CGRect(x: $0, y: 14, width: 1, height: max(height - 28, 0))
      }
    } else {
      let row = height / 2
      history = CGRect(x: Self.inset, y: 2, width: historyWidth, height: row - 2)
      let start = history.maxX + Self.inset * 2
      tools = CGRect(
        x: start, y: 2, width: max(width - Self.inset - start, 0), height: row - 2)
      styles = CGRect(
        x: Self.inset, y: row, width: max(width - Self.inset * 2, 0), height: row - 2)
      separators = [
        CGRect(x: history.maxX + Self.inset, y: 16, width: 1, height: max(row - 30, 0))
      ]
    }
  }
}
