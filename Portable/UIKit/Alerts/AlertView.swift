/// The view of an alert controller: a card, and below it, in a sheet, the card of the cancel action.
final class AlertView: UIView {
  var form = AlertForm.alert {
    didSet { if form != oldValue { formDidChange() } }
  }

  let card = AlertCardView()
  let cancelCard = AlertCardView()
  private var content: AlertContent?
  private var choose: ((UIAlertAction) -> Void)?

  init() {
    super.init(frame: .zero)
    addSubview(card)
    addSubview(cancelCard)
    cancelCard.isHidden = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ content: AlertContent, choose: @escaping (UIAlertAction) -> Void) {
    self.content = content
    self.choose = choose
    update()
  }

  private func formDidChange() {
    card.form = form
    cancelCard.form = form
    update()
  }

  private func update() {
    guard let content, let choose else { return }
    let groups = content.groups(in: form)
    card.show(content, actions: groups.card, choose: choose)
    cancelCard.isHidden = groups.separate == nil
    if let separate = groups.separate {
      var only = content
      (only.title, only.message) = (nil, nil)
      cancelCard.isOpaqueCard = true
      cancelCard.show(only, actions: [separate], choose: choose)
    }
    setNeedsLayout()
  }

  /// The size for a width; a height above 0 is an upper bound.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let cancelHeight = cancelHeight(for: size.width)
    let limit = size.height > 0 ? size.height - cancelHeight : .greatestFiniteMagnitude
    let height = min(card.fittingHeight(for: size.width), max(0, limit))
    return CGSize(width: size.width, height: height + cancelHeight)
  }

  private func cancelHeight(for width: CGFloat) -> CGFloat {
    cancelCard.isHidden ? 0 : cancelCard.fittingHeight(for: width) + AlertMetrics.sheetMargin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cancelHeight = cancelHeight(for: bounds.width)
    // The bubble of a popover reaches under its arrow.
    let area = form == .popover ? bounds.inset(by: safeAreaInsets) : bounds
    card.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: area.height - cancelHeight)
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - cancelHeight + AlertMetrics.sheetMargin, width: bounds.width,
      height: max(0, cancelHeight - AlertMetrics.sheetMargin))
  }
}
