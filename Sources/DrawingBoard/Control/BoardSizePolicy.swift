/// What becomes of the picture when the board gets another size, as on rotation.
///
/// Whatever the policy, not one pixel of the history changes: undo and redo give the same bytes
/// before and after.
public enum BoardSizePolicy: Int, CaseIterable, Sendable {
  /// The picture grows to cover the board and never shrinks; its top left corner stays where it is.
  case extend = 0

  /// The picture keeps the size it was first shown at, and its top left corner; beyond it nothing can
  /// be drawn.
  case keep = 1

  /// The picture keeps its pixels and is shown as large as fits, in the middle.
  case scale = 2
}
