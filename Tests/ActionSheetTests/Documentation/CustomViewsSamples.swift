// The samples of CustomViews.md, compiled as in an app: without testable imports.

// sample CustomViews 1
import ActionSheet
import UIKit

@MainActor
func makeReviewSheet() -> ActionSheetController {
  let controller = ActionSheetController(title: "How was the hike?")
  let label = UILabel()
  label.numberOfLines = 0
  label.text = "Your answer is shown to the guide."
  controller.contentView = label
  controller.addAction(.default("Send"))
  controller.addAction(.cancel())
  return controller
}
// end of sample

// sample CustomViews 2
@MainActor
func makeSignInSheet(
  signIn: @escaping @MainActor (String?) -> Void
) -> ActionSheetController {
  let controller = ActionSheetController(title: "Sign in")
  controller.addTextField { $0.placeholder = "Name" }
  let action = ActionSheetAction.default("Sign In") { [weak controller] _ in
    signIn(controller?.textFields.first?.text)
  }
  controller.addAction(action)
  controller.addAction(.cancel())
  controller.preferredAction = action
  return controller
}
// end of sample

// sample CustomViews 3
@MainActor
func makeFilterSheet() -> ActionSheetController {
  ActionSheetController(
    title: "Show",
    items: [
      .section(
        "Sort by", selection: .single,
        items: [.action(.default("Name")), .action(.default("Date"))]),
      .section(
        "Include", selection: .multiple,
        items: [.action(.default("Videos")), .action(.default("Screenshots"))]),
      .action(.cancel("Done")),
    ])
}
// end of sample

// sample CustomViews 4
@MainActor
func makeDetailsSheet(_ details: UIViewController) -> ActionSheetController {
  let controller = ActionSheetController(
    items: [.viewController(details), .action(.cancel("Done"))])
  controller.style.closesOnSwipe = true
  controller.detents = [.medium, .large]
  controller.prefersGrabberVisible = true
  return controller
}
// end of sample

// sample CustomViews 5
@MainActor
func makeShareSheet() -> ActionSheetController {
  let heart = UIImage(systemName: "heart")
  let icons = [ActionSheetAction("Favorite", image: heart), ActionSheetAction("Copy")]
  let friends = ["Ada", "Ben", "Cleo", "Dan"].map { ActionSheetAction($0, image: heart) }
  return ActionSheetController(
    title: "Share",
    items: [
      .grid(icons, showsTitles: false),
      .section("Friends"),
      .grid(friends, columns: 4),
      .action(.cancel()),
    ])
}
// end of sample

// sample CustomViews 6
@MainActor
func makeInviteSheet(friends: @escaping @MainActor () async throws -> [String])
  -> ActionSheetController
{
  ActionSheetController(
    title: "Invite",
    items: [
      .deferred { try await friends().map { .action(ActionSheetAction($0)) } },
      .action(.cancel()),
    ])
}
// end of sample

// sample CustomViews 7
@MainActor
func makeReminderSheet(
  remind: @escaping @MainActor (Date, Int) -> Void
) -> ActionSheetController {
  let controller = ActionSheetController(
    title: "Remind Me",
    items: [
      .datePicker("Date") {
        $0.datePickerMode = .dateAndTime
        $0.minimumDate = .now
      },
      .picker("Repeat", choices: ["Never", "Every Day", "Every Week"]),
    ])
  controller.addAction(
    .default("Save") { [weak controller] _ in
      guard let date = controller?.datePickers.first?.date else { return }
      remind(date, controller?.pickers.first?.selectedRow(inComponent: 0) ?? 0)
    })
  controller.addAction(.cancel())
  return controller
}
// end of sample

// sample CustomViews 8
@MainActor
func makeAlbumSheet(_ albums: [String]) -> ActionSheetController {
  let controller = ActionSheetController(title: "Albums")
  for album in albums { controller.addAction(.default(album)) }
  controller.detents = [.small, .medium, .large, .height(240)]
  controller.selectedDetent = .medium
  controller.largestUndimmedDetent = .small
  return controller
}

@MainActor
func expand(_ controller: ActionSheetController) {
  controller.animateChanges { controller.selectedDetent = .large }
}
// end of sample

// sample CustomViews 9
@MainActor
func avoid(_ fold: CGRect, with controller: ActionSheetController) {
  controller.reservedRects = [fold]
}
// end of sample
