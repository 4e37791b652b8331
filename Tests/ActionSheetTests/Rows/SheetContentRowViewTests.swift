import Testing
import UIKit

@testable import ActionSheet

/// The row of the title, the message and the view above them.
@MainActor struct SheetContentRowViewTests {
  private let row = SheetContentRowView()
  private var labels: [UILabel] { row.subviews.compactMap { $0 as? UILabel } }

  /// Returns the height of the row without that of its texts.
  private func height(
    _ title: String?, _ message: String?, view: CGFloat? = nil,
    _ metrics: SheetMetrics = SheetStyle.classic.metrics
  ) -> CGFloat {
    var content = SheetContent(title: title, message: message)
    content.fixedViews[.header] = view.map { SheetViewSlot(height: $0) }
    let appearance = SheetAppearance(.classic, for: row)
    row.show(content, metrics: metrics, appearance: appearance)
    row.frame.size = CGSize(width: 370, height: row.neededHeight(width: 370, displayScale: 2))
    row.layoutIfNeeded()
    let texts = labels.filter { !$0.isHidden }.map(\.frame.height)
    return row.bounds.height - texts.reduce(0) { $0 + $1 }
  }

  @Test("A header has space, title, gap, message and space from top to bottom")
  func both() {
    var metrics = SheetStyle.classic.metrics
    #expect(abs(height("A", "B", metrics) - 20) < 0.5)
    metrics.headerLineSpacing = 4
    metrics.headerVerticalSpacing = 13.5
    #expect(abs(height("A", "B", metrics) - 31) < 0.5)
    #expect(labels[0].frame.minY == 13.5)
    #expect(labels[1].frame.minY == labels[0].frame.maxY + 4)
  }

  @Test("A single text has no gap")
  func one() {
    var metrics = SheetStyle.classic.metrics
    metrics.headerLineSpacing = 4
    #expect(abs(height("A", nil, metrics) - 20) < 0.5)
    #expect(abs(height(nil, "B", metrics) - 20) < 0.5)
    #expect(labels[1].frame.minY == 10)
  }

  @Test("Without texts the header has the height of its view")
  func none() {
    #expect(height(nil, nil) == 0)
    #expect(height(nil, nil, view: 80) == 80)
  }

  @Test("Texts keep away from the edges, below a view")
  func insets() {
    row.makeHost(for: ActionSheetControl())
    _ = height("A", nil, view: 50)
    #expect(labels[0].frame.minX == 16 && labels[0].frame.maxX == 354)
    #expect(labels[0].frame.minY == 60)
    #expect(row.host?.frame == CGRect(x: 0, y: 0, width: 370, height: 50))
  }

  @Test("The height of the header is in whole pixels, so that the rows below are sharp")
  func wholePixels() {
    var metrics = SheetStyle.classic.metrics
    metrics.headerVerticalSpacing = 10.01
    _ = height("A", nil, metrics)
    #expect((row.bounds.height * 2).rounded() == row.bounds.height * 2)
  }
}
