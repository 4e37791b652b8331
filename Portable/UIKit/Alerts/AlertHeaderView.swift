/// The title, the message and the text fields of an alert.
final class AlertHeaderView: UIView {
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private var fields: [AlertFieldView] = []
  private var metrics: AlertMetrics?

  var isEmpty: Bool { !hasText && fields.isEmpty }
  private var hasText: Bool {
    !(titleLabel.text ?? "").isEmpty || !(messageLabel.text ?? "").isEmpty
  }

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
    if fields.map(\.field) != content.textFields {
      fields.forEach { $0.removeFromSuperview() }
      fields = content.textFields.map(AlertFieldView.init)
      fields.forEach(addSubview)
    }
    let last = fields.count - 1
    for (index, field) in fields.enumerated() {
      field.font = metrics.messageFont
      field.setPosition(isFirst: index == 0, isLast: index == last)
    }
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
    if !fields.isEmpty, hasText { bottom += metrics.fieldSpacing }
    for (index, field) in fields.enumerated() {
      // Neighbors share a border.
      if index > 0 { bottom -= metrics.hairline }
      let height = field.fittingHeight
      if placing { field.frame = CGRect(x: insets.left, y: bottom, width: room, height: height) }
      bottom += height
    }
    return (bottom + insets.bottom).rounded(.up)
  }
}

/// The frame around a text field of an alert.
final class AlertFieldView: UIView {
  let field: UITextField
  private static let cornerRadius: CGFloat = 6
  private static let padding = UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 7)

  var font: UIFont = .systemFont(ofSize: 13) {
    didSet {
      if field.font == oldValue || field.font == .systemFont(ofSize: 17) { field.font = font }
    }
  }

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    addSubview(field)
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    backgroundColor = ControlColors.dynamic(
      light: .white, dark: UIColor(white: 0.11, alpha: 1))
    updateBorder()
  }

  required init?(coder: NSCoder) {
    field = UITextField()
    super.init(coder: coder)
  }

  var fittingHeight: CGFloat {
    (field.sizeThatFits(.zero).height + Self.padding.top + Self.padding.bottom).rounded(.up)
  }

  func setPosition(isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }

  private func updateBorder() {
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.inset(by: Self.padding)
  }
}
