// The samples of Styling.md, compiled as in an app: without testable imports.

// sample Styling 1
import ActionSheet
import UIKit

@MainActor
func adoptSystemSheets(in window: UIWindow) {
  window.traitOverrides.actionSheetStyle = .system
}
// end of sample

// sample Styling 2
@MainActor
func makeRoundedSheet() -> ActionSheetController {
  let controller = ActionSheetController(title: "Share")
  controller.style.metrics.cornerRadius = 24
  controller.style.colors.action = .systemIndigo
  controller.style.behaviors.insert(.closesOnSwipe)
  return controller
}
// end of sample

// sample Styling 3
@MainActor
func makeBottomSheet() -> ActionSheetController {
  let controller = ActionSheetController(title: "Share")
  controller.style = .system
  controller.adaptivity = .alwaysBottom
  return controller
}
// end of sample
