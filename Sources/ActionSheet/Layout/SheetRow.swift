/// A row of a sheet: one of the things that lie below each other in it.
public struct SheetRow: Identifiable, Equatable, Sendable {
  /// What a row is.
  public enum Kind: Equatable, Sendable {
    /// Title and message, and the view above them.
    case header

    /// The caption of a section.
    case section

    /// A view of the app's own.
    case view

    /// A choice.
    case action

    /// The choice that changes nothing, which stands apart from the others.
    case cancel

    /// The view below the items.
    case footer
  }

  /// What a row is known by.
  public enum ID: Hashable, Sendable {
    /// The header's row.
    case header

    /// The row of an item, or of the custom view.
    case item(SheetItemID)

    /// The footer's row.
    case footer
  }

  /// What the row is known by.
  public let id: ID

  /// What the row is.
  public let kind: Kind

  /// The action's place among the sheet's actions; `nil` for a row that is no action.
  public let actionIndex: Int?

  /// The item's place among the content's items; `nil` for the header, the custom view and the footer.
  public let itemIndex: Int?
}
