import UIKit

/// Actions by index and by identity.
///
/// Indices count hidden actions. If two items have the same identity, the later one gets a number: the
/// second "copy" is "copy (2)".
extension ActionSheetControl {
  /// The actions in order.
  public var actions: [ActionSheetAction] { content.actions }

  /// The number of actions.
  public var numberOfActions: Int { actionCount }

  /// Returns the action at an index, or `nil`.
  public func action(at index: Int) -> ActionSheetAction? { content.action(at: index) }

  /// Returns the action with an identity, or `nil`.
  public func action(_ id: SheetItemID) -> ActionSheetAction? { content.action(id) }

  /// The index of the last cancel action.
  public var cancelActionIndex: Int? { content.cancelActionIndex }

  /// The index of the last destructive action.
  public var destructiveActionIndex: Int? { content.destructiveActionIndex }

  /// The index of the first action with the default role.
  public var firstDefaultActionIndex: Int? { content.firstDefaultActionIndex }

  /// Adds an action at the end, in constant time.
  ///
  /// - Returns: The index of the action.
  @discardableResult
  public func addAction(_ action: ActionSheetAction) -> Int {
    insert(action, at: content.items.count)
    return actionCount - 1
  }

  /// Inserts an action before the action at an index, or at the end.
  ///
  /// - Returns: The index of the action. A negative index counts as 0.
  @discardableResult
  public func insertAction(_ action: ActionSheetAction, at index: Int) -> Int {
    let index = min(max(index, 0), actionCount)
    insert(action, at: content.place(ofActionAt: index) ?? content.items.count)
    return index
  }

  /// Adds an item at the end.
  public func addItem(_ item: ActionSheetItem) {
    if let action = item.action {
      addAction(action)
    } else {
      insert(item, at: content.items.count)
    }
  }

  private func insert(_ action: ActionSheetAction, at place: Int) {
    actionCount += 1
    insert(.action(action), at: place)
    if action.state == .on { marksChanged() }
  }

  func insert(_ item: ActionSheetItem, at place: Int) {
    let item = itemIDs.claim(item)
    content.items.insert(item, at: place)
    if case .view(let slot) = item.kind {
      actionCount += item.outline.actionCount
      hostedViews.set(slot, id: slot.id)
    }
    invalidateRows()
  }

  /// Removes an action.
  ///
  /// - Returns: The action, or `nil`.
  @discardableResult
  public func removeAction(id: SheetItemID) -> ActionSheetAction? {
    guard let action = action(id) else { return nil }
    removeItem(id: id)
    return action
  }

  /// Removes an item: an action, a section's beginning or a view.
  public func removeItem(id: SheetItemID) {
    guard let place = content.place(of: id) else { return }
    let item = content.items.remove(at: place)
    itemIDs.release(id)
    invalidateRows()
    switch item.kind {
    case .action(let action):
      actionCount -= 1
      _ = work.setBusy(id, false)
      if action.state == .on { marksChanged() }
    case .view:
      actionCount -= item.outline.actionCount
      hostedViews.set(nil, id: id)
    case .section: break
    }
  }

  /// Changes an action; its identity stays the same.
  ///
  /// - Returns: A Boolean value that states whether there is such an action.
  @discardableResult
  public func updateAction(
    id: SheetItemID, _ change: (inout ActionSheetAction) -> Void
  ) -> Bool {
    guard let old = action(id) else { return false }
    var action = old
    change(&action)
    action.id = id
    content.updateAction(id) { $0 = action }
    invalidateRows()
    if action.state != old.state { marksChanged() }
    return true
  }
}

/// Identities of items; each item of a sheet has its own.
@MainActor struct SheetItemIDs {
  /// The identities, and the last number that was added to each.
  private var numbers: [SheetItemID: Int] = [:]

  nonisolated init() {}

  /// Returns the identity of a new item in constant time: with a number if another item has it, so that both
  /// can be chosen.
  mutating func claim(_ id: SheetItemID) -> SheetItemID {
    guard let used = numbers[id] else {
      numbers[id] = 1
      return id
    }
    if used == 1 {
      SheetPresenter.log(
        "two items of a sheet are called \(id); the later one is known as \(id) (2).")
    }
    var number = used
    var other: SheetItemID
    repeat {
      number += 1
      other = SheetItemID("\(id) (\(number))")
    } while numbers[other] != nil
    numbers[id] = number
    numbers[other] = 1
    return other
  }

  mutating func claim(_ item: ActionSheetItem) -> ActionSheetItem {
    let id = item.id
    let claimed = claim(id)
    return claimed == id ? item : item.identified(by: claimed)
  }

  mutating func release(_ id: SheetItemID) {
    numbers[id] = nil
  }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
  }
}
