// The samples of Migrating.md, compiled as in an app: without testable imports.

// sample Migrating 1
import ActionSheet
import UIKit

@MainActor
func showClassicSheet(in view: UIView, delegate: any ClassicActionSheetDelegate) {
  let sheet = ClassicActionSheet(
    title: "Delete the draft?", delegate: delegate, cancelButtonTitle: "Cancel",
    destructiveButtonTitle: "Delete", otherButtonTitles: ["Archive"])
  sheet.show(in: view)
}
// end of sample
