import ControlCore
import UIKit

/// A page of the catalog: the live control, its states, its attributes, its code and its events.
///
///     scroll view
///     └── column
///         ├── preview        value and control
///         ├── states         one of several
///         ├── attributes     a row each
///         ├── code           follows every change
///         └── events         the latest lines
final class PageViewController: UIViewController {
  private static let margin: CGFloat = 16
  private static let maximumWidth: CGFloat = 640
  private static let eventLineCount = 4

  let page: CatalogPage

  private let scrollView = UIScrollView()
  private var column = ColumnView([])
  private var preview: PreviewView?
  private var rows: [InspectorRow] = []
  private var snippet: LinesView?
  private var events: LinesView?
  private var hasEvents = false
  private var state: PageState?

  init(page: CatalogPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    page = CatalogPage(
      id: "", title: "", module: "", summary: "", keywords: [], symbol: "", color: .clear,
      content: .screen(Screen(states: [], make: { _ in UIViewController() })))
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    view.addSubview(scrollView)
    rebuild()
    // Labels grow by themselves; the frames around them are this controller's.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: PageViewController, _: UITraitCollection) in page.textSizeChanged()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let safeArea = view.safeAreaInsets
    let room = view.bounds.width - safeArea.left - safeArea.right
    let width = min(room - Self.margin * 2, Self.maximumWidth)
    let height = column.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    column.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: 0, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
  }

  private func textSizeChanged() {
    func invalidate(_ view: UIView) {
      view.setNeedsLayout()
      for subview in view.subviews { invalidate(subview) }
    }
    invalidate(view)
  }

  /// Shows the page in one of its states, with a new control.
  func show(_ state: PageState) {
    self.state = state
    if isViewLoaded { rebuild() }
  }

  private func rebuild() {
    column.removeFromSuperview()
    switch page.content {
    case .control(let showcase): column = makeColumn(showcase)
    case .screen: break
    }
    scrollView.addSubview(column)
    view.setNeedsLayout()
  }

  // MARK: Control

  private func makeColumn(_ showcase: Showcase) -> ColumnView {
    let control = showcase.make()
    let preview = PreviewView(control: control)
    self.preview = preview
    (state ?? showcase.states.first)?.configure(control)
    let snippet = LinesView(SnippetText.lines(for: control, module: page.module))
    let events = LinesView([Self.noEvents], color: .secondaryLabel)
    self.snippet = snippet
    self.events = events
    rows = makeRows(for: control)
    hasEvents = false
    showcase.connect(control) { [weak self] event in self?.sent(event) }
    preview.showValue(showcase.readout(control))
    return ColumnView(
      [
        CardView("Live", content: preview, insets: Self.previewInsets),
        CardView("State", content: makeStatePicker(showcase), insets: Self.cardInsets),
        CardView(
          "Attributes", content: ColumnView(rows),
          insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
        CardView("Code", content: snippet, insets: Self.cardInsets),
        CardView("Events", content: events, insets: Self.cardInsets),
      ], spacing: 12, insets: Self.columnInsets)
  }

  private func makeRows(for control: any Inspectable & Control) -> [InspectorRow] {
    let rows = type(of: control).inspectableProperties.map { property in
      InspectorRow(property: property, control: control) { [weak self] in
        self?.attributeChanged()
      }
    }
    rows.last?.showsSeparator = false
    return rows
  }

  private func makeStatePicker(_ showcase: Showcase) -> UIView {
    FlowView.statePicker(showcase.states, selected: state?.id ?? showcase.states.first?.id) {
      [weak self] state in self?.show(state)
    }
  }

  private func attributeChanged() {
    refresh()
    // The control may have another size now.
    viewIfLoaded?.setNeedsLayout()
  }

  private func sent(_ event: String) {
    EventLog.shared.write("\(page.id) \(event)")
    let limit = hasEvents ? Self.eventLineCount : 1
    hasEvents = true
    if events?.append(event, limit: limit) == true { viewIfLoaded?.setNeedsLayout() }
    refresh()
  }

  /// Updates what shows an attribute that has changed.
  private func refresh() {
    guard case .control(let showcase) = page.content, let preview,
      let control = preview.control as? any Inspectable & Control
    else { return }
    preview.showValue(showcase.readout(control))
    var hasChanged = false
    for row in rows where row.refresh() { hasChanged = true }
    guard hasChanged else { return }
    let header = SnippetText.header(for: control, module: page.module)
    let lines = header + rows.compactMap(\.codeLine)
    if snippet?.setLines(lines) == true { viewIfLoaded?.setNeedsLayout() }
  }

  private static let noEvents = "Touch the control to see what it sends."
  private static let cardInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  private static let previewInsets = UIEdgeInsets(top: 20, left: 20, bottom: 16, right: 20)
  private static let columnInsets = UIEdgeInsets(top: 12, left: 0, bottom: 32, right: 0)
}
