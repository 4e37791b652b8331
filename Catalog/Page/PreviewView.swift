import UIKit

/// A live control with its value above it.
///
///     PreviewView
///     ├── value
///     └── control
final class PreviewView: UIView {
  private static let spacing: CGFloat = 12

  let control: UIView

  private let value = UILabel()

  /// The most lines that the value has had in a width, so that a drag does not move the control.
  private var lines: (width: CGFloat, count: CGFloat) = (0, 1)

  private static let maximumLineCount = 3

  /// Shows a control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - isFramed: Whether it has a frame around it.
  init(control: UIView, isFramed: Bool = false) {
    self.control = control
    super.init(frame: .zero)
    if isFramed {
      control.layer.cornerRadius = 10
      control.layer.borderWidth = 1
      control.layer.borderColor = UIColor.systemGray4.cgColor
    }
    value.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 22, weight: .semibold))
    value.adjustsFontForContentSizeCategory = true
    value.textAlignment = .center
    value.adjustsFontSizeToFitWidth = true
    value.minimumScaleFactor = 0.5
    value.numberOfLines = Self.maximumLineCount
    addSubview(value)
    addSubview(control)
  }

  required init?(coder: NSCoder) {
    control = UIView()
    super.init(coder: coder)
  }

  func showValue(_ text: String) {
    guard value.text != text else { return }
    value.text = text
    setNeedsLayout()
  }

  private func valueHeight(width: CGFloat) -> CGFloat {
    if lines.width != width { lines = (width, 1) }
    if width > 0 {
      let needed = (textWidth / width).rounded(.up)
      lines.count = max(lines.count, min(needed, CGFloat(Self.maximumLineCount)))
    }
    return (value.font.lineHeight * lines.count).rounded(.up)
  }

  private var textWidth: CGFloat {
    value.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).width.rounded(.up)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: valueHeight(width: size.width) + Self.spacing + control.sizeThatFits(size).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let valueHeight = valueHeight(width: bounds.width)
    // No wider than its text, so that a new value costs no more than its own pixels.
    let valueWidth = min(textWidth, bounds.width)
    value.frame = CGRect(
      x: ((bounds.width - valueWidth) / 2).roundedToPixel(scale: traitCollection.displayScale),
      y: 0, width: valueWidth, height: valueHeight)
    // What has a width of its own, as an upright control has, stands in the middle.
    let own = control.intrinsicContentSize.width
    let width = own == UIView.noIntrinsicMetric ? bounds.width : min(own, bounds.width)
    control.frame = CGRect(
      x: ((bounds.width - width) / 2).roundedToPixel(scale: traitCollection.displayScale),
      y: valueHeight + Self.spacing, width: width,
      height: bounds.height - valueHeight - Self.spacing)
  }
}
