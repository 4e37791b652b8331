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
  func askToUpload(
    _ upload: @escaping @MainActor () async throws -> Void,
    pay: @escaping @MainActor () async throws -> Void
  ) {
    let controller = ActionSheetController(title: "Publish the draft?")
    controller.addAction(ActionSheetAction("Upload") { _ in try await upload() })
    var payment = ActionSheetAction("Pay and Upload") { _ in
      try await pay()
      try await upload()
    }
    payment.isCancelable = false
    controller.addAction(payment)
    controller.addAction(
      ActionSheetAction("Preview") { action in
        try await upload()
        await controller.dismiss(choosing: action)
        self.present(UIViewController(), animated: true, completion: nil)
      })
    controller.addAction(.cancel())
    controller.present(from: self)
  }
}
// end of sample

// sample QuickStart 5
import ControlCore

final class FilterButton: UIButton {
  private var observations: [ObservationToken] = []

  func follow(_ controller: ActionSheetController) {
    observations = [
      controller.observe(\.isPresented, owner: self) { button, isPresented in
        button.isSelected = isPresented
      },
      controller.sheet.observe(\.selectedActionIdentifiers, owner: self) { button, identifiers in
        button.setTitle("\(identifiers.count) filters", for: .normal)
      },
    ]
  }
}
// end of sample

// sample QuickStart 6
extension DraftsViewController {
  func fill(_ sheet: ActionSheetControl) {
    sheet.addAction(.destructive("Delete") { [weak self] _ in self?.deletedCount += 1 })
    sheet.addAction(.default("Archive"))
    sheet.actionSelected = { action, index in print(index, action.title) }
  }
}
// end of sample
