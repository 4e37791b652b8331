/// The card of a menu: its material, its shadow and the lines, which scroll when there are many.
final class MenuCardView: UIView {
  let list = MenuListView()
  private let clip = UIView()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = MenuMetrics.cornerRadius
    clip.layer.cornerCurve = .continuous
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(clip)
    clip.addSubview(material)
    clip.addSubview(scroll)
    scroll.addSubview(list)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func fittingHeight(for width: CGFloat) -> CGFloat { list.fittingHeight(for: width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [clip, material, scroll] as [UIView] { view.frame = bounds }
    let height = list.fittingHeight(for: bounds.width)
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    // A scroll view that cannot scroll would still take the touch from the lines.
    scroll.isScrollEnabled = height > bounds.height + 0.5
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: MenuMetrics.cornerRadius,
      cornerHeight: MenuMetrics.cornerRadius, transform: nil)
  }
}
