import ControlCore
import UIKit

/// Drawings that are read from the disk.
extension DrawingBoardControl {
  /// Shows the drawing of an identifier when it has been read.
  ///
  /// Until then the board shows the old drawing and accepts strokes on it, unlike after setting
  /// ``boardID``. The active stroke ends when the new drawing is shown. A board without a layout
  /// shows the drawing at its first layout. Two requests for the same drawing read it once. A drawing
  /// that can be read and not written is shown; see ``DrawingStorageState/readOnly(_:)``.
  ///
  /// - Parameter id: The identifier of the drawing, in the ``boardFolder``.
  /// - Throws: ``StorageError`` if the drawing cannot be read or another board has it open, or a
  ///   `CancellationError` if another drawing was requested since. The board is unchanged.
  public func open(_ id: UUID) async throws {
    if let opening = storage.opening, opening.id == id { return try await opening.task.value }
    let isShown = id == storage.id && storageState.isEditable
    abandonOpening()
    guard !isShown || (stack.store.isTemporary && storage.opened == nil) else { return }
    try await startOpening(id, acceptsReadOnly: false).value
  }

  /// Cancels earlier requests.
  func abandonOpening() {
    storage.request += 1
    storage.opening = nil
    storage.attempt = nil
  }

  /// Shows the drawing of the current identifier as soon as it is read, and nothing until then.
  func reopen() {
    abandonOpening()
    storage.opened = nil
    finishStroke()
    finishTextEntry()
    stopPlaying()
    let hadCanvas = canvas != nil
    (canvas, surface.canvas) = (nil, nil)
    lateStroke = nil
    // The old store is released, in case it is the same one that is opened again.
    replaceStack(with: ImageStack(limits: stack.limits))
    guard let id = storage.id else {
      setStorageState(.memory)
      if hadCanvas { showOpened() }
      return
    }
    setStorageState(.opening)
    startOpening(id, acceptsReadOnly: true)
  }

  @discardableResult
  private func startOpening(_ id: UUID, acceptsReadOnly: Bool) -> Task<Void, any Error> {
    let request = storage.request
    // Strong: the drawing is shown, or its lock released, even if the board goes meanwhile.
    let task = Task { try await read(id, request: request, acceptsReadOnly: acceptsReadOnly) }
    storage.opening = BoardStorage.Opening(id: id, task: task)
    return task
  }

  func storeFolder(_ id: UUID) throws(StorageError) -> StoreFolder {
    let boards =
      if let folder = storage.folder { folder.path } else { try StoreFolder.standardPath() }
    return StoreFolder(id, in: boards, layer: storage.layer)
  }

  private func read(_ id: UUID, request: Int, acceptsReadOnly: Bool) async throws {
    do {
      let drawing = try await OpenedDrawing.read(
        try storeFolder(id), limits: stack.limits, acceptsReadOnly: acceptsReadOnly)
      guard request == storage.request else { throw CancellationError() }
      if drawing.readOnlyReason == nil { drawing.store.setBackup(storage.isBackedUp) }
      finishOpening(drawing, id)
    } catch {
      guard request == storage.request else { throw CancellationError() }
      storage.opening = nil
      if acceptsReadOnly {
        fail(error as? StorageError ?? .closed)
      } else if storageState == .opening || storage.id == id && canvas == nil {
        // The identifier was set while it was being opened, or another one before.
        reopen()
      }
      throw error
    }
  }

  func finishOpening(_ drawing: OpenedDrawing, _ id: UUID) {
    storage.opening = nil
    finishStroke()
    finishTextEntry()
    stopPlaying()
    let isLaidOut = fittedSize != .zero
    (canvas, surface.canvas, storage.id, storage.opened) = (nil, nil, id, drawing)
    if isLaidOut { return showOpened() }
    if case .failed = storageState { setStorageState(.opening) }
    setNeedsContentLayout()
  }

  /// Handles a failure to open the drawing of the current identifier.
  private func fail(_ error: StorageError) {
    setStorageState(error == .laterFormat ? .readOnly(error) : .failed(error))
    if fittedSize != .zero { showOpened() } else { setNeedsContentLayout() }
    send(.failed(.storage(error)))
  }

  /// Shows the drawing that was read, or a new one in memory.
  func showOpened() {
    guard storage.opening == nil || storage.opened != nil else { return }
    let opened = storage.opened
    storage.opened = nil
    show(
      opened ?? OpenedDrawing(HistoryStore(temporaryOn: SystemFileLayer()), limits: stack.limits))
    placePicture()
  }

