// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import ControlExtras
import UIKit

enum Sample_dialog_system {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.sheet.traitOverrides.systemDesign = .classic
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_dialog_system_glass {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.sheet.traitOverrides.systemDesign = .glass
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_dialog_classic {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete"))
    controller.addAction(.cancel())
    controller.style = .classic
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_dialog_edge_to_edge {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Move this photo?"
    controller.message = "It is in three albums."
    controller.addAction(.default("Move to Favorites"))
    controller.addAction(.default("Move to Album"))
    controller.addAction(.cancel())
    controller.style = .edgeToEdge
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_dialog_own {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Move this photo?"
    controller.message = "It is in three albums."
    controller.addAction(.default("Move to Favorites"))
    controller.addAction(.default("Move to Album"))
    controller.addAction(.cancel())
    controller.style.metrics.width = 320
    controller.style.metrics.cornerRadius = 24
    controller.style.metrics.capsuleInset = 12
    controller.style.metrics.separatorThickness = 8
    controller.style.colors.separator = .clear
    controller.style.colors.action = .systemIndigo
    controller.style.behaviors.insert(.closesOnBackgroundTap)
    controller.presentationAnimation = .slide
    controller.dismissalAnimation = .slide
    controller.present(from: viewController, anchoredTo: view)
  }
}
