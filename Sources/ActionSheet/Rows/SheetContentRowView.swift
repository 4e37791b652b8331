import UIKit

/// The row of everything but an action: a view of the app, the title and the message with the view above them, or
/// the caption of a section.
///
///     SheetContentRowView
///     ├── background
///     ├── host       the place of a view of the app
///     ├── title
///     └── message
@MainActor
final class SheetContentRowView: SheetRowView {
  private var titleLabel: UILabel?
  private var messageLabel: UILabel?
  private var hostView: SheetHostView?
  private var metrics = SheetMetrics()
  private var kind = SheetRow.Kind.view
  private var viewHeight: CGFloat = 0

  override var host: SheetHostView? { hostView }

  // Most rows show one of the three, so that each is made when it is first shown.

  private func label(_ made: inout UILabel?, isShown: Bool) -> UILabel? {
    made?.isHidden = !isShown
    guard isShown, made == nil else { return isShown ? made : nil }
    let label = UILabel()
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    addSubview(label)
    made = label
    return label
  }

  /// Makes the place of a view of the app.
  func makeHost(for sheet: ActionSheetControl) {
    guard hostView == nil else { return }
    let host = SheetHostView()
    host.sheet = sheet
    insertSubview(host, aboveSubview: background)
    hostView = host
  }

  // MARK: Content

  /// Shows the texts of a content, below the place of its view.
  func show(_ content: SheetContent, metrics: SheetMetrics, appearance: SheetAppearance) {
    let fonts = appearance.style.fonts.header(of: content)
    let color = appearance.color(appearance.style.colors.header)
    let alignment = appearance.headerTextAlignment
    label(&titleLabel, isShown: content.hasTitle)?.show(
      content.title, content.attributedTitle, font: appearance.font(fonts.title), color: color,
      alignment: alignment)
    label(&messageLabel, isShown: content.hasMessage)?.show(
      content.message, content.attributedMessage, font: appearance.font(fonts.message),
      color: color, alignment: alignment)
    change(
      to: .header, metrics, viewHeight: content.fixedViews[.header]?.height.asLength ?? 0)
  }

  func show(_ section: SheetSection, appearance: SheetAppearance) {
    label(&titleLabel, isShown: true)?.show(
      section.texts.joined(separator: "\n"),
      font: appearance.font(appearance.style.fonts.caption),
      color: appearance.color(appearance.style.colors.header),
      alignment: appearance.actionTextAlignment)
    messageLabel?.isHidden = true
    change(to: .section, appearance.style.metrics)
  }

  /// Shows the view of the host alone, cut off at the corners of the row.
  func showView(corners: BackgroundAppearance) {
    titleLabel?.isHidden = true
    messageLabel?.isHidden = true
    hostView?.layer.cornerRadius = corners.corners.isEmpty ? 0 : corners.radius
    hostView?.layer.maskedCorners = corners.corners
    hostView?.layer.cornerCurve = corners.curve
    change(to: .view, metrics)
  }

  private func change(
    to kind: SheetRow.Kind, _ metrics: SheetMetrics, viewHeight: CGFloat = 0
  ) {
    self.kind = kind
    self.metrics = metrics
    self.viewHeight = viewHeight
    hostView?.clipsToBounds = kind == .view
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hostView?.release()
  }

  // MARK: Layout

  /// Returns the height in whole pixels, so that the rows below are sharp; 0 without content.
  func neededHeight(width: CGFloat, displayScale: CGFloat) -> CGFloat {
    texts(width: width).height.roundedUpToPixel(scale: displayScale)
  }

  private func texts(width: CGFloat) -> (title: CGRect, message: CGRect, height: CGFloat) {
    let textWidth = max(width - 2 * metrics.headerTextInset, 0)
    var y = viewHeight
    func frame(_ label: UILabel?, after gap: CGFloat) -> CGRect {
      guard let label, !label.isHidden else { return .zero }
      let room = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(room).height
      defer { y += gap + height }
      return CGRect(x: (width - textWidth) / 2, y: y + gap, width: textWidth, height: height)
    }
    let spacing = metrics.headerVerticalSpacing
    let above = kind == .section ? 0 : spacing
    let title = frame(titleLabel, after: above)
    let hasTitle = titleLabel?.isHidden == false
    let message = frame(messageLabel, after: hasTitle ? metrics.headerLineSpacing : above)
    guard hasTitle || messageLabel?.isHidden == false else { return (title, message, y) }
    // The space above capsules is part of it.
    let gap = kind == .header && metrics.capsuleInset > 0 ? metrics.separatorThickness : 0
    return (title, message, y + max(spacing - gap, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frames = texts(width: bounds.width)
    // A caption is in the middle of its row.
    if kind == .section { frames.title.size.height = bounds.height }
    titleLabel?.frame = frames.title
    messageLabel?.frame = frames.message
    hostView?.frame =
      kind == .view ? bounds : CGRect(x: 0, y: 0, width: bounds.width, height: viewHeight)
  }
}
