import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Updates of declared items, beside what the user and the app have changed in a sheet.
@MainActor struct ActionSheetItemMergingTests {
  private func action(
    _ id: String, _ change: (inout ActionSheetAction) -> Void = { _ in }
  ) -> ActionSheetItem {
    var action = ActionSheetAction(id, id: SheetItemID(id))
    change(&action)
    return .action(action)
  }

  private func ids(_ items: [ActionSheetItem]) -> String {
    items.map(\.id.description).joined(separator: " ")
  }

  private func declaration(_ text: String) -> [ActionSheetItem] {
    text.split(separator: " ").map { action(String($0)) }
  }

  @Test(
    "Declared items move, and other items follow the item above them",
    arguments: [
      ("a b", "a b c", "a b", "a b c"),
      ("a b", "b a", "a b", "b a"),
      ("a b c", "c a", "a b c", "c a"),
      // x, y and z are not declared.
      ("a b", "a b c", "x a y b z", "x a y b z c"),
      ("a b", "b a", "x a y b z", "x b z a y"),
      ("a b c", "c", "x a y b z c", "x y z c"),
      ("a b", "", "x a b", "x"),
      ("", "a", "x", "x a"),
      // The app has removed b.
      ("a b", "a b c", "a", "a b c"),
    ])
  func declaredItemsMoveAndOthersFollowTheItemThatTheyAreBelow(
    _ old: String, _ new: String, _ shown: String, _ expected: String
  ) {
    let merged = declaration(shown).applying(declaration(new), over: declaration(old))
    #expect(ids(merged) == expected)
  }

  @Test("Items of equal identity are matched in order") func itemsOfEqualIdentityAreMatchedInOrder()
  {
    let twice = declaration("a a")
    let sheet = ActionSheetControl()
    sheet.changeItems(from: [], to: twice)
    #expect(ids(sheet.items) == "a a (2)")
    sheet.changeItems(from: twice, to: declaration("a a b"))
    #expect(ids(sheet.items) == "a a (2) b")
  }

  @Test("Only members that differ between the declarations change")
  func membersChangeThatDifferBetweenTheDeclarationsAndNoOthers() {
    let old = [action("a") { $0.subtitle = "old" }, action("b")]
    var shown = old
    shown[0] = action("a") {
      $0.subtitle = "old"
      $0.state = .on
      $0.errorMessage = "No connection"
      $0.image = UIImage()
      $0.isEnabled = false
    }
    let new = [
      action("a") {
        $0.subtitle = "new"
        $0.badge = "1"
      }, action("b"),
    ]
    let merged = shown.applying(new, over: old)[0].action
    #expect(merged?.subtitle == "new")
    #expect(merged?.badge == "1")
    #expect(merged?.state == .on)
    #expect(merged?.errorMessage == "No connection")
    #expect(merged?.image != nil)
    #expect(merged?.isEnabled == false)
  }

  @Test("Every member of an action follows its declaration")
  func everyMemberOfAnActionFollowsItsDeclaration() {
    let font = UIFont.systemFont(ofSize: 30)
    let image = UIImage()
    let changes: [(String, (inout ActionSheetAction) -> Void, (ActionSheetAction) -> Bool)] = [
      ("title", { $0.title = "t" }, { $0.title == "t" }),
      ("subtitle", { $0.subtitle = "s" }, { $0.subtitle == "s" }),
      ("errorMessage", { $0.errorMessage = "e" }, { $0.errorMessage == "e" }),
      ("badge", { $0.badge = "b" }, { $0.badge == "b" }),
      ("role", { $0.role = .destructive }, { $0.role == .destructive }),
      ("state", { $0.state = .mixed }, { $0.state == .mixed }),
      ("isEnabled", { $0.isEnabled = false }, { !$0.isEnabled }),
      ("isHidden", { $0.isHidden = true }, { $0.isHidden }),
      ("keepsPresented", { $0.keepsPresented = true }, { $0.keepsPresented }),
      ("allowsInvalidText", { $0.allowsInvalidText = true }, { $0.allowsInvalidText }),
      ("isCancelable", { $0.isCancelable = false }, { !$0.isCancelable }),
      ("preferredHeight", { $0.preferredHeight = 80 }, { $0.preferredHeight == 80 }),
      ("image", { $0.image = image }, { $0.image === image }),
      (
        "attributedTitle", { $0.attributedTitle = NSAttributedString(string: "x") },
        { $0.attributedTitle?.string == "x" }
      ),
      ("titleColor", { $0.titleColor = .red }, { $0.titleColor == .red }),
      ("backgroundColor", { $0.backgroundColor = .red }, { $0.backgroundColor == .red }),
      ("highlightColor", { $0.highlightColor = .red }, { $0.highlightColor == .red }),
      ("font", { $0.font = font }, { $0.font == font }),
      (
        "dismissalAnimation", { $0.dismissalAnimation = .fade }, { $0.dismissalAnimation != nil }
      ),
      (
        "accessibilityIdentifier", { $0.accessibilityIdentifier = "i" },
        { $0.accessibilityIdentifier == "i" }
      ),
      (
        "children", { [child = action("c")] in $0.children = [child] }, { $0.children.count == 1 }
      ),
    ]
    for (name, change, isChanged) in changes {
      let old = [action("a")]
      let merged = old.applying([action("a", change)], over: old)[0].action
      #expect(merged.map(isChanged) == true, "\(name)")
    }
    // A member of an action that is neither here nor derived would be lost in updates.
    let members = Mirror(reflecting: ActionSheetAction("a")).children.compactMap(\.label)
    let derived: Set = ["id", "isPreferred", "handler", "provider"]
    #expect(Set(members).subtracting(derived).subtracting(changes.map(\.0)).isEmpty)
  }

