/// The row of a navigation bar for one item: back button, left items, title, right items.
final class NavigationBarContentView: UIView {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  var onBack: (() -> Void)?

  private let backButton = NavigationBackButton(frame: .zero)
  private let leading = BarItemRow(frame: .zero)
  private let trailing = BarItemRow(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let promptLabel = UILabel(frame: .zero)
  private weak var shownTitleView: UIView?
  private var titleShift: CGFloat = 0
  private var titleIsShown = true

  var appearance: UINavigationBarAppearance? {
    didSet { update() }
  }

  init(item: UINavigationItem, backItem: UINavigationItem?) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    leading.spacing = 16
    trailing.spacing = 16
    titleLabel.textAlignment = .center
    titleLabel.lineBreakMode = .byTruncatingTail
    titleLabel.accessibilityTraits = .header
    promptLabel.textAlignment = .center
    promptLabel.font = UIFont.systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    for view in [promptLabel, titleLabel, backButton, leading, trailing] { addSubview(view) }
    backButton.addAction(
      UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) {
    item = UINavigationItem(title: "")
    backItem = nil
    super.init(coder: coder)
  }

  func shows(_ item: UINavigationItem?, above backItem: UINavigationItem?) -> Bool {
    self.item === item && self.backItem === backItem
  }

  /// Reads the item anew.
  func update() {
    backButton.isHidden = !item.showsBackButton(above: backItem)
    backButton.configure(backItem: backItem, appearance: appearance)
    let plain = appearance?.buttonAppearance ?? UIBarButtonItemAppearance(style: .plain)
    let done = appearance?.doneButtonAppearance ?? UIBarButtonItemAppearance(style: .done)
    leading.appearances = (plain, done)
    trailing.appearances = (plain, done)
    let left = item.leftBarButtonItems ?? []
    let right = Array((item.rightBarButtonItems ?? []).reversed())
    if !leading.items.elementsEqual(left, by: ===) { leading.items = left }
    if !trailing.items.elementsEqual(right, by: ===) { trailing.items = right }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    if let own = appearance?.titleTextAttributes { attributes.merge(own) { $1 } }
    titleLabel.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    titleLabel.isHidden = item.titleView != nil
    promptLabel.text = item.prompt
    promptLabel.isHidden = item.prompt == nil
    showTitleView(item.titleView)
    setNeedsLayout()
  }

  private func showTitleView(_ view: UIView?) {
    guard view !== shownTitleView || view?.superview !== self else { return }
    if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
    shownTitleView = view
    if let view { addSubview(view) }
  }

  /// Moves title and back button along, for the change between items.
  func shiftTitle(by distance: CGFloat) {
    titleShift = distance
    let transform = CGAffineTransform(translationX: distance, y: 0)
    titleLabel.transform = transform
    shownTitleView?.transform = transform
    backButton.shiftTitle(by: distance / 2)
  }

  /// Fades the title in or out where the large title takes its place.
  func setTitleShown(_ isShown: Bool) {
    guard isShown != titleIsShown else { return }
    titleIsShown = isShown
    let change = { self.titleLabel.alpha = isShown ? 1 : 0 }
    if window == nil || UIView.areAnimationsEnabled == false {
      change()
    } else {
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
        animations: change)
    }
  }

  override func intrinsicContentSizeDidChange(of subview: UIView) { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight: CGFloat = item.prompt == nil ? 0 : 30
    promptLabel.frame = CGRect(x: 0, y: 6, width: bounds.width, height: promptHeight - 6)
    let row = CGRect(
      x: 0, y: promptHeight, width: bounds.width, height: bounds.height - promptHeight)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let trailingWidth = min(trailing.naturalWidth, row.width / 2)
    let leadingWidth = min(leading.naturalWidth, row.width / 2)
    var used: (leading: CGFloat, trailing: CGFloat) = (side, side)
    if trailingWidth > 0 {
      place(trailing, from: row.width - side - trailingWidth, width: trailingWidth, in: row)
      used.trailing = side + trailingWidth + 8
    }
    if !backButton.isHidden {
      let titleWidth = naturalTitleWidth
      // The back title gives way before the title does.
      let centered = (row.width - titleWidth) / 2 - 8 - 8
      let free = min(centered, row.width - used.trailing - titleWidth - 8 - 8)
      let width = backButton.width(fitting: max(free, 44))
      place(backButton, from: 8, width: width, in: row)
      used.leading = 8 + width + 8
    }
    if leadingWidth > 0 {
      let start = backButton.isHidden ? side : used.leading
      place(leading, from: start, width: leadingWidth, in: row)
      used.leading = start + leadingWidth + 8
    }
    layOutTitle(in: row, used: used, isRightToLeft: isRightToLeft)
  }

  private func place(_ view: UIView, from leadingEdge: CGFloat, width: CGFloat, in row: CGRect) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isRightToLeft ? row.width - leadingEdge - width : leadingEdge, y: row.minY, width: width,
      height: row.height)
  }

  private var naturalTitleWidth: CGFloat {
    if let view = item.titleView { return view.sizeInBar(fitting: bounds.size).width }
    return titleLabel.sizeThatFits(bounds.size).width.rounded(.up)
  }

  // Centred in the bar where there is room, else centered in what the buttons leave.
  private func layOutTitle(
    in row: CGRect, used: (leading: CGFloat, trailing: CGFloat), isRightToLeft: Bool
  ) {
    let left = isRightToLeft ? used.trailing : used.leading
    let right = isRightToLeft ? used.leading : used.trailing
    let free = max(0, row.width - left - right)
    let width = min(naturalTitleWidth, free)
    var x = (row.width - width) / 2
    x = min(max(x, left), row.width - right - width)
    let frame = CGRect(x: x.rounded(), y: row.minY, width: width, height: row.height)
    titleLabel.bounds = CGRect(origin: .zero, size: frame.size)
    titleLabel.center = CGPoint(x: frame.midX, y: frame.midY)
    if let view = shownTitleView {
      let size = view.sizeInBar(fitting: CGSize(width: free, height: row.height))
      view.bounds = CGRect(
        x: 0, y: 0, width: min(size.width, free), height: min(size.height, row.height))
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
