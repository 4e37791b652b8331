/// One line of a menu: a mark, a title with a subtitle, and an image.
final class MenuRowView: UIView {
  let line: MenuLine
  private let activate: () -> Void
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = UIImageView()
  private var indicator: UIActivityIndicatorView?
  private var metrics: MenuMetrics
  private let hasMarks: Bool

  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      backgroundColor = isHighlighted ? MenuMetrics.highlight : nil
    }
  }

  init(_ line: MenuLine, metrics: MenuMetrics, hasMarks: Bool, activate: @escaping () -> Void) {
    self.line = line
    self.metrics = metrics
    self.hasMarks = hasMarks
    self.activate = activate
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    title.numberOfLines = 2
    subtitle.numberOfLines = 0
    image.contentMode = .center
    mark.contentMode = .center
    for view in [title, subtitle, image, mark] as [UIView] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  var element: UIMenuElement {
    switch line {
    case .action(let action): action
    case .submenu(let menu), .back(let menu): menu
    case .pending(let element): element
    }
  }

  var isSelectable: Bool {
    switch line {
    case .action(let action): !action.attributes.contains(.disabled)
    case .submenu, .back: true
    case .pending: false
    }
  }

  private func update() {
    title.font = metrics.titleFont
    if case .back = line { title.font = metrics.backFont }
    subtitle.font = metrics.subtitleFont
    title.text = element.title
    subtitle.text = element.subtitle
    let color = color
    title.textColor = color
    subtitle.textColor = isSelectable ? .secondaryLabel : .tertiaryLabel
    image.tintColor = color
    mark.tintColor = color
    image.image = shownImage?.applyingSymbolConfiguration(metrics.imageConfiguration)
    mark.image = markName.flatMap {
      UIImage(systemName: $0, withConfiguration: metrics.markConfiguration)
    }
    guard case .pending = line else { return }
    title.text = systemText("Loading…")
    title.textColor = .secondaryLabel
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    addSubview(indicator)
    self.indicator = indicator
  }

  private var color: UIColor {
    if !isSelectable { return .tertiaryLabel }
    switch line {
    case .action(let action) where action.attributes.contains(.destructive): return .systemRed
    case .submenu(let menu) where menu.options.contains(.destructive): return .systemRed
    default: return .label
    }
  }

  private var shownImage: UIImage? {
    if case .action(let action) = line, action.state == .on, let image = action.selectedImage {
      return image
    }
    return element.image
  }

  private var markName: String? {
    switch line {
    case .action(let action):
      switch action.state {
      case .on: "checkmark"
      case .mixed: "minus"
      case .off: nil
      }
    case .submenu: "chevron.forward"
    case .back: "chevron.down"
    case .pending: nil
    }
  }

  // MARK: Layout

  private var textInsets: (leading: CGFloat, trailing: CGFloat) {
    let hasImage = image.image != nil || indicator != nil
    return (
      hasMarks ? metrics.markedInset : metrics.inset,
      hasImage ? metrics.inset + metrics.imageWidth + 8 : metrics.inset
    )
  }

  func fittingHeight(for width: CGFloat) -> CGFloat {
    let insets = textInsets
    let room = CGSize(width: max(0, width - insets.leading - insets.trailing), height: 0)
    var height = title.sizeThatFits(room).height
    if subtitle.text != nil { height += 2 + subtitle.sizeThatFits(room).height }
    return max(metrics.rowHeight, (height + 2 * metrics.textPadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = textInsets
    let room = max(0, bounds.width - insets.leading - insets.trailing)
    let size = CGSize(width: room, height: 0)
    let titleHeight = title.sizeThatFits(size).height
    let subtitleHeight = subtitle.text == nil ? 0 : subtitle.sizeThatFits(size).height + 2
    let top = (bounds.height - titleHeight - subtitleHeight) / 2
    title.frame = placed(
      CGRect(x: insets.leading, y: top, width: room, height: titleHeight))
    subtitle.frame = placed(
      CGRect(
        x: insets.leading, y: top + titleHeight + 2, width: room,
        height: max(0, subtitleHeight - 2)))
    let column = CGRect(
      x: bounds.width - metrics.inset - metrics.imageWidth, y: 0, width: metrics.imageWidth,
      height: bounds.height)
    image.frame = placed(column)
    if let indicator {
      let place = placed(column)
      indicator.center = CGPoint(x: place.midX, y: place.midY)
    }
    mark.frame = placed(
      CGRect(x: 0, y: 0, width: metrics.markedInset, height: bounds.height))
  }

  /// Mirrors a frame where the layout runs from right to left.
  private func placed(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { title.text }
    set {}
  }

  override var accessibilityValue: String? {
    get { subtitle.text }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = UIAccessibilityTraits.button
      if !isSelectable { traits.insert(.notEnabled) }
      if case .action(let action) = line, action.state == .on { traits.insert(.selected) }
      return traits
    }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard isSelectable else { return false }
    activate()
    return true
  }
}
