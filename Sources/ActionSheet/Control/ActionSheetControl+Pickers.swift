import UIKit

/// Date pickers and pickers of choices, each in a row of its own.
extension ActionSheetControl {
  /// The date pickers from top to bottom.
  public var datePickers: [UIDatePicker] { pickers(of: UIDatePicker.self) }

  /// The pickers of choices from top to bottom.
  ///
  /// Each has one component. `selectedRow(inComponent: 0)` is the index of the choice, -1 if there is none.
  public var pickers: [UIPickerView] { pickers(of: SheetChoicePicker.self) }

  private func pickers<Picker: UIView>(of type: Picker.Type) -> [Picker] {
    itemViews(of: SheetPickerView.self).compactMap { $0.picker as? Picker }
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
