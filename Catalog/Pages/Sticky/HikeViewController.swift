import ControlExtras
import UIKit

/// A hike in a table, with a header that stretches or collapses and a footer that makes way.
///
///     table
///     ├── rows: whether the footer makes way, then the stages of the hike
///     ├── header          set up by a state, with a landscape behind its titles
///     └── footer
final class HikeViewController: UITableViewController {
  private static let cellIdentifier = "row"

  /// The header.
  let header = StickyHeaderView()

  /// The footer.
  let footer = BookingFooterView()

  private let landscape = LandscapeView()
  private let report: CatalogPage.Report
  private var laidOutWidth: CGFloat = 0

  /// Makes the screen.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    self.report = report
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    report = { _ in }
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    landscape.frame = header.bounds
    landscape.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.insertSubview(landscape, at: 0)
    tableView.addSubview(header)
    tableView.addSubview(footer)
    reportEvents()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: HikeViewController, _: UITraitCollection) in
      controller.laidOutWidth = 0
      controller.view.setNeedsLayout()
    }
  }

  private func reportEvents() {
    footer.shownChanged = { [report] isShown in
      report("footer \(isShown ? "shown" : "hidden")")
    }
    footer.booked = { [report] in report("booked") }
    var isCollapsed = false
    let placementChanged = header.placementChanged
    header.placementChanged = { [report] placement in
      placementChanged?(placement)
      guard isCollapsed != (placement.stretchFactor == 0) else { return }
      isCollapsed.toggle()
      report("header \(isCollapsed ? "collapsed" : "expanded")")
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard laidOutWidth != tableView.bounds.width else { return }
    laidOutWidth = tableView.bounds.width
    footer.height = footer.height(width: laidOutWidth)
    fitHeader()
  }

  /// Makes the header higher where the text is large.
  private func fitHeader() {
    let room = CGSize(width: max(laidOutWidth - 40, 0), height: .greatestFiniteMagnitude)
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    let heights = labels(in: header).map { $0.sizeThatFits(room).height }
    // The largest texts leave little room for the landscape.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let text = heights.prefix(2).reduce(isLarge ? 40 : 150, +).rounded(.up)
    var layout = header.headerLayout
    if layout.expansion == .overscroll {
      layout.minimumHeight = max(layout.minimumHeight, text)
    } else {
      layout.minimumHeight = max(layout.minimumHeight, (heights.last ?? 0).rounded(.up) + 28)
      layout.maximumHeight = max(layout.maximumHeight, text)
    }
    header.headerLayout = layout
    landscape.fullHeight = layout.restingHeight
  }

  // MARK: Rows

  private typealias Row = (title: String, detail: String, symbol: String?)

  private static var stages: [Row] {
    [
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
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : Self.stages.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? localized("Behavior") : localized("Stages")
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.accessoryView = nil
    cell.selectionStyle = .none
    var content = UIListContentConfiguration.subtitleCell()
    content.secondaryTextProperties.color = .secondaryLabel
    if indexPath.section == 0 {
      content.text = localized("Footer makes way")
      cell.accessoryView = makeSwitch()
    } else {
      let stage = Self.stages[indexPath.row]
      content.text = stage.title
      content.secondaryText = stage.detail
      content.image = stage.symbol.map { SymbolTile.image($0, color: .systemTeal) }
    }
    cell.contentConfiguration = content
    return cell
  }

  private func makeSwitch() -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = footer.hidesWhileScrolling
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        footer.hidesWhileScrolling = toggle.isOn
        report("footer hidesWhileScrolling=\(toggle.isOn)")
      }, for: .valueChanged)
    return toggle
  }
}
