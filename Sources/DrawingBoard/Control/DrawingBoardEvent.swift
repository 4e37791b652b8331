import CoreGraphics

/// An event of a board.
///
/// A stroke sends one ``strokeBegan``, any number of ``strokeMoved``, and exactly one of
/// ``strokeEnded`` and ``strokeCancelled(_:)``. Each is sent before the board draws the change.
/// ``committed(_:)`` is sent after the step was added to the history.
public enum DrawingBoardEvent: Equatable, Sendable {
  /// A stroke begins.
  ///
  /// Nothing of it is drawn yet. The brush and style that a handler sets now apply to it.
  case strokeBegan

  /// The stroke continues.
  case strokeMoved

  /// The stroke is complete, but not in the history yet.
  case strokeEnded

  /// The stroke is canceled, and every pixel is restored.
  case strokeCancelled(StrokeCancellation)

  /// A step was added to the history: a stroke that changed a pixel, a clear, or an imported image.
  ///
  /// It may be sent during the next stroke, if the previous one had no width until the force of its
  /// pencil arrived.
  case committed(DrawingStep)

  /// The step that was committed last was redrawn with force that its pencil reported late.
  ///
  /// It may be sent during the next stroke.
  case corrected(DrawingStep)

  /// A step was undone.
  case undid(DrawingStep)

  /// A step was redone.
  case redid(DrawingStep)

  /// Another step is shown after a jump; -1 is the board before the first step.
  case jumped(to: Int)

  /// The oldest steps were removed, so that memory and disk stay within their limits.
  case expired(count: Int)

  /// The history was removed. The picture remains.
  case historyErased

  /// A stored drawing is shown, with a number of steps.
  case restored(steps: Int)

  /// The ``DrawingBoardControl/storageState`` has changed.
  case storageChanged(DrawingStorageState)

  /// The picture was zoomed or moved, by a gesture or by code, but not by a layout.
  ///
  /// It is sent with every frame of a gesture. Key-value observation of
  /// ``ZoomableControl/zoomScale`` and ``ZoomableControl/contentOffset`` reports layouts as well.
  case viewportChanged(zoomScale: CGFloat, contentOffset: CGPoint)

  /// A replay ended, and the board shows its present picture again: see
  /// ``DrawingBoardControl/play(from:to:duration:)``.
  ///
  /// The value is `false` if a touch, a change of the drawing or code ended it early.
  case playbackEnded(isComplete: Bool)

  /// An operation failed. The picture is unchanged.
  case failed(DrawingBoardError)
}

/// An error of a board.
public enum DrawingBoardError: Error, Equatable, Sendable {
  /// A step could not be read and is not shown.
  case unreadableStep

  /// The board is too large for memory or for Core Graphics.
  case noCanvas

  /// The drawing cannot be saved and continues in memory, or it cannot be opened and is blank; see
  /// ``DrawingBoardControl/storageState``.
  case storage(StorageError)

  /// The mark that includes the history in backups, or leaves it out, could not be set; see
  /// ``DrawingBoardControl/historyIsBackedUp``.
  ///
  /// The drawing is saved nevertheless, and the next flush tries again.
  case backup(StorageError)

  /// A part of the stored drawing could not be read and was set aside.
  case incomplete(HistoryLoss)
}

/// The reason why a stroke was canceled.
public enum StrokeCancellation: Equatable, Hashable, Sendable {
  /// The system canceled the touch, for example for a call or for a gesture of another view.
  case system

  /// The touch was a palm: a pencil landed, or the contact became larger than a finger.
  case palm

  /// A second finger landed shortly after the first, so that both make a gesture.
  case gesture

  /// Undo was requested during the stroke.
  case undo

  /// The app canceled the stroke, or disabled, hid, removed or cleared the board.
  case code
}

/// The reason that a drawing cannot be read or saved.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk has no space left.
  case diskFull

  /// The system refused an operation; the number is a value of `errno`.
  case system(Int32)

  /// Bytes that were read differ from what was written.
  case damaged

  /// Another process has the same drawing open, or another board of this one.
  case inUse

  /// The file system can only be read.
  case readOnly

  /// A later version of the kit wrote the drawing.
  case laterFormat

  /// The image of the background cannot be encoded, or is larger than 64 MiB as a PNG file.
  ///
  /// The stored background stays.
  case unstorableBackground

  /// The drawing was discarded.
  case closed
}
