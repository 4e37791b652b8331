// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_closing_open {
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
enum Sample_action_sheet_closing_slide {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysBottom
    controller.dismissalAnimation = .slide
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_closing_fade {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysBottom
    controller.dismissalAnimation = .fade
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_closing_shrink {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysBottom
    controller.dismissalAnimation = .shrink
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_closing_corner {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysBottom
    controller.style.metrics.cornerRadius = 28
    controller.style.metrics.groupSpacing = 16
    controller.present(from: viewController, anchoredTo: view)
  }
}
