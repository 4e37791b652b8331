import UIKit

/// A wheel of choices, whose titles have the text size of the user.
final class SheetChoicePicker: UIPickerView, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  var choices: [String] {
    didSet {
      guard choices != oldValue else { return }
      reloadAllComponents()
      invalidateIntrinsicContentSize()
    }
  }

  var chosen: ((Int) -> Void)?

  init(choices: [String]) {
    self.choices = choices
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (picker: SheetChoicePicker, _: UITraitCollection) in
      let row = picker.selectedRow(inComponent: 0)
      picker.reloadAllComponents()
      picker.choose(row, animated: false)
      picker.invalidateIntrinsicContentSize()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  var chosenTitle: String? {
    let row = selectedRow(inComponent: 0)
    return choices.indices.contains(row) ? choices[row] : nil
  }

  /// Shows a choice; an index out of range shows the nearest one.
  func choose(_ index: Int, animated: Bool) {
    let row = min(max(index, 0), choices.count - 1)
    guard row >= 0, row != selectedRow(inComponent: 0) else { return }
    selectRow(row, inComponent: 0, animated: animated)
  }

  private var font: UIFont {
    .preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
  }

  private var rowHeight: CGFloat { max((font.lineHeight + 8).rounded(.up), 32) }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: (rowHeight * 5.6).rounded(.up))
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    choices.count
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    rowHeight
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = choices.indices.contains(row) ? choices[row] : nil
    label.font = font
    label.textColor = .label
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen?(row)
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    accessibilityLabel
  }
}
