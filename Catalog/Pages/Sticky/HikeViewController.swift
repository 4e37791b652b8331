import ControlExtras
import UIKit

/// A hike in a table, with a header that stretches or collapses and a footer that makes way.
///
///     table
///     ├── rows: how header and footer behave, then the stages of the hike
///     ├── header
///     └── footer
final class HikeViewController: UITableViewController {
  private static let cellIdentifier = "row"

  private let header = HikeHeaderView()
  private let footer = BookingFooterView()
  private var isPinned = true
  private var isBehindRows = false
  private var laidOutWidth: CGFloat = 0

  /// A function that events are reported to.
  var report: CatalogPage.Report = { _ in }

  /// When the header is higher than its minimum.
  var expansion = StickyHeaderLayout.Expansion.atTop

  /// How far the table is scrolled when the page opens, in points.
  var openingTravel: CGFloat = 0

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.addSubview(header)
    tableView.addSubview(footer)
    footer.shownChanged = { [report] isShown in
      report("footer \(isShown ? "shown" : "hidden")")
    }
    footer.booked = { [report] in report("booked") }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: HikeViewController, _: UITraitCollection) in
      controller.laidOutWidth = 0
      controller.view.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard laidOutWidth != tableView.bounds.width else { return }
    laidOutWidth = tableView.bounds.width
    footer.height = footer.height(width: laidOutWidth)
    updateHeader()
    if openingTravel > 0, laidOutWidth > 0 {
      tableView.layoutIfNeeded()
      let offset = openingTravel - tableView.adjustedContentInset.top
      openingTravel = 0
      tableView.contentOffset.y = offset
    }
  }

  private func updateHeader() {
    let heights = header.heights(width: tableView.bounds.width)
    let rests = expansion == .overscroll
    header.headerLayout = StickyHeaderLayout(
      minimumHeight: rests ? heights.maximum : heights.minimum,
      maximumHeight: rests ? .greatestFiniteMagnitude : heights.maximum,
      expansion: expansion, isPinned: isPinned, stretchesBeyondMaximum: true,
      reservation: .restingHeight)
    header.isBehindContent = isBehindRows
  }

  private func choose(_ expansion: StickyHeaderLayout.Expansion) {
    self.expansion = expansion
    report("header \(expansion)")
    updateHeader()
    tableView.reloadData()
  }

  // MARK: Rows

  private typealias Row = (title: String, detail: String, symbol: String?)

  private static let modes: [(expansion: StickyHeaderLayout.Expansion, row: Row)] = [
    (.atTop, (localized("Collapse"), localized("Shrinks as you read on."), nil)),
    (.overscroll, (localized("Stretch"), localized("Grows while you pull it down."), nil)),
    (.immediate, (localized("Return"), localized("Comes back wherever you turn."), nil)),
  ]

  private static let stages: [Row] = [
    (localized("Car park"), localized("1,240 m · 0 min"), "flag"),
    (localized("Mill bridge"), localized("1,310 m · 25 min"), "drop"),
    (localized("Larch wood"), localized("1,520 m · 1 h 05 min"), "triangle"),
    (localized("Upper alp"), localized("1,760 m · 1 h 50 min"), "house"),
    (localized("Saddle"), localized("1,980 m · 2 h 40 min"), "arrow.up"),
    (localized("First summit"), localized("2,214 m · 3 h 25 min"), "star"),
    (localized("Ridge"), localized("2,180 m · 4 h"), "scribble"),
    (localized("Second summit"), localized("2,301 m · 4 h 35 min"), "star.fill"),
    (localized("Tarn"), localized("1,905 m · 5 h 10 min"), "drop.fill"),
    (localized("Hut"), localized("1,650 m · 5 h 40 min"), "house.fill"),
    (localized("Gorge"), localized("1,420 m · 6 h 05 min"), "bolt"),
    (localized("Bus stop"), localized("1,240 m · 6 h 20 min"), "flag.fill"),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [Self.modes.count, 3, Self.stages.count][section]
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    [localized("Header"), localized("Behavior"), localized("Stages")][section]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .none
    var content = UIListContentConfiguration.subtitleCell()
    content.secondaryTextProperties.color = .secondaryLabel
    switch indexPath.section {
    case 0:
      let mode = Self.modes[indexPath.row]
      content.text = mode.row.title
      content.secondaryText = mode.row.detail
      cell.selectionStyle = .default
      cell.accessoryType = mode.expansion == expansion ? .checkmark : .none
    case 1:
      content.text =
        [
          localized("Stays at the top"), localized("Behind the rows"),
          localized("Footer makes way"),
        ][indexPath.row]
      cell.accessoryView = makeSwitch(indexPath.row)
    default:
      let stage = Self.stages[indexPath.row]
      content.text = stage.title
      content.secondaryText = stage.detail
      content.image = stage.symbol.map { SymbolTile.image($0, color: .systemTeal) }
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 0 { choose(Self.modes[indexPath.row].expansion) }
  }

  private func makeSwitch(_ row: Int) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = [isPinned, isBehindRows, footer.hidesWhileScrolling][row]
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        switch row {
        case 0: isPinned = toggle.isOn
        case 1: isBehindRows = toggle.isOn
        default: footer.hidesWhileScrolling = toggle.isOn
        }
        updateHeader()
      }, for: .valueChanged)
    return toggle
  }
}
