import ActionSheet
import ControlCore
import UIKit

extension CatalogPage {
  /// Dialogs: the same content and the same actions in the middle of the window.
  static let dialog = CatalogPage(
    id: "dialog", title: "Dialog", module: "ActionSheet",
    summary: "Texts, fields and actions in the middle.",
    keywords: ["alert", "popup", "modal", "prompt", "text field", "confirm"],
    article: "ActionSheet/Dialogs", symbol: "rectangle.inset.filled", color: .systemIndigo,
    states: dialogContents.group("Content") + dialogStyles.group("Look")
      + dialogFolds.group("Presentation"),
    form: .dialog, make: PageSubject.sheet)

  private static let sheet = PageState.of(ActionSheetController.self)

  private static let dialogContents = [
    sheet("confirm", "Confirmation", setUp: { addConfirmation(to: $0) }),
    sheet("choice", "Three actions", setUp: { addMoves(to: $0) }),
    sheet(
      "single", "One action",
      setUp: { controller in
        controller.preferredStyle = .alert
        controller.title = localized("The network connection was lost.")
        controller.addAction(.default(localized("Done")))
      }),
    sheet("fields", "Text fields", setUp: { addSignIn(to: $0) }),
    sheet(
      "keyboard", "With the keyboard", setUp: { addSignIn(to: $0) },
      pose: { $0.textFields.first?.becomeFirstResponder() }),
    sheet(
      "validation", "Validation", setUp: { addName(to: $0) },
      pose: { controller in
        controller.textFields.first?.text = localized("Family")
        controller.textFields.first?.sendActions(for: .editingChanged)
      }),
    sheet(
      "any-text", "Action for any text",
      setUp: { controller in
        addName(to: controller)
        var use = ActionSheetAction.default(localized("Use Without a Name"))
        use.allowsInvalidText = true
        controller.insertAction(use, at: 1)
      }),
    sheet(
      "choices", "Choices",
      setUp: { controller in
        controller.preferredStyle = .alert
        controller.title = localized("Repeat")
        let choices = [
          localized("Never"), localized("Every Day"), localized("Every Week"),
          localized("Every Month"),
        ]
        controller.items = [
          .picker(choices: choices, selection: 1), .action(.cancel()),
          .action(.default(localized("Save"), id: "save")),
        ]
        controller.preferredAction = controller.action(at: 1)
      }),
    sheet(
      "long", "Long",
      setUp: { controller in
        addMoves(to: controller)
        let text = localized("Guests need the name and the password.")
        controller.message = Array(repeating: text, count: 24).joined(separator: " ")
      }),
    sheet(
      "preferred", "Preferred action",
      setUp: { controller in
        addMoves(to: controller)
        controller.preferredAction = controller.action(at: 0)
      }),
  ]

  private static let dialogStyles = [
    sheet(
      "system", "System",
      setUp: { controller in
        controller.sheet.traitOverrides.systemDesign = .classic
        addConfirmation(to: controller)
      }),
    sheet(
      "system-glass", "System, glass",
      setUp: { controller in
        controller.sheet.traitOverrides.systemDesign = .glass
        addConfirmation(to: controller)
      }),
    sheet(
      "classic", "Classic",
      setUp: { controller in
        addConfirmation(to: controller)
        controller.style = .classic
      }),
    sheet(
      "edge-to-edge", "Edge to Edge",
      setUp: { controller in
        addMoves(to: controller)
        controller.style = .edgeToEdge
      }),
    sheet(
      "own", "Custom",
      setUp: { controller in
        addMoves(to: controller)
        controller.style.metrics.width = 320
        controller.style.metrics.cornerRadius = 24
        controller.style.metrics.capsuleInset = 12
        controller.style.metrics.separatorThickness = 8
        controller.style.colors.separator = .clear
        controller.style.colors.action = .systemIndigo
        controller.style.closesOnBackgroundTap = true
        controller.presentationAnimation = .slide
        controller.dismissalAnimation = .slide
      }),
  ]

  private static let dialogFolds = [
    sheet(
      "fold-upright-keyboard", "Fold upright, keyboard",
      setUp: { controller in
        addSignIn(to: controller)
        controller.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
      }, pose: { $0.textFields.first?.becomeFirstResponder() }),
    sheet(
      "fold-across-keyboard", "Fold across, keyboard",
      setUp: { controller in
        addSignIn(to: controller)
        controller.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
      }, pose: { $0.textFields.first?.becomeFirstResponder() }),
    sheet(
      "fold-upright", "Fold upright",
      setUp: { controller in
        addMoves(to: controller)
        controller.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
      }),
    sheet(
      "fold-across", "Fold across",
      setUp: { controller in
        addConfirmation(to: controller)
        controller.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
      }),
  ]

  /// Two actions beside each other.
  private static func addConfirmation(to controller: ActionSheetController) {
    controller.preferredStyle = .alert
    controller.title = localized("Delete this photo?")
    controller.message = localized("It goes from all your devices.")
    controller.addAction(.destructive(localized("Delete")))
    controller.addAction(.cancel())
  }

  /// Three actions below each other.
  private static func addMoves(to controller: ActionSheetController) {
    controller.preferredStyle = .alert
    controller.title = localized("Move this photo?")
    controller.message = localized("It is in three albums.")
    controller.addAction(.default(localized("Move to Favorites")))
    controller.addAction(.default(localized("Move to Album")))
    controller.addAction(.cancel())
  }

  /// Two text fields and a preferred action.
  private static func addSignIn(to controller: ActionSheetController) {
    controller.preferredStyle = .alert
    controller.title = localized("Sign in to the album")
    controller.message = localized("Guests need the name and the password.")
    controller.addTextField { field in
      field.placeholder = localized("Name")
      field.textContentType = .username
    }
    controller.addTextField { field in
      field.placeholder = localized("Password")
      field.isSecureTextEntry = true
    }
    let signIn = ActionSheetAction.default(localized("Sign In"), id: "sign-in")
    controller.addAction(signIn)
    controller.addAction(.cancel())
    controller.preferredAction = signIn
  }

  /// A text field whose text the actions depend on.
  private static func addName(to controller: ActionSheetController) {
    controller.preferredStyle = .alert
    controller.title = localized("Name the album")
    controller.addTextField { field in
      field.placeholder = localized("Name")
    } validation: { name in
      // An empty name is not valid, but needs no message.
      name == localized("Family") ? localized("There is such an album.") : name.isEmpty ? "" : nil
    }
    let save = ActionSheetAction.default(localized("Save"), id: "save")
    controller.addAction(save)
    controller.addAction(.cancel())
    controller.preferredAction = save
  }
}
