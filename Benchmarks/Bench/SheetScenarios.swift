import ActionSheet
import UIKit

/// Sheets of ten rows to a hundred thousand: listing the rows of a content, laying them out when all
/// have one height and when every text was measured, and asking what is seen and hit while scrolling.
@MainActor
enum SheetScenarios {
  /// How many rows are laid out.
  static let counts = [10, 1000, 100_000]

  static func name(_ what: String, count: Int) -> String {
    "sheet/\(what)/\(count)"
  }

  static let all = counts.flatMap { count in
    [
      Scenario(name: name("rows", count: count), countedRuns: 4) {
        let content = content(count: count)
        return Scenario.Steps { _ in
          precondition(SheetRows(content).count == count)
        }
      },
      layout("layout-uniform", count: count) { rows in
        rows.heights(action: 56, header: 40)
      },
      layout("layout-measured", count: count) { rows in
        (0..<rows.count).map { CGFloat(50 + $0 % 20) }
      },
      Scenario(name: name("visible-and-hit", count: count), countedRuns: 200) {
        let rows = SheetRows(content(count: count))
        let layout = layout(stack(rows, (0..<rows.count).map { CGFloat(50 + $0 % 20) }), run: 0)
        return Scenario.Steps { run in
          let offset = CGFloat(run &* 7919 % 1000) / 1000 * layout.body.maximumOffset
          let seen = layout.visibleRows(in: .body, scrolledBy: offset)
          let hit = layout.row(at: CGPoint(x: 50, y: 300)) { $0 == .body ? offset : 0 }
          precondition(!seen.isEmpty && hit != -1)
        }
      },
    ]
  }

  private static func layout(
    _ what: String, count: Int, heights: @escaping @MainActor (SheetRows) -> [CGFloat]
  ) -> Scenario {
    Scenario(name: name(what, count: count), countedRuns: 20) {
      let rows = SheetRows(content(count: count))
      let stack = stack(rows, heights(rows))
      return Scenario.Steps { run in
        precondition(layout(stack, run: run).rowsHeight > 0)
      }
    }
  }

  private static func stack(_ rows: SheetRows, _ heights: [CGFloat]) -> SheetRows {
    rows.stacked(heights, metrics: SheetMetrics(), displayScale: 3)
  }

  private static func layout(_ stack: SheetRows, run: Int) -> SheetLayout {
    let environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844 + CGFloat(run % 2)),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), displayScale: 3)
    return SheetLayout(stack, environment: environment)
  }

  /// A title, actions and a cancel action.
  private static func content(count: Int) -> SheetContent {
    var items = (0..<count - 2).map { index in
      ActionSheetItem.action(
        ActionSheetAction("Action \(index)", id: SheetItemID("\(index)")))
    }
    items.append(.action(ActionSheetAction("Cancel", id: "cancel", role: .cancel)))
    return SheetContent(title: "Title", items: items)
  }
}
