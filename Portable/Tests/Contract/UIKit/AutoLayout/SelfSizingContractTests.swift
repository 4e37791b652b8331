import Testing
import UIKit

/// Table rows that take the height of their constrained content.
@MainActor struct SelfSizingContractTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = Box(UIView.noIntrinsicMetric, CGFloat(60 + indexPath.row * 20))
      cell.contentView.arrange(box) { box.pinned(to: cell.contentView, 10) }
      return cell
    }
  }

  /// "To define the cell's height, you need an unbroken chain of constraints and views to fill the
  /// area between the content view's top edge and its bottom edge" (Self-Sizing Table View Cells).
  @Test("A row is as high as its constrained content") func aRowIsAsHighAsItsConstrainedContent() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.separatorStyle = .none
    table.layoutIfNeeded()
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [80, 100, 120])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    cell?.layoutIfNeeded()
    #expect(cell?.contentView.subviews.last?.frame.size == CGSize(width: 300, height: 80))
  }

  /// A view lays out first when the cell has the size of its row, so that a required height contradicts
  /// nothing and what depends on the width is measured at none but the right one.
  @Test("A view in a cell lays out with the size of the row")
  func aViewInACellLaysOutWithTheSizeOfTheRow() {
    final class Probe: UIView {
      var widths: [CGFloat] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        widths.append(bounds.width)
      }
    }
    final class ProbeSource: NSObject, UITableViewDataSource {
      let probe = Probe()

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.arrange(probe) {
          probe.pinned(to: cell.contentView, 10)
            + [probe.heightAnchor.constraint(equalToConstant: 120)]
        }
        return cell
      }
    }
    let source = ProbeSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
    table.dataSource = source
    table.separatorStyle = .none
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(source.probe.frame.size == CGSize(width: 370, height: 120))
    #expect(Set(source.probe.widths) == [370])
  }
}
