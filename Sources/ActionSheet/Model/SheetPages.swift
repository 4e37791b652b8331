import UIKit

/// The pages of a sheet: that of the sheet itself, and those of the actions that were opened one from another.
///
/// A page is a content. All pages have the views of header and footer, and the cancel actions of the first
/// one. This value has those below the page that is shown; the sheet has the shown one.
struct SheetPages {
  /// The identity of the row that returns to the page before.
  static let backActionID: SheetItemID = "ControlKit.back"

  /// The pages below the shown one, the first one first, each with the action that was opened from it.
  private var pages: [(content: SheetContent, openedAction: SheetItemID)] = []

  var count: Int { pages.count }
  var root: SheetContent? { pages.first?.content }
  var openedAction: SheetItemID? { pages.last?.openedAction }

  /// Replaces the items of the sheet itself, and returns whether they are below the shown page.
  mutating func setRootItems(_ items: [ActionSheetItem]) -> Bool {
    guard !pages.isEmpty else { return false }
    pages[0].content.items = items.flattened
    return true
  }

  /// Returns the page that choosing an action shows; `nil` if the action neither has items nor returns.
  mutating func page(choosing action: ActionSheetAction, from shown: SheetContent) -> SheetContent?
  {
    if action.id == Self.backActionID, !pages.isEmpty { return back(from: shown) }
    guard !action.children.isEmpty else { return nil }
    pages.append((shown, action.id))
    var back = ActionSheetAction(
      ActionSheetString.back.text, id: Self.backActionID,
      image: UIImage(systemName: "chevron.backward"))
    back.keepsPresented = true
    back.allowsInvalidText = true
    var page = SheetContent(
      title: action.title, message: action.subtitle,
      items: [.action(back)] + action.children + shown.items.cancelActions)
    page.fixedViews = shown.fixedViews
    return page
  }

  /// Returns the page below, whose opened action has the states that the user has changed.
  mutating func back(from shown: SheetContent) -> SheetContent {
    guard let (below, opened) = pages.popLast() else { return shown }
    var page = below
    let others = Set(page.items.cancelActions.map(\.id) + [Self.backActionID])
    page.updateAction(opened) { action in
      guard !action.children.isEmpty else { return }
      action.children = shown.items.filter { !others.contains($0.id) }
    }
    page.fixedViews = shown.fixedViews
    return page
  }

  /// Applies the changes between two declarations of the items of the sheet to every page, and returns the
  /// page that is shown then: a page whose action has no items any more closes.
  @MainActor
  mutating func apply(
    _ new: [ActionSheetItem], over old: [ActionSheetItem], to shown: SheetContent
  ) -> SheetContent {
    let opened = pages.map(\.openedAction)
    var page = shown
    while !pages.isEmpty { page = back(from: page) }
    page.items = page.items.applying(new, over: old)
    for id in opened {
      guard let action = page.action(id), let next = self.page(choosing: action, from: page) else {
        break
      }
      page = next
    }
    return page
  }
}

extension [ActionSheetItem] {
  fileprivate var cancelActions: [ActionSheetItem] { filter { $0.action?.role == .cancel } }
}
