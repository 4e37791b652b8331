import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

/// The controls of the page, each placed by constraints alone.
@MainActor
enum LayoutSamples {
  /// A range slider between its edges; its height is its own.
  static func rangeSlider() -> RangeSliderControl {
    let slider = RangeSliderControl()
    slider.maximumValue = 100
    slider.setValues(lower: 20, upper: 70)
    slider.showsValueLabels = true
    slider.accessibilityLabel = localized("Price")
    return slider
  }

  static func multiSlider() -> MultiSliderControl {
    let slider = MultiSliderControl(thumbCount: 5)
    slider.accessibilityLabel = localized("Bands")
    return slider
  }

  /// A name and a slider that takes the rest of the row.
  static func namedSlider() -> UIView {
    let name = TextBlock.body(localized("Price"))
    name.setContentHuggingPriority(.required, for: .horizontal)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    let slider = RangeSliderControl()
    slider.accessibilityLabel = localized("Price")
    let row = UIStackView(arrangedSubviews: [name, slider])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  /// A control in the middle, as large as it is by itself.
  static func pulse() -> UIView {
    let pulse = RadarPulseControl()
    pulse.accessibilityLabel = localized("Look around")
    return centered(pulse, size: CGSize(width: 96, height: 96))
  }

  /// A button whose title shares a baseline with a label.
  static func button() -> UIView {
    let button = StatefulButton(type: .system)
    button.setTitle(localized("Follow"), for: .normal)
    button.setTitle(localized("Following"), for: .selected)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(
      UIAction { [weak button] _ in button?.isSelected.toggle() }, for: .primaryActionTriggered)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [TextBlock.body(localized("Lake Como")), button])
    row.spacing = 12
    arrangeByTextSize(row)
    row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (row: UIStackView, _: UITraitCollection) in arrangeByTextSize(row)
    }
    return row
  }

  static func sheet() -> ActionSheetControl {
    let sheet = ActionSheetControl()
    sheet.title = localized("Photo")
    sheet.message = localized("What happens to the photo also happens to its copies.")
    sheet.ambientColor = .secondarySystemGroupedBackground
    sheet.addAction(.destructive(localized("Delete")))
    sheet.addAction(.default(localized("Archive"), id: "archive"))
    sheet.addAction(.cancel())
    return sheet
  }

  /// A board as high as it is wide by half, and its toolbar.
  static func board() -> UIView {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    toolbar.board = board
    board.layer.borderWidth = 1
    board.layer.borderColor = UIColor.systemGray3.cgColor
    let column = UIStackView(arrangedSubviews: [board, toolbar])
    column.axis = .vertical
    column.spacing = 12
    board.heightAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.5).isActive = true
    return column
  }

  // At accessibility text sizes there is no room beside each other.
  private static func arrangeByTextSize(_ row: UIStackView) {
    let isColumn = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isColumn ? .vertical : .horizontal
    row.alignment = isColumn ? .leading : .firstBaseline
  }

  private static func centered(_ view: UIView, size: CGSize) -> UIView {
    let container = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
    return container
  }
}
