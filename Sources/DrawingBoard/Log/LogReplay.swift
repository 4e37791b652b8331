/// Plays the records of a log, change by change, up to the last that is whole.
///
/// A change takes effect with its last record, so a log that ends in the middle of one gives the
/// history before it.
struct LogReplay {
  /// The history after the last whole change.
  private(set) var tables = StoreTables()

  /// Where the last whole change ends.
  private(set) var end = LogHeader.byteCount

  /// What goes on after that change.
  private(set) var encoder: LogEncoder

  /// The greatest identifier that was seen, also in a change that is not whole.
  private(set) var lastTile: TileID?

  /// Whether all that follows the last whole change is sound records of one that is not.
  private(set) var isRestSound = false

  private enum Change {
    case step(StoredStep, position: Int, tiles: [TileTable.Entry])
    case initial([TileTable.Entry])
    case plain(LogRecord)
  }

  private var tiles: [TileTable.Entry] = []
  private var changes: [Change] = []
  /// The tiles of the changes that wait, for patches of them.
  private var waiting: [TileID: TileTable.Entry] = [:]
  /// How many steps there will be after the changes that wait.
  private var stepCount = 0

  /// Reads a whole log.
  ///
  /// - Throws: When the file cannot be read; damage is no reason.
  init(header: LogHeader, end fileEnd: Int, source: @escaping LogReader.Source) throws(StoreError) {
    encoder = LogEncoder(after: header)
    var reader = LogReader(after: header, end: fileEnd, source: source)
    while true {
      let offset = reader.offset
      guard let (head, record) = try reader.next({ ($0.head, Item($0, at: offset)) }),
        let record, take(record)
      else { break }
      if head.endsChange { commit(at: reader.offset, encoder: reader.encoder) }
      isRestSound = reader.offset == fileEnd
    }
    if end == fileEnd { isRestSound = true }
    tables.markWritten()
  }

  /// A record without a tile's pixels, which nobody needs yet.
  private enum Item {
    case tile(TileTable.Entry, base: TileID?)
    case record(LogRecord)

    init?(_ found: LogReader.Found, at offset: Int) {
      guard found.head.kind == .tile else {
        guard let record = LogRecord(found.head.kind, payload: found.payload) else { return nil }
        self = .record(record)
        return
      }
      var bytes = LogBytes(found.payload)
      guard let head = LogTileHead(&bytes) else { return nil }
      var entry = TileTable.Entry(
        id: head.id, coordinate: head.coordinate, byteCount: bytes.rest.count, form: head.form)
      entry.offset = offset
      self = .tile(entry, base: head.base)
    }
  }

  /// Takes in a record; false when it does not fit to those before.
  private mutating func take(_ item: Item) -> Bool {
    switch item {
    case .tile(var entry, let base):
      if let lastTile, entry.tileID <= lastTile { return false }
      if let base {
        guard let found = tables.tiles[base] ?? waiting[base],
          found.links < TileChain.longestReadable
        else { return false }
        entry.setChain(on: found)
      }
      lastTile = entry.tileID
      tiles.append(entry)
      waiting[entry.tileID] = entry
      return true
    case .record(.step(let step, let position, let tileCount)):
      guard position <= stepCount, tileCount == tiles.count, areInARow(tiles) else { return false }
      changes.append(.step(step, position: position, tiles: tiles))
      stepCount = position + 1
    case .record(.initial(let tileCount)):
      guard tileCount == tiles.count else { return false }
      changes.append(.initial(tiles))
    case .record(let record):
      guard tiles.isEmpty else { return false }
      switch record {
      case .move(let index): guard index < stepCount else { return false }
      case .truncation(let count):
        guard count <= stepCount else { return false }
        stepCount = count
      case .expiry(let count):
        guard count <= stepCount else { return false }
        stepCount -= count
      case .tile, .step, .initial, .board: break
      }
      changes.append(.plain(record))
    }
    tiles.removeAll(keepingCapacity: true)
    return true
  }

  private func areInARow(_ tiles: [TileTable.Entry]) -> Bool {
    guard let first = tiles.first, let last = tiles.last else { return true }
    return Int(last.id) - Int(first.id) == tiles.count - 1
  }

  private mutating func commit(at offset: Int, encoder: LogEncoder) {
    for change in changes {
      switch change {
      case .step(let step, let position, let tiles):
        tables.append(step, at: position, tiles: tiles)
      case .initial(let tiles): tables.setInitial(tiles)
      case .plain(.move(let index)): tables.move(to: index)
      case .plain(.truncation(let count)): tables.truncate(to: count)
      case .plain(.expiry(let count)):
        // The shown step may be before those; a record after this one tells which it is.
        tables.move(to: max(tables.index, count - 1))
        tables.expire(count)
      case .plain(.board(let board)): tables.setBoard(board)
      case .plain: break
      }
    }
    changes.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    end = offset
    self.encoder = encoder
  }
}
