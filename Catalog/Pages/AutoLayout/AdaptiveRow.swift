import UIKit

/// Views beside each other on a baseline; at accessibility text sizes they are below each other.
final class AdaptiveRow: UIStackView {
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    spacing = 12
    for view in views { addArrangedSubview(view) }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (row: AdaptiveRow, _: UITraitCollection) in
      row.arrange()
    }
    arrange()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func arrange() {
    let isColumn = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isColumn ? .vertical : .horizontal
    alignment = isColumn ? .leading : .firstBaseline
  }
}
