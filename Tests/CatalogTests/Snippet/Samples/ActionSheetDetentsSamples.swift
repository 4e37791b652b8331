// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_detents_medium {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.style.pinsCancel = false
    controller.title = "Albums"
    for title in [
      "Favorites", "Hikes", "Screenshots", "Family",
      "Recipes", "Receipts", "Plants", "Cities",
      "Beaches", "Concerts", "Drawings", "Maps",
    ] {
      controller.addAction(.default(title))
    }
    controller.detents = [.small, .medium, .large]
    controller.selectedDetent = .medium
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_detents_small {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.style.pinsCancel = false
    controller.title = "Albums"
    for title in [
      "Favorites", "Hikes", "Screenshots", "Family",
      "Recipes", "Receipts", "Plants", "Cities",
      "Beaches", "Concerts", "Drawings", "Maps",
    ] {
      controller.addAction(.default(title))
    }
    controller.detents = [.small, .medium, .large]
    controller.largestUndimmedDetent = .small
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_detents_large {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.style.pinsCancel = false
    controller.title = "Albums"
    for title in [
      "Favorites", "Hikes", "Screenshots", "Family",
      "Recipes", "Receipts", "Plants", "Cities",
      "Beaches", "Concerts", "Drawings", "Maps",
    ] {
      controller.addAction(.default(title))
    }
    controller.detents = [.small, .medium, .large]
    controller.selectedDetent = .large
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_detents_custom {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.style.pinsCancel = false
    controller.title = "Albums"
    for title in [
      "Favorites", "Hikes", "Screenshots", "Family",
      "Recipes", "Receipts", "Plants", "Cities",
      "Beaches", "Concerts", "Drawings", "Maps",
    ] {
      controller.addAction(.default(title))
    }
    controller.detents = [.height(200), .large]
    controller.present(from: viewController, anchoredTo: view)
  }
}
