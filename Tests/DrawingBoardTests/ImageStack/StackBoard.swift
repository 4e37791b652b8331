import Foundation

@testable import DrawingBoard

/// A picture with its history, as a board has them, that also remembers every state whole.
struct StackBoard {
  typealias Picture = [TileCoordinate: TilePixels]

  let stack: ImageStack
  var shown: Picture

  /// The state before the first step, then one for each step, also for those that have expired.
  var states: [Picture]

  /// - Parameters:
  ///   - limits: What the history may take up.
  ///   - store: Where the states are; by default a store that ends with it and does its work at once.
  ///   - picture: What is there before the first step.
  init(
    _ limits: HistoryLimits = HistoryLimits(), store: HistoryStore? = nil, picture: Picture = [:]
  ) {
    stack = ImageStack(limits: limits, store: store ?? .temporary())
    shown = picture
    states = [picture]
  }

  /// A board whose store is on a disk and does its work at once.
  ///
  /// - Parameter board: What was drawn on it before; its history has to be the one on the disk.
  init(
    _ limits: HistoryLimits = HistoryLimits(), on layer: any FileLayer, picture: Picture = [:],
    continuing board: StackBoard? = nil
  ) throws {
    self.init(limits, store: try .stored(on: layer), picture: picture)
    guard let board else { return }
    (shown, states) = (board.shown, board.states)
  }

  /// Draws over tiles and pushes that as one step.
  ///
  /// - Parameter draw: Makes the pixels after of the coordinate and the pixels before.
  @discardableResult
  mutating func draw(
    on coordinates: [TileCoordinate], name: String = "Pencil", date: Date = .distantPast,
    joinsPrevious: Bool = false, _ draw: (TileCoordinate, TilePixels?) -> TilePixels?
  ) -> Bool {
    let changes = coordinates.map { coordinate in
      let before = shown[coordinate]
      return TileChange(
        coordinate: coordinate, before: before, after: draw(coordinate, before)?.unlessBlank)
    }
    for change in changes { shown[change.coordinate] = change.after }
    return stack.push(name: name, changes: changes, date: date, joinsPrevious: joinsPrevious)
  }

  /// Draws a step of one tile that no other step is equal to, and remembers the state.
  mutating func stroke(_ value: UInt8, on columns: [Int] = [0]) {
    let coordinates = columns.map { TileCoordinate(column: $0, row: 0) }
    states.removeLast(stack.count - 1 - stack.index)
    draw(on: coordinates) { _, before in .stroke(value, over: before) }
    states.append(shown)
  }

  mutating func apply(_ updates: [TileUpdate]) {
    for update in updates { shown[update.coordinate] = update.pixels }
  }

  mutating func undo() throws { apply(try stack.undo()) }

  mutating func redo() throws { apply(try stack.redo()) }

  mutating func move(to index: Int) throws { apply(try stack.move(to: index)) }

  /// Whether what is shown is, byte for byte, the state that the index says.
  var isRight: Bool { shown == states[stack.index + 1] }
}

extension HistoryStore {
  /// A store of a board on a disk.
  static func stored(
    on layer: any FileLayer, executor: any StoreExecutor = InlineExecutor()
  ) throws(StorageError) -> HistoryStore {
    try HistoryStore(StoreFolder(.fixture, in: "/boards", layer: layer), executor: executor)
  }

  /// A store that ends with its stack, on a simulated disk.
  static func temporary(executor: any StoreExecutor = InlineExecutor()) -> HistoryStore {
    HistoryStore(temporaryOn: SimulatedDisk(), executor: executor)
  }

  /// A store whose disk has no space, so that the history is in memory.
  static func withoutDisk() -> HistoryStore {
    let disk = SimulatedDisk()
    disk.capacity = 0
    let store = HistoryStore(temporaryOn: disk, executor: InlineExecutor())
    store.change { $0.table.setBoard(StoredBoard()) }
    return store
  }

  /// The path of the fixture's store.
  static let storedPath = StoreFolder(.fixture, in: "/boards").history
}

extension TilePixels {
  /// One pixel's worth of value at the start, the rest of the tile empty.
  static func dot(_ value: UInt8) -> TilePixels {
    [value].withUnsafeBytes { TilePixels(copying: $0) }
  }

  /// Rows filled with a value over what was there; the value also says where the rows are.
  static func stroke(_ value: UInt8, over before: TilePixels?, rows: Int = 3) -> TilePixels {
    TilePixels { target in
      guard let start = target.baseAddress else { return }
      if let before {
        before.withUnsafeBytes { target.copyMemory(from: $0) }
      } else {
        memset(start, 0, target.count)
      }
      let row = Int(value) % (Tile.side - rows)
      memset(start + row * Tile.bytesPerRow, Int32(value), rows * Tile.bytesPerRow)
    }
  }
}

extension ImageStack {
  /// The indexes of the pictures that can be shown without decoding or reading anything.
  var residentIndexes: ClosedRange<Int> {
    store.state.withLock { state in
      func isResident(_ position: Int, _ id: KeyPath<TileEntry, TileID>) -> Bool {
        state.table.entries(ofStep: position).allSatisfy { entry in
          let id = entry[keyPath: id]
          return id == .blank || state.table.tiles[id]?.isBlank == true
            || state.window[id] != nil
        }
      }
      let radius = max(limits.residentRadius, 0)
      var (low, high) = (index, index)
      while low >= 0, index - low < radius, isResident(low, \.previous) { low -= 1 }
      while high + 1 < count, high - index < radius, isResident(high + 1, \.id) { high += 1 }
      return low...high
    }
  }
}
