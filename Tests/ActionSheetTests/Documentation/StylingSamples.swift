// The samples of Styling.md, compiled as in an app: without testable imports.

// sample Styling 1
import ActionSheet
import UIKit

@MainActor
func adoptClassicSheets(in window: UIWindow) {
  window.traitOverrides.actionSheetStyle = .classic
}
// end of sample

// sample Styling 2
@MainActor
func makeRoundedSheet() -> ActionSheetController {
  let controller = ActionSheetController(title: "Share")
  controller.style.metrics.cornerRadius = 24
  controller.style.colors.action = .systemIndigo
  controller.style.closesOnSwipe = true
  return controller
}
// end of sample

// sample Styling 3
@MainActor
func adoptHouseStyle(in window: UIWindow) {
  // Sheets whose style does not set the radius have this one.
  ActionSheetControl.appearance().cornerRadius = 18
  var style = SheetStyle.system
  style.colors.action = .systemIndigo
  window.traitOverrides.actionSheetStyle = style
}
// end of sample

// sample Styling 4
@MainActor
func makeBottomSheet() -> ActionSheetController {
  let controller = ActionSheetController(title: "Share")
  controller.adaptivity = .alwaysBottom
  return controller
}
// end of sample

// sample Styling 5
@MainActor
func makeToast() -> Toast {
  let toast = Toast("Draft deleted", subtitle: "Tap to restore it")
  var style = SheetStyle.classic
  style.metrics.cornerRadius = 20
  style.colors.background = .systemIndigo
  style.colors.header = .white
  toast.style = style
  return toast
}
// end of sample
