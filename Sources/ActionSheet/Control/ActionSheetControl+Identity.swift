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
    switch item {
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
