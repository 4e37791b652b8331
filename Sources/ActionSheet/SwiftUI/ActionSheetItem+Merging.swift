import UIKit

/// Updates of a sheet whose items are declared again and again.
///
/// What differs between two declarations changes; everything else stays: items that were not declared,
/// selections of the user, error messages, and views.
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
        let merged: ActionSheetItem =
          if let shown = shown[item.id], let known = known[item.id] {
            shown.applying(item, over: known)
          } else {
            item
          }
        return [merged] + (followers[item.id] ?? [])
      }
  }

  private var uniquelyIdentified: [ActionSheetItem] {
    var ids = SheetItemIDs()
    return map { ids.claim($0) }
  }

  /// Returns the items with views of another declaration where a view is made anew each time.
  ///
  /// As in SwiftUI, such a view is made once for each identity. A view that the app retains is the same
  /// in every evaluation; if it differs from that of the other declaration, the app has replaced it.
  func keepingViews(
    of other: [ActionSheetItem], evaluate: () -> [ActionSheetItem]
  ) -> [ActionSheetItem] {
    let slots = other.slots
    let isChanged = self.slots.contains { id, slot in
      slots[id].map { $0.view !== slot.view } ?? false
    }
    guard isChanged else { return self }
    let again = evaluate().slots
    return map { item in
      guard case .view(var slot) = item.kind, let view = slot.view, let old = slots[slot.id],
        let oldView = old.view, view !== again[slot.id]?.view, type(of: view) == type(of: oldView)
      else { return item }
      (oldView as? any SheetInputView)?.adopt(view)
      // What SwiftUI shows is a value, which is new in every evaluation.
      (old.controller as? any SheetBodyController)?.adoptContent(of: slot.controller)
      (slot.view, slot.controller) = (oldView, old.controller)
      return .view(slot)
    }
  }

  private var slots: [SheetItemID: SheetViewSlot] {
    var slots: [SheetItemID: SheetViewSlot] = [:]
    for case .view(let slot) in lazy.map(\.kind) { slots[slot.id] = slot }
    return slots
  }
}

@MainActor extension ActionSheetItem {
  fileprivate func applying(_ new: ActionSheetItem, over old: ActionSheetItem) -> ActionSheetItem {
    switch (kind, new.kind, old.kind) {
    case (.action(let shown), .action(let new), .action(let old)):
      return .action(shown.applying(new, over: old))
    case (.view(var slot), .view(let newSlot), .view(let oldSlot)):
      guard newSlot.view === oldSlot.view else { return new }
      if newSlot.takesTouches != oldSlot.takesTouches { slot.takesTouches = newSlot.takesTouches }
      (slot.view, slot.controller) = (newSlot.view, newSlot.controller)
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

@MainActor extension ActionSheetAction {
  /// Returns the action with the changes between two declarations of it, and with the newest handler.
  fileprivate func applying(
    _ new: ActionSheetAction, over old: ActionSheetAction
  ) -> ActionSheetAction {
    var action = self
    func take<Value: Equatable>(_ keyPath: WritableKeyPath<ActionSheetAction, Value>) {
      let value = new[keyPath: keyPath]
      if value != old[keyPath: keyPath] { action[keyPath: keyPath] = value }
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
      let children = new.children.keepingViews(of: old.children) { new.children }
      action.children = action.children.applying(children, over: old.children)
    }
    return action
  }
}
