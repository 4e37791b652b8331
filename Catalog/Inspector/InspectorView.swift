import ControlCore
import UIKit

/// The attributes of a control by topic, with a search and a button that resets them all.
///
/// Rows far from the visible part of the scroll view have no editors yet. Call `setNeedsLayout` after
/// it has scrolled.
///
///     InspectorView
///     └── column
///         ├── search
///         ├── card         one for each topic
///         │   └── rows     one for each attribute
///         ├── no results
///         └── reset all
final class InspectorView: UIView {
  /// The part of the visible height, above and below it, in which rows have their editors.
  private static let prefetchShare: CGFloat = 0.5

  /// The space above the search when what is found is in sight.
  private static let searchSpacing: CGFloat = 12

  private static let cardInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

  /// The rows of all topics, in the order of the attributes.
  let rows: [InspectorRow]
  let search = UISearchTextField(frame: .zero)
  private let cards: [(card: CardView, column: ColumnView, rows: [InspectorRow])]
  private let noResults = TextBlock(
    localized("No Attributes Found"), font: .preferredFont(forTextStyle: .body),
    color: .secondaryLabel)
  private let resetAll = UIButton(configuration: .plain())
  private let column: ColumnView
  private let resized: () -> Void

  /// Makes an inspector.
  ///
  /// - Parameters:
  ///   - control: The control whose attributes are shown.
  ///   - defaults: What the attributes are reset to, by name.
  ///   - changed: Called with the attribute after every change by an editor.
  ///   - resized: Called when a search shows other rows, which may have another height.
  init(
    _ control: any Inspectable, defaults: [String: InspectableValue],
    changed: @escaping (InspectableProperty) -> Void, resized: @escaping () -> Void
  ) {
    self.resized = resized
    let samples = EditorSamples()
    let rows = type(of: control).inspectableProperties.map { property in
      InspectorRow(
        property: property, control: control, defaultValue: defaults[property.name],
        samples: samples, changed: { changed(property) })
    }
    self.rows = rows
    let topics = rows.map(\.property.topic).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    cards = topics.map { topic in
      let rows = rows.filter { $0.property.topic == topic }
      let column = ColumnView(rows)
      let title = topic.isEmpty ? localized("Attributes") : localized(topic)
      return (CardView(title, content: column, insets: Self.cardInsets), column, rows)
    }
    column = ColumnView(
      [search] + cards.map(\.card) + [noResults, resetAll], spacing: 12)
    super.init(frame: .zero)
    search.placeholder = localized("Search Attributes")
    search.returnKeyType = .done
    search.addAction(UIAction { [weak self] _ in self?.searchChanged() }, for: .editingChanged)
    search.addAction(UIAction { [weak self] _ in self?.showResults() }, for: .editingDidBegin)
    search.addAction(
      UIAction { [weak self] _ in _ = self?.search.resignFirstResponder() },
      for: .editingDidEndOnExit)
    noResults.textAlignment = .center
    resetAll.configuration?.title = localized("Reset All")
    resetAll.addAction(UIAction { [weak self] _ in self?.resetAttributes() }, for: .touchUpInside)
    addSubview(column)
    filter()
    refreshReset()
  }

  required init?(coder: NSCoder) {
    rows = []
    cards = []
    resized = {}
    column = ColumnView([])
    super.init(coder: coder)
  }

  /// Shows the attributes as they are now.
  ///
  /// - Returns: Whether one of them has changed.
  func refresh() -> Bool {
    var hasChanged = false
    for row in rows where row.refresh() { hasChanged = true }
    if hasChanged { refreshReset() }
    return hasChanged
  }

  /// Sets what the attributes are reset to, by name.
  func setDefaults(_ defaults: [String: InspectableValue]) {
    for row in rows { row.setDefault(defaults[row.property.name]) }
    refreshReset()
  }

  private func refreshReset() {
    resetAll.isEnabled = rows.contains(where: \.isChanged)
  }

  private func resetAttributes() {
    for row in rows { row.resetValue() }
  }

  private func searchChanged() {
    filter()
    showResults()
  }

  /// Scrolls so that what is found is in sight below the search.
  private func showResults() {
    guard let scrollView else { return }
    window?.layoutIfNeeded()
    let frame = convert(bounds, to: scrollView)
    let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let top = frame.minY - Self.searchSpacing
    scrollView.scrollRectToVisible(
      CGRect(x: 0, y: top, width: 1, height: min(frame.maxY - top, visible.height)),
      animated: true)
  }

  private func filter() {
    let text = (search.text ?? "").trimmingCharacters(in: .whitespaces)
    for (card, column, rows) in cards {
      let shown = rows.filter {
        text.isEmpty || $0.property.name.range(of: text, options: .caseInsensitive) != nil
      }
      for row in rows { row.isHidden = !shown.contains(row) }
      for row in rows { row.showsSeparator = row !== shown.last }
      card.isHidden = shown.isEmpty
      column.setNeedsLayout()
      card.setNeedsLayout()
    }
    noResults.isHidden = !cards.allSatisfy { $0.card.isHidden }
    column.setNeedsLayout()
    setNeedsLayout()
    resized()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    column.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds
    makeEditors()
  }

  /// Makes the editors of the rows in and near the visible part of the scroll view.
  private func makeEditors() {
    let missing = rows.filter { $0.editor == nil && !$0.isHidden }
    guard !isHidden, !missing.isEmpty else { return }
    // The rows have their places once what is around them is laid out.
    column.layoutIfNeeded()
    guard let scrollView else {
      for row in missing { row.makeEditor() }
      return
    }
    let visible = scrollView.bounds
    let near = visible.insetBy(dx: 0, dy: -visible.height * Self.prefetchShare)
    for row in missing where row.bounds.height > 0 {
      if row.convert(row.bounds, to: scrollView).intersects(near) { row.makeEditor() }
    }
  }

  private var scrollView: UIScrollView? {
    var ancestor = superview
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    return ancestor as? UIScrollView
  }
}

/// One attribute of one control.
@MainActor
struct AttributeBinding {
  let property: InspectableProperty
  weak var control: UIView?
  let changed: () -> Void

  init(property: InspectableProperty, control: UIView?, changed: @escaping () -> Void) {
    self.property = property
    self.control = control
    self.changed = changed
  }

  var value: InspectableValue? {
    control.flatMap { property.value(in: $0) }
  }

  /// The numbers that make sense now.
  var range: ClosedRange<Double>? {
    control.flatMap { property.range(in: $0) }
  }

  func set(_ value: InspectableValue) {
    guard let control else { return }
    property.set(value, in: control)
    changed()
  }
}

extension InspectableValue {
  /// The number of a number or an integer; `nil` for other kinds.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }
}
