import CoreGraphics

/// The lengths of a table whose sections stand in a document.
///
/// The document has heights for sections without a title, which a title overrides.
package struct TableSectionMetrics {
  /// The height of a title in a grouped table.
  package var groupedTitle: CGFloat = 38
  /// The space above the first title of a grouped table.
  package var firstGroupSpace: CGFloat = 17.5
  /// The least height of a header in a plain table.
  package var plainHeader: CGFloat = 28
  /// The space above a header in a plain table.
  package var plainPadding: CGFloat = 22
  /// Whether the sections of a plain table have headers where none has a title.
  package var hasPlainUntitledHeaders = true

  /// The distance of rows from the edges; nil where the width of the table determines it.
  package var rowMargin: CGFloat?

  package init() {}
}
