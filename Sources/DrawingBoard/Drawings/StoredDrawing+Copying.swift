import Foundation

/// Copies of drawings, and files of them.
extension StoredDrawing {
  /// Copies the drawing, with its history and its background.
  ///
  /// The two do not share anything: drawing in one leaves the other as it is.
  ///
  /// - Parameters:
  ///   - id: The identifier of the copy. Default: a new one.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: The copy, in the same folder.
  /// - Throws: ``Failure``: with the identifier of the copy and the reason `EEXIST` if there is such a
  ///   drawing; with that of this drawing if it cannot be read or the copy cannot be written. A
  ///   `CancellationError` if the task is canceled. No copy is left then.
  @concurrent
  @discardableResult
  public func duplicate(
    as id: UUID = UUID(), progress: BoardExport.ProgressHandler? = nil
  ) async throws -> StoredDrawing {
    let target = StoreFolder(id, in: folder.boards, layer: folder.layer)
    try await Self.naming(id) { try Self.checkVacancy(of: target) }
    return try await Self.naming(self.id) {
      let source = try await DrawingSource.open(folder)
      await source.settle()
      try source.copy(as: id, isVerified: false, progress: progress) { write throws(StorageError) in
        try target.create(write)
      }
      return try await Self.written(target)
    }
  }

  /// Writes the drawing, with its history and its background, to a single file.
  ///
  /// The file is self-contained: it can be sent, or stored in iCloud. Every tile is read back before
  /// the file takes its place.
  ///
  /// - Parameters:
  ///   - url: The file. A file that is there is replaced when the new one is complete.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Throws: ``Failure`` if the drawing cannot be read or the file cannot be written, with the
  ///   reason ``StorageError/damaged`` if a step of it is damaged. A `CancellationError` if the task
  ///   is canceled. What was at `url` is as before then.
  @concurrent
  public func export(to url: URL, progress: BoardExport.ProgressHandler? = nil) async throws {
    try await Self.naming(id) {
      try DrawingFile.checkTarget(url)
      let source = try await DrawingSource.open(folder)
      await source.settle()
      try DrawingFile.write(to: url) { file throws(StorageError) in
        try source.copy(as: id, isVerified: true, progress: progress) {
          write throws(StorageError) in
          try file.create(write)
        }
      }
    }
  }

  /// Creates a drawing from a file that ``export(to:progress:)`` wrote.
  ///
  /// The file is not changed. What is in it is read as data of a stranger: every step is compared with
  /// its checksums and written to a new database, and nothing else of the file is used.
  ///
  /// - Parameters:
  ///   - url: The file. If it is outside of the app's container, your app has access to it meanwhile.
  ///   - id: The identifier of the drawing. Default: a new one.
  ///   - folder: The ``DrawingBoardControl/boardFolder``. Default `nil`: the standard one.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: The drawing.
  /// - Throws: ``Failure`` with `id`. Reasons: `EEXIST` if there is such a drawing,
  ///   ``StorageError/damaged`` if the file is another one, was changed, or has a picture of more
  ///   than 67 million pixels, ``StorageError/laterFormat``, ``StorageError/inUse`` if it is the
  ///   database of a drawing that a board has open, and those of the system. A `CancellationError` if
  ///   the task is canceled. No drawing is left then.
  @concurrent
  @discardableResult
  public static func `import`(
    from url: URL, as id: UUID = UUID(), in folder: URL? = nil,
    progress: BoardExport.ProgressHandler? = nil
  ) async throws -> StoredDrawing {
    try await naming(id) {
      let target = StoreFolder(id, in: try path(of: folder))
      try checkVacancy(of: target)
      let source = try DrawingFile.source(at: url)
      try source.copy(as: id, isVerified: true, progress: progress) { write throws(StorageError) in
        try target.create(write)
      }
      return try await written(target)
    }
  }

  /// Removes the drawing.
  ///
  /// A drawing that is not there has no effect.
  ///
  /// - Throws: ``Failure``, with the reason ``StorageError/inUse`` if a board has the drawing open:
  ///   nothing is removed then. The error of the system if a file could not be removed.
  @concurrent
  public func remove() async throws {
    try await Self.naming(id) {
      let end = ContinuousClock.now + OpenedDrawing.patience
      while true {
        do throws(StorageError) {
          return try StoreFolder.discard(id, in: folder.boards, layer: folder.layer)
        } catch {
          // A board may be closing it.
          guard error == .inUse, DrawingSource.owner(of: folder) == nil, ContinuousClock.now < end
          else { throw error }
        }
        try await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  private static func checkVacancy(of target: StoreFolder) throws {
    guard try target.isVacant() else { throw StorageError.system(EEXIST) }
  }

  private static func written(_ target: StoreFolder) async throws -> StoredDrawing {
    // A copy that is there is returned, even if the task is canceled by now.
    let drawing = try await Task { try await read(target) }.value
    guard let drawing else { throw StorageError.system(ENOENT) }
    return drawing
  }
}
