import Testing

@testable import ActionSheet

/// The pages of a sheet, without a sheet.
struct SheetPagesTests {
  private func opened(_ id: SheetItemID, _ children: [ActionSheetItem]) -> ActionSheetAction {
    var action = ActionSheetAction("Open \(id)", id: id, subtitle: "Of \(id)")
    action.children = children
    return action
  }

  private func action(_ id: SheetItemID) -> ActionSheetItem { .action(.default("\(id)", id: id)) }

  private var root: SheetContent {
    SheetContent(
      title: "Root", message: "Message",
      items: [
        action("a"),
        .action(opened("more", [action("b"), .action(opened("deep", [action("c")]))])),
        .action(.cancel("Cancel", id: "cancel")),
      ])
  }

  private func ids(_ content: SheetContent?) -> [String] {
    content?.items.map(\.id.description) ?? []
  }

  @Test("An action with items has a page with its texts, a return row and the cancel actions")
  func anActionWithItemsHasAPageWithItsTextsARowThatReturnsAndTheCancelActions()
    throws
  {
    var pages = SheetPages()
    let more = try #require(root.action("more"))
    let opened = pages.page(choosing: more, from: root)
    let page = try #require(opened)
    #expect(page.title == "Open more" && page.message == "Of more")
    #expect(ids(page) == ["ControlKit.back", "b", "deep", "cancel"])
    #expect(pages.count == 1 && pages.openedAction == "more")
    #expect(ids(pages.root) == ids(root))
  }

  @Test("An action without items has no page, and the first page has no return row")
  func anActionWithoutItemsHasNoPageNorHasTheRowThatReturnsOnTheFirstPage()
    throws
  {
    var pages = SheetPages()
    let none = pages.page(choosing: try #require(root.action("a")), from: root)
    let back = pages.page(
      choosing: ActionSheetAction("Back", id: SheetPages.backActionID), from: root)
    #expect(none == nil && back == nil)
    #expect(pages.count == 0 && pages.root == nil)
  }

  @Test("Returning shows the page below, and keeps the marks of the page above")
  func returningShowsThePageBelowAndKeepsTheMarksOfThePageAbove() throws {
    var pages = SheetPages()
    let opened = pages.page(choosing: try #require(root.action("more")), from: root)
    var shown = try #require(opened)
    shown.updateAction("b") { $0.state = .on }
    let deep = try #require(shown.action("deep"))
    let next = pages.page(choosing: deep, from: shown)
    let above = try #require(next)
    #expect(ids(above) == ["ControlKit.back", "c", "cancel"])
    shown = pages.back(from: above)
    #expect(ids(shown) == ["ControlKit.back", "b", "deep", "cancel"])
    let back = try #require(shown.action(SheetPages.backActionID))
    let last = pages.page(choosing: back, from: shown)
    let first = try #require(last)
    #expect(first.title == "Root" && first.message == "Message" && ids(first) == ids(root))
    #expect(first.action("more")?.children.first?.action?.state == .on)
    #expect(pages.count == 0)
  }

  @Test("Every page has the views of header and footer that the shown one has")
  func everyPageHasTheViewsOfHeaderAndFooterThatTheShownOneHas() throws {
    var pages = SheetPages()
    var root = root
    root.fixedViews[.header] = SheetViewSlot(id: "header", height: 10)
    let more = try #require(root.action("more"))
    let opened = pages.page(choosing: more, from: root)
    var page = try #require(opened)
    #expect(page.fixedViews[.header]?.id == "header")
    page.fixedViews[.header] = nil
    page.fixedViews[.footer] = SheetViewSlot(id: "footer", height: 10)
    let below = pages.back(from: page)
    #expect(below.fixedViews[.header] == nil && below.fixedViews[.footer]?.id == "footer")
  }

  @Test("Returning from an open page shows the items that were set during it")
  func itemsThatAreSetWhileAPageIsOpenAreThoseToWhichItReturns() throws {
    var pages = SheetPages()
    let isEarly = pages.setRootItems([])
    #expect(!isEarly)
    let opened = pages.page(choosing: try #require(root.action("more")), from: root)
    let page = try #require(opened)
    let isBelow = pages.setRootItems([action("new")])
    let below = pages.back(from: page)
    #expect(isBelow && ids(below) == ["new"])
  }

  @Test("Changes of a declaration reach every page, and a page without items closes") @MainActor
  func changesOfADeclarationReachEveryPageAndAPageWithoutItemsCloses() throws {
    let root = root
    var pages = SheetPages()
    let opened = pages.page(choosing: try #require(root.action("more")), from: root)
    let page = try #require(opened)
    var new = root.items
    var more = try #require(root.action("more"))
    more.children.append(action("d"))
    new[1] = .action(more)
    let shown = pages.apply(new, over: root.items, to: page)
    #expect(ids(shown) == ["ControlKit.back", "b", "deep", "d", "cancel"])
    #expect(pages.count == 1)
    let without = pages.apply([action("a")], over: new, to: shown)
    #expect(ids(without) == ["a"] && pages.count == 0)
  }
}
