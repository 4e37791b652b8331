import UIKit

/// Updates of a sheet whose items are declared again and again.
///
/// What differs between two declarations changes; everything else stays: items that were not declared,
/// selections of the user, error messages, and views. As in SwiftUI, a view is made once for each identity: a new
/// one of the same type is dropped after the first has adopted its content.
@MainActor extension [ActionSheetItem] {
  /// Returns the items with the changes between two declarations.
  ///
  /// Items that neither declaration has stay below the items that they are below. Takes linear time.
  func applying(_ new: [ActionSheetItem], over old: [ActionSheetItem]) -> [ActionSheetItem] {
    let (new, old) = (new.uniquelyIdentified, old.uniquelyIdentified)
    let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let declared = Set(new.map(\.id))
    var shown: [SheetItemID: ActionSheetItem] = [:]
    /// Those that neither declaration has, by the one that they are below.
    var followers: [SheetItemID?: [ActionSheetItem]] = [:]
    var above: SheetItemID?
    for item in self {
      if declared.contains(item.id) {
        shown[item.id] = item
        above = item.id
      } else if known[item.id] == nil {
        followers[above, default: []].append(item)
      }
    }
    return (followers[nil] ?? [])
      + new.flatMap { item -> [ActionSheetItem] in
        let merged = shown[item.id].flatMap { shown in
          known[item.id].map { shown.applying(item, over: $0) }
        }
        return [merged ?? item] + (followers[item.id] ?? [])
      }
  }

  private var uniquelyIdentified: [ActionSheetItem] {
    var ids = SheetItemIDs()
    return map { ids.claim($0) }
  }
}

@MainActor extension ActionSheetItem {
  fileprivate func applying(_ new: ActionSheetItem, over old: ActionSheetItem) -> ActionSheetItem {
    switch (kind, new.kind, old.kind) {
    case (.action(let shown), .action(let new), .action(let old)):
      return .action(shown.applying(new, over: old))
    case (.view(var slot), .view(let newSlot), .view(let oldSlot)):
      guard slot.keepsView(over: newSlot) else { return new }
      if newSlot.takesTouches != oldSlot.takesTouches { slot.takesTouches = newSlot.takesTouches }
      if var grid = newSlot.grid, let shown = slot.grid, let old = oldSlot.grid {
        grid.actions = grid.actions.map { action in
          guard let shown = shown.actions.first(where: { $0.id == action.id }),
            let old = old.actions.first(where: { $0.id == action.id })
          else { return action }
          return shown.applying(action, over: old)
        }
        slot.grid = grid
      }
      return .view(slot)
    default: return new
    }
  }
}

@MainActor extension SheetViewSlot {
  /// Returns whether the view stays, because a new one has the same type, and makes it adopt the content of that.
  fileprivate func keepsView(over new: SheetViewSlot) -> Bool {
    guard let view, let newView = new.view else { return view === new.view }
    guard type(of: view) == type(of: newView),
      controller.map({ type(of: $0) }) == new.controller.map({ type(of: $0) })
    else { return false }
    guard view !== newView else { return true }
    (view as? any SheetInputView)?.adopt(newView)
    // What SwiftUI shows is a value, which is new in every evaluation.
    (controller as? any SheetBodyController)?.adoptContent(of: new.controller)
    return true
  }
}

@MainActor extension ActionSheetAction {
  /// Returns the action with the changes between two declarations of it, and with the newest handler.
  fileprivate func applying(
    _ new: ActionSheetAction, over old: ActionSheetAction
  ) -> ActionSheetAction {
    var action = self
    func take<Value: Equatable>(_ member: WritableKeyPath<ActionSheetAction, Value>) {
      let value = new[keyPath: member]
      if value != old[keyPath: member] { action[keyPath: member] = value }
    }
    if !new.hasSameValues(as: old) {
      take(\.title)
      take(\.subtitle)
      take(\.errorMessage)
      take(\.badge)
      take(\.role)
      take(\.state)
      take(\.isEnabled)
      take(\.isHidden)
      take(\.keepsPresented)
      take(\.isCancelable)
      take(\.allowsInvalidText)
      take(\.preferredHeight)
    }
    take(\.image)
    take(\.attributedTitle)
    take(\.titleColor)
    take(\.backgroundColor)
    take(\.highlightColor)
    take(\.font)
    take(\.accessibilityIdentifier)
    action.handler = new.handler
    action.provider = new.provider
    action.dismissalAnimation = new.dismissalAnimation
    if !new.children.isEmpty || !old.children.isEmpty {
      action.children = action.children.applying(new.children, over: old.children)
    }
    return action
  }
}
