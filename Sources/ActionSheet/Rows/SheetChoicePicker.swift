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

extension ActionSheetItem {
  /// Returns an item that is a date picker.
  ///
  /// With a title, the row shows the title and the date, and a tap shows and hides the picker below them.
  /// While the user turns a wheel, `date` is that of the last rest. The sheet sends `.valueChanged` when the
  /// user has picked a date. Read ``ActionSheetControl/datePickers`` in the handler of an action.
  ///
  ///     .datePicker("Starts", date: event.start) {
  ///       $0.datePickerMode = .dateAndTime
  ///       $0.minimumDate = .now
  ///     } valueChanged: { event.start = $0 }
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for a picker that is always visible.
  ///   - date: The date at the beginning.
  ///   - id: The identity.
  ///   - configurationHandler: Configures the date picker. It shows dates with wheels unless this sets
  ///     another mode or style. A calendar needs 320 points, which a dialog may not have.
  ///   - valueChanged: Called when the user has picked a date.
  /// - Returns: The item.
  @MainActor
  public static func datePicker(
    _ title: String? = nil, date: Date = Date(), id: SheetItemID = SheetItemID(),
    configurationHandler: ((UIDatePicker) -> Void)? = nil,
    valueChanged: (@MainActor (Date) -> Void)? = nil
  ) -> ActionSheetItem {
    datePicker(
      title, date: SheetBinding(holding: date, changed: valueChanged), id: id,
      configurationHandler: configurationHandler)
  }

  /// Returns an item that is a wheel of choices.
  ///
  /// With a title, the row shows the title and the choice, and a tap shows and hides the wheel below them.
  /// The sheet sends `.valueChanged` when the wheel has come to rest at another choice. Read
  /// ``ActionSheetControl/pickers`` in the handler of an action.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for a wheel that is always visible.
  ///   - choices: The titles of the choices.
  ///   - selection: The index of the choice at the beginning; out of range, the nearest one.
  ///   - id: The identity.
  ///   - valueChanged: Called with the index of the choice that the user has made.
  /// - Returns: The item.
  @MainActor
  public static func picker(
    _ title: String? = nil, choices: [String], selection: Int = 0,
    id: SheetItemID = SheetItemID(), valueChanged: (@MainActor (Int) -> Void)? = nil
  ) -> ActionSheetItem {
    picker(
      title, choices: choices, choice: SheetBinding(holding: selection, changed: valueChanged),
      id: id)
  }
}
