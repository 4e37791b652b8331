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
    controller.adaptivity = .alwaysBottom
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
enum Sample_action_sheet_fold_across {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Move this photo?"
    controller.message = "It is in three albums."
    controller.addAction(.default("Move to Favorites"))
    controller.addAction(.default("Move to Album"))
    controller.addAction(.default("Copy to Album"))
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysBottom
    controller.reservedRects = [CGRect(x: 0, y: 335, width: 2_000, height: 8)]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_fold_upright {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Move this photo?"
    controller.message = "It is in three albums."
    controller.addAction(.default("Move to Favorites"))
    controller.addAction(.default("Move to Album"))
    controller.addAction(.default("Copy to Album"))
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysBottom
    controller.reservedRects = [CGRect(x: 309, y: 0, width: 8, height: 2_000)]
    controller.present(from: viewController, anchoredTo: view)
  }
}
