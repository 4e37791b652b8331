import UIKit

/// The items of a sheet below those of one of its actions.
@MainActor
struct SheetPage {
  var items: [ActionSheetItem]
  var header: SheetHeaderText
  var contentView: UIView?
  var contentViewIndex: Int?

  /// The action whose items are shown instead.
  var openedAction: SheetItemID
}

/// Actions that show further items in the sheet.
extension ActionSheetControl {
  /// The identity of the row that returns to the items before.
  static let backActionID: SheetItemID = "ControlKit.back"

  /// Shows the items of an action, or returns to the items before.
  ///
  /// - Returns: A Boolean value that states whether the action does one of both.
  func showItems(of action: ActionSheetAction) -> Bool {
    if action.id == Self.backActionID, !pages.isEmpty {
      changePage { showPreviousItems() }
      return true
    }
    guard !action.children.isEmpty else { return false }
    changePage { showItems(action.children, of: action) }
    return true
  }

  /// Returns to the items that the app gave the sheet.
  func showRootItems() {
    while !pages.isEmpty { showPreviousItems() }
  }

  private func showItems(_ children: [ActionSheetItem], of action: ActionSheetAction) {
    let shown = shownItems
    pages.append(
      SheetPage(
        items: shown, header: headerText, contentView: contentView,
        contentViewIndex: contentViewIndex, openedAction: action.id))
    contentView = nil
    title = action.title
    message = action.content.subtitle
    var back = ActionSheetAction(
      ActionSheetString.back.text, id: Self.backActionID,
      image: UIImage(systemName: "chevron.backward"))
    back.keepsPresented = true
    let cancels = shown.filter { $0.action?.role == .cancel }
    shownItems = [.action(back)] + children + cancels
  }

  private func showPreviousItems() {
    guard let page = pages.popLast() else { return }
    shownItems = page.items
    contentView = page.contentView
    if let index = page.contentViewIndex { contentViewIndex = index }
    headerText = page.header
    content.title = page.header.title
    content.message = page.header.message
    invalidateRows()
  }

  private func changePage(_ change: () -> Void) {
    let opened = pages.last?.openedAction
    let depth = pages.count
    perform(tracker.cancel())
    performBatchUpdates(animated: true) {
      change()
      container.body.contentOffset = .zero
    }
    guard window != nil else { return }
    layoutIfNeeded()
    let returned = pages.count < depth ? opened.flatMap(rowElement(of:)) : nil
    UIAccessibility.post(notification: .screenChanged, argument: returned ?? firstRowElement)
  }
}
