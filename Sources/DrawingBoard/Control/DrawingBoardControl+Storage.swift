import ControlCore
import UIKit

/// The storage of the drawing.
extension DrawingBoardControl {
  /// The identifier of the stored drawing.
  ///
  /// Default `nil`: the drawing is in memory and ends with the board. A board with the same
  /// identifier shows the drawing again, with undo and redo, in this run of the app or a later one.
  /// Setting another identifier ends an active stroke, leaves the old drawing on the disk and reads
  /// the new one on another thread; ``storageState`` is ``DrawingStorageState/opening`` until it is
  /// shown, and ``DrawingBoardEvent/restored(steps:)`` reports it.
  ///
  /// If the drawing cannot be opened for writing, ``storageState`` has the reason. While another
  /// board has it open, this one shows it read-only, and opens it for writing when the other one is
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

  /// The ``boardID`` as a string for Interface Builder: a UUID such as
  /// `5F2B8A54-9E0C-4C0D-8D39-0C0D86C5F0F1`.
  ///
  /// Default `nil`. A string that is not a UUID is ignored.
  @IBInspectable public dynamic var boardIdentifier: String? {
    get { boardID?.uuidString }
    set {
      guard let newValue else { return boardID = nil }
      if let id = UUID(uuidString: newValue) { boardID = id }
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
      stack.log.setBackup(newValue)
    }
  }

  /// The state of the storage of the drawing.
  ///
  /// Observe it through ``storageStateBox`` or by the control event `drawingStorageChanged`.
  public var storageState: DrawingStorageState { storageStateBox.value }

  /// A Boolean value that indicates whether the drawing can be changed.
  var isEditable: Bool { storageState.isEditable }

  /// A Boolean value that indicates whether parts of the drawing would not survive a loss of power.
  ///
  /// It is `true` for a drawing in memory that has steps.
  public var hasUnsavedChanges: Bool {
    stack.log.folder == nil ? stack.count > 0 : stack.log.durability != .flushed
  }

  /// Writes the drawing to the disk, so that it survives a loss of power if the system supports
  /// that.
  ///
  /// The board does so when the app goes to the background. A drawing in memory is not written.
  ///
  /// - Parameter completion: The handler called on any thread, with an error if the drawing would
  ///   not survive a loss of power. Default `nil`.
  public func flush(_ completion: (@Sendable (Result<Void, StorageError>) -> Void)? = nil) {
    stack.log.flush(completion)
  }

  /// Writes the drawing to the disk, so that it survives a loss of power if the system supports
  /// that.
  ///
  /// - Throws: ``StorageError`` if the drawing would not survive a loss of power.
  public func flush() async throws {
    let result = await withCheckedContinuation { continuation in
      flush { continuation.resume(returning: $0) }
    }
    try result.get()
  }

  /// Returns the identifiers of all drawings in a folder, in no particular order.
  ///
  /// - Parameter folder: The ``boardFolder``. Default `nil`: the standard one.
  /// - Returns: The identifiers; none if the folder does not exist.
  /// - Throws: ``StorageError`` if the folder cannot be read.
  public nonisolated static func storedDrawings(in folder: URL? = nil) throws -> [UUID] {
    try LogFolder.boards(in: try folder?.path ?? LogFolder.standardPath())
  }

  /// Removes a stored drawing that no board has open.
  ///
  /// File systems that copy on write may keep removed bytes for a while, as may the storage itself;
  /// on iOS they are encrypted with a key that is destroyed with the file.
  ///
  /// - Parameters:
  ///   - id: The ``boardID`` of the drawing. An unknown identifier has no effect.
  ///   - folder: The ``boardFolder``. Default `nil`: the standard one.
  /// - Throws: ``StorageError/inUse`` if a board has it open, or the error of the system if a file
  ///   could not be removed.
  public nonisolated static func removeStoredDrawing(_ id: UUID, in folder: URL? = nil) throws {
    try LogFolder.discard(id, in: try folder?.path ?? LogFolder.standardPath())
  }

  // MARK: Writing

  /// Stores the properties of the drawing other than its history.
  func storeBoard() {
    guard let canvas, isEditable else { return }
    let board = StoredBoard(
      size: canvas.size, scale: Double(canvas.scale),
      colorSpace: StoredBoard.ColorSpace(rawValue: UInt8(clamping: canvas.colorSpace.rawValue))
        ?? .sRGB,
      background: storage.background)
    stack.log.change { $0.table.setBoard(board) }
  }

  /// Stores the background, if the host has set a part of it.
  ///
  /// It is encoded on another thread.
  func storeBackground() {
    guard stack.log.folder != nil, isEditable, !behavior.background.hostValues.isEmpty else {
      return
    }
    storage.encoding?.cancel()
    let (background, log) = (boardBackground, stack.log)
    storage.encoding = Task { [weak self] in
      let data = await Self.encoded(background)
      guard let self, !Task.isCancelled, stack.log === log else { return }
      storage.background = data
      storeBoard()
    }
  }

  @concurrent
  private nonisolated static func encoded(_ background: BoardBackground) async -> Data {
    background.encoded() ?? Data()
  }

  // MARK: Limits

  /// The largest number of steps, for Interface Builder.
  ///
  /// Default 0: as many as fit. Values less than zero count as zero.
  @IBInspectable public dynamic var stepLimit: Int {
    get { historyLimits.stepLimit ?? 0 }
    set { historyLimits.stepLimit = newValue > 0 ? newValue : nil }
  }

  /// The largest memory of the history in bytes.
  ///
  /// Default 32 MiB. Values less than zero count as zero.
  @IBInspectable public dynamic var memoryByteLimit: Int {
    get { historyLimits.memoryByteLimit }
    set { historyLimits.memoryByteLimit = max(newValue, 0) }
  }

  /// The largest disk space of a stored drawing in bytes.
  ///
  /// Default 256 MiB. Values less than zero count as zero. See ``HistoryLimits/diskByteLimit``.
  @IBInspectable public dynamic var diskByteLimit: Int {
    get { historyLimits.diskByteLimit }
    set { historyLimits.diskByteLimit = max(newValue, 0) }
  }
}

/// The state of the storage of a drawing.
public enum DrawingStorageState: Equatable, Sendable {
  /// The drawing is in memory and ends with the board.
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
  /// The stored part of the drawing remains on the disk, and saving is repeated.
  case suspended(StorageError)

  /// The drawing is shown and cannot be changed.
  ///
  /// The reason is ``StorageError/inUse`` while another board, window or process has it open,
  /// ``StorageError/readOnly`` on a read-only file system, and ``StorageError/laterFormat`` if a
  /// later version of the kit wrote it. In the last case the board is blank.
  case readOnly(StorageError)

  /// The drawing is in memory only, because its folder cannot be used.
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
