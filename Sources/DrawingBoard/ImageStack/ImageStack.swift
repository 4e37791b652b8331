import Foundation

/// The history of an image: an index over its states, to be shown by undo and redo.
///
/// A state is a grid of tiles that it shares with its neighbors; a step is the tiles that changed. The
/// states themselves are in a ``HistoryStore``, which keeps the pixels around the shown step ready. The
/// limits bound memory and disk, and the oldest steps give way.
///
/// The state before the first step is not a step: with n steps the index goes from -1 to n - 1.
///
/// The stack draws nothing and retains no whole image: undo and redo return the tiles to apply to one.
/// It is used by one thread at a time.
///
/// The method is that of raster editors, tiles that are copied when they are first changed. Pushing
/// takes some microseconds a tile, undoing a step of the window less than one.
package final class ImageStack {
  /// What the history may take up.
  ///
  /// What is beyond lowered limits is given up at once.
  package var limits: HistoryLimits {
    didSet {
      guard !isFollowing else { return }
      enforceLimits()
      reportExpiry()
    }
  }

  /// Where the states are.
  let store: HistoryStore

  /// Called after steps have been given up to stay within the limits, the oldest first.
  ///
  /// With `wereUndone` they were undone and can no longer be redone, which happens when the limits are
  /// lowered while the state before the first step is shown. Otherwise they were the oldest ones and
  /// can no longer be undone. It is not called for steps that are dropped because a new one was pushed
  /// after undo, nor for erasing.
  var onExpire: ((_ steps: [HistoryStep], _ wereUndone: Bool) -> Void)?

  /// The shown step, counted from the oldest; -1 for the state before the first one.
  package internal(set) var index = -1

  /// The number of steps.
  package internal(set) var count = 0

  /// A Boolean value that indicates whether another stack changes the history, which this one shows.
  private(set) var isFollowing: Bool

  /// The states of the tiles that a stack that follows has shown.
  private var followed: ContiguousArray<TileID> = []

  var nextStepID: UInt64 = 0
  var expiredOldest: [HistoryStep] = []
  var expiredNewest: [HistoryStep] = []

  /// Creates the history that a store has.
  ///
  /// - Parameters:
  ///   - limits: What the history may take up.
  ///   - store: The store; by default one that ends with it. If another stack of the store changes the
  ///     history, this one follows: it cannot, and ``follow()`` shows what the other one does.
  package init(limits: HistoryLimits = HistoryLimits(), store: HistoryStore? = nil) {
    self.limits = limits
    let store = store ?? HistoryStore(temporaryOn: SystemFileLayer())
    self.store = store
    isFollowing = !store.claim()
    synchronize()
    begin()
  }

  deinit {
    if !isFollowing { store.release() }
  }

  private func begin() {
    guard !isFollowing else { return followed = store.state.withLock { $0.table.slots.shown } }
    nextStepID = store.state.withLock { $0.table.lastStepID }
    enforceLimits()
  }

  /// Begins to change the history, if no other stack does.
  ///
  /// - Returns: A Boolean value that indicates whether it does now.
  func takeOver() -> Bool {
    guard isFollowing, store.claim() else { return false }
    isFollowing = false
    begin()
    return true
  }

  /// Goes to what the other stack of the history shows now.
  ///
  /// - Returns: The tiles that have changed since the last time. One that cannot be read stays.
  func follow() -> [TileUpdate] {
    let (shown, coordinates) = store.state.withLock {
      ($0.table.slots.shown, $0.table.slots.coordinates)
    }
    var updates: [TileUpdate] = []
    for slot in shown.indices
    where !followed.indices.contains(slot) || followed[slot] != shown[slot] {
      guard case .success(let pixels) = Result(catching: { try store.read(shown[slot]) }) else {
        continue
      }
      updates.append(TileUpdate(coordinate: coordinates[slot], pixels: pixels))
    }
    followed = shown
    synchronize()
    return updates
  }

  /// A Boolean value that indicates whether there is a step to undo.
  package var canUndo: Bool { index >= 0 }

  /// A Boolean value that indicates whether there is a step to redo.
  package var canRedo: Bool { index + 1 < count }

  /// The steps, the oldest first.
  var steps: HistorySteps { store.state.withLock { $0.table.steps } }

  /// The step at a position; `nil` where there is none.
  func step(at position: Int) -> HistoryStep? {
    guard (0..<count).contains(position) else { return nil }
    return store.state.withLock { $0.table.steps[position] }
  }

  /// What the history takes up now.
  package var usage: HistoryUsage { store.usage }

  /// Takes over the position in the table.
  func synchronize() {
    (index, count) = store.state.withLock { ($0.table.index, $0.table.steps.count) }
  }
}

extension ImageStack {
  /// Drops all steps so that they cannot be brought back; the shown image stays.
  ///
  /// - Throws: ``StorageError`` when a tile of the shown image cannot be read. Nothing has changed
  ///   then; ``eraseHistory(keeping:)`` does not need to read.
  func eraseHistory() throws(StorageError) { eraseHistory(keeping: try picture()) }

  /// Drops all steps so that they cannot be brought back, and starts with an image.
  ///
  /// On the disk a new file takes the place of the old one, which has happened when a later flush
  /// completes without an error. The old bytes are not overwritten: see ``FileLayer/remove(_:)``.
  /// ``onExpire`` is not called.
  ///
  /// - Parameter picture: The tiles of the image; those that are left out are blank, and of a tile that
  ///   is given twice the last one counts.
  func eraseHistory(keeping picture: [TileUpdate]) {
    guard !isFollowing else { return }
    var tiles: [TileCoordinate: TilePixels] = [:]
    for tile in picture { tiles[tile.coordinate] = tile.pixels?.unlessBlank }
    store.change { state in
      state.table.removeAll()
      state.discardContents()
      state.removeWindow()
      state.isErasing = true
      state.eraseCount += 1
      for (coordinate, pixels) in tiles {
        let slot = state.table.slots.add(coordinate)
        let id = state.table.setInitial(of: slot)
        state.keep(pixels, of: id)
      }
    }
    synchronize()
  }
}
