import UIKit

/// Actions by index and by identity.
///
/// Indices count hidden actions. If two items have the same identity, the later one gets a number: the
/// second "copy" is "copy (2)".
extension ActionSheetControl {
  /// The actions in order.
  public var actions: [ActionSheetAction] { content.actions.map(joined) }

  /// The number of actions.
  public var numberOfActions: Int { actionCount }

  /// Returns the action at an index, or `nil`.
  public func action(at index: Int) -> ActionSheetAction? {
    content.action(at: index).map(joined)
  }

  /// Returns the action with an identity, or `nil`.
  public func action(_ id: SheetItemID) -> ActionSheetAction? {
    content.action(id).map(joined)
  }

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
    let action = itemIDs.claim(action)
    extras[action.id] = action.extras
    content.items.append(.action(action.content))
    actionCount += 1
    invalidateRows()
    if action.content.mark == .on { marksChanged() }
    return actionCount - 1
  }

  /// Inserts an action before the action at an index, or at the end.
  ///
  /// - Returns: The index of the action. A negative index counts as 0.
  @discardableResult
  public func insertAction(_ action: ActionSheetAction, at index: Int) -> Int {
    let action = itemIDs.claim(action)
    extras[action.id] = action.extras
    let index = content.insertAction(action.content, at: index)
    actionCount += 1
    invalidateRows()
    if action.content.mark == .on { marksChanged() }
    return index
  }

  /// Adds an item at the end.
  public func addItem(_ item: ActionSheetItem) {
    if case .action(let action) = item.kind {
      addAction(action)
      return
    }
    let item = itemIDs.claim(item)
    if case .view(let view, let slot) = item.kind { setHostedView(view, id: slot.id) }
    content.items.append(item.content)
    invalidateRows()
  }

  /// Removes an action.
  ///
  /// - Returns: The action, or `nil`.
  @discardableResult
  public func removeAction(id: SheetItemID) -> ActionSheetAction? {
    guard let action = action(id) else { return nil }
    content.removeItem(id)
    itemIDs.release(id)
    actionCount -= 1
    extras[id] = nil
    busyActions.remove(id)
    invalidateRows()
    if action.content.mark == .on { marksChanged() }
    return action
  }

  /// Removes an item: an action, a section's beginning or a view.
  public func removeItem(id: SheetItemID) {
    guard removeAction(id: id) == nil, content.removeItem(id) != nil else { return }
    itemIDs.release(id)
    setHostedView(nil, id: id)
    invalidateRows()
  }

  /// Changes an action; its identity stays the same.
  ///
  /// - Returns: A Boolean value that states whether there is such an action.
  @discardableResult
  public func updateAction(
    id: SheetItemID, _ change: (inout ActionSheetAction) -> Void
  ) -> Bool {
    guard var action = action(id) else { return false }
    let mark = action.content.mark
    change(&action)
    action.content.id = id
    content.updateAction(id) { $0 = action.content }
    extras[id] = action.extras
    invalidateRows()
    if action.content.mark != mark { marksChanged() }
    return true
  }
}

/// Identities of items; each item of a sheet has its own.
@MainActor struct SheetItemIDs {
  /// The identities, and the last number that was added to each.
  private var numbers: [SheetItemID: Int] = [:]

  nonisolated init() {}

  /// Returns the identity of a new item in constant time.
  ///
  /// If another item has the identity, the new item gets it with a number, so that both can be shown and
  /// chosen, and a message is written to the log.
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

  /// Returns the action with an identity that no other item has.
  mutating func claim(_ action: ActionSheetAction) -> ActionSheetAction {
    var action = action
    action.content.id = claim(action.id)
    return action
  }

  /// Returns the item with an identity that no other item has.
  mutating func claim(_ item: ActionSheetItem) -> ActionSheetItem {
    switch item.kind {
    case .action(let action): return .action(claim(action))
    case .section(var section):
      section.id = claim(section.id)
      return .section(section)
    case .view(let view, var slot):
      slot.id = claim(slot.id)
      return .view(view, slot)
    }
  }

  /// Makes an identity available for new items.
  mutating func release(_ id: SheetItemID) {
    numbers[id] = nil
  }

  /// Makes all identities available.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
  }
}
