import UIKit

/// Actions by index and by identity.
///
/// An action's index is its place among the actions, hidden ones included. What is not there answers
/// `nil` or changes nothing. An item whose identity another one has already is known by that name with
/// a number: the second "copy" is "copy (2)".
extension ActionSheetControl {
  /// The actions in order.
  public var actions: [ActionSheetAction] { content.actions.map(joined) }

  /// How many actions there are.
  public var numberOfActions: Int { actionCount }

  /// The action at an index.
  public func action(at index: Int) -> ActionSheetAction? {
    content.action(at: index).map(joined)
  }

  /// The first action of an identity.
  public func action(_ id: SheetItemID) -> ActionSheetAction? {
    content.action(id).map(joined)
  }

  /// The index of the last cancel action.
  public var cancelActionIndex: Int? { content.cancelActionIndex }

  /// The index of the last destructive action.
  public var destructiveActionIndex: Int? { content.destructiveActionIndex }

  /// The index of the first action that neither cancels nor destroys.
  public var firstDefaultActionIndex: Int? { content.firstDefaultActionIndex }

  /// Adds an action at the end.
  ///
  /// Takes constant time.
  ///
  /// - Returns: Its index.
  @discardableResult
  public func addAction(_ action: ActionSheetAction) -> Int {
    let action = claimed(action)
    extras[action.id] = ActionExtras(action)
    content.items.append(.action(action.content))
    actionCount += 1
    invalidateRows()
    return actionCount - 1
  }

  /// Inserts an action before the one at an index, at the end when there is none.
  ///
  /// - Returns: Its index. A negative index counts as 0.
  @discardableResult
  public func insertAction(_ action: ActionSheetAction, at index: Int) -> Int {
    let action = claimed(action)
    extras[action.id] = ActionExtras(action)
    let index = content.insertAction(action.content, at: index)
    actionCount += 1
    invalidateRows()
    return index
  }

  /// Adds an item at the end.
  public func addItem(_ item: ActionSheetItem) {
    if case .action(let action) = item {
      addAction(action)
      return
    }
    let item = claimed(item)
    if case .view(let view, let slot) = item { setHostedView(view, id: slot.id) }
    content.items.append(item.content)
    invalidateRows()
  }

  /// Removes an action.
  ///
  /// - Returns: What was removed.
  @discardableResult
  public func removeAction(id: SheetItemID) -> ActionSheetAction? {
    guard let action = action(id) else { return nil }
    content.removeItem(id)
    release(id)
    actionCount -= 1
    extras[id] = nil
    busyActions.remove(id)
    invalidateRows()
    return action
  }

  /// Removes an item: an action, a section's beginning or a view.
  public func removeItem(id: SheetItemID) {
    guard removeAction(id: id) == nil, content.removeItem(id) != nil else { return }
    release(id)
    setHostedView(nil, id: id)
    invalidateRows()
  }

  /// Changes an action in place.
  ///
  /// Its identity stays whatever is set.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func updateAction(
    id: SheetItemID, _ change: (inout ActionSheetAction) -> Void
  ) -> Bool {
    guard var action = action(id) else { return false }
    change(&action)
    action.content.id = id
    content.updateAction(id) { $0 = action.content }
    extras[id] = ActionExtras(action)
    invalidateRows()
    return true
  }
}
