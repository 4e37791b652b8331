import UIKit

extension ActionSheetControl {
  func changeContent(_ change: (inout SheetContent) -> Void) {
    change(&content)
    invalidateRows()
  }

  /// Sets the view of the header or of the footer.
  func setView(_ view: UIView?, at id: SheetItemID) {
    changeContent { $0.fixedViews[id] = view.map { SheetViewSlot($0, id: id) } }
    hostedViews.set(content.fixedViews[id], id: id)
  }

  // MARK: Items

  var shownItems: [ActionSheetItem] {
    get { content.items }
    set {
      itemIDs.removeAll()
      let items = newValue.flattened.map { itemIDs.claim($0) }
      replaceHostedViews(with: items)
      content.items = items
      actionCount = content.numberOfActions
      work.busyActions = work.busyActions.filter { content.action($0) != nil }
      invalidateRows()
      selectionChanged()
    }
  }

  /// Replaces the views among the items; a view that stays keeps its row, and so the keyboard.
  private func replaceHostedViews(with items: [ActionSheetItem]) {
    var new: [SheetItemID: SheetViewSlot] = [:]
    for slot in items.lazy.compactMap(\.slot) { new[slot.id] = slot }
    for old in content.items.lazy.compactMap(\.slot) {
      guard let slot = new[old.id], slot.view === old.view else {
        hostedViews.set(nil, id: old.id)
        continue
      }
      if slot != old { hostedViews.invalidateMeasure(of: old.id) }
      new[old.id] = nil
    }
    for slot in new.values { hostedViews.set(slot, id: slot.id) }
  }

  func insert(_ item: ActionSheetItem, at place: Int) {
    for (offset, item) in item.flattened.enumerated() {
      let item = itemIDs.claim(item)
      content.items.insert(item, at: place + offset)
      actionCount += item.outline.actionCount
      if let slot = item.slot { hostedViews.set(slot, id: slot.id) }
      if item.outline.isOn { selectionChanged() }
    }
    invalidateRows()
  }

  func removeItem(_ id: SheetItemID) {
    guard let place = content.place(of: id) else { return }
    let item = content.items.remove(at: place)
    itemIDs.release(id)
    actionCount -= item.outline.actionCount
    work.busyActions.remove(id)
    if item.slot != nil { hostedViews.set(nil, id: id) }
    invalidateRows()
    if item.outline.isOn { selectionChanged() }
  }
}

/// Actions that show further items in the sheet.
extension ActionSheetControl {
  /// Shows the page of an action, or the one before; returns whether the action does one of both.
  func showPage(choosing action: ActionSheetAction) -> Bool {
    let (opened, depth) = (pages.openedAction, pages.count)
    guard let page = pages.page(choosing: action, from: content) else { return false }
    perform(tracker.cancel())
    performBatchUpdates(animated: true) {
      show(page)
      container.body.contentOffset = .zero
    }
    guard window != nil else { return true }
    layoutIfNeeded()
    let returned = pages.count < depth ? opened.flatMap(rowAccessibility.element(of:)) : nil
    UIAccessibility.post(
      notification: .screenChanged, argument: returned ?? rowAccessibility.firstElement)
    return true
  }

  func showRootPage() {
    while pages.count > 0 { show(pages.back(from: content)) }
  }

  /// Applies the changes between two declarations of the items to the sheet and to the pages of actions.
  func changeItems(from old: [ActionSheetItem], to new: [ActionSheetItem]) {
    show(pages.apply(new, over: old, to: content))
  }

  private func show(_ page: SheetContent) {
    let former = content.items
    content = page
    content.items = former
    shownItems = page.items
  }
}
