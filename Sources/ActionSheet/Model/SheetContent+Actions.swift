/// Actions by index, where an action's index is its place among the actions, hidden ones included.
///
/// An index that does not exist and an action that is not there answer `nil` or change nothing.
extension SheetContent {
  /// The actions in order.
  ///
  /// Takes time in proportion to the items, as everything here does.
  public var actions: [SheetAction] { items.compactMap(\.action) }

  /// How many actions there are.
  public var numberOfActions: Int {
    items.reduce(0) { count, item in
      if case .action = item { count + 1 } else { count }
    }
  }

  /// The action at an index.
  public func action(at index: Int) -> SheetAction? {
    itemIndex(ofActionAt: index).flatMap { items[$0].action }
  }

  /// The first action of an identity.
  public func action(_ id: SheetItemID) -> SheetAction? {
    itemIndex(of: id).flatMap { items[$0].action }
  }

  /// The index of the first action of an identity.
  public func actionIndex(of id: SheetItemID) -> Int? {
    var index = 0
    for case .action(let action) in items {
      if action.id == id { return index }
      index += 1
    }
    return nil
  }

  /// The index of the last cancel action.
  public var cancelActionIndex: Int? { actions.lastIndex { $0.role == .cancel } }

  /// The index of the last destructive action.
  public var destructiveActionIndex: Int? { actions.lastIndex { $0.role == .destructive } }

  /// The index of the first action that neither cancels nor destroys.
  public var firstDefaultActionIndex: Int? { actions.firstIndex { $0.role == .default } }

  /// The cancel action that acts when the sheet is closed without a choice: the last one shown,
  /// provided it can be chosen.
  public var cancelChoice: SheetChoice? {
    let actions = actions
    guard let index = actions.lastIndex(where: { $0.role == .cancel && !$0.isHidden }),
      actions[index].isEnabled
    else { return nil }
    return SheetChoice(id: actions[index].id, index: index)
  }

  /// Adds an action at the end.
  ///
  /// - Returns: Its index.
  @discardableResult
  public mutating func addAction(_ action: SheetAction) -> Int {
    let index = numberOfActions
    items.append(.action(action))
    return index
  }

  /// Inserts an action before the one at an index, at the end when there is none.
  ///
  /// - Returns: Its index. A negative index counts as 0.
  @discardableResult
  public mutating func insertAction(_ action: SheetAction, at index: Int) -> Int {
    guard let place = itemIndex(ofActionAt: max(index, 0)) else { return addAction(action) }
    items.insert(.action(action), at: place)
    return max(index, 0)
  }

  /// Removes the first item of an identity: an action, a section's beginning or a view.
  ///
  /// - Returns: What was removed.
  @discardableResult
  public mutating func removeItem(_ id: SheetItemID) -> SheetItem? {
    itemIndex(of: id).map { items.remove(at: $0) }
  }

  /// Changes the first action of an identity in place.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public mutating func updateAction(
    _ id: SheetItemID, _ change: (inout SheetAction) -> Void
  ) -> Bool {
    guard let place = itemIndex(of: id), var action = items[place].action else { return false }
    change(&action)
    items[place] = .action(action)
    return true
  }

  private func itemIndex(of id: SheetItemID) -> Int? {
    items.firstIndex { $0.id == id }
  }

  private func itemIndex(ofActionAt index: Int) -> Int? {
    guard index >= 0 else { return nil }
    var remaining = index
    for (place, item) in items.enumerated() {
      guard case .action = item else { continue }
      if remaining == 0 { return place }
      remaining -= 1
    }
    return nil
  }
}
