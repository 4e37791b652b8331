import ControlCore
import UIKit

/// The caption of a section.
@MainActor
final class SheetCaptionRowView: SheetRowView {
  private let label = UILabel()
  private var metrics = SheetMetrics()

  override init() {
    super.init()
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    addSubview(label)
  }

  /// Shows a section's caption.
  func set(_ section: SheetSection, look: SheetLook) {
    metrics = look.style.metrics
    let texts = [section.title, section.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    label.font = look.font(look.style.fonts.caption)
    label.textColor = look.color(look.style.colors.header)
    label.textAlignment = look.actionTextAlignment
    label.text = texts.joined(separator: "\n")
    setNeedsLayout()
  }

  /// The height in points and whole pixels that the caption needs in a row of some width.
  func neededHeight(width: CGFloat, displayScale: CGFloat) -> CGFloat {
    let room = CGSize(
      width: SheetHeaderLayout.textWidth(of: width, metrics: metrics),
      height: .greatestFiniteMagnitude)
    return (label.sizeThatFits(room).height + metrics.headerVerticalSpacing)
      .roundedUpToPixel(scale: displayScale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = SheetHeaderLayout.textWidth(of: bounds.width, metrics: metrics)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
  }
}