  @Test("The newest handler runs") func theNewestHandlerRuns() {
    var ran = 0
    let old = [ActionSheetItem.action(ActionSheetAction("a", id: "a") { _ in ran = 1 })]
    let new = [ActionSheetItem.action(ActionSheetAction("a", id: "a") { _ in ran = 2 })]
    let sheet = ActionSheetControl()
    sheet.changeItems(from: [], to: old)
    sheet.changeItems(from: old, to: new)
    sheet.selectAction(id: "a")
    #expect(ran == 2)
  }

  // MARK: Views

  @Test("A view stays as long as its identity and its type do")
  func aViewStaysAsLongAsItsIdentityAndItsTypeDo() {
    let old = [ActionSheetItem.view(UISwitch(), id: "view")]
    func kept(_ new: ActionSheetItem) -> UIView? { old.applying([new], over: old).view(at: 0) }
    #expect(kept(.view(UISwitch(), id: "view")) === old.view(at: 0))
    #expect(kept(.view(UISwitch(), id: "other")) !== old.view(at: 0))
    #expect(kept(.view(UILabel(), id: "view")) is UILabel)
  }

  @Test("A controller stays as long as its identity and its type do")
  func aControllerStaysAsLongAsItsIdentityAndItsTypeDo() {
    let old = [ActionSheetItem.viewController(UIViewController(), id: "view")]
    func kept(_ controller: UIViewController) -> UIViewController? {
      old.applying([.viewController(controller, id: "view")], over: old).first?.slot?.controller
    }
    #expect(kept(UIViewController()) === old.first?.slot?.controller)
    #expect(kept(UITableViewController()) is UITableViewController)
  }

  @Test("A view on a page of children stays in every update")
  func aViewOnAPageOfChildrenStaysInEveryUpdate() {
    func evaluate() -> [ActionSheetItem] {
      [action("more") { [field = ActionSheetItem.textField(id: "field")] in $0.children = [field] }]
    }
    let sheet = ActionSheetControl()
    var declared = evaluate()
    sheet.changeItems(from: [], to: declared)
    sheet.selectAction(id: "more")
    let field = sheet.shownItems.view(at: 1)
    for _ in 0..<3 {
      let new = evaluate()
      sheet.changeItems(from: declared, to: new)
      declared = new
      #expect(field != nil && sheet.shownItems.view(at: 1) === field)
    }
  }

  // MARK: Pages

  @Test("An update reaches the page that an action has opened")
  func anUpdateReachesThePageThatAnActionHasOpened() {
    func declared(_ titles: [String]) -> [ActionSheetItem] {
      [
        action("more") { [items = titles.map { action($0) }] in $0.children = items },
        .action(.cancel("Cancel", id: "cancel")),
      ]
    }
    let sheet = ActionSheetControl()
    sheet.changeItems(from: [], to: declared(["a", "b"]))
    sheet.selectAction(id: "more")
    sheet.updateAction(id: "b") { $0.state = .on }
    sheet.changeItems(from: declared(["a", "b"]), to: declared(["a", "c", "b"]))
    #expect(sheet.shownItems.dropFirst().map(\.id) == ["a", "c", "b", "cancel"])
    #expect(sheet.action("b")?.state == .on)
    sheet.showRootPage()
    #expect(ids(sheet.items) == "more cancel")
    #expect(sheet.action("more")?.children.map(\.id) == ["a", "c", "b"])
    sheet.selectAction(id: "more")
    #expect(sheet.action("b")?.state == .on)
    sheet.changeItems(from: declared(["a", "c", "b"]), to: declared([]))
    #expect(sheet.pages.count == 0)
    #expect(ids(sheet.items) == "more cancel")
    #expect(sheet.action("more")?.children.isEmpty == true)
  }
}

extension [ActionSheetItem] {
  fileprivate func view(at index: Int) -> UIView? {
    if case .view(let slot) = self[index].kind { slot.view } else { nil }
  }
}
