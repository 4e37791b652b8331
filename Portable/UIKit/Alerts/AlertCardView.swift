/// A rounded card with a title, a message and buttons.
final class AlertCardView: UIView {
  var form = AlertForm.alert {
    didSet { if form != oldValue { updateMaterial() } }
  }

  /// A Boolean value that determines whether the card covers what is behind it.
  var isOpaqueCard = false {
    didSet { if isOpaqueCard != oldValue { updateMaterial() } }
  }

  let header = AlertHeaderView()
  let actions = AlertActionsView()
  private let material = UIVisualEffectView(effect: nil)
  private let headerScroll = UIScrollView()
  private let actionsScroll = UIScrollView()
  private let separator = UIView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    addSubview(material)
    headerScroll.addSubview(header)
    actionsScroll.addSubview(actions)
    for scroll in [headerScroll, actionsScroll] {
      scroll.contentInsetAdjustmentBehavior = .never
      addSubview(scroll)
    }
    addSubview(separator)
    updateMaterial()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var metrics: AlertMetrics { AlertMetrics(form: form, traits: traitCollection) }

  func show(
    _ content: AlertContent, actions shown: [UIAlertAction],
    choose: @escaping (UIAlertAction) -> Void
  ) {
    let metrics = metrics
    header.show(content, metrics: metrics)
    actions.choose = choose
    actions.show(shown, of: content, metrics: metrics)
    setNeedsLayout()
  }

  func fittingHeight(for width: CGFloat) -> CGFloat {
    header.fittingHeight(for: width) + actions.fittingHeight(for: width) + separatorHeight
  }

  private var separatorHeight: CGFloat {
    header.isEmpty || actions.rows.isEmpty ? 0 : metrics.hairline
  }

  private func updateMaterial() {
    layer.cornerRadius = metrics.cornerRadius
    let isPlain = form == .popover || isOpaqueCard
    material.effect = isPlain ? nil : UIBlurEffect(style: .systemMaterial)
    backgroundColor = isOpaqueCard ? .tertiarySystemBackground : nil
    if isOpaqueCard, traitCollection.userInterfaceStyle != .dark {
      backgroundColor = .systemBackground
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateMaterial()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let width = bounds.width
    let headerHeight = header.fittingHeight(for: width)
    let actionsHeight = actions.fittingHeight(for: width)
    let line = separatorHeight
    // When there is too little room the text scrolls as long as a row and a half are seen.
    let least = min(actionsHeight, metrics.minimumRowHeight * 1.5)
    let top = min(headerHeight, max(0, bounds.height - least - line))
    place(headerScroll, CGRect(x: 0, y: 0, width: width, height: top), content: headerHeight)
    header.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    separator.isHidden = line == 0
    separator.frame = CGRect(x: 0, y: top, width: width, height: line)
    place(
      actionsScroll,
      CGRect(x: 0, y: top + line, width: width, height: max(0, bounds.height - top - line)),
      content: actionsHeight)
    actions.frame = CGRect(x: 0, y: 0, width: width, height: actionsHeight)
  }

  private func place(_ scroll: UIScrollView, _ frame: CGRect, content height: CGFloat) {
    scroll.frame = frame
    scroll.contentSize = CGSize(width: frame.width, height: height)
    // A scroll view that cannot scroll would still take the touch from the buttons.
    scroll.isScrollEnabled = height > frame.height + 0.5
  }
}
