import UIKit

/// A slider with its name and its value above it.
///
///     SheetDialView
///     ├── title
///     ├── value
///     └── slider
final class SheetDialView: UIView {
  private let title = UILabel()
  private let value = UILabel()
  private let slider = UISlider()

  init(
    title text: String, range: ClosedRange<Double>, value initial: Double,
    changed: @escaping @MainActor (CGFloat) -> Void
  ) {
    super.init(frame: .zero)
    title.text = text
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.value = Float(initial)
    slider.accessibilityLabel = text
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        changed(CGFloat(self.slider.value))
        self.showValue()
      }, for: .valueChanged)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for label in [title, value] {
      label.font = .preferredFont(forTextStyle: .caption2)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      addSubview(label)
    }
    value.textColor = .secondaryLabel
    addSubview(slider)
    showValue()
  }

  private func showValue() {
    let span = slider.maximumValue - slider.minimumValue
    let number = span > 4 ? slider.value.rounded() : (slider.value * 100).rounded() / 100
    value.text = NumberText.string(CGFloat(number))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    title.textAlignment = isRightToLeft ? .right : .left
    value.textAlignment = isRightToLeft ? .left : .right
    let height = title.font.lineHeight.rounded(.up)
    let valueWidth = min(value.sizeThatFits(bounds.size).width.rounded(.up) + 4, bounds.width / 2)
    let titleWidth = bounds.width - valueWidth
    title.frame = CGRect(
      x: isRightToLeft ? valueWidth : 0, y: 2, width: titleWidth, height: height)
    value.frame = CGRect(
      x: isRightToLeft ? 0 : titleWidth, y: 2, width: valueWidth, height: height)
    slider.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}
