// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_system {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_system_glass {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_tinted_glass {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_fonts {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.present(from: viewController, anchoredTo: view)
  }
}
