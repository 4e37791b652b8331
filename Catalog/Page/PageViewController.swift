import ControlCore
import UIKit

/// A page of the catalog: the live control, its states, its attributes, its code and its events.
///
///     view
///     ├── scroll view
///     │   ├── attributes   by topic; beside the others where there is room
///     │   ├── code         follows every change
///     │   └── events       the latest lines
///     └── stage            stays in sight; scrolls along where it takes half of the height
///         ├── preview      value and control
///         ├── states       one of several
///         └── panels       which of the three is shown; not where all are
final class PageViewController: UIViewController {
  private static let margin: CGFloat = 16
  private static let maximumWidth: CGFloat = 640

  /// The width from which on all panels are shown, in two columns.
  private static let wideWidth: CGFloat = 900
  private static let maximumWideWidth: CGFloat = 1_120

  /// The part of the height that the stage may take and stay.
  private static let stageShare: CGFloat = 0.62

  /// The least height of a preview, which gets lower on a page that is too low for the stage.
  private static let minimumPreviewHeight: CGFloat = 220

  /// What is shown below the stage.
  enum Panel: Int, CaseIterable {
    case attributes, code, events

    @MainActor var title: String {
      switch self {
      case .attributes: localized("Attributes")
      case .code: localized("Code")
      case .events: localized("Events")
      }
    }
  }

  let page: CatalogPage

