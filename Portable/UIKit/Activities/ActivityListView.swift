/// The title of what is shared, a close button and a card with a row for every service.
final class ActivityListView: UIView {
  var onChoose: ((UIActivity) -> Void)?
  var onClose: (() -> Void)?
  private let title = UILabel()
  private let close = UIButton(type: .close)
  private let separator = UIView()
  private let scroll = UIScrollView()
  private let card = UIView()
  private(set) var rows: [ActivityRow] = []

  private static let margin: CGFloat = 16
  private static let headerHeight: CGFloat = 64
  private static let closeSize: CGFloat = 30

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    title.numberOfLines = 2
    title.accessibilityTraits = .header
    separator.backgroundColor = .separator
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    scroll.addSubview(card)
    for view in [scroll, title, separator, close] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(title text: String, activities: [UIActivity]) {
    title.text = text
    title.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold), compatibleWith: traitCollection)
    rows.forEach { $0.removeFromSuperview() }
    rows = activities.enumerated().map { index, activity in
      let row = ActivityRow(activity, isFirst: index == 0)
      row.addAction(UIAction { [weak self] _ in self?.onChoose?(activity) }, for: .touchUpInside)
      card.addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  var fittingHeight: CGFloat {
    Self.headerHeight + rows.reduce(0) { $0 + $1.fittingHeight } + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let margin = Self.margin
    let size = Self.closeSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let header = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.headerHeight)
    let text = header.width - 3 * margin - size
    title.frame = CGRect(
      x: isRightToLeft ? header.maxX - margin - text : header.minX + margin, y: header.minY,
      width: text, height: header.height)
    close.frame = CGRect(
      x: isRightToLeft ? header.minX + margin : header.maxX - margin - size,
      y: header.midY - size / 2, width: size, height: size)
    let line = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(x: 0, y: header.maxY - line, width: bounds.width, height: line)
    scroll.frame = CGRect(
      x: 0, y: header.maxY, width: bounds.width, height: max(0, bounds.maxY - header.maxY))
    var top: CGFloat = 0
    let width = area.width - 2 * margin
    for row in rows {
      row.frame = CGRect(x: 0, y: top, width: width, height: row.fittingHeight)
      top = row.frame.maxY
    }
    card.frame = CGRect(x: area.minX + margin, y: margin, width: width, height: top)
    scroll.contentSize = CGSize(
      width: bounds.width, height: top + 2 * margin + safeAreaInsets.bottom)
  }
}

/// A service in the list.
final class ActivityRow: UIControl {
  private let label = UILabel()
  private let icon = UIImageView()
  private let line = UIView()

  init(_ activity: UIActivity, isFirst: Bool) {
    super.init(frame: .zero)
    label.text = activity.activityTitle
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    icon.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    icon.tintColor = .label
    icon.contentMode = .scaleAspectFit
    line.backgroundColor = .separator
    line.isHidden = isFirst
    for view in [label, icon, line] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = activity.activityTitle
  }

  required init?(coder: NSCoder) { nil }

  var fittingHeight: CGFloat {
    max(48, (label.sizeThatFits(.zero).height + 24).rounded(.up))
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (margin, size): (CGFloat, CGFloat) = (16, 24)
    let text = bounds.width - 3 * margin - size
    label.frame = CGRect(
      x: isRightToLeft ? 2 * margin + size : margin, y: 0, width: text, height: bounds.height)
    icon.frame = CGRect(
      x: isRightToLeft ? margin : bounds.width - margin - size, y: bounds.midY - size / 2,
      width: size, height: size)
    let height = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: isRightToLeft ? 0 : margin, y: 0, width: bounds.width - margin, height: height)
  }
}
