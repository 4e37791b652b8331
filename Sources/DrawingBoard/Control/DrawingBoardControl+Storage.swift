import ControlCore
import UIKit

/// Where the drawing is kept, and how much of it.
extension DrawingBoardControl {
  /// The identifier that the drawing is stored by; default `nil`, where it lives in memory and ends
  /// with the board.
  ///
  /// A board of the same identifier shows the drawing again, with undo and redo, in this run of the app
  /// or a later one. Setting another identifier ends an active stroke, leaves the old drawing on the disk
  /// and reads the new one on another thread; ``storageState`` is ``DrawingStorageState/opening`` until
  /// it is shown, and ``DrawingBoardEvent/restored(steps:)`` reports it.
  ///
  /// Where the drawing cannot be opened for writing, ``storageState`` tells the reason. When another
  /// board has it open, this one shows it for reading only and takes it over when the other one ends.
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

  /// ``boardID`` as text, for Interface Builder: a UUID such as
  /// `5F2B8A54-9E0C-4C0D-8D39-0C0D86C5F0F1`; default none.
  ///
  /// Text that is not a UUID is ignored.
  @IBInspectable public dynamic var boardIdentifier: String? {
    get { boardID?.uuidString }
    set {
      guard let newValue else { return boardID = nil }
      if let id = UUID(uuidString: newValue) { boardID = id }
    }
  }

  /// The folder that holds the folders of all drawings; default `nil`, which is `DrawingBoards` in the
  /// app's Application Support.
  ///
  /// Do not use one that is shared with extensions: the system ends apps that hold a lock there while
  /// they are suspended.
  public var boardFolder: URL? {
    get { storage.folder }
    set {
      guard newValue != storage.folder else { return }
      storage.folder = newValue
      if storage.id != nil { reopen() }
    }
  }

  /// A Boolean value that determines whether backups of the device have the undo history; default
  /// `true`.
  ///
  /// The picture is backed up in any case. Without the history, a device that was restored from a backup
  /// shows the picture as it was when the app last went to the background.
  public var historyIsBackedUp: Bool {
    get { storage.isBackedUp }
    set {
      guard newValue != storage.isBackedUp else { return }
      storage.isBackedUp = newValue
      stack.log.setBackup(newValue)
    }
  }

  /// Where the drawing is kept; to be observed through ``storageStateBox``, or by the control event
  /// `drawingStorageChanged`.
  public var storageState: DrawingStorageState { storageStateBox.value }

  /// A Boolean value that indicates whether the drawing can be changed.
  var isEditable: Bool { storageState.isEditable }

  /// A Boolean value that indicates whether parts of the drawing would not survive a loss of power.
  ///
  /// It is `true` for a drawing in memory that has steps.
  public var hasUnsavedChanges: Bool {
    stack.log.folder == nil ? stack.count > 0 : stack.log.durability != .flushed
  }

  /// Saves everything that was drawn, as far as the system can.
  ///
  /// The board does so itself when the app goes to the background.
  ///
  /// - Parameter completion: Called on any thread, with an error when the drawing would not survive a
  ///   loss of power. For a drawing in memory there is nothing to do.
  public func flush(_ completion: (@Sendable (Result<Void, StorageError>) -> Void)? = nil) {
    stack.log.flush(completion)
  }

  /// Saves everything that was drawn, as far as the system can.
  ///
  /// - Throws: ``StorageError`` when the drawing would not survive a loss of power.
  public func flush() async throws {
    let result = await withCheckedContinuation { continuation in
      flush { continuation.resume(returning: $0) }
    }
    try result.get()
  }

  /// The identifiers of all drawings in a folder, in no particular order.
  ///
  /// - Parameter folder: The ``boardFolder``; the standard one by default.
  /// - Returns: The identifiers; none when the folder does not exist.
  /// - Throws: ``StorageError`` when the folder cannot be read.
  public nonisolated static func storedDrawings(in folder: URL? = nil) throws -> [UUID] {
    try LogFolder.boards(in: try folder?.path ?? LogFolder.standardPath())
  }

  /// Removes a stored drawing that no board has open.
  ///
  /// File systems that copy on write may keep removed bytes for a while, as may the storage itself; on
  /// iOS they are encrypted with a key that is destroyed with the file.
  ///
  /// - Parameters:
  ///   - id: The ``boardID`` of the drawing; nothing happens when there is none.
  ///   - folder: The ``boardFolder``; the standard one by default.
  /// - Throws: ``StorageError/inUse`` when a board has it open, and what the system reports when
  ///   something is left.
  public nonisolated static func removeStoredDrawing(_ id: UUID, in folder: URL? = nil) throws {
    try LogFolder.discard(id, in: try folder?.path ?? LogFolder.standardPath())
  }

  // MARK: Limits

  /// The largest number of steps, for Interface Builder; default 0, as many as fit.
  ///
  /// Values less than zero count as zero.
  @IBInspectable public dynamic var stepLimit: Int {
    get { historyLimits.stepLimit ?? 0 }
    set { historyLimits.stepLimit = newValue > 0 ? newValue : nil }
  }

  /// The memory for the history in bytes; default 32 MiB.
  ///
  /// Values less than zero count as zero.
  @IBInspectable public dynamic var memoryByteLimit: Int {
    get { historyLimits.memoryByteLimit }
    set { historyLimits.memoryByteLimit = max(newValue, 0) }
  }

  /// The space for a stored drawing in bytes; default 256 MiB.
  ///
  /// See ``HistoryLimits/diskByteLimit``.
  ///
  /// Values less than zero count as zero.
  @IBInspectable public dynamic var diskByteLimit: Int {
    get { historyLimits.diskByteLimit }
    set { historyLimits.diskByteLimit = max(newValue, 0) }
  }
}

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
