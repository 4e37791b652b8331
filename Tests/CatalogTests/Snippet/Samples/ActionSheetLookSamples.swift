// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import ControlExtras
import UIKit

enum Sample_action_sheet_system {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.sheet.traitOverrides.systemDesign = .classic
    controller.style = .system
    controller.title = "Move this photo?"
    controller.message = "It is in three albums."
    controller.addAction(.default("Move to Favorites"))
    controller.addAction(.default("Move to Album"))
    controller.addAction(.default("Copy to Album"))
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_system_glass {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.sheet.traitOverrides.systemDesign = .glass
    controller.style = .system
    controller.title = "Move this photo?"
    controller.message = "It is in three albums."
    controller.addAction(.default("Move to Favorites"))
    controller.addAction(.default("Move to Album"))
    controller.addAction(.default("Copy to Album"))
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_tinted_glass {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.sheet.traitOverrides.systemDesign = .glass
    controller.style = .system
    controller.title = "Move this photo?"
    controller.message = "It is in three albums."
    controller.addAction(.default("Move to Favorites"))
    controller.addAction(.default("Move to Album"))
    controller.addAction(.default("Copy to Album"))
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.style.colors.ambient = .systemIndigo.withAlphaComponent(0.6)
    controller.style.colors.cancelAmbient = .systemOrange.withAlphaComponent(0.6)
    controller.style.colors.action = .white
    controller.style.colors.cancel = .white
    controller.style.colors.header = .white
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_background {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.default("Archive"))
    controller.addAction(.cancel())
    let size = UIImage.SymbolConfiguration(pointSize: 160)
    let heart = UIImage(systemName: "heart.fill", withConfiguration: size)
    let image = UIImageView(image: heart)
    image.contentMode = .center
    image.tintColor = .systemPink.withAlphaComponent(0.12)
    image.backgroundColor = .secondarySystemBackground
    controller.backgroundView = image
    controller.style.material = .opaque
    controller.style.colors.ambient = .clear
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_fonts {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.title = "Fonts"
    let fonts: [(String, UIFont)] = [
      ("Copy", .monospacedSystemFont(ofSize: 17, weight: .regular)),
      ("Archive", .systemFont(ofSize: 24, weight: .heavy)),
      ("Favorite", .preferredFont(forTextStyle: .body)),
    ]
    for (title, font) in fonts {
      var action = ActionSheetAction.default(title)
      action.font = font
      controller.addAction(action)
    }
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