  private let scrollView = UIScrollView()
  private let stage = UIView()
  private let edge = UIView()
  private let panels = UISegmentedControl(items: Panel.allCases.map(\.title))
  private var content: PageContent?
  private var states: StateStrip?
  /// How far the keyboard covers the view, in points.
  private var keyboardHeight: CGFloat = 0
  private(set) var state: PageState?

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
    panels.selectedSegmentIndex = Panel.attributes.rawValue
    panels.addAction(UIAction { [weak self] _ in self?.panelChanged() }, for: .valueChanged)
    stage.addSubview(panels)
    rebuild()
    followKeyboard()
    // Labels grow by themselves; the frames around them are this controller's.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: PageViewController, _: UITraitCollection) in page.textSizeChanged()
    }
  }

  /// The control that is shown, or `nil` before the view is loaded.
  var control: (any Inspectable & Control)? { content?.control }

  /// Shows a panel.
  func show(_ panel: Panel) {
    loadViewIfNeeded()
    panels.selectedSegmentIndex = panel.rawValue
    panelChanged()
  }

  /// Shows the page in one of its states, with a new control.
  func show(_ state: PageState) {
    self.state = state
    if isViewLoaded { rebuild() }
  }

  private func rebuild() {
    guard case .control(let showcase) = page.content else { return }
    let state = state ?? showcase.states.first
    content?.removeFromSuperview()
    let content = PageContent(page: page, showcase: showcase, state: state) { [weak self] in
      self?.viewIfLoaded?.setNeedsLayout()
    }
    self.content = content
    stage.addSubview(content.previewCard)
    for card in content.cards { scrollView.addSubview(card) }
    showStates(of: showcase, selected: state?.id)
    view.setNeedsLayout()
  }

  private func showStates(of showcase: Showcase, selected: String?) {
    if let states {
      states.selectedID = selected
      return
    }
    let strip = StateStrip(showcase.states, selected: selected) { [weak self] in self?.show($0) }
    states = strip
    stage.addSubview(strip)
  }

  private func panelChanged() {
    view.endEditing(false)
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    view.setNeedsLayout()
  }

  private func textSizeChanged() {
    func invalidate(_ view: UIView) {
      view.setNeedsLayout()
      for subview in view.subviews { invalidate(subview) }
    }
    invalidate(view)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.safeAreaInsets
    let room = view.bounds.width - safeArea.left - safeArea.right - Self.margin * 2
    let isWide = room >= Self.wideWidth
    let width = min(room, isWide ? Self.maximumWideWidth : Self.maximumWidth)
    let oldKeyboardHeight = keyboardHeight
    keyboardHeight = coveredHeight
    let height = view.bounds.height - safeArea.top - max(safeArea.bottom, keyboardHeight)
    let stageHeight = layOutStage(
      width: width, isWide: isWide, limit: (height * Self.stageShare).rounded(.down))
    let stays = stageHeight <= height * Self.stageShare
    let top = stays ? safeArea.top + stageHeight : 0
    let home: UIView = stays ? view : scrollView
    if stage.superview !== home { home.addSubview(stage) }
    stage.frame = CGRect(
      x: 0, y: stays ? safeArea.top : 0, width: view.bounds.width, height: stageHeight)
    scrollView.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top - keyboardHeight)
    let start = stays ? 0 : stageHeight
    let bottom = layOutCards(top: start + Self.cardSpacing, width: width, isWide: isWide)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: bottom + 32)
    visiblePartChanged()
    if keyboardHeight > oldKeyboardHeight { showEditedField() }
  }

  /// Lays out the preview and what stands below it, and returns the height of all.
  ///
  /// A preview that is too high for the limit is as high as the rest leaves, if that is enough.
  private func layOutStage(width: CGFloat, isWide: Bool, limit: CGFloat) -> CGFloat {
    let left = (view.bounds.width - width) / 2
    var y: CGFloat = 12
    panels.isHidden = isWide
    let parts = [content?.previewCard, states, isWide ? nil : panels].compactMap { $0 }
    var heights = parts.map {
      $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let excess = heights.reduce(y) { $0 + $1 + Self.cardSpacing } - limit
    if excess > 0, let preview = heights.first, preview - excess >= Self.minimumPreviewHeight {
      heights[0] = preview - excess
    }
    for (part, height) in zip(parts, heights) {
      // The states scroll under the edges of the screen.
      let isStrip = part === states
      part.frame = CGRect(
        x: isStrip ? 0 : left, y: y, width: isStrip ? view.bounds.width : width, height: height)
      y += height + Self.cardSpacing
    }
    states?.margin = left
    let scale = max(traitCollection.displayScale, 1)
    edge.frame = CGRect(x: 0, y: y - 1 / scale, width: view.bounds.width, height: 1 / scale)
    return y
  }

  /// Lays out the panels, and returns the lower edge of the lowest.
  private func layOutCards(top: CGFloat, width: CGFloat, isWide: Bool) -> CGFloat {
    guard let content else { return top }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let selected = Panel(rawValue: panels.selectedSegmentIndex) ?? .attributes
    content.shownPanels = isWide ? Set(Panel.allCases) : [selected]
    let left = (view.bounds.width - width) / 2
    let columnWidth = isWide ? (width - Self.margin) / 2 : width
    var ends = [top, top]
    for (panel, card) in zip(Panel.allCases, content.cards) {
      card.isHidden = !content.shownPanels.contains(panel)
      guard !card.isHidden else { continue }
      let column = isWide && panel != .attributes ? 1 : 0
      let height = card.sizeThatFits(
        CGSize(width: columnWidth, height: .greatestFiniteMagnitude)
      ).height
      let offset = CGFloat(isMirrored && isWide ? 1 - column : column)
      card.frame = CGRect(
        x: left + offset * (columnWidth + Self.margin), y: ends[column], width: columnWidth,
        height: height)
      ends[column] += height + Self.cardSpacing
    }
    return max(ends[0], ends[1])
  }

  // MARK: Keyboard

  /// Lays the view out in the animation of the keyboard.
  private func followKeyboard() {
    let guide = view.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    // UIKit lays out only views that have a constraint to the guide.
    let spacer = UIView()
    spacer.isHidden = true
    spacer.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(spacer, at: 0)
    NSLayoutConstraint.activate([
      spacer.topAnchor.constraint(equalTo: view.topAnchor),
      spacer.bottomAnchor.constraint(equalTo: guide.topAnchor),
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  private var coveredHeight: CGFloat {
    let frame = view.keyboardLayoutGuide.layoutFrame
    return frame.isEmpty ? 0 : max(0, view.bounds.maxY - frame.minY)
  }

  /// Scrolls the field that is edited into sight; the page above the keyboard is low.
  private func showEditedField() {
    func firstResponder(in view: UIView) -> UIView? {
      view.isFirstResponder ? view : view.subviews.lazy.compactMap(firstResponder).first
    }
    guard let field = firstResponder(in: scrollView) else { return }
    let frame = scrollView.convert(field.bounds, from: field)
    scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -12), animated: false)
  }

  /// The line between the stage and what scrolls under it.
  private func updateEdge() {
    let isScrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top > 0.5
    edge.alpha = stage.superview === view && isScrolled ? 1 : 0
  }

  private static let cardSpacing: CGFloat = 12
}

extension PageViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    visiblePartChanged()
  }

  private func visiblePartChanged() {
    updateEdge()
    // Rows that come near get their editors.
    for case let inspector as InspectorView in content?.cards ?? [] { inspector.setNeedsLayout() }
  }
}
