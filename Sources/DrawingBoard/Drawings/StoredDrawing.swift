import CoreGraphics
import Foundation

/// A stored drawing, without a board.
///
/// The value describes the drawing as it was when it was read. Its methods work on the drawing as it
/// is now, on another thread, whether a board has it open or not:
///
///     let drawings = try await StoredDrawing.all()
///     let copy = try await drawings[0].duplicate()
///     try await copy.export(to: file)
///
/// Steps that a board has committed belong to the drawing, a stroke that is being drawn does not.
public struct StoredDrawing: Identifiable, Sendable {
  /// The ``DrawingBoardControl/boardID`` of the drawing.
  public let id: UUID

  /// The date of the last step; that of the file if there is no step.
  public let date: Date

  /// The size of all files of the drawing, in bytes.
  public let byteCount: Int

  /// The number of steps, those that were undone included.
  public let stepCount: Int

  /// The size of the picture in points; zero before the first layout of its board.
  public let size: CGSize

  /// The reason that the drawing could not be read; `nil` if it could.
  ///
  /// The number of steps and the size are zero then. ``StorageError/damaged``: a board that opens the
  /// drawing shows what can be read. ``StorageError/laterFormat``: a later version of the kit wrote
  /// it. ``StorageError/inUse``: another process has it open. Such a drawing can be removed, unless it
  /// is in use.
  public let error: StorageError?

  let folder: StoreFolder

  /// An error of one drawing.
  public struct Failure: Error, Hashable, Sendable {
    /// The drawing.
    public let id: UUID

    /// The reason.
    public let reason: StorageError
  }
}

extension StoredDrawing: Equatable {
  /// Returns whether two values describe the same drawing in the same way.
  public static func == (first: StoredDrawing, second: StoredDrawing) -> Bool {
    first.folder.path == second.folder.path && first.date == second.date
      && first.byteCount == second.byteCount && first.stepCount == second.stepCount
      && first.size == second.size && first.error == second.error
  }
}

/// Finding drawings.
extension StoredDrawing {
  /// Returns all drawings in a folder, the one that was changed last first.
  ///
  /// A drawing that cannot be read is among them, with an ``error``. Other files and folders are
  /// ignored.
  ///
  /// - Parameter folder: The ``DrawingBoardControl/boardFolder``. Default `nil`: the standard one.
  /// - Returns: The drawings; none if the folder does not exist.
  /// - Throws: ``StorageError`` if the folder cannot be read, or a `CancellationError`.
  @concurrent
  public static func all(in folder: URL? = nil) async throws -> [StoredDrawing] {
    let path = try path(of: folder)
    let end = ContinuousClock.now + OpenedDrawing.patience
    var drawings: [StoredDrawing] = []
    for id in try StoreFolder.boards(in: path) {
      guard let drawing = try await read(StoreFolder(id, in: path), until: end) else { continue }
      drawings.append(drawing)
    }
    return drawings.sorted { ($0.date, $0.id.uuidString) > ($1.date, $1.id.uuidString) }
  }

  /// Reads what is known of a drawing.
  ///
  /// - Parameters:
  ///   - id: The ``DrawingBoardControl/boardID`` of the drawing.
  ///   - folder: The ``DrawingBoardControl/boardFolder``. Default `nil`: the standard one.
  /// - Throws: ``Failure`` with the reason `ENOENT` if there is no such drawing, or a
  ///   `CancellationError`. A drawing that cannot be read has an ``error``.
  public init(_ id: UUID, in folder: URL? = nil) async throws {
    let found = try await Self.naming(id) {
      try await Self.read(StoreFolder(id, in: try Self.path(of: folder)))
    }
    guard let found else { throw Failure(id: id, reason: .system(ENOENT)) }
    self = found
  }

  static func path(of folder: URL?) throws(StorageError) -> String {
    if let folder { return folder.path }
    return try StoreFolder.standardPath()
  }

  /// - Returns: `nil` when there is no drawing.
  @concurrent
  static func read(
    _ folder: StoreFolder, until end: ContinuousClock.Instant = .now + OpenedDrawing.patience
  ) async throws -> StoredDrawing? {
    do {
      let source = try await DrawingSource.open(folder, until: end)
      return StoredDrawing(folder, table: source.table)
    } catch let error as StorageError {
      if error == .system(ENOENT) || error == .system(ENOTDIR) { return nil }
      return StoredDrawing(folder, table: nil, error: error)
    }
  }

  private init(_ folder: StoreFolder, table: HistoryTable?, error: StorageError? = nil) {
    (id, self.folder, self.error) = (folder.id, folder, error)
    date = table?.steps.last?.date ?? folder.modificationDate
    byteCount = folder.byteCount(of: (try? folder.layer.names(in: folder.path)) ?? [])
    stepCount = table?.steps.count ?? 0
    size = table?.board?.pointSize ?? .zero
  }

  /// Runs an operation, whose errors name a drawing.
  static func naming<Result>(
    _ id: UUID, _ operation: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await operation()
    } catch {
      // What a canceled operation ends with does not matter.
      try Task.checkCancellation()
      if error is CancellationError || error is Failure { throw error }
      throw Failure(id: id, reason: error as? StorageError ?? StorageError(error))
    }
  }
}

extension StoredBoard {
  /// The size in points.
  var pointSize: CGSize {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
  }
}

extension StoreFolder {
  /// The date of the file with the drawing.
  fileprivate var modificationDate: Date {
    let file = ((try? drawingFile()) ?? nil) ?? path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
