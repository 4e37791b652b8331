/// The effect of a new size of the board, as after a rotation, on its picture.
///
/// A drawing without steps takes the size of the board, whatever the policy. Once there is a step, no
/// policy changes a pixel of the history: undo and redo restore the same bytes before and after.
public enum BoardSizePolicy: Int, CaseIterable, Sendable {
  /// The picture grows to cover the board and never shrinks. Its top left corner stays.
  ///
  /// Where the board is smaller than the picture, the rest of the picture lies beyond its bottom and
  /// right edges, as after a rotation. Use this policy for a board that only grows, or whose
  /// superview scrolls by ``DrawingBoardControl/pictureSize``. Exported images have all of it.
  case extend = 0

  /// The picture keeps its size and its top left corner. Nothing can be drawn beside it.
  ///
  /// A smaller board shows a part of it, as with ``extend``.
  case keep = 1

  /// The picture keeps its pixels and is displayed as large as fits, centered. All of it can be seen
  /// and drawn on at every size. This is the default.
  case scale = 2
}
