import ControlCore
import UIKit

/// Where the drawing is kept, and how much of it.
extension DrawingBoardControl {
  /// What the drawing is stored by; default `nil`, when it lives in memory and goes with the board.
  ///
  /// A board of the same id shows the drawing again, with undo and redo, in this run of the app or a
  /// later one; ``DrawingBoardEvent/restored(steps:)`` tells. It is read when the id is set, or the
  /// board laid out first, which takes about a tenth of a second for every hundred megabytes and more
  /// for a large picture; ``open(_:)`` reads it on another thread. Setting another id ends a stroke under
  /// way, leaves the old drawing on the disk and shows the new one. Where the store cannot be opened,
  /// because another board has it or the disk fails, the board goes on in memory, and
  /// ``DrawingBoardEvent/failed(_:)`` tells.
  public var boardID: UUID? {
    get { storage.id }
    set {
      if let newValue, storage.opening?.id == newValue {
        // Reading it a second time would have to wait for the first.
        storage.id = newValue
        storage.opening?.isExpected = true
        return
      }
      abandonOpening()
      guard newValue != storage.id else { return }
      storage.id = newValue
      reopen()
    }
  }

  /// Shows the drawing of an id, which is read on another thread.
  ///
  /// The board goes on as it is until then, and one can draw. A stroke that is under way at that moment
  /// ends as if the finger had been lifted, and belongs to the old drawing. Before the board is laid
  /// out the drawing waits for its first layout. ``boardID`` is the new one when the call returns. Asked
  /// twice for the same drawing it is read once. Where memory is too short for its picture the board
  /// shows none, and ``DrawingBoardEvent/failed(_:)`` tells.
  ///
  /// - Parameter id: What the drawing is stored by, in the ``boardFolder``.
  /// - Throws: Why the store cannot be opened, or a `CancellationError` when another drawing was asked
  ///   for meanwhile; the board stays as it is.
  public func open(_ id: UUID) async throws {
    if let opening = storage.opening, opening.id == id { return try await opening.task.value }
    abandonOpening()
    guard id != storage.id || (stack.store == nil && storage.opened == nil) else { return }
    let request = storage.request
    let task = Task { try await read(id, request: request) }
    storage.opening = BoardStorage.Opening(id: id, task: task)
    try await task.value
  }

  /// What was asked for before counts no more.
  private func abandonOpening() {
    storage.request += 1
    storage.opening = nil
  }

  private func read(_ id: UUID, request: Int) async throws {
    let drawing: OpenedDrawing
    do {
      drawing = try await OpenedDrawing.read(id, in: storage.folder, limits: stack.limits)
    } catch {
      if request == storage.request {
        let isExpected = storage.opening?.isExpected == true
        abandonOpening()
        if isExpected { reopen() }
      }
      throw error
    }
    guard request == storage.request else { throw CancellationError() }
    storage.opening = nil
    finishStroke()
    finishTextEntry()
    storage.id = id
    if canvas == nil {
      storage.opened = drawing
      setNeedsContentLayout()
    } else {
      canvas = nil
      show(drawing)
      placePicture()
    }
  }

  /// ``boardID`` as text, for Interface Builder: a UUID such as
  /// `5F2B8A54-9E0C-4C0D-8D39-0C0D86C5F0F1`; default none.
  ///
  /// A text that is none changes nothing.
  @IBInspectable public dynamic var boardIdentifier: String? {
    get { boardID?.uuidString }
    set {
      guard let newValue else { return boardID = nil }
      if let id = UUID(uuidString: newValue) { boardID = id }
    }
  }

  /// The folder of all boards; default `nil`, `DrawingBoards` in the app's Application Support.
  public var boardFolder: URL? {
    get { storage.folder }
    set {
      guard newValue != storage.folder else { return }
      storage.folder = newValue
      if storage.id != nil { reopen() }
    }
  }

  /// What the drawing takes up on the disk and whether it would survive; `nil` while it is in memory
  /// only.
  public var storeUsage: StoreUsage? { stack.usage.store }

  /// Brings all that was drawn to the disk, as far as the system can; the app's way to the background
  /// does it too.
  ///
  /// - Parameter completion: Called on any thread, with an error when the drawing would not survive
  ///   a loss of power. Without a store it is called at once, without one.
  public func flush(_ completion: (@Sendable (Result<Void, StoreError>) -> Void)? = nil) {
    guard let store = stack.store else {
      completion?(.success(()))
      return
    }
    store.flush(completion)
  }

  // MARK: Limits

