/// What happens on a board.
///
/// A stroke is one ``strokeBegan``, any number of ``strokeMoved``, and exactly one of
/// ``strokeEnded`` and ``strokeCancelled(_:)``. Each of them comes before the board draws what goes
/// with it; ``committed(_:)`` comes after the step is in the history.
public enum DrawingBoardEvent: Equatable, Sendable {
  /// A stroke begins; nothing of it is drawn yet. What a listener sets now still counts for it.
  case strokeBegan

  /// The stroke goes on.
  case strokeMoved

  /// The stroke is complete; it is not in the history yet.
  case strokeEnded

  /// The stroke goes, and every pixel is as it was before.
  case strokeCancelled(StrokeCancellation)

  /// A step is in the history: a stroke that changed something, a clear, or an imported picture.
  ///
  /// It may come while the next stroke is under way, of a stroke that had no width before its pencil
  /// told the force.
  case committed(DrawingStep)

  /// The step that was committed last is drawn with the force that its pencil told late; it is the same
  /// step. It may come while the next stroke is under way.
  case corrected(DrawingStep)

  /// A step was taken back.
  case undid(DrawingStep)

  /// A step was done again.
  case redid(DrawingStep)

  /// Another step is shown, by a jump; -1 is the board before the first one.
  case jumped(to: Int)

  /// The oldest steps are gone, so that memory and disk stay within their limits.
  case expired(count: Int)

  /// The history is empty and cannot be brought back; the picture stays.
  case historyErased

  /// A stored drawing is shown again, with so many steps.
  case restored(steps: Int)

  /// The drawing is kept in another way than before.
  case storageChanged(DrawingStorageState)

  /// Something could not be done; the picture is as it was.
  case failed(DrawingBoardError)
}

/// What a board could not do.
public enum DrawingBoardError: Error, Equatable, Sendable {
  /// A step could not be read, so it was not shown.
  case unreadableStep

  /// The board is too large for memory, or for Core Graphics.
  case noCanvas

  /// The drawing cannot be saved and continues in memory, or it cannot be opened; see
  /// ``DrawingBoardControl/storageState``.
  case storage(StorageError)

  /// A part of the stored drawing could not be read and was set aside.
  case incomplete(HistoryLoss)
}

/// The reason why a stroke was cancelled.
public enum StrokeCancellation: Equatable, Hashable, Sendable {
  /// The system cancelled the touch, for example for a call or for a gesture of another view.
  case system

  /// The touch was a palm: a pencil landed, or the contact became larger than a finger.
  case palm

  /// A second finger landed shortly after the first, so that both make a gesture.
  case gesture

  /// Undo was requested during the stroke.
  case undo

  /// The app cancelled the stroke, or disabled, hid, removed or cleared the board.
  case code
}
