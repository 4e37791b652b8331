import ControlCore
import Foundation

/// The texts that a sheet shows or gives to assistive technologies.
enum ActionSheetString: String, LocalizedString {
  /// The title of a cancel action.
  case cancel = "sheet.cancel"

  /// The title of the row that returns to the items before.
  case back = "sheet.back"

  /// The label of the area around a sheet.
  case dismiss = "sheet.dismiss"

  /// The value of an action whose work has not ended.
  case inProgress = "sheet.inProgress"

  /// The value of an action whose work cannot be canceled, after that it is in progress.
  case notCancelable = "sheet.notCancelable"

  /// The value of an action that is selected in part.
  case partlySelected = "sheet.partlySelected"

  static var bundle: Bundle { Bundle.module }
}
