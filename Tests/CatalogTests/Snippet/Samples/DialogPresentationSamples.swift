// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_dialog_fold_upright_keyboard {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Sign in to the album"
    controller.message = "Guests need the name and the password."
    controller.addTextField { field in
      field.placeholder = "Name"
      field.textContentType = .username
    }
    controller.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    let signIn = ActionSheetAction.default("Sign In", id: "sign-in")
    controller.addAction(signIn)
    controller.addAction(.cancel())
    controller.preferredAction = signIn
    controller.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_dialog_fold_across_keyboard {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Sign in to the album"
    controller.message = "Guests need the name and the password."
    controller.addTextField { field in
      field.placeholder = "Name"
      field.textContentType = .username
    }
    controller.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    let signIn = ActionSheetAction.default("Sign In", id: "sign-in")
    controller.addAction(signIn)
    controller.addAction(.cancel())
    controller.preferredAction = signIn
    controller.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_dialog_fold_upright {
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
    controller.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_dialog_fold_across {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.preferredStyle = .alert
    controller.style = .system
    controller.title = "Delete this photo?"
    controller.message = "It goes from all your devices."
    controller.addAction(.destructive("Delete"))
    controller.addAction(.cancel())
    controller.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
    controller.present(from: viewController, anchoredTo: view)
  }
}
