import Foundation

/// Everything that a sheet shows, of which ``SheetRows`` lists the rows.
package struct SheetContent {
  package var title: String?
  package var message: String?

  var attributedTitle: NSAttributedString?
  var attributedMessage: NSAttributedString?

  /// The views that all pages have: that of the header above its texts, and that of the footer below the items and
  /// above the cancel rows at the end.
  var fixedViews: [SheetItemID: SheetViewSlot] = [:]

  package var items: [ActionSheetItem]

  package init(title: String? = nil, message: String? = nil, items: [ActionSheetItem] = []) {
    self.title = title
    self.message = message
    self.items = items
  }

  var hasTitle: Bool { title?.isEmpty == false }

  var hasMessage: Bool { message?.isEmpty == false }

  var hasHeader: Bool { hasTitle || hasMessage || fixedViews[.header] != nil }
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
    location(of: id).map { items[$0.place].actions[$0.index] }
  }

  func actionIndex(of id: SheetItemID) -> Int? {
    location(of: id).map { numberOfActions(above: $0.place) + $0.index }
  }

  /// Returns the place of the item that is an action or has it in a grid, and the index of the action in it.
  private func location(of id: SheetItemID) -> (place: Int, index: Int)? {
    for (place, item) in items.enumerated() where item.outline.actionCount > 0 {
      if item.id == id, item.outline.isAction { return (place, 0) }
      if !item.outline.isAction, let index = item.actions.firstIndex(where: { $0.id == id }) {
        return (place, index)
      }
    }
    return nil
  }

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

  /// Returns the place among the items of the action at an index, or of the grid that shows it.
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
    guard let (place, index) = location(of: id) else { return }
    switch items[place].kind {
    case .action(var action):
      change(&action)
      items[place] = .action(action)
    case .view(var slot):
      if var grid = slot.grid {
        change(&grid.actions[index])
        slot.grid = grid
      }
      items[place] = .view(slot)
    case .section: break
    }
  }
}

/// The actions that are on, and the sections that determine how a choice changes them.
extension SheetContent {
  var selectedActions: [ActionSheetAction] { items.filter(\.outline.isOn).compactMap(\.action) }
  var selection: [String] { items.filter(\.outline.isOn).map(\.id.description) }

  func selection(of id: SheetItemID) -> ActionSheetItem.Selection {
    section(of: id)?.beginning.selection ?? .none
  }

  /// Changes the selection of the section in which an action was chosen, and returns whether it has one.
  mutating func changeSelection(choosing id: SheetItemID) -> Bool {
    guard let (beginning, members, place) = section(of: id), beginning.selection != .none else {
      return false
    }
    for index in members {
      guard var action = items[index].action else { continue }
      if beginning.selection == .single {
        action.state = index == place ? .on : .off
      } else if index == place {
        action.state = action.state == .on ? .off : .on
      }
      items[index] = .action(action)
    }
    return true
  }

  /// Sets the value that a section of an action has to the identities of its actions that are on.
  @MainActor
  func updateBinding(ofSectionOf id: SheetItemID) {
    guard let (beginning, members, _) = section(of: id), let binding = beginning.binding else {
      return
    }
    let selected = members.lazy.map { items[$0] }.filter(\.outline.isOn)
    binding.set(Set(selected.map(\.id.description)))
  }

  /// Returns the section of an action, the places of its actions and of those of its group, and the place of
  /// the action; `nil` for cancel actions, which are in none.
  private func section(
    of id: SheetItemID
  ) -> (beginning: SheetSection, members: [Int], place: Int)? {
    let isMember = { (item: ActionSheetItem) in item.outline.isAction && !item.outline.isCancel }
    guard let place = place(of: id), isMember(items[place]),
      let start = items[..<place].lastIndex(where: \.outline.isSection),
      case .section(let beginning) = items[start].kind
    else { return nil }
    var isInGroup = false
    let members = items.indices.filter { index in
      if case .section(let section) = items[index].kind {
        isInGroup = section.group == beginning.group
      }
      return isInGroup && isMember(items[index])
    }
    return (beginning, members, place)
  }
}
