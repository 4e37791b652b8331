import CoreGraphics

/// The lengths of a table whose sections stand in a document.
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
  /// Whether the sections of a plain table have headers where none has a title.
  var hasPlainUntitledHeaders = true

  /// The distance of rows from the edges; nil where the width of the table determines it.
  var rowMargin: CGFloat?

  /// The lengths of the system that a build of Interface Builder draws with.
  @MainActor static func drawn(
    by recorder: NibRecorder, _ table: DocumentElement
  ) -> TableSectionMetrics {
    var metrics = TableSectionMetrics()
    let version = recorder.version
    if version >= 15000, table.number("sectionHeaderHeight") == 10 { metrics.groupedTitle = 32 }
    if version >= 22505 {
      if table.number("estimatedRowHeight") == nil { metrics.firstGroupSpace = 0 }
      if recorder.device.safeAreaInsets.bottom > 0 { metrics.rowMargin = 20 }
    }
    if version < 20037 {
      metrics.plainHeader = 0
      metrics.plainPadding = 0
    }
    metrics.hasPlainUntitledHeaders = version >= 14800
    return metrics
  }
}
