// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_work {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this album"
    var upload = ActionSheetAction("Upload", id: "upload") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    upload.keepsPresented = true
    upload.errorMessage = "The network connection was lost."
    controller.addAction(upload)
    var export = ActionSheetAction("Export", id: "export") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    export.keepsPresented = true
    controller.addAction(export)
    controller.addAction(.cancel())
    controller.sheet.setBusy("export", true)
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_payment {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Order the album"
    controller.message = "It is printed and sent to you."
    var pay = ActionSheetAction("Pay", id: "pay") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    pay.isCancelable = false
    controller.addAction(pay)
    controller.addAction(.default("Change Address"))
    controller.addAction(.cancel())
    controller.sheet.setBusy("pay", true)
    controller.present(from: viewController, anchoredTo: view)
  }
}
