/// Everything a sheet shows, described by values.
///
/// From top to bottom: the header (a view, the title, the message), the items in their order with the
/// custom view among them, and the footer's view. Which of that is a row, and where, is told by
/// ``SheetRows``; how it looks by ``SheetStyle``. It holds no views and no handlers.
package struct SheetContent: Equatable, Sendable {
  /// The title; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  package var title: String?

  /// The message below the title; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  package var message: String?

  /// A view above the title.
  ///
  /// Default `nil`.
  package var headerView: SheetViewSlot?

  /// A view below the items, above the cancel rows at the end.
  ///
  /// Default `nil`.
  package var footerView: SheetViewSlot?

  /// A view among the actions, before the one at ``customViewIndex``.
  ///
  /// Default `nil`.
  package var customView: SheetViewSlot?

  /// Actions, sections and views in the order they were added.
  package var items: [SheetItem]

  private var requestedCustomViewIndex = 0

  /// Makes a content.
  ///
  /// - Parameters:
  ///   - title: The title, if any.
  ///   - message: The message, if any.
  ///   - items: Actions, sections and views from top to bottom.
  package init(
    title: String? = nil, message: String? = nil, items: [SheetItem] = []
  ) {
    self.title = title
    self.message = message
    self.items = items
  }

  /// Makes a content of the actions most sheets have, in the order destructive, others, cancel.
  ///
  /// - Parameters:
  ///   - title: The title, if any.
  ///   - message: The message, if any.
  ///   - destructiveTitle: The title of the destructive action at the top, `nil` for none.
  ///   - otherTitles: The titles of the choices.
  ///   - cancelTitle: The title of the cancel action at the end, `nil` for none.
  package init(
    title: String?, message: String? = nil, destructiveTitle: String?, otherTitles: [String],
    cancelTitle: String?
  ) {
    self.init(title: title, message: message)
    if let destructiveTitle { addAction(SheetAction(destructiveTitle, role: .destructive)) }
    for title in otherTitles { addAction(SheetAction(title)) }
    if let cancelTitle { addAction(SheetAction(cancelTitle, role: .cancel)) }
  }

  /// Whether there is a title that is not empty.
  package var hasTitle: Bool { title?.isEmpty == false }

  /// Whether there is a message that is not empty.
  package var hasMessage: Bool { message?.isEmpty == false }

  /// Whether there is a header at all.
  package var hasHeader: Bool { hasTitle || hasMessage || headerView != nil }

  /// The index of the action that the custom view stands before; the number of actions means after
  /// the last item.
  ///
  /// `nil` without a custom view.
  ///
  /// What is set is remembered as it is, so that it may be set before the view or the actions are
  /// there; what is read lies between 0 and ``numberOfActions``. Setting `nil` changes nothing.
  /// Default 0.
  package var customViewIndex: Int? {
    get {
      customView == nil ? nil : min(max(requestedCustomViewIndex, 0), numberOfActions)
    }
    set {
      if let newValue { requestedCustomViewIndex = newValue }
    }
  }
}

/// Actions by index, where an action's index is its place among the actions, hidden ones included.
///
/// An index that does not exist and an action that is not there answer `nil` or change nothing.
extension SheetContent {
  /// The actions in order.
  ///
  /// Takes time in proportion to the items, as everything here does.
  package var actions: [SheetAction] { items.compactMap(\.action) }

  /// How many actions there are.
  package var numberOfActions: Int {
    items.reduce(0) { count, item in
      if case .action = item { count + 1 } else { count }
    }
  }

  /// The action at an index.
  package func action(at index: Int) -> SheetAction? {
    itemIndex(ofActionAt: index).flatMap { items[$0].action }
  }

  /// The first action of an identity.
  package func action(_ id: SheetItemID) -> SheetAction? {
    itemIndex(of: id).flatMap { items[$0].action }
  }

  /// The index of the first action of an identity.
  package func actionIndex(of id: SheetItemID) -> Int? {
    var index = 0
    for case .action(let action) in items {
      if action.id == id { return index }
      index += 1
    }
    return nil
  }

  /// The index of the last cancel action.
  package var cancelActionIndex: Int? { actions.lastIndex { $0.role == .cancel } }

  /// The index of the last destructive action.
  package var destructiveActionIndex: Int? {
    actions.lastIndex { $0.role == .destructive }
  }

  /// The index of the first action that neither cancels nor destroys.
  package var firstDefaultActionIndex: Int? {
    actions.firstIndex { $0.role == .default }
  }

  /// The action whose handler runs when the sheet is closed without a choice: the last visible cancel
  /// action, if it is enabled.
  package var cancelChoice: SheetChoice? {
    guard let place = items.lastIndex(where: { $0.action?.isShownCancel == true }),
      let action = items[place].action, action.isEnabled
    else { return nil }
    let index = items[..<place].reduce(0) { count, item in
      if case .action = item { count + 1 } else { count }
    }
    return SheetChoice(id: action.id, index: index)
  }

  /// Adds an action at the end.
  ///
  /// - Returns: Its index.
  @discardableResult
  package mutating func addAction(_ action: SheetAction) -> Int {
    let index = numberOfActions
    items.append(.action(action))
    return index
  }

  /// Inserts an action before the one at an index, at the end when there is none.
  ///
  /// - Returns: Its index. A negative index counts as 0.
  @discardableResult
  package mutating func insertAction(_ action: SheetAction, at index: Int) -> Int {
    guard let place = itemIndex(ofActionAt: max(index, 0)) else { return addAction(action) }
    items.insert(.action(action), at: place)
    return max(index, 0)
  }

  /// Removes the first item of an identity: an action, a section's beginning or a view.
  ///
  /// - Returns: What was removed.
  @discardableResult
  package mutating func removeItem(_ id: SheetItemID) -> SheetItem? {
    itemIndex(of: id).map { items.remove(at: $0) }
  }

  /// Changes the first action of an identity in place.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package mutating func updateAction(
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
