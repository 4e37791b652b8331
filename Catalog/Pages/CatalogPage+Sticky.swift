import ControlCore
import ControlExtras
import UIKit

extension CatalogPage {
  static let sticky = CatalogPage(
    id: "sticky", title: "Sticky Header and Footer", module: "ControlExtras",
    summary: "A header that stretches, a footer that makes way.",
    keywords: ["stretchy", "parallax", "collapsing", "bar", "scroll", "table", "inset", "footer"],
    article: "ControlExtras/StickyHeaders", symbol: "rectangle.portrait.tophalf.inset.filled",
    color: .systemTeal,
    states: stickyStates, form: .hike
  ) { report in
    let screen = HikeViewController(report: report)
    return .screen(
      screen, object: screen.header, control: screen.header,
      liveCode: {
        $0.footer.hidesWhileScrolling ? [] : ["controller.footer.hidesWhileScrolling = false"]
      })
  }

  private static let stickyStates: [PageState] = {
    let page = PageState.of(StickyHeaderView.self)
    return [
      page("collapse", "Collapse", setUp: { addCollapsingTitle(to: $0) }),
      page(
        "stretch", "Stretch",
        setUp: { header in
          addTitle(to: header)
          header.headerLayout = StickyHeaderLayout(
            minimumHeight: 240, expansion: .overscroll, isPinned: true, reservation: .restingHeight)
        }),
      page(
        "return", "Return",
        setUp: { header in
          addCollapsingTitle(to: header)
          header.headerLayout.expansion = .immediate
        }),
      page(
        "leaving", "Scrolls away", setUp: { addCollapsingTitle(to: $0) },
        configure: { $0.isPinned = false }),
      page(
        "behind", "Behind the rows", setUp: { addCollapsingTitle(to: $0) },
        configure: { $0.isBehindContent = true }, pose: { scroll($0, by: 60) }),
      page(
        "scrolled", "Scrolled", setUp: { addCollapsingTitle(to: $0) },
        pose: { scroll($0, by: 330) }),
    ]
  }()

  private static func scroll(_ header: StickyHeaderView, by travel: CGFloat) {
    guard let table = header.superview as? UITableView else { return }
    table.layoutIfNeeded()
    table.contentOffset.y = travel - table.adjustedContentInset.top
  }

  /// A title at the bottom of the header.
  private static func addTitle(to header: StickyHeaderView) {
    let title = UILabel()
    title.text = localized("Ridge Walk")
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.accessibilityTraits.insert(.header)
    let detail = UILabel()
    detail.text = localized("18.4 km · 6 h 20 min")
    detail.font = .preferredFont(forTextStyle: .subheadline)
    let titles = UIStackView(arrangedSubviews: [title, detail])
    titles.axis = .vertical
    titles.spacing = 2
    titles.translatesAutoresizingMaskIntoConstraints = false
    for label in [title, detail] {
      label.textColor = .white
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    header.backgroundColor = .systemTeal
    header.clipsToBounds = true
    header.addSubview(titles)
    let area = header.safeAreaLayoutGuide
    let trailing = titles.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
    // The header has no width until it is in a scroll view.
    trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      titles.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      trailing,
      titles.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
    ])
  }

  /// A title that a smaller one replaces while the header collapses.
  private static func addCollapsingTitle(to header: StickyHeaderView) {
    addTitle(to: header)
    let largeTitles = header.subviews.first
    let compactTitle = UILabel()
    compactTitle.text = localized("Ridge Walk")
    compactTitle.font = .preferredFont(forTextStyle: .headline)
    compactTitle.textColor = .white
    compactTitle.adjustsFontForContentSizeCategory = true
    compactTitle.alpha = 0
    // The large title has the same text.
    compactTitle.isAccessibilityElement = false
    compactTitle.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(compactTitle)
    NSLayoutConstraint.activate([
      compactTitle.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      compactTitle.centerYAnchor.constraint(equalTo: header.centerYAnchor),
    ])
    header.headerLayout = StickyHeaderLayout(
      minimumHeight: 52, maximumHeight: 240, expansion: .atTop, isPinned: true,
      stretchesBeyondMaximum: true, reservation: .restingHeight)
    header.placementChanged = { [weak largeTitles, weak compactTitle] placement in
      largeTitles?.alpha = min(max((placement.stretchFactor - 0.35) / 0.4, 0), 1)
      compactTitle?.alpha = min(max((0.3 - placement.stretchFactor) / 0.2, 0), 1)
    }
  }
}

extension CodeForm {
  /// A table with a header, which a state sets up, and a footer.
  fileprivate static let hike = CodeForm.screen(
    "Hike", name: "header",
    declarations: [
      "final class HikeViewController: UITableViewController {",
      "  let header = StickyHeaderView()",
      "  let footer = StickyFooterView(height: 64)",
      "",
      "  override func viewDidLoad() {",
      "    super.viewDidLoad()",
      "    footer.backgroundColor = .secondarySystemBackground",
      "    tableView.addSubview(header)",
      "    tableView.addSubview(footer)",
      "    tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")",
      "  }",
      "",
      "  override func tableView(",
      "    _ tableView: UITableView, numberOfRowsInSection section: Int",
      "  ) -> Int {",
      "    20",
      "  }",
      "",
      "  override func tableView(",
      "    _ tableView: UITableView, cellForRowAt indexPath: IndexPath",
      "  ) -> UITableViewCell {",
      "    let cell = tableView.dequeueReusableCell(withIdentifier: \"row\", for: indexPath)",
      "    var content = cell.defaultContentConfiguration()",
      "    content.text = \"Stage \\(indexPath.row + 1)\"",
      "    cell.contentConfiguration = content",
      "    return cell",
      "  }",
      "}",
    ],
    making: [
      "let controller = HikeViewController(style: .insetGrouped)",
      "let header = controller.header",
    ], document: { $0.documentLines })
}
