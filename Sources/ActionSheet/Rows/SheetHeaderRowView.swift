import UIKit

/// The row of the title, the message and the view above them.
///
///     SheetHeaderRowView
///     ├── plate
///     ├── host      the place of the view above the texts
///     ├── title
///     └── message
@MainActor
final class SheetHeaderRowView: SheetRowView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let hostView = SheetHostView()
  private var metrics = SheetMetrics()
  private var viewHeight: CGFloat = 0
  private var displayScale: CGFloat = 1

  override var host: SheetHostView? { hostView }

  override func prepare() {
    super.prepare()
    addSubview(hostView)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.isAccessibilityElement = false
      addSubview(label)
    }
  }

  /// Shows the texts of a content, below the place of its view.
  func set(
    _ content: SheetContent, metrics: SheetMetrics, displayScale: CGFloat,
    appearance: SheetAppearance
  ) {
    self.metrics = metrics
    self.displayScale = displayScale
    viewHeight = content.headerView?.height.asLength ?? 0
    let fonts = appearance.style.fonts.header(of: content)
    let color = appearance.color(appearance.style.colors.header)
    let alignment = appearance.headerTextAlignment
    titleLabel.isHidden = !content.hasTitle
    titleLabel.show(
      content.title, content.attributedTitle, font: appearance.font(fonts.title), color: color,
      alignment: alignment)
    messageLabel.isHidden = !content.hasMessage
    messageLabel.show(
      content.message, content.attributedMessage, font: appearance.font(fonts.message),
      color: color, alignment: alignment)
    setNeedsLayout()
  }

  func setView(_ slot: SheetViewSlot?) {
    hostView.isHidden = slot?.view == nil
    hostView.set(slot)
  }

  func layout(width: CGFloat) -> SheetHeaderLayout {
    let textWidth = SheetHeaderLayout.textWidth(of: width, metrics: metrics)
    func height(_ label: UILabel) -> CGFloat? {
      guard !label.isHidden else { return nil }
      return label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
    }
    return SheetHeaderLayout(
      width: width, titleHeight: height(titleLabel), messageHeight: height(messageLabel),
      viewHeight: viewHeight, metrics: metrics, displayScale: displayScale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width)
    hostView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: viewHeight)
    if let frame = layout.titleFrame { titleLabel.frame = frame }
    if let frame = layout.messageFrame { messageLabel.frame = frame }
  }
}
