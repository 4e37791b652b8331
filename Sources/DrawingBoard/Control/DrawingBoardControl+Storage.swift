import ControlCore
import UIKit

/// The storage of the drawing.
extension DrawingBoardControl {
  /// The identifier of the stored drawing.
  ///
  /// Default `nil`: the drawing ends with the board, and what of it does not fit in memory is in the
  /// temporary directory. A board with the same
  /// identifier shows the drawing again, with undo and redo, in this run of the app or a later one.
  /// Setting another identifier ends an active stroke, leaves the old drawing on the disk and reads
  /// the new one on another thread; ``storageState`` is ``DrawingStorageState/opening`` until it is
  /// shown, and ``DrawingBoardEvent/restored(steps:)`` reports it.
  ///
  /// If the drawing cannot be opened for writing, ``storageState`` has the reason, and the board
  /// cannot be drawn on. It tries again by itself; see ``retry(_:)``. While another board has the
  /// drawing open, this one shows it read-only, and opens it for writing when the other one is
  /// released.
  public var boardID: UUID? {
    get { storage.id }
    set {
      if let newValue, storage.opening?.id == newValue {
        // Reading it a second time would have to wait for the first.
        storage.id = newValue
        return
      }
      abandonOpening()
      guard newValue != storage.id else { return }
      storage.id = newValue
      reopen()
    }
  }

  /// The folder that contains the folders of all drawings.
  ///
  /// Default `nil`: `DrawingBoards` in the Application Support folder of the app. Do not use a
  /// folder that is shared with extensions: the system ends apps that hold a lock there while
  /// suspended.
  public var boardFolder: URL? {
    get { storage.folder }
    set {
      guard newValue != storage.folder else { return }
      storage.folder = newValue
      if storage.id != nil { reopen() }
    }
  }

  /// A Boolean value that determines whether backups of the device include the undo history.
  ///
  /// Default `true`. The picture is always backed up. Without the history, a device that was
  /// restored from a backup shows the picture as it was when the app last went to the background.
  public var historyIsBackedUp: Bool {
    get { storage.isBackedUp }
    set {
      guard newValue != storage.isBackedUp else { return }
      storage.isBackedUp = newValue
      stack.store.setBackup(newValue)
      // A drawing that was read waits for the first layout.
      if let opened = storage.opened, opened.readOnlyReason == nil {
        opened.store.setBackup(newValue)
      }
    }
  }

  /// The state of the storage of the drawing.
  ///
  /// ``DrawingBoardEvent/storageChanged(_:)`` and the control event `drawingStorageChanged` report
  /// a change. The value is that of this moment; the events may follow in the next turn of the main
  /// queue.
  public var storageState: DrawingStorageState { writtenState ?? storage.state }

  /// A Boolean value that indicates whether the drawing can be changed.
  var isEditable: Bool { storageState.isEditable }
}

extension UIControl.Event {
  /// The ``DrawingBoardControl/storageState`` of a drawing board has changed.
  public static let drawingStorageChanged = UIControl.Event(rawValue: 1 << 24)

  /// A drawing board has sent ``DrawingBoardEvent/failed(_:)``.
  public static let drawingFailed = UIControl.Event(rawValue: 1 << 25)
}
