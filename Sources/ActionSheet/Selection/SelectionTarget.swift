/// What a finger is over, as far as selecting is concerned.
public enum SelectionTarget<Row: Hashable & Sendable>: Hashable, Sendable {
  /// A row that can be selected.
  case row(Row)

  /// A part of the sheet that cannot be selected, such as its header or a disabled row. A finger that
  /// begins here may slide on to a row.
  case inert

  /// A view whose touches are its own. A finger that begins here is not followed at all.
  case ownTouches

  /// What is not the sheet: beside it, below it, or between two groups of rows.
  case background
}
