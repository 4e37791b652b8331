/// One of the things between a sheet's header and its footer.
public enum SheetItem: Identifiable, Equatable, Sendable {
  /// A choice.
  ///
  /// Kept apart, so that a list of thousands is copied and walked without touching their texts.
  indirect case action(SheetAction)

  /// The beginning of a group.
  case section(SheetSection)

  /// A view of the app's own.
  case view(SheetViewSlot)

  /// What the item is known by.
  public var id: SheetItemID {
    switch self {
    case .action(let action): action.id
    case .section(let section): section.id
    case .view(let slot): slot.id
    }
  }

  /// The action, if the item is one.
  public var action: SheetAction? {
    if case .action(let action) = self { action } else { nil }
  }
}
