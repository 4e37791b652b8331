import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// Runs the store's work at once, on the thread that asks for it.
struct InlineExecutor: StoreExecutor {
  func perform(_ work: @escaping @Sendable () -> Void) { work() }

  func answer(_ call: @escaping @Sendable () -> Void) { call() }
}

/// Keeps the store's work until a test wants it done.
// Sendable, because its lock is held whenever the list is used.
final class ManualExecutor: StoreExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var works: [@Sendable () -> Void] = []

  func perform(_ work: @escaping @Sendable () -> Void) { lock.withLock { works.append(work) } }

  func answer(_ call: @escaping @Sendable () -> Void) { call() }

  func run() {
    while let work = lock.withLock({ works.isEmpty ? nil : works.removeFirst() }) { work() }
  }
}

/// Uses a store as a history does, beside a model of what it should keep.
struct StoreDriver {
  static let boards = "/boards"

  let store: ImageStackStore
  private(set) var model = NaiveHistory()
  /// The model after each thing that was done; the first is the empty one.
  private(set) var states: [NaiveHistory]
  private var random: SeededGenerator
  private var initialIDs: [TileCoordinate: TileID] = [:]
  private var stepIDs: [[TileCoordinate: TileID]] = []
  private var nextIdentifier: UInt64
  private let disk: SimulatedDisk?
  /// How often a tile is one that does not compress, in percent.
  var noisePercentage = 10

  init(_ store: ImageStackStore, disk: SimulatedDisk? = nil, seed: UInt64 = 1) throws {
    self.store = store
    self.disk = disk
    random = SeededGenerator(seed: seed)
    model = try NaiveHistory(opening: store)
    states = [model]
    nextIdentifier = (model.steps.map(\.step.identifier).max() ?? 0) + 1
    for tile in store.recovered.initialTiles { initialIDs[tile.coordinate] = tile.id }
    for position in store.recovered.steps.indices {
      let tiles = store.recovered.tiles(ofStep: position).map { ($0.coordinate, $0.id) }
      stepIDs.append(Dictionary(uniqueKeysWithValues: tiles))
    }
  }

  static func store(
    on disk: SimulatedDisk, id: UUID = .fixture, executor: any StoreExecutor = InlineExecutor(),
    options: ImageStackStore.Options = ImageStackStore.Options()
  ) throws -> ImageStackStore {
    try ImageStackStore(id: id, in: boards, options: options, layer: disk, executor: executor)
  }

  private mutating func done() {
    states.append(model)
    disk?.note(.told(states.count - 1))
  }

  private func id(of coordinate: TileCoordinate) -> TileID? {
    for ids in stepIDs[...model.index].reversed() {
      if let id = ids[coordinate] { return id }
    }
    return initialIDs[coordinate]
  }

  // MARK: What a history does

  mutating func draw(_ count: Int = 2, columns: Int = 3) {
    var tiles: [TileCoordinate: TilePixels?] = [:]
    let before = model.shown
    for _ in 0..<count {
      let coordinate = TileCoordinate(column: random.next(below: columns), row: 0)
      tiles.updateValue(nextPixels(on: before[coordinate]), forKey: coordinate)
    }
    draw(tiles)
  }

  mutating func draw(_ tiles: [TileCoordinate: TilePixels?]) {
    let before = model.shown
    let step = StoredStep(
      identifier: nextIdentifier, name: "Step \(nextIdentifier)",
      date: Date(timeIntervalSinceReferenceDate: Double(nextIdentifier)),
      bounds: PixelRect(x: 0, y: 0, width: Int(nextIdentifier), height: 3))
    nextIdentifier += 1
    let order = tiles.keys.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    let revisions = order.map { coordinate in
      let after = tiles[coordinate] ?? nil
      return TileRevision(
        TileChange(coordinate: coordinate, before: before[coordinate], after: after),
        base: id(of: coordinate))
    }
    let position = model.index + 1
    let ids = store.append(step, at: position, tiles: revisions)
    model.steps.removeSubrange(position...)
    stepIDs.removeSubrange(position...)
    model.steps.append(NaiveHistory.Step(step: step, tiles: tiles))
    stepIDs.append(Dictionary(uniqueKeysWithValues: zip(order, ids)))
    model.index = position
    done()
  }

