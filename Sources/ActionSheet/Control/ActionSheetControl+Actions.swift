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
    let action = claimed(action)
    extras[action.id] = action.extras
    content.items.append(.action(action.content))
    actionCount += 1
    invalidateRows()
    return actionCount - 1
  }

  /// Inserts an action before the action at an index, or at the end.
  ///
  /// - Returns: The index of the action. A negative index counts as 0.
  @discardableResult
  public func insertAction(_ action: ActionSheetAction, at index: Int) -> Int {
    let action = claimed(action)
    extras[action.id] = action.extras
    let index = content.insertAction(action.content, at: index)
    actionCount += 1
    invalidateRows()
    return index
  }

  /// Adds an item at the end.
  public func addItem(_ item: ActionSheetItem) {
    if case .action(let action) = item.kind {
      addAction(action)
      return
    }
    let item = claimed(item)
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

  /// Changes an action; its identity stays the same.
  ///
  /// - Returns: A Boolean value that states whether there is such an action.
  @discardableResult
  public func updateAction(
    id: SheetItemID, _ change: (inout ActionSheetAction) -> Void
  ) -> Bool {
    guard var action = action(id) else { return false }
    change(&action)
    action.content.id = id
    content.updateAction(id) { $0 = action.content }
    extras[id] = action.extras
    invalidateRows()
    return true
  }
}

/// Actions whose handlers run.
extension ActionSheetControl {
  /// The actions whose handlers run.
  public var busyActionIDs: Set<SheetItemID> { busyActions }

  /// Returns a Boolean value that states whether the handler of an action runs.
  public func isBusy(_ id: SheetItemID) -> Bool { busyActions.contains(id) }

  /// Sets whether an action is busy: its row shows progress, and no action can be chosen.
  ///
  /// If there is no such action, this method has no effect.
  public func setBusy(_ id: SheetItemID, _ isBusy: Bool) {
    guard isBusy != busyActions.contains(id), !isBusy || extras[id] != nil else { return }
    if isBusy {
      busyActions.insert(id)
      perform(tracker.cancel())
    } else {
      busyActions.remove(id)
    }
    invalidateRows()
  }

  /// Runs the handler of an action; the action is busy while an asynchronous handler runs.
  ///
  /// - Returns: The task of an asynchronous handler.
  @discardableResult
  public func performHandler(of id: SheetItemID) -> Task<Void, Never>? {
    action(id).flatMap { performHandler(of: $0) }
  }

  /// Runs the handler of an action as it was once, also when it is no longer there.
  @discardableResult
  func performHandler(of action: ActionSheetAction) -> Task<Void, Never>? {
    switch action.handler {
    case .immediate(let handler):
      handler(action)
      return nil
    case .suspending(let handler):
      // The row of a sheet that is gone shows nothing.
      let showsProgress = runsHandlers || keepsPresented(action)
      if showsProgress {
        setError(nil, of: action.id)
        setBusy(action.id, true)
      }
      return Task { [weak self] in
        var message: String?
        do {
          try await handler(action)
        } catch is CancellationError {
        } catch {
          message = error.localizedDescription
        }
        guard let self else { return }
        if showsProgress { setBusy(action.id, false) }
        if let message { failed(action, message, isShown: showsProgress) }
      }
    }
  }

  private func setError(_ message: String?, of id: SheetItemID) {
    guard content.action(id)?.errorMessage != message else { return }
    content.updateAction(id) { $0.errorMessage = message }
    invalidateRows()
  }

  private func failed(_ action: ActionSheetAction, _ message: String, isShown: Bool) {
    guard isShown else {
      return SheetPresenter.log("the handler of “\(action.title)” failed: \(message)")
    }
    setError(message, of: action.id)
    if window != nil {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }
}

/// Identities, of which every item of a sheet has its own.
extension ActionSheetControl {
  /// The identity that a new item gets: its own, unless another item has that already.
  ///
  /// Then it is known by the same name with a number, so that both can be shown and chosen and no
  /// handler is lost; the developer is told. Takes constant time.
  func claimed(_ id: SheetItemID) -> SheetItemID {
    guard let used = itemIDs[id] else {
      itemIDs[id] = 1
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
    } while itemIDs[other] != nil
    itemIDs[id] = number
    itemIDs[other] = 1
    return other
  }

  /// The action under an identity of its own.
  func claimed(_ action: ActionSheetAction) -> ActionSheetAction {
    var action = action
    action.content.id = claimed(action.id)
    return action
  }

  /// The item under an identity of its own.
  func claimed(_ item: ActionSheetItem) -> ActionSheetItem {
    switch item.kind {
    case .action(let action): return .action(claimed(action))
    case .section(var section):
      section.id = claimed(section.id)
      return .section(section)
    case .view(let view, var slot):
      slot.id = claimed(slot.id)
      return .view(view, slot)
    }
  }

  /// Lets an identity be used again.
  func release(_ id: SheetItemID) {
    itemIDs[id] = nil
  }
}