  private func show(_ drawing: OpenedDrawing) {
    // Late updates of a pencil belong to the drawing before.
    lateStroke = nil
    replaceStack(with: drawing.stack)
    guard let canvas = makeCanvas(like: drawing.board) else {
      syncHistory(hasNewSteps: true)
      return send(.failed(.noCanvas))
    }
    self.canvas = canvas
    surface.setNeedsDisplay()
    if let picture = drawing.picture {
      canvas.apply(picture)
    } else {
      send(.failed(.unreadableStep))
    }
    historyReplaced()
    guard !drawing.store.isTemporary else { return }
    follow(drawing)
    if let background = drawing.background { restoreBackground(background) }
    if drawing.readOnlyReason == nil {
      if drawing.picture != nil { fitEmptyCanvas() }
      storeBoard()
      storeBackground()
    }
    // Another board of this process may have begun it.
    if drawing.store.isRestored || drawing.board != nil { send(.restored(steps: stack.count)) }
    if let loss = drawing.loss { send(.failed(.incomplete(loss))) }
  }

  private func replaceStack(with stack: ImageStack) {
    storage.following?.cancel()
    storage.mirroring?.cancel()
    (storage.following, storage.mirroring) = (nil, nil)
    let limits = self.stack.limits
    self.stack.onExpire = nil
    self.stack = stack
    if limits != stack.limits { stack.limits = limits }
  }

  private func makeCanvas(like stored: StoredBoard?) -> BoardCanvas? {
    let scale = stored.map { CGFloat($0.scale) } ?? max(traitCollection.displayScale, 1)
    let colorSpace = stored?.colorSpace ?? behavior.colorSpace
    func canvas(_ size: PixelSize) -> BoardCanvas? {
      BoardCanvas(size: size, scale: scale, colorSpace: colorSpace)
    }
    let wanted = pixelSize(of: wantedSize, scale: scale)
    guard let stored, !stored.size.isEmpty else { return canvas(wanted) }
    guard sizePolicy == .extend else { return canvas(stored.size) }
    return canvas(
      PixelSize(
        width: max(wanted.width, stored.size.width),
        height: max(wanted.height, stored.size.height))) ?? canvas(stored.size)
  }

  // MARK: State

  func setStorageState(_ state: DrawingStorageState) {
    guard state != storage.state else { return }
    storage.state = state
    scheduleRetries()
    send(.storageChanged(state))
  }

  /// The state of a drawing that is written; `nil` for others.
  var writtenState: DrawingStorageState? {
    guard storage.following != nil else { return nil }
    return stack.store.failure.map { .suspended($0) } ?? .stored
  }

  /// Publishes the state of a drawing that is written.
  func updateStorageState() {
    if let writtenState { setStorageState(writtenState) }
  }

  private func follow(_ drawing: OpenedDrawing) {
    if let reason = drawing.readOnlyReason {
      setStorageState(.readOnly(reason))
      if drawing.stack.isFollowing { mirror(drawing.store) }
      return
    }
    followReports(of: drawing.store)
  }

  private func followReports(of store: HistoryStore) {
    let reports = store.reports
    storage.following = Task { [weak self] in
      for await report in reports {
        guard let self, !Task.isCancelled else { return }
        handle(report)
      }
    }
    updateStorageState()
  }

  // MARK: Another board

  /// Shows what another board of the app does with the drawing, until this one can.
  private func mirror(_ store: HistoryStore) {
    let changes = store.changes
    storage.mirroredBackground = store.state.withLock { $0.table.board?.background }
    storage.mirroring = Task { [weak self] in
      for await _ in changes {
        guard let self, !Task.isCancelled else { return }
        followChange()
      }
    }
  }

  private func followChange() {
    let store = stack.store
    let updates = stack.follow()
    let board = store.state.withLock { $0.table.board }
    guard let canvas, board.map({ $0.size.isEmpty || $0.size == canvas.size }) ?? true else {
      // Of another size it is another picture.
      return show(OpenedDrawing(store, limits: stack.limits))
    }
    surface.setNeedsDisplay(canvas.apply(updates))
    if let board, board.background != storage.mirroredBackground {
      storage.mirroredBackground = board.background
      if let background = BoardBackground(data: board.background) { restoreBackground(background) }
    }
    syncHistory(hasNewSteps: true)
    guard stack.takeOver() else { return }
    storage.mirroring = nil
    historyReplaced()
    store.setBackup(storage.isBackedUp)
    followReports(of: store)
    storeBoard()
    storeBackground()
  }

  private func handle(_ report: StoreReport) {
    updateStorageState()
    switch report {
    case .failure(let error?): send(.failed(.storage(error)))
    case .backup(let error): send(.failed(.backup(error)))
    case .failure(nil): break
    }
  }
}
