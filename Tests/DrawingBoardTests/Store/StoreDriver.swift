import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// Draws on a history that is kept in a store, beside a model of what the store should keep.
struct StoreDriver {
  static let boards = "/boards"

  let store: HistoryStore
  let stack: ImageStack
  private(set) var model: NaiveHistory

  /// The model after each change that a store writes as one; the first is the one at the start.
  private(set) var states: [NaiveHistory]

  /// Every step that was drawn, with the whole picture after it.
  private(set) var drawn: [UInt64: (step: NaiveHistory.Step, picture: NaiveHistory.Picture)] = [:]

  private var random: SeededGenerator
  private let disk: SimulatedDisk?

  /// How often a tile is one that does not compress, in percent.
  var noisePercentage = 10

  /// How often a tile that is new has pixels before, in percent.
  var initialPercentage = 20

  init(
    _ store: HistoryStore, limits: HistoryLimits = HistoryLimits(), disk: SimulatedDisk? = nil,
    seed: UInt64 = 1
  ) throws {
    self.store = store
    self.disk = disk
    random = SeededGenerator(seed: seed)
    model = try NaiveHistory(of: store)
    states = [model]
    stack = ImageStack(limits: limits, store: store)
    for (position, step) in model.steps.enumerated() {
      drawn[step.step.id] = (step, model.picture(after: position + 1))
    }
  }

  /// Opens a board of the disk.
  static func store(
    on disk: SimulatedDisk, id: UUID = .fixture, isReadOnly: Bool = false,
    executor: any StoreExecutor = InlineExecutor()
  ) throws(StorageError) -> HistoryStore {
    try HistoryStore(
      StoreFolder(id, in: boards, layer: disk), isReadOnly: isReadOnly, executor: executor)
  }

  static let folder = boards + "/\(UUID.fixture.uuidString)"

  /// The path of a file of a board.
  static func path(_ name: String, of id: UUID = .fixture) -> String {
    boards + "/\(id.uuidString)/\(name)"
  }

  private mutating func done() {
    synchronize()
    states.append(model)
    disk?.note(.told(states.count - 1))
  }

  /// Drops the steps from the model that the stack has given up.
  private mutating func synchronize() {
    let steps = stack.steps
    let kept = steps.first.flatMap { first in
      model.steps.firstIndex { $0.step.id == first.id }
    }
    let expired = kept ?? min(model.index + 1, model.steps.count)
    if expired > 0 { model.expire(expired) }
    if model.steps.count > steps.count { model.truncate(to: steps.count) }
  }

  // MARK: Drawing

  mutating func draw(_ count: Int = 2, columns: Int = 3) {
    var tiles: [TileCoordinate: TilePixels?] = [:]
    let before = model.shown
    for _ in 0..<count {
      let coordinate = TileCoordinate(column: random.next(below: columns), row: 0)
      tiles.updateValue(nextPixels(on: before[coordinate]), forKey: coordinate)
    }
    draw(tiles)
  }

  /// Draws tiles on the shown picture, as one step.
  mutating func draw(_ tiles: [TileCoordinate: TilePixels?]) {
    var before = model.shown
    for coordinate in tiles.keys where before[coordinate] == nil && isNew(coordinate) {
      guard random.next(below: 100) < initialPercentage else { continue }
      before[coordinate] = .filled(UInt32(truncatingIfNeeded: random.next()) | 1)
    }
    draw(
      tiles.map { TileChange(coordinate: $0, before: before[$0], after: $1) }
        .sorted {
          ($0.coordinate.row, $0.coordinate.column) < ($1.coordinate.row, $1.coordinate.column)
        })
  }

  private func isNew(_ coordinate: TileCoordinate) -> Bool {
    store.state.withLock { $0.table.slots.slot(of: coordinate) == nil }
  }

  mutating func draw(_ changes: [TileChange]) {
    let changes = TileChange.effective(changes)
    guard !changes.isEmpty else { return }
    let id = stack.nextStepID + 1
    let elements = Self.elements(ofStep: id)
    // For the model alone; no touch waits for that.
    let bytes = MainThread.$workFound.withValue({}) { elements.bytes }
    let step = HistoryStep(
      id: id, name: "Step \(id)", date: Date(timeIntervalSinceReferenceDate: Double(id)),
      bounds: PixelRect(x: 0, y: 0, width: Int(id), height: 3),
      elements: .bytes(bytes[...]))
    // A store may write these one after the other.
    if model.steps.count > model.index + 1 {
      model.truncate(to: model.index + 1)
      states.append(model)
    }
    if let limit = stack.limits.stepLimit, model.steps.count >= max(limit, 1) {
      model.expire(model.steps.count + 1 - max(limit, 1))
      states.append(model)
    }
    for change in changes where isNew(change.coordinate) {
      if let before = change.before { model.initial[change.coordinate] = before }
    }
    states.append(model)
    let tiles = changes.reduce(into: [TileCoordinate: TilePixels?]()) {
      $0.updateValue($1.after, forKey: $1.coordinate)
    }
    stack.push(
      name: step.name, changes: changes, date: step.date, bounds: step.bounds,
      elements: elements)
    model.steps.append(NaiveHistory.Step(step: step, tiles: tiles))
    model.index = model.steps.count - 1
    drawn[id] = (NaiveHistory.Step(step: step, tiles: tiles), model.shown)
    done()
  }

