// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_dragged {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_card {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.modalPresentationStyle = .pageSheet
    viewController.present(controller, animated: true)
  }
}
enum Sample_action_sheet_full_screen {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.modalPresentationStyle = .fullScreen
    viewController.present(controller, animated: true)
  }
}
