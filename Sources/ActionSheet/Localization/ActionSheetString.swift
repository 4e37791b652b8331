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

  /// The label of the grabber of a sheet.
  case grabber = "sheet.grabber"

  /// The value of an action whose work has not ended.
  case inProgress = "sheet.inProgress"

  /// The value of an action whose work cannot be canceled, after that it is in progress.
  case notCancelable = "sheet.notCancelable"

  /// The value of an action that is selected in part.
  case partlySelected = "sheet.partlySelected"

  /// The title of the row of items that are awaited.
  case loading = "sheet.loading"

  /// The title of the row of items that could not be provided.
  case retry = "sheet.retry"

  /// What VoiceOver speaks before the text of a toast that says that something has succeeded.
  case success = "toast.success"

  /// What VoiceOver speaks before the text of a toast that says that something has failed.
  case error = "toast.error"

  /// What VoiceOver announces of the button of a toast, whose title is the argument.
  case button = "toast.button"

  static var bundle: Bundle { Bundle.module }
}
