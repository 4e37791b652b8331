import ControlCore
import UIKit

/// A page of the catalog: the live control, its states, its attributes, its code and its events.
///
///     view
///     ├── scroll view
///     │   └── column
///     │       ├── attributes   a row each
///     │       ├── code         follows every change
///     │       └── events       the latest lines
///     └── stage                stays in sight; scrolls along where it takes half of the height
///         ├── preview          value and control
///         └── states           one of several
final class PageViewController: UIViewController {
  private static let margin: CGFloat = 16
  private static let maximumWidth: CGFloat = 640
  private static let eventLineCount = 4

  /// The part of the height that the stage may take and stay.
  private static let stageShare: CGFloat = 0.5

  let page: CatalogPage

  private let scrollView = UIScrollView()
  private let stage = UIView()
  private let edge = UIView()
  private var column = ColumnView([])
  private var previewCard: UIView?
  private var states: StateStrip?
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
    scrollView.delegate = self
    view.addSubview(scrollView)
    stage.backgroundColor = .systemGroupedBackground
    edge.backgroundColor = .separator
    edge.alpha = 0
    stage.addSubview(edge)
    rebuild()
    // Labels grow by themselves; the frames around them are this controller's.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: PageViewController, _: UITraitCollection) in page.textSizeChanged()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.safeAreaInsets
    let room = view.bounds.width - safeArea.left - safeArea.right
    let width = min(room - Self.margin * 2, Self.maximumWidth)
    let stageHeight = layOutStage(width: width)
    let height = view.bounds.height - safeArea.top - safeArea.bottom
    let stays = stageHeight <= height * Self.stageShare
    let top = stays ? safeArea.top + stageHeight : 0
    let home: UIView = stays ? view : scrollView
    if stage.superview !== home { home.addSubview(stage) }
    stage.frame = CGRect(
      x: 0, y: stays ? safeArea.top : 0, width: view.bounds.width, height: stageHeight)
    scrollView.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    let start = stays ? 0 : stageHeight
    let columnHeight = column.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude)
    ).height
    column.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: start, width: width, height: columnHeight)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: start + columnHeight)
    updateEdge()
  }

  /// Lays out the preview and the states below it, and returns the height of both.
  private func layOutStage(width: CGFloat) -> CGFloat {
    let left = (view.bounds.width - width) / 2
    var y = Self.stageInsets.top
    for part in [previewCard, states].compactMap({ $0 }) {
      let height = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      // The states scroll under the edges of the screen.
      let isStrip = part === states
      part.frame = CGRect(
        x: isStrip ? 0 : left, y: y, width: isStrip ? view.bounds.width : width, height: height)
      y += height + Self.stageInsets.bottom
    }
    states?.margin = left
    let scale = max(traitCollection.displayScale, 1)
    edge.frame = CGRect(x: 0, y: y - 1 / scale, width: view.bounds.width, height: 1 / scale)
    return y
  }

  /// The line between the stage and what scrolls under it.
  private func updateEdge() {
    let isScrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top > 0.5
    edge.alpha = stage.superview === view && isScrolled ? 1 : 0
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
    previewCard?.removeFromSuperview()
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
    let card = CardView("Live", content: preview, insets: Self.previewInsets)
    previewCard = card
    stage.addSubview(card)
    showStates(of: showcase)
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
        CardView(
          "Attributes", content: ColumnView(rows),
          insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
        CardView("Code", content: snippet, insets: Self.cardInsets),
        CardView("Events", content: events, insets: Self.cardInsets),
      ], spacing: 12, insets: Self.columnInsets)
  }

  private func showStates(of showcase: Showcase) {
    let selected = state?.id ?? showcase.states.first?.id
    if let states {
      states.selectedID = selected
      return
    }
    let strip = StateStrip(showcase.states, selected: selected) { [weak self] in self?.show($0) }
    states = strip
    stage.addSubview(strip)
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
  private static let stageInsets = UIEdgeInsets(top: 4, left: 0, bottom: 12, right: 0)
  private static let columnInsets = UIEdgeInsets(top: 4, left: 0, bottom: 32, right: 0)
}

extension PageViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateEdge()
  }
}
