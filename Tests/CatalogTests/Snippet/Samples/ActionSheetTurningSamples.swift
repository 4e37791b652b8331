// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_turning_upright {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Turn me while I am open"
    controller.message = "Width, height and place follow; the choice under your finger stays."
    controller.addAction(.default("Copy"))
    controller.addAction(.default("Save to Files"))
    controller.addAction(.default("Favorite"))
    controller.addAction(.default("Add to Album"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_turning_left {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Turn me while I am open"
    controller.message = "Width, height and place follow; the choice under your finger stays."
    controller.addAction(.default("Copy"))
    controller.addAction(.default("Save to Files"))
    controller.addAction(.default("Favorite"))
    controller.addAction(.default("Add to Album"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_turning_right {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Turn me while I am open"
    controller.message = "Width, height and place follow; the choice under your finger stays."
    controller.addAction(.default("Copy"))
    controller.addAction(.default("Save to Files"))
    controller.addAction(.default("Favorite"))
    controller.addAction(.default("Add to Album"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
