/// What a view does because a finger was followed.
public enum SelectionEffect<Row: Hashable & Sendable>: Hashable, Sendable {
  /// Wakes the haptics, so that the first tick is not late.
  case prepareHaptics

  /// Highlights a row and no other; `nil` none at all.
  case highlight(Row?)

  /// Plays a selection tick.
  case tick

  /// Lets the list scroll: the finger selects nothing any more.
  case scroll

  /// Selects a row.
  case select(Row)

  /// Answers a tap on what is not the sheet.
  case tapBackground
}