  private mutating func nextPixels(on base: TilePixels?) -> TilePixels? {
    let kind = random.next(below: 100)
    if kind < noisePercentage { return .noise(seed: random.next()) }
    if kind < noisePercentage + 5 { return nil }
    let row = random.next(below: 60)
    return .drawn(
      on: base, columns: 0..<64, rows: row..<(row + 4),
      pixel: UInt32(truncatingIfNeeded: random.next()) | 1)
  }

  mutating func move(to index: Int) {
    store.moved(to: index)
    model.index = index
    done()
  }

  mutating func undo() { if model.index >= 0 { move(to: model.index - 1) } }

  mutating func truncate(to count: Int) {
    store.truncated(to: count)
    model.truncate(to: count)
    stepIDs.removeSubrange(count...)
    done()
  }

  mutating func expire(_ count: Int) {
    let count = min(count, model.index + 1)
    store.expired(count)
    for ids in stepIDs[..<count] { initialIDs.merge(ids) { $1 } }
    stepIDs.removeFirst(count)
    model.expire(count)
    done()
  }

  mutating func setInitial(_ tiles: [TileCoordinate: TilePixels]) {
    let updates = tiles.map { TileUpdate(coordinate: $0.key, pixels: $0.value) }
    let ids = store.setInitial(updates)
    for (update, id) in zip(updates, ids) { initialIDs[update.coordinate] = id }
    model.initial.merge(tiles) { $1 }
    done()
  }

  mutating func setBoard(_ board: StoredBoard) {
    store.setBoard(board)
    model.board = board
    done()
  }

  mutating func erase() {
    let picture = model.shown
    let updates = picture.map { TileUpdate(coordinate: $0.key, pixels: $0.value) }
    let ids = store.eraseHistory(keeping: updates)
    initialIDs = Dictionary(uniqueKeysWithValues: zip(updates.map(\.coordinate), ids))
    stepIDs = []
    model = NaiveHistory(initial: picture, board: model.board)
    done()
  }

  /// Whether it succeeded; only with a store that works at once.
  @discardableResult
  mutating func flush() -> Bool {
    let outcome = Guarded<Result<Void, StoreError>?>(nil)
    store.flush { result in outcome.withLock { $0 = result } }
    guard case .success = outcome.withLock({ $0 }) else { return false }
    disk?.note(.acknowledged(states.count - 1))
    return true
  }

  /// Flushes; throws when that fails.
  mutating func flushed() throws {
    if !flush() { throw StoreError.damaged }
  }

  /// Anything a history may do.
  mutating func doSomething() {
    switch random.next(below: 20) {
    case 0...8: draw(1 + random.next(below: 3))
    case 9...11: undo()
    case 12, 13: move(to: random.next(below: model.steps.count + 1) - 1)
    case 14: truncate(to: model.index + 1 + random.next(below: model.steps.count - model.index))
    case 15: expire(random.next(below: 3))
    case 16: setBoard(StoredBoard(size: PixelSize(width: random.next(below: 900), height: 70)))
    case 17: flush()
    case 18: draw(0)
    default: if model.steps.count > 6 { erase() }
    }
  }

  // MARK: Checks

  /// What a stream of events has had; it ends with this.
  func reported(_ events: AsyncStream<StoreEvent>) async -> [StoreEvent] {
    store.finishEvents()
    return await events.reduce(into: []) { $0.append($1) }
  }

  /// Every tile of every state reads as it should.
  func check(_ location: SourceLocation = #_sourceLocation) throws {
    for (step, ids) in zip(model.steps, stepIDs) {
      for (coordinate, id) in ids {
        let isRight = try store.read(id) == step.tiles[coordinate] ?? nil
        #expect(isRight, sourceLocation: location)
      }
    }
    for (coordinate, pixels) in model.initial {
      let id = try #require(initialIDs[coordinate])
      let isRight = try store.read(id) == pixels
      #expect(isRight, sourceLocation: location)
    }
  }
}

extension UUID {
  static let fixture = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  static let other = UUID(uuid: (9, 9, 9, 9, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
}
