// The samples of Dialogs.md, compiled as in an app: without testable imports.

// sample Dialogs 1
import ActionSheet
import UIKit

@MainActor
func confirmDeletion(
  from presenter: UIViewController, delete: @escaping @MainActor () -> Void
) async -> SheetOutcome {
  let dialog = ActionSheetController(
    title: "Delete the draft?", message: "You cannot undo this.", preferredStyle: .alert)
  dialog.addAction(.destructive("Delete") { _ in delete() })
  dialog.addAction(.cancel())
  return await dialog.result(from: presenter)
}
// end of sample

// sample Dialogs 2
@MainActor
func makeNameDialog(
  taken: Set<String>, save: @escaping @MainActor (String) -> Void
) -> ActionSheetController {
  let dialog = ActionSheetController(title: "Name the album", preferredStyle: .alert)
  dialog.addTextField {
    $0.placeholder = "Name"
  } validation: { name in
    if taken.contains(name) { return "There is such an album." }
    // An empty name is not valid, but needs no message.
    return name.isEmpty ? "" : nil
  }
  let action = ActionSheetAction.default("Save") { [weak dialog] _ in
    save(dialog?.textFields.first?.text ?? "")
  }
  dialog.addAction(action)
  dialog.addAction(.cancel())
  dialog.preferredAction = action
  return dialog
}
// end of sample
