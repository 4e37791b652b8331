/// Covers the window below an open menu: a touch outside the card closes it.
final class MenuOverlayView: UIView {
  let card = MenuCardView(frame: .zero)
  weak var source: UIView?
  var onDismiss: (() -> Void)?
  private var laidOutSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    addSubview(card)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var metrics: MenuMetrics { MenuMetrics(traits: traitCollection) }

  func show(_ content: MenuContent, title: String?) {
    card.list.show(content, title: title, metrics: metrics)
    card.setNeedsLayout()
    place()
  }

  // MARK: Placing

  private func place() {
    guard let source else { return }
    let margin = MenuMetrics.margin
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
    let anchor = convert(source.bounds, from: source)
    let width = metrics.width(in: area.width)
    let natural = card.fittingHeight(for: width)
    let below = area.maxY - anchor.maxY - MenuMetrics.gap
    let above = anchor.minY - MenuMetrics.gap - area.minY
    let isBelow = natural <= below || below >= above
    let height = min(natural, max(metrics.rowHeight, isBelow ? below : above))
    let y = isBelow ? anchor.maxY + MenuMetrics.gap : anchor.minY - MenuMetrics.gap - height
    let x = min(max(alignedX(of: anchor, width: width), area.minX), area.maxX - width)
    let frame = CGRect(x: x, y: max(area.minY, y), width: width, height: height)
    let pivot = CGPoint(
      x: min(max(0, (anchor.midX - frame.minX) / max(1, width)), 1), y: isBelow ? 0 : 1)
    card.layer.anchorPoint = pivot
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(
      x: frame.minX + pivot.x * frame.width, y: frame.minY + pivot.y * frame.height)
  }

  /// A control at a side of the window has its menu at the same side.
  private func alignedX(of anchor: CGRect, width: CGFloat) -> CGFloat {
    if anchor.midX < bounds.width / 3 { return anchor.minX }
    if anchor.midX > bounds.width * 2 / 3 { return anchor.maxX - width }
    return anchor.midX - width / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The window has another size, and the control another place.
    if let laidOutSize, laidOutSize != bounds.size { onDismiss?() }
    laidOutSize = bounds.size
  }

  // MARK: Appearing

  func appear() {
    layoutIfNeeded()
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.allowUserInteraction],
      animations: { [card] in
        card.alpha = 1
        card.transform = .identity
      })
  }

  func disappear(animated: Bool) {
    isUserInteractionEnabled = false
    guard animated else { return removeFromSuperview() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseIn],
      animations: { [card] in
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
      },
      completion: { _ in self.removeFromSuperview() })
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !card.frame.contains(touch.location(in: self)) { onDismiss?() }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardEscape: onDismiss?()
    case .keyboardDownArrow: card.list.moveHighlight(forward: true)
    case .keyboardUpArrow: card.list.moveHighlight(forward: false)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: card.list.chooseHighlighted()
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    onDismiss?()
    return true
  }
}
