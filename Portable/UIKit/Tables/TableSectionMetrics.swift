import CoreGraphics

/// The heights of headers and footers in a table whose sections stand in a document.
///
/// The document has heights for sections without a title, which a title overrides.
struct TableSectionMetrics {
  /// The height of a title in a grouped table.
  var groupedTitle: CGFloat = 38
  /// The space above the first title of a grouped table.
  var firstGroupSpace: CGFloat = 17.5
  /// The least height of a header in a plain table.
  var plainHeader: CGFloat = 28
  /// The space above a header in a plain table.
  var plainPadding: CGFloat = 22
  /// Whether sections without a title have headers in a plain table.
  var hasPlainUntitledHeaders = true

  /// The lengths of the system that a build of Interface Builder draws with.
  static func drawn(byVersion version: Int, headerHeight: CGFloat) -> TableSectionMetrics {
    var metrics = TableSectionMetrics()
    if version >= 15000, headerHeight == 10 { metrics.groupedTitle = 32 }
    if version >= 22505 { metrics.firstGroupSpace = 0 }
    if version < 20037 {
      metrics.plainHeader = 0
      metrics.plainPadding = 0
    }
    metrics.hasPlainUntitledHeaders = version >= 14800
    return metrics
  }
}
