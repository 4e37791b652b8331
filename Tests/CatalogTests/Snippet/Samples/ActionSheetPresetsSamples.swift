// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_presets_classic {
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
enum Sample_action_sheet_presets_system {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.style = .system
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_presets_edge_to_edge {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.style = .edgeToEdge
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_presets_opaque {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.style.material = .opaque
    controller.style.colors.ambient = .secondarySystemGroupedBackground
    controller.style.metrics.cornerRadius = 20
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_presets_solid {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.style.separatesRows = false
    controller.style.metrics.cornerRadius = 24
    controller.style.metrics.groupSpacing = 1
    controller.style.colors.groupSeparator = .separator
    controller.style.colors.separator = .separator
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_presets_leading {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    controller.style = .system
    controller.style.alignsLeading = true
    controller.style.metrics.actionTextInset = 20
    controller.style.metrics.cornerRadius = 18
    controller.present(from: viewController, anchoredTo: view)
  }
}