  /// None, a stroke that the store encodes, or bytes of a later version.
  private static func elements(ofStep id: UInt64) -> StepElements {
    switch id % 3 {
    case 0: return .none
    case 1:
      let samples = (0..<3).map { StrokeSample(location: CGPoint(x: Double(id), y: Double($0))) }
      return .stroke(
        StrokeElement(
          brush: PencilBrush(), style: StrokeStyle(), smoothing: .midpoint, samples: samples))
    default: return .bytes(ArraySlice(repeating: UInt8(truncatingIfNeeded: id), count: 40))
    }
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

  // MARK: The history

  mutating func move(to index: Int) throws {
    let shown = model.shown
    let updates = try stack.move(to: index)
    model.index = stack.index
    var picture = shown
    for update in updates { picture[update.coordinate] = update.pixels }
    let isRight = picture == model.shown
    #expect(isRight, "moved to \(index)")
    done()
  }

  mutating func undo() throws { if stack.canUndo { try move(to: stack.index - 1) } }

  /// Gives up steps, as a limit does.
  mutating func expire(_ count: Int) {
    let limit = stack.limits.stepLimit
    stack.limits.stepLimit = stack.count - min(count, stack.index + 1)
    done()
    stack.limits.stepLimit = limit
  }

  /// Drops the steps that were undone.
  mutating func dropUndone() {
    store.change { $0.table.truncate(to: $0.table.index + 1) }
    stack.synchronize()
    done()
  }

  mutating func setLimits(_ change: (inout HistoryLimits) -> Void) {
    change(&stack.limits)
    done()
  }

  mutating func setBoard(_ board: StoredBoard) {
    store.change { $0.table.setBoard(board) }
    model.board = board
    done()
  }

  mutating func erase() throws {
    let picture = model.shown
    stack.eraseHistory(
      keeping: picture.map { TileUpdate(coordinate: $0.key, pixels: $0.value) })
    model = NaiveHistory(initial: picture, board: model.board)
    done()
  }

  /// Removes everything, as clearing a board for good does.
  mutating func clear() {
    stack.eraseHistory(keeping: [])
    model = NaiveHistory(board: model.board)
    done()
  }

  /// The error of a flush; only with a store that works at once.
  mutating func flushError() -> StorageError? {
    let outcome = Locked<Result<Void, StorageError>?>(nil)
    store.flush { result in outcome.withLock { $0 = result } }
    switch outcome.withLock({ $0 }) {
    case .success?:
      disk?.note(.acknowledged(states.count - 1))
      return nil
    case .failure(let error)?: return error
    case nil: return .system(ETIMEDOUT)
    }
  }

  /// Flushes, and returns whether that succeeded.
  @discardableResult
  mutating func flush() -> Bool { flushError() == nil }

  /// Flushes; throws when that fails.
  mutating func flushed() throws { if let error = flushError() { throw error } }

  /// Anything that may happen to a history.
  mutating func doSomething() throws {
    switch random.next(below: 20) {
    case 0...8: draw(1 + random.next(below: 3))
    case 9...11: try undo()
    case 12, 13: try move(to: random.next(below: model.steps.count + 1) - 1)
    case 14: if stack.canRedo { draw(1) }
    case 15: expire(random.next(below: 3))
    case 16: setBoard(StoredBoard(size: PixelSize(width: random.next(below: 900), height: 70)))
    case 17: flush()
    case 18: draw(0)
    default: if model.steps.count > 6 { try erase() }
    }
  }

  /// Anything that may happen to a history whose store does its work later.
  mutating func doSomethingPending() throws {
    switch random.next(below: 10) {
    case 0...5: draw(1 + random.next(below: 3))
    case 6, 7: try undo()
    case 8: expire(random.next(below: 3))
    default: setBoard(StoredBoard(size: PixelSize(width: random.next(below: 900), height: 70)))
    }
  }

  // MARK: Checks

  /// Whether the store says everything that the model says, byte for byte.
  var isRight: Bool { (try? NaiveHistory(of: store)) == model }

  /// What a stream of reports has had.
  func reported(_ reports: AsyncStream<StoreReport>) async -> [StoreReport] {
    for listener in store.state.withLock({ $0.listeners.values.map { $0 } }) { listener.finish() }
    return await reports.reduce(into: []) { $0.append($1) }
  }

  /// What a reader of a disk would find.
  static func history(on disk: SimulatedDisk, id: UUID = .fixture) throws -> NaiveHistory {
    try NaiveHistory(of: store(on: disk, id: id))
  }
}

/// Does the work of a store at once, on the thread that asks for it.
struct InlineExecutor: StoreExecutor {
  func perform(_ work: @escaping @Sendable () -> Void) {
    // Whatever thread that is.
    MainThread.$workFound.withValue({}, operation: work)
  }

  func answer(_ call: @escaping @Sendable () -> Void) { call() }
}

/// Keeps the work of a store until a test wants it done.
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

extension UUID {
  static let fixture = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  static let other = UUID(uuid: (9, 9, 9, 9, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
}
