import UIKit

/// Where the drawing of a board is kept.
public enum DrawingStorageState: Equatable, Sendable {
  /// In memory; it ends with the board. The state of a board without a ``DrawingBoardControl/boardID``.
  case memory

  /// The drawing is being read. The board takes no strokes until it is shown.
  case opening

  /// On the disk. See ``DrawingBoardControl/hasUnsavedChanges``.
  case stored

  /// In memory for the moment, because the disk is full or fails. What the disk has of the drawing is
  /// kept, and saving is tried again.
  case suspended(StorageError)

  /// The drawing is shown and cannot be changed: ``StorageError/inUse`` while another board, window or
  /// process has it open, until that one ends; ``StorageError/readOnly`` on a file system that can only
  /// be read; ``StorageError/laterFormat`` when a later version of the kit wrote it, which leaves the
  /// board blank.
  case readOnly(StorageError)

  /// In memory only, because the folder of the drawing cannot be used.
  case failed(StorageError)

  /// A Boolean value that indicates whether the drawing can be changed.
  public var isEditable: Bool {
    switch self {
    case .memory, .stored, .suspended, .failed: true
    case .opening, .readOnly: false
    }
  }
}

extension UIControl.Event {
  /// The ``DrawingBoardControl/storageState`` of a drawing board has changed.
  public static let drawingStorageChanged = UIControl.Event(rawValue: 1 << 24)

  /// A drawing board has sent ``DrawingBoardEvent/failed(_:)``.
  public static let drawingFailed = UIControl.Event(rawValue: 1 << 25)
}
