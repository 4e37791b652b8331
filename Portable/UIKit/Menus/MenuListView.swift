/// The lines of one level of a menu, with separators and titles between them.
///
/// A finger may slide from one line to another; the one below it when it is lifted is chosen.
final class MenuListView: UIView {
  var choose: ((MenuLine) -> Void)?
  private(set) var rows: [MenuRowView] = []
  private var parts: [Part] = []
  private weak var finger: UITouch?

  /// A view and its height for a width.
  private struct Part {
    var view: UIView
    var height: (CGFloat) -> CGFloat
  }

  func show(_ content: MenuContent, title: String?, metrics: MenuMetrics) {
    parts.forEach { $0.view.removeFromSuperview() }
    parts = []
    rows = []
    if let title, !title.isEmpty { addHeader(title, metrics: metrics) }
    let hasMarks = content.sections.contains { $0.lines.contains(where: \.hasMark) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 { addSeparator(MenuMetrics.sectionGap, color: MenuMetrics.sectionColor) }
      if let title = section.title { addHeader(title, metrics: metrics) }
      for (number, line) in section.lines.enumerated() {
        if number > 0 { addSeparator(metrics.hairline, color: .separator) }
        let row = MenuRowView(line, metrics: metrics, hasMarks: hasMarks) { [weak self] in
          self?.choose?(line)
        }
        rows.append(row)
        parts.append(Part(view: row) { row.fittingHeight(for: $0) })
      }
    }
    parts.forEach { addSubview($0.view) }
    setNeedsLayout()
  }

  private func addSeparator(_ height: CGFloat, color: UIColor) {
    let view = UIView()
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    parts.append(Part(view: view) { _ in height })
  }

  private func addHeader(_ title: String, metrics: MenuMetrics) {
    let header = MenuHeaderView(title, metrics: metrics)
    parts.append(Part(view: header) { header.fittingHeight(for: $0) })
    addSeparator(metrics.hairline, color: .separator)
  }

  func fittingHeight(for width: CGFloat) -> CGFloat {
    parts.reduce(0) { $0 + $1.height(width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for part in parts {
      let height = part.height(bounds.width)
      part.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
  }

  // MARK: Choosing

  func row(at point: CGPoint) -> MenuRowView? {
    rows.first { $0.isSelectable && $0.frame.contains(point) }
  }

  func highlight(_ row: MenuRowView?) {
    for candidate in rows { candidate.isHighlighted = candidate === row }
  }

  var highlighted: MenuRowView? { rows.first(where: \.isHighlighted) }

  /// Highlights the next selectable line in a direction, beginning at the end that it comes from.
  func moveHighlight(forward: Bool) {
    let selectable = rows.filter(\.isSelectable)
    let current = selectable.firstIndex(where: \.isHighlighted)
    let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : selectable.count - 1)
    if selectable.indices.contains(next) { highlight(selectable[next]) }
  }

  func chooseHighlighted() {
    guard let row = highlighted else { return }
    highlight(nil)
    choose?(row.line)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    highlight(row(at: touch.location(in: self)))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    highlight(row(at: finger.location(in: self)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    highlight(row(at: finger.location(in: self)))
    self.finger = nil
    chooseHighlighted()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    highlight(nil)
  }
}

extension MenuLine {
  @MainActor fileprivate var hasMark: Bool {
    switch self {
    case .action(let action): action.state != .off
    case .submenu, .back: true
    case .pending: false
    }
  }
}

/// The title of a menu or of a section.
final class MenuHeaderView: UIView {
  private let label = UILabel()
  private let inset: CGFloat

  init(_ title: String, metrics: MenuMetrics) {
    inset = metrics.inset
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.font = metrics.headerFont
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func fittingHeight(for width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: width - 2 * inset, height: 0)).height
    return (text + 2 * 7).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: inset, dy: 0)
  }
}
