import DrawingBoard
import Foundation

/// A store in memory that remembers what it was told, and fails when told so.
// Sendable, because every access to its state holds the lock.
final class FaultingStore: TileStore, @unchecked Sendable {
  private struct Step {
    let description: StoredStep
    let ids: [TileID]
    let coordinates: [TileCoordinate]
  }

  private let lock = NSLock()
  private var pixels: [TileID: TilePixels?] = [:]
  private var initial: [TileCoordinate: TileID] = [:]
  private var steps: [Step] = []
  private var index = -1
  private var nextID: UInt32 = 0
  private var state = State()

  /// What a test looks at and sets.
  struct State {
    var unreadable: Set<TileID> = []
    var isEverythingUnreadable = false
    /// Whether many tiles at once turn out to be unreadable when half of them have been shown.
    var failsLate = false
    var isSuspended = false
    var bytesPerTile = 600
    var writtenTiles = 0
    var readTiles = 0
    var prefetched: [TileID] = []
    var bases: [TileID?] = []
  }

  let recovered: RecoveredHistory

  init(recovered: RecoveredHistory = RecoveredHistory()) { self.recovered = recovered }

  /// Reads or sets the state.
  func with<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

  var stepCount: Int { lock.withLock { steps.count } }
  var shownIndex: Int { lock.withLock { index } }
  var tileCount: Int { lock.withLock { pixels.count } }
  var names: [String] { lock.withLock { steps.map(\.description.name) } }

  /// A store opened again after the app was gone, with the same tiles.
  func reopened() -> FaultingStore {
    lock.withLock {
      var history = RecoveredHistory()
      func stored(_ coordinate: TileCoordinate, _ id: TileID) -> RecoveredHistory.StoredTile {
        RecoveredHistory.StoredTile(
          coordinate: coordinate, id: id, isBlank: (pixels[id] ?? nil) == nil)
      }
      history.initialTiles = initial.map { stored($0.key, $0.value) }
      history.steps = steps.map(\.description)
      for step in steps {
        history.stepTiles += zip(step.coordinates, step.ids).map { stored($0, $1) }
        history.stepTileEnds.append(history.stepTiles.count)
      }
      history.index = index
      let store = FaultingStore(recovered: history)
      store.pixels = pixels
      store.initial = initial
      store.steps = steps
      store.index = index
      store.nextID = nextID
      return store
    }
  }

  func append(_ step: StoredStep, at position: Int, tiles: [TileRevision]) -> [TileID] {
    lock.withLock {
      drop(steps.count - position)
      let ids = tiles.map { add($0.change.after) }
      state.bases += tiles.map(\.base)
      steps.append(Step(description: step, ids: ids, coordinates: tiles.map(\.change.coordinate)))
      index = steps.count - 1
      return ids
    }
  }

  private func add(_ tile: TilePixels?) -> TileID {
    nextID += 1
    state.writtenTiles += 1
    pixels[TileID(rawValue: nextID)] = .some(tile)
    return TileID(rawValue: nextID)
  }

  private func drop(_ count: Int) {
    for step in steps.suffix(count) {
      for id in step.ids { pixels[id] = nil }
    }
    steps.removeLast(count)
    index = min(index, steps.count - 1)
  }

  func setInitial(_ tiles: [TileUpdate]) -> [TileID] {
    lock.withLock {
      tiles.map { tile in
        let id = add(tile.pixels)
        initial[tile.coordinate] = id
        return id
      }
    }
  }

  func moved(to index: Int) { lock.withLock { self.index = index } }

  func truncated(to count: Int) { lock.withLock { drop(steps.count - count) } }

  func expired(_ count: Int) {
    lock.withLock {
      for step in steps.prefix(count) {
        for (coordinate, id) in zip(step.coordinates, step.ids) {
          if let old = initial.updateValue(id, forKey: coordinate) { pixels[old] = nil }
        }
      }
      steps.removeFirst(count)
      index -= count
    }
  }

  func eraseHistory(keeping picture: [TileUpdate]) -> [TileID] {
    lock.withLock {
      (pixels, initial, steps, index) = ([:], [:], [], -1)
    }
    return setInitial(picture)
  }

  func setBoard(_ board: StoredBoard) {}

  func read(_ id: TileID, knowing known: KnownTile?) throws -> TilePixels? {
    try lock.withLock {
      state.readTiles += 1
      guard !state.isEverythingUnreadable, !state.unreadable.contains(id) else {
        throw StoreError.damaged
      }
      guard let tile = pixels[id] else { throw StoreError.unknownTile }
      return tile
    }
  }

  func read(
    _ ids: [TileID], showing show: @Sendable (_ position: Int, _ pixels: TilePixels?) -> Void
  ) throws(TileReadFailure) {
    guard with({ $0.failsLate }) else {
      for position in ids.indices {
        do {
          show(position, try read(ids[position], knowing: nil))
        } catch {
          throw TileReadFailure(position: position, reason: .damaged, hasShown: position > 0)
        }
      }
      return
    }
    for position in 0..<ids.count / 2 { show(position, .noise(seed: UInt64(position))) }
    throw TileReadFailure(position: ids.count / 2, reason: .damaged, hasShown: true)
  }

  func prefetch(_ ids: [TileID]) { with { $0.prefetched = ids } }

  func flush(_ completion: (@Sendable (Result<Void, StoreError>) -> Void)?) {
    completion?(.success(()))
  }

  var usage: StoreUsage {
    lock.withLock {
      var usage = StoreUsage()
      usage.stepCount = steps.count
      usage.tileCount = pixels.count
      usage.liveBytes = pixels.count * state.bytesPerTile
      usage.fileBytes = usage.liveBytes
      if state.isSuspended {
        usage.durability = .suspended(.diskFull)
        usage.unflushedBytes = usage.liveBytes
      }
      return usage
    }
  }

  var events: AsyncStream<StoreEvent> { AsyncStream { $0.finish() } }
}
