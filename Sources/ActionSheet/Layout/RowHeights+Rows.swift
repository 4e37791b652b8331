import Foundation

extension RowHeights {
  /// The heights that rows have in a style, by what they are.
  public struct Standard: Equatable, Sendable {
    /// An action with one line, in points; what ``SheetMetrics/actionHeight`` and the font ask for.
    public var action: CGFloat

    /// The header, in points.
    public var header: CGFloat

    /// A section's caption, in points.
    public var caption: CGFloat

    /// Makes heights in points.
    public init(action: CGFloat, header: CGFloat = 0, caption: CGFloat = 0) {
      self.action = action
      self.header = header
      self.caption = caption
    }
  }

  /// Makes the heights of the rows of a content.
  ///
  /// Views are as high as their slots; an action is as high as it prefers, else as the standard, and
  /// higher where what it shows needs it. Without `needed` this takes time in proportion to the rows
  /// that are no plain actions, with it in proportion to all rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - standard: What is as high as others of its kind.
  ///   - needed: The height in points that a row's texts need at least, asked for actions and
  ///     captions; `nil` where they fit the standard.
  public init(
    _ rows: SheetRows, standard: Standard, needed: ((_ row: Int) -> CGFloat?)? = nil
  ) {
    guard let needed else {
      self.init(rows, standard: standard, needed: [:])
      return
    }
    self.init()
    for row in 0..<rows.count {
      append(Self.height(of: row, in: rows, standard: standard, needed: needed(row)))
    }
  }

  /// Makes the heights of the rows of a content, of which some have been measured.
  ///
  /// Takes time in proportion to those and the rows that are no plain actions.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - standard: What is as high as others of its kind.
  ///   - needed: The heights in points that the texts of actions and captions need at least, by row;
  ///     those of other rows fit the standard.
  init(_ rows: SheetRows, standard: Standard, needed: [Int: CGFloat]) {
    self.init()
    for row in Set(rows.exceptions).union(needed.keys).sorted() {
      append(standard.action, count: row - count)
      append(Self.height(of: row, in: rows, standard: standard, needed: needed[row]))
    }
    append(standard.action, count: rows.count - count)
  }

  private static func height(
    of row: Int, in rows: SheetRows, standard: Standard, needed: @autoclosure () -> CGFloat?
  ) -> CGFloat {
    switch rows.kind(at: row) {
    case nil: return 0
    case .header: return standard.header
    case .view, .footer: return rows.slot(at: row)?.height ?? 0
    case .section: return max(standard.caption, needed() ?? 0)
    case .action, .cancel:
      let own = rows.action(at: row)?.preferredHeight
      return max(own.flatMap { $0.isLength ? $0 : nil } ?? standard.action, needed() ?? 0)
    }
  }
}
