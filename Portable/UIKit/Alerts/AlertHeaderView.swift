/// The title and the message of an alert.
final class AlertHeaderView: UIView {
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private var metrics: AlertMetrics?

  var isEmpty: Bool { (titleLabel.text ?? "").isEmpty && (messageLabel.text ?? "").isEmpty }

  init() {
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ content: AlertContent, metrics: AlertMetrics) {
    self.metrics = metrics
    titleLabel.text = content.title
    titleLabel.font = metrics.titleFont
    titleLabel.textColor = metrics.textColor
    messageLabel.text = content.message
    // A message without a title is set like one in a sheet.
    let isAlone = metrics.form != .alert && (content.title ?? "").isEmpty
    messageLabel.font = isAlone ? metrics.titleFont : metrics.messageFont
    messageLabel.textColor = metrics.textColor
    setNeedsLayout()
  }

  func fittingHeight(for width: CGFloat) -> CGFloat { layOut(in: width, placing: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(in: bounds.width, placing: true)
  }

  private func layOut(in width: CGFloat, placing: Bool) -> CGFloat {
    guard let metrics, !isEmpty else { return 0 }
    let insets = metrics.insets
    let room = max(0, width - insets.left - insets.right)
    var bottom = insets.top
    var isFirst = true
    for label in [titleLabel, messageLabel] {
      let isShown = !(label.text ?? "").isEmpty
      if placing { label.isHidden = !isShown }
      guard isShown else { continue }
      if !isFirst { bottom += metrics.titleSpacing }
      isFirst = false
      let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
      if placing { label.frame = CGRect(x: insets.left, y: bottom, width: room, height: height) }
      bottom += height
    }
    return (bottom + insets.bottom).rounded(.up)
  }
}
