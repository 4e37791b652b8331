import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Actions and menus of UIKit in a sheet.
@MainActor struct ActionSheetActionMenuTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, image: UIImage(systemName: "star"), attributes: attributes, state: state
    ) { [log] in log.entries.append($0.title) }
  }

  private func present(_ menu: UIMenu) -> (TestHost, ActionSheetController) {
    let host = TestHost()
    let controller = ActionSheetController(menu: menu)
    controller.addAction(.cancel(id: "cancel"))
    controller.present(from: host.rootViewController, animated: false)
    host.advance(by: 1)
    return (host, controller)
  }

  private func tap(_ title: String, _ controller: ActionSheetController, _ host: TestHost) async {
    guard let action = controller.sheet.actions.first(where: { $0.title == title }) else {
      Issue.record("There is no \(title).")
      return
    }
    let row = controller.sheet.container.live.values.first { $0.rowID == action.id }
    if let row { host.touches.tap(at: host.touches.point(in: row)) }
    await host.advance(by: 1)
  }

  @Test("A UIAction keeps its title, image, state and attributes")
  func anActionOfUIKitKeepsItsTitleImageStateAndAttributes() {
    let made = ActionSheetAction(
      action("Delete", attributes: [.destructive, .disabled, .keepsMenuPresented], state: .mixed))
    #expect(made.title == "Delete" && made.image != nil)
    #expect(made.role == .destructive && !made.isEnabled && made.keepsPresented)
    #expect(made.state == .mixed)
    #expect(ActionSheetAction(action("A", attributes: .hidden)).isHidden)
  }

  @Test("Choosing a UIAction runs its handler after the dismissal of the sheet")
  func choosingAnActionOfUIKitRunsItsHandlerAfterTheSheetIsGone() async {
    let (host, controller) = present(UIMenu(title: "Menu", children: [action("A"), action("B")]))
    #expect(controller.title == "Menu")
    await tap("B", controller, host)
    #expect(log.entries == ["B"])
    #expect(!controller.isPresented)
  }

  @Test("An inline menu is a section, and the elements after it are another")
  func anInlineMenuIsASectionAndWhatFollowsItIsAnother() {
    let items = ActionSheetItem.items(
      of: UIMenu(children: [
        UIMenu(
          title: "Sort", options: [.displayInline, .singleSelection], children: [action("A")]),
        action("B"),
      ]))
    guard items.count == 4, case .section(let first) = items[0].kind,
      case .section(let second) = items[2].kind
    else {
      Issue.record("The items are \(items).")
      return
    }
    #expect(first.title == "Sort" && first.selection == .single)
    #expect(second.title == nil && second.selection == .none)
  }

  // Apple's documentation of `UIMenu.Options.singleSelection`: the menu and its submenus allow a single menu
  // item that is on.
  @Test("The actions of a menu with a single selection exclude those of its inline menus")
  func theActionsOfAMenuWithASingleSelectionExcludeThoseOfItsInlineMenus() {
    let inline = UIMenu(title: "Inline", options: .displayInline, children: [action("B")])
    let menu = UIMenu(options: .singleSelection, children: [action("A"), inline, action("C")])
    let sheet = ActionSheetControl()
    sheet.items = ActionSheetItem.items(of: menu)
    for title in ["A", "C", "B"] {
      let chosen = sheet.actions.first { $0.title == title }
      sheet.selectAction(id: chosen?.id ?? "none")
      #expect(sheet.selectedActions.map(\.title) == [title])
    }
  }

  @Test("A submenu opens in the sheet, and a row returns")
  func aSubmenuOpensInTheSheetAndARowReturns() async {
    let submenu = UIMenu(title: "More", children: [action("C")])
    let (host, controller) = present(UIMenu(title: "Menu", children: [action("A"), submenu]))
    await tap("More", controller, host)
    #expect(controller.sheet.actions.map(\.title) == ["Back", "C", "Cancel"])
    #expect(controller.title == "More")
    #expect(controller.isPresented)
    await tap("Back", controller, host)
    #expect(controller.sheet.actions.map(\.title) == ["A", "More", "Cancel"])
    #expect(controller.title == "Menu")
    #expect(log.entries.isEmpty)
  }

  @Test("An action of a submenu is chosen like any other, and the sheet restarts at its first page")
  func anActionOfASubmenuIsChosenLikeAnyOtherAndTheSheetBeginsAnew() async {
    let submenu = UIMenu(title: "More", children: [action("C")])
    let (host, controller) = present(UIMenu(children: [action("A"), submenu]))
    await tap("More", controller, host)
    await tap("C", controller, host)
    #expect(log.entries == ["C"])
    #expect(controller.sheet.actions.map(\.title) == ["A", "More", "Cancel"])
  }

  @Test("The items of the app stay the same while a submenu is open")
  func theItemsOfTheAppStayTheSameWhileASubmenuIsOpen() async {
    let submenu = UIMenu(title: "More", children: [action("C")])
    let (host, controller) = present(UIMenu(children: [action("A"), submenu]))
    await tap("More", controller, host)
    #expect(controller.items.compactMap { $0.action?.title } == ["A", "More", "Cancel"])
    controller.items = [.action(.default("New"))]
    #expect(controller.sheet.actions.map(\.title) == ["Back", "C", "Cancel"])
    await tap("Back", controller, host)
    #expect(controller.sheet.actions.map(\.title) == ["New"])
  }

  @Test("VoiceOver moves to the items that open, and back to the action")
  func voiceOverMovesToTheItemsThatOpenAndBackToTheAction() async {
    defer { UIAccessibility.removePosted() }
    let submenu = UIMenu(title: "More", children: [action("C")])
    let (host, controller) = present(UIMenu(title: "Menu", children: [action("A"), submenu]))
    UIAccessibility.removePosted()
    var focused: String? {
      let posted = UIAccessibility.posted.last { $0.notification == .screenChanged }
      return (posted?.argument as? UIAccessibilityElement)?.accessibilityLabel
    }
    await tap("More", controller, host)
    #expect(focused == "More")
    await tap("Back", controller, host)
    #expect(focused == "More")
    #expect(UIAccessibility.posted.count { $0.notification == .screenChanged } == 2)
  }
}
