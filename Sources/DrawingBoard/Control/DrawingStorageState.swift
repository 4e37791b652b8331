/// The state of the storage of a drawing.
public enum DrawingStorageState: Equatable, Sendable {
  /// The drawing ends with the board, which has no identifier.
  ///
  /// It is the state of a board without a ``DrawingBoardControl/boardID``.
  case memory

  /// The drawing is being read.
  ///
  /// The board accepts no strokes until it is shown.
  case opening

  /// The drawing is on the disk.
  ///
  /// See ``DrawingBoardControl/hasUnsavedChanges``.
  case stored

  /// New changes are in memory only, because the disk is full or fails.
  ///
  /// The stored part of the drawing remains on the disk. The board tries again with the next change,
  /// at each flush, when the app comes to the front, and every 30 seconds at least.
  ///
  /// With ``StorageError/unstorableBackground`` only the background is in memory.
  case suspended(StorageError)

  /// The drawing is shown and cannot be changed.
  ///
  /// The reason is ``StorageError/inUse`` while another board, window or process has it open,
  /// ``StorageError/readOnly`` on a read-only file system, ``StorageError/diskFull`` or an error of
  /// the system when the drawing can be read and not written, and ``StorageError/laterFormat`` if a
  /// later version of the kit wrote it. In the last case the board is blank.
  ///
  /// The board tries to open the drawing for writing as in the state ``failed(_:)``.
  case readOnly(StorageError)

  /// The drawing cannot be opened. The board is blank and cannot be drawn on.
  ///
  /// The drawing on the disk stays as it is. The board tries again when the app comes to the front,
  /// when the device is unlocked, and every 30 seconds at least; see
  /// ``DrawingBoardControl/retry(_:)``.
  case failed(StorageError)

  /// A Boolean value that indicates whether the drawing can be changed.
  public var isEditable: Bool {
    switch self {
    case .memory, .stored, .suspended: true
    case .opening, .readOnly, .failed: false
    }
  }
}
