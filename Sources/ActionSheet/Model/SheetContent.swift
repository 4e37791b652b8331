import Foundation

/// Everything that a sheet shows, of which ``SheetRows`` lists the rows.
package struct SheetContent {
  package var title: String?
  package var message: String?

  var attributedTitle: NSAttributedString?
  var attributedMessage: NSAttributedString?
  var headerView: SheetViewSlot?

  /// The view below the items, above the cancel rows at the end.
  var footerView: SheetViewSlot?

  /// The view among the actions, before the one at ``customViewIndex``.
  var customView: SheetViewSlot?
  package var items: [ActionSheetItem]

  private var requestedCustomViewIndex = 0

  package init(title: String? = nil, message: String? = nil, items: [ActionSheetItem] = []) {
    self.title = title
    self.message = message
    self.items = items
  }

  var hasTitle: Bool { title?.isEmpty == false }

  var hasMessage: Bool { message?.isEmpty == false }

  var hasHeader: Bool { hasTitle || hasMessage || headerView != nil }

  /// The index of the action below the custom view, clamped when it is read; `nil` without a custom view.
  var customViewIndex: Int? {
    get {
      customView == nil ? nil : min(max(requestedCustomViewIndex, 0), numberOfActions)
    }
    set {
      if let newValue { requestedCustomViewIndex = newValue }
    }
  }
}

/// Actions by index, hidden ones included, and by identity, in time proportional to the items.
extension SheetContent {
  var actions: [ActionSheetAction] { items.flatMap(\.actions) }

  var numberOfActions: Int { numberOfActions(above: items.count) }

  private func numberOfActions(above place: Int) -> Int {
    items[..<place].reduce(0) { $0 + $1.outline.actionCount }
  }

  func action(at index: Int) -> ActionSheetAction? {
    guard let place = place(ofActionAt: index) else { return nil }
    return items[place].actions[index - numberOfActions(above: place)]
  }

  func action(_ id: SheetItemID) -> ActionSheetAction? {
    if let place = place(of: id) { return items[place].action }
    return tile(of: id).map { items[$0.place].actions[$0.index] }
  }

  /// Returns the place of the tiles that show an action, and the index of the action among them.
  private func tile(of id: SheetItemID) -> (place: Int, index: Int)? {
    for (place, item) in items.enumerated() where !item.outline.isAction {
      if let index = item.actions.firstIndex(where: { $0.id == id }) { return (place, index) }
    }
    return nil
  }

  func actionIndex(of id: SheetItemID) -> Int? {
    if let place = place(of: id) {
      return items[place].outline.isAction ? numberOfActions(above: place) : nil
    }
    return tile(of: id).map { numberOfActions(above: $0.place) + $0.index }
  }

  var cancelActionIndex: Int? { actions.lastIndex { $0.role == .cancel } }

  var destructiveActionIndex: Int? { actions.lastIndex { $0.role == .destructive } }

  var firstDefaultActionIndex: Int? { actions.firstIndex { $0.role == .default } }

  /// The action whose handler runs when the sheet is closed without a choice: the last visible cancel
  /// action, if it is enabled.
  var cancelChoice: SheetChoice? {
    guard let place = items.lastIndex(where: { $0.outline.isCancel && !$0.outline.isHidden }),
      let action = items[place].action, action.isEnabled
    else { return nil }
    return SheetChoice(id: action.id, index: numberOfActions(above: place))
  }

  func place(of id: SheetItemID) -> Int? {
    items.firstIndex { $0.id == id }
  }

  /// Returns the place among the items of the action at an index, or of the tiles that show it.
  func place(ofActionAt index: Int) -> Int? {
    guard index >= 0 else { return nil }
    var remaining = index
    for (place, item) in items.enumerated() {
      let count = item.outline.actionCount
      if remaining < count { return place }
      remaining -= count
    }
    return nil
  }

  mutating func updateAction(_ id: SheetItemID, _ change: (inout ActionSheetAction) -> Void) {
    if let place = place(of: id) {
      guard var action = items[place].action else { return }
      change(&action)
      items[place] = .action(action)
    } else if let (place, index) = tile(of: id), case .view(var slot) = items[place].kind,
      var tiles = slot.tiles
    {
      change(&tiles.actions[index])
      slot.tiles = tiles
      items[place] = .view(slot)
    }
  }
}
