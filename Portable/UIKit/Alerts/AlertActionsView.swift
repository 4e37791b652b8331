/// The buttons of an alert, side by side or stacked.
///
/// A finger may slide from one button to another; the one below it when it is lifted is chosen.
final class AlertActionsView: UIView {
  var choose: ((UIAlertAction) -> Void)?
  private(set) var rows: [AlertActionRow] = []
  private var lines: [UIView] = []
  private var metrics: AlertMetrics?
  private weak var finger: UITouch?

  init() {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ actions: [UIAlertAction], of content: AlertContent, metrics: AlertMetrics) {
    self.metrics = metrics
    if rows.map(\.action) != actions {
      rows.forEach { $0.removeFromSuperview() }
      lines.forEach { $0.removeFromSuperview() }
      rows = actions.map { action in
        AlertActionRow(action: action) { [weak self] in self?.choose?(action) }
      }
      lines = actions.dropFirst().map { _ in
        let line = UIView()
        line.backgroundColor = .separator
        return line
      }
      rows.forEach(addSubview)
      lines.forEach(addSubview)
    }
    for row in rows {
      row.update(
        metrics: metrics, isEmphasized: content.emphasizes(row.action, in: metrics.form))
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Two buttons of an alert stand side by side when both titles fit.
  private func isHorizontal(in width: CGFloat) -> Bool {
    guard let metrics, metrics.form == .alert, rows.count == 2 else { return false }
    let room = width / 2 - metrics.hairline
    return rows.allSatisfy { $0.fittingWidth <= room }
  }

  func fittingHeight(for width: CGFloat) -> CGFloat {
    guard let metrics, !rows.isEmpty else { return 0 }
    if isHorizontal(in: width) {
      return rows.map { $0.fittingHeight(for: width / 2) }.max() ?? 0
    }
    return rows.reduce(CGFloat(rows.count - 1) * metrics.hairline) {
      $0 + $1.fittingHeight(for: width)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let metrics else { return }
    let width = bounds.width
    if isHorizontal(in: width) {
      layOutSideBySide(hairline: metrics.hairline)
      return
    }
    var top: CGFloat = 0
    for (index, row) in rows.enumerated() {
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: top, width: width, height: metrics.hairline)
        top += metrics.hairline
      }
      let height = row.fittingHeight(for: width)
      row.frame = CGRect(x: 0, y: top, width: width, height: height)
      top += height
    }
  }

  /// The cancel action is the leading one, which is the last of the stacked order.
  private func layOutSideBySide(hairline: CGFloat) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leadsWithLast = rows[1].action.style == .cancel
    let left = leadsWithLast != isRightToLeft ? rows[1] : rows[0]
    let right = left === rows[0] ? rows[1] : rows[0]
    let half = (bounds.width - hairline) / 2
    left.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    lines[0].frame = CGRect(x: half, y: 0, width: hairline, height: bounds.height)
    right.frame = CGRect(x: half + hairline, y: 0, width: half, height: bounds.height)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    highlight(row(below: touch))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    highlight(row(below: finger))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    let row = row(below: finger)
    self.finger = nil
    highlight(nil)
    if let row { choose?(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    highlight(nil)
  }

  private func row(below touch: UITouch) -> AlertActionRow? {
    rows.first { $0.action.isEnabled && $0.frame.contains(touch.location(in: self)) }
  }

  private func highlight(_ row: AlertActionRow?) {
    for candidate in rows { candidate.isHighlighted = candidate === row }
  }
}

/// One button of an alert.
final class AlertActionRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()
  private let activate: () -> Void
  private var metrics: AlertMetrics?
  private static let sidePadding: CGFloat = 8

  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateColors() } }
  }

  init(action: UIAlertAction, activate: @escaping () -> Void) {
    self.action = action
    self.activate = activate
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    action = UIAlertAction()
    activate = {}
    super.init(coder: coder)
  }

  func update(metrics: AlertMetrics, isEmphasized: Bool) {
    self.metrics = metrics
    label.text = action.title
    label.font = metrics.buttonFont(isEmphasized: isEmphasized)
    label.numberOfLines =
      metrics.traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : (tintColor ?? .systemBlue)
    backgroundColor =
      isHighlighted
      ? ControlColors.dynamic(
        light: UIColor(white: 0, alpha: 0.1), dark: UIColor(white: 1, alpha: 0.12)) : nil
  }

  var fittingWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
      + 2 * Self.sidePadding
  }

  func fittingHeight(for width: CGFloat) -> CGFloat {
    guard let metrics else { return 0 }
    let text = label.sizeThatFits(CGSize(width: width - 2 * Self.sidePadding, height: 0)).height
    return max(metrics.minimumRowHeight, (text + 2 * 11).rounded(.up))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.sidePadding, dy: 0)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { action.title }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { action.isEnabled ? .button : [.button, .notEnabled] }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard action.isEnabled else { return false }
    activate()
    return true
  }
}
