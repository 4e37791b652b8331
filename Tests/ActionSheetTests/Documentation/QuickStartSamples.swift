// The samples of QuickStart.md, compiled as in an app: without testable imports.

// sample QuickStart 1
import ActionSheet
import UIKit

final class DraftsViewController: UIViewController {
  let deleteButton = UIButton(type: .system)
  private(set) var deletedCount = 0

  func askToDelete() {
    let controller = ActionSheetController(title: "Delete the draft?")
    controller.addAction(.destructive("Delete") { [weak self] _ in self?.deletedCount += 1 })
    controller.addAction(.cancel())
    controller.present(from: self, anchoredTo: deleteButton)
  }
}
// end of sample

// sample QuickStart 2
extension DraftsViewController {
  func deletesAfterQuestion() async -> Bool {
    let controller = ActionSheetController(title: "Delete the draft?")
    controller.addAction(.destructive("Delete", id: "delete"))
    controller.addAction(.cancel())
    return await controller.result(from: self).choice?.id == "delete"
  }
}
// end of sample

// sample QuickStart 3
extension DraftsViewController {
  func showMenu(_ menu: UIMenu) {
    let controller = ActionSheetController(menu: menu)
    controller.addAction(.cancel())
    controller.present(from: self, anchoredTo: deleteButton)
  }
}
// end of sample

// sample QuickStart 4
extension DraftsViewController {
  func askToUpload(_ upload: @escaping @MainActor () async throws -> Void) {
    let controller = ActionSheetController(title: "Upload the draft?")
    var action = ActionSheetAction("Upload") { [weak controller] action in
      try await upload()
      controller?.finish(with: action)
    }
    action.keepsPresented = true
    controller.addAction(action)
    controller.addAction(.cancel())
    controller.present(from: self)
  }
}
// end of sample