  /// How many steps there may be, for Interface Builder; default 0, as many as fit.
  ///
  /// Less than zero counts as zero.
  @IBInspectable public dynamic var stepLimit: Int {
    get { historyLimits.stepLimit ?? 0 }
    set { historyLimits.stepLimit = newValue > 0 ? newValue : nil }
  }

  /// The memory for the history in bytes; default 32 MiB.
  ///
  /// Less than zero counts as zero.
  @IBInspectable public dynamic var memoryByteLimit: Int {
    get { historyLimits.memoryByteLimit }
    set { historyLimits.memoryByteLimit = max(newValue, 0) }
  }

  /// The space for the history on the disk in bytes, where there is one; default 256 MiB.
  ///
  /// Less than zero counts as zero.
  @IBInspectable public dynamic var diskByteLimit: Int {
    get { historyLimits.diskByteLimit }
    set { historyLimits.diskByteLimit = max(newValue, 0) }
  }

  // MARK: Opening

  /// Shows the drawing of the id at hand, once there is room to show one.
  private func reopen() {
    abandonOpening()
    storage.opened = nil
    finishStroke()
    finishTextEntry()
    guard canvas != nil else { return }
    canvas = nil
    surface.canvas = nil
    openDrawing()
    placePicture()
  }

  /// Makes the picture, with what the store has of it.
  func openDrawing() {
    let opened = storage.opened
    storage.opened = nil
    show(opened ?? OpenedDrawing(store: openStore(), limits: stack.limits))
  }

  private func show(_ drawing: OpenedDrawing) {
    // What a pencil still tells is of the drawing before.
    lateStroke = nil
    let limits = stack.limits
    stack.onExpire = nil
    stack = drawing.stack
    if limits != stack.limits { stack.limits = limits }
    listen(to: drawing.store)
    let stored = drawing.store?.recovered.board
    guard let canvas = makeCanvas(like: stored) else {
      historyReplaced()
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
    boardStored()
    guard let store = drawing.store else { return }
    if stored != nil { send(.restored(steps: stack.count)) }
    if let loss = store.recovered.loss { send(.failed(.incomplete(loss))) }
  }

  private func openStore() -> ImageStackStore? {
    guard let id = storage.id else { return nil }
    // Let go of first, in case it is the same one that is opened anew.
    stack = ImageStack(limits: stack.limits)
    do {
      return try ImageStackStore(id: id, in: storage.folder)
    } catch {
      send(.failed(.storage(error)))
      return nil
    }
  }

  private func listen(to store: ImageStackStore?) {
    storage.listening?.cancel()
    storage.listening = nil
    guard let events = store?.events else { return }
    storage.listening = Task { [weak self] in
      for await event in events {
        if case .suspended(let error) = event { self?.send(.failed(.storage(error))) }
      }
    }
  }

  private func makeCanvas(like stored: StoredBoard?) -> BoardCanvas? {
    let scale = stored.map { CGFloat($0.scale) } ?? max(traitCollection.displayScale, 1)
    let wanted = pixelSize(of: bounds.size, scale: scale)
    guard let stored, !stored.size.isEmpty else { return BoardCanvas(size: wanted, scale: scale) }
    guard sizePolicy == .extend else { return BoardCanvas(size: stored.size, scale: scale) }
    let size = PixelSize(
      width: max(wanted.width, stored.size.width), height: max(wanted.height, stored.size.height))
    return BoardCanvas(size: size, scale: scale) ?? BoardCanvas(size: stored.size, scale: scale)
  }

  /// Has the store know the picture's size.
  func boardStored() {
    guard let canvas else { return }
    stack.store?.setBoard(StoredBoard(size: canvas.size, scale: Double(canvas.scale)))
  }

  // MARK: System

  /// Hears of memory warnings and of the way to the background.
  func observeSystem() {
    backgroundChanged()
    notifications = [
      NotificationObserver(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
        self?.lateStroke = nil
        self?.stack.receivedMemoryWarning()
      },
      NotificationObserver(UIApplication.didEnterBackgroundNotification) { [weak self] _ in
        self?.flush()
      },
    ]
  }
}

/// What a board knows of where its drawing is kept.
struct BoardStorage {
  var id: UUID?
  var folder: URL?

  /// Listens to the store.
  var listening: Task<Void, Never>?

  /// The number of the latest drawing that was asked for.
  var request = 0

  /// The drawing that is being read on another thread.
  var opening: Opening?

  /// A drawing that is being read.
  struct Opening {
    let id: UUID
    let task: Task<Void, any Error>

    /// Whether the board's id has been set to it meanwhile.
    var isExpected = false
  }

  /// A drawing that waits for the board's first layout.
  var opened: OpenedDrawing?
}
