// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_popover_view {
  @MainActor
  static func presentSheet(
    from viewController: UIViewController, anchoredTo view: UIView
  ) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this photo"
    for (title, symbol) in [
      ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
      ("Favorite", "heart"),
    ] {
      controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysPopover
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_popover_rect {
  @MainActor
  static func presentSheet(
    from viewController: UIViewController, anchoredTo place: CGRect, in view: UIView
  ) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this photo"
    for (title, symbol) in [
      ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
      ("Favorite", "heart"),
    ] {
      controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysPopover
    controller.present(from: viewController, anchoredTo: place, in: view)
  }
}
enum Sample_action_sheet_popover_item {
  @MainActor
  static func presentSheet(
    from viewController: UIViewController, anchoredTo item: UIBarButtonItem
  ) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this photo"
    for (title, symbol) in [
      ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
      ("Favorite", "heart"),
    ] {
      controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysPopover
    controller.present(from: viewController, anchoredTo: item)
  }
}
enum Sample_action_sheet_popover_toolbar {
  @MainActor
  static func presentSheet(
    from viewController: UIViewController, anchoredTo toolbar: UIToolbar
  ) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this photo"
    for (title, symbol) in [
      ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
      ("Favorite", "heart"),
    ] {
      controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysPopover
    controller.present(from: viewController, anchoredTo: toolbar)
  }
}
enum Sample_action_sheet_popover_tab_bar {
  @MainActor
  static func presentSheet(
    from viewController: UIViewController, anchoredTo tabBar: UITabBar
  ) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this photo"
    for (title, symbol) in [
      ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
      ("Favorite", "heart"),
    ] {
      controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysPopover
    controller.present(from: viewController, anchoredTo: tabBar)
  }
}
enum Sample_action_sheet_popover_moving {
  @MainActor
  static func presentSheet(
    from viewController: UIViewController, anchoredTo view: UIView
  ) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Share this photo"
    for (title, symbol) in [
      ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
      ("Favorite", "heart"),
    ] {
      controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    controller.addAction(.destructive("Delete Photo"))
    controller.addAction(.cancel())
    controller.adaptivity = .alwaysPopover
    controller.present(from: viewController, anchoredTo: view)
    view.frame.origin.y += 160
  }
}
