/// What a store's history is made of, and how much of that its log has.
///
/// The store's work is to make the log say what the tables say: ``plan`` tells the difference.
struct StoreTables: Sendable {
  struct Step: Sendable {
    let step: StoredStep
    let firstTile: TileID
    let tileCount: Int

    var recordByteCount: Int { LogEncoder.headByteCount + 40 + step.name.utf8.count }
  }

  /// What the log would give if it were read now.
  struct Written: Equatable, Sendable {
    /// How many leading steps of the history the log has.
    var steps = 0
    /// How many steps the log has after those that have expired since.
    var logSteps = 0
    /// How many steps have expired that are still steps in the log.
    var expired = 0
    /// The shown step in the log.
    var index = -1
    var isBoardWritten = true
    var isInitialWritten = true
  }

  private(set) var tiles = TileTable()
  private(set) var initial: [TileCoordinate: TileID] = [:]
  private(set) var steps: [Step] = []
  private(set) var index = -1
  private(set) var board: StoredBoard?
  private(set) var written = Written()
  /// What the tiles and steps of the history take in the log.
  private(set) var liveByteCount = 0
  /// The tiles of the state before the first step and of the steps.
  private(set) var liveTileCount = 0

  var byteCount: Int {
    tiles.byteCount + steps.capacity * MemoryLayout<Step>.stride
      + initial.capacity * MemoryLayout<(TileCoordinate, TileID)>.stride
  }

  // MARK: Changes

  mutating func append(_ step: StoredStep, at position: Int, tiles added: [TileTable.Entry]) {
    truncate(to: position)
    for entry in added { add(entry) }
    let first = added.first?.tileID ?? TileID(rawValue: 0)
    let entry = Step(step: step, firstTile: first, tileCount: added.count)
    steps.append(entry)
    liveByteCount += entry.recordByteCount
    index = steps.count - 1
  }

  mutating func setInitial(_ added: [TileTable.Entry]) {
    for entry in added {
      add(entry)
      replaceInitial(entry)
    }
    written.isInitialWritten = written.isInitialWritten && added.allSatisfy { $0.offset != nil }
  }

  mutating func move(to index: Int) {
    self.index = min(max(index, -1), steps.count - 1)
  }

  mutating func truncate(to count: Int) {
    let count = min(max(count, 0), steps.count)
    for step in steps[count...] {
      liveByteCount -= step.recordByteCount
      liveTileCount -= step.tileCount
      for entry in entries(of: step) { liveByteCount -= entry.recordByteCount }
    }
    steps.removeSubrange(count...)
    index = min(index, count - 1)
    written.steps = min(written.steps, count)
  }

  /// The shown step can expire, and none after it.
  mutating func expire(_ count: Int) {
    let count = min(max(count, 0), index + 1)
    for step in steps[..<count] {
      liveByteCount -= step.recordByteCount
      for entry in entries(of: step) {
        replaceInitial(entry)
        if entry.offset == nil { written.isInitialWritten = false }
      }
    }
    steps.removeFirst(count)
    index -= count
    let inLog = min(count, written.steps)
    written.steps -= inLog
    written.logSteps -= inLog
    written.expired += inLog
  }

  mutating func setBoard(_ board: StoredBoard) {
    guard board != self.board else { return }
    self.board = board
    written.isBoardWritten = false
  }

  /// Drops everything but the board.
  mutating func removeAll() {
    let board = board
    self = StoreTables()
    self.board = board
    written.isBoardWritten = board == nil
  }

  private mutating func add(_ entry: TileTable.Entry) {
    tiles.append(entry)
    liveByteCount += entry.recordByteCount
    liveTileCount += 1
  }

  private mutating func replaceInitial(_ entry: TileTable.Entry) {
    let old = initial.updateValue(entry.tileID, forKey: entry.coordinate)
    if let old, let entry = tiles[old] {
      liveByteCount -= entry.recordByteCount
      liveTileCount -= 1
    }
  }

  // MARK: Looking

  func entries(of step: Step) -> ArraySlice<TileTable.Entry> {
    tiles.entries(from: step.firstTile, count: step.tileCount)
  }

  // MARK: Writing

  /// A tile was written, or is kept in another form than before.
  mutating func update(_ entry: TileTable.Entry) {
    if let old = tiles[entry.tileID] {
      liveByteCount += entry.recordByteCount - old.recordByteCount
    }
    tiles.update(entry)
  }

  /// The log has everything now.
  mutating func markWritten() {
    written = Written(steps: steps.count, logSteps: steps.count, index: index)
  }

  /// The log of a new file has everything, and no tile that is not needed.
  mutating func markWritten(replacing entries: ContiguousArray<TileTable.Entry>) {
    tiles.replaceAll(with: entries)
    liveByteCount =
      entries.reduce(0) { $0 + $1.recordByteCount }
      + steps.reduce(0) { $0 + $1.recordByteCount }
    markWritten()
  }
}
