import Foundation

/// What the store's queue does: it brings the tables to what it was told, then the log to the
/// tables.
extension ImageStackStore {
  /// Sees to all operations, and to those that come in the meantime.
  func work() {
    while workOnABatch(readsAhead: true) {}
  }

  /// Waits until less waits than the limit allows, and helps when the queue has not begun.
  ///
  /// What comes next is not counted: whoever brings it holds it in any case, and a large step on an
  /// idle store is for the queue.
  func makeRoomForWaiting() {
    let limit = max(options.pendingByteLimit, 0)
    while state.withLock({ $0.waitingByteCount / Self.waitingFactor > limit }),
      workOnABatch(readsAhead: false)
    {}
  }

  private static let waitingFactor = 4

  /// The operations are taken with the lock held, so that they are seen to in order whoever does it.
  ///
  /// - Returns: Whether there was anything to do.
  private func workOnABatch(readsAhead: Bool) -> Bool {
    let (isDone, answer) = writing.withLock { writing -> (Bool, Answer?) in
      guard var batch = nextBatch() else { return (false, nil) }
      let isAskedFor = batch.contains(where: \.asksForWriting)
      let question = batch.last.flatMap { $0.isChange ? nil : $0 }
      // One by one, so that pixels are let go of before the disk is waited for.
      batch.reverse()
      while let operation = batch.popLast() { apply(operation, &writing) }
      if state.withLock({ $0.suspension != nil }) { collect() }
      synchronize(&writing, isAskedFor: isAskedFor)
      let answer = question.flatMap { self.answer($0, &writing) }
      if readsAhead { readAhead() }
      return (true, answer)
    }
    if let answer { executor.answer(answer) }
    return isDone
  }

  /// Nil when there is nothing left to do.
  private func nextBatch() -> [StoreOperation]? {
    state.withLock { state in
      let batch = state.takeOperations()
      guard batch.isEmpty, state.wanted.isEmpty else { return batch }
      state.isScheduled = false
      return nil
    }
  }

  // MARK: Tables

  private func apply(_ operation: StoreOperation, _ writing: inout StoreWriting) {
    defer { state.withLock { $0.letGoOfWaiting(operation) } }
    guard !writing.isDiscarded else { return }
    switch operation {
    case .append(let step, let position, let tiles):
      let encoded = encode(tiles)
      change { state in
        state.take(encoded)
        state.tables.append(step, at: position, tiles: encoded.map(\.entry))
        state.letGoOfJumpSource()
      }
    case .initial(let tiles):
      let encoded = encode(tiles)
      change { state in
        state.take(encoded)
        state.tables.setInitial(encoded.map(\.entry))
      }
    case .erase(let tiles):
      let encoded = encode(tiles)
      change { state in
        state.tables.removeAll()
        state.letGoOfEncoded()
        state.prefetched = [:]
        state.take(encoded)
        state.tables.setInitial(encoded.map(\.entry))
      }
      writing.erasing = .log
    case .move(let index): change { $0.tables.move(to: index) }
    case .truncation(let count): change { $0.tables.truncate(to: count) }
    case .expiry(let count): change { $0.tables.expire(count) }
    case .board(let board): change { $0.tables.setBoard(board) }
    case .flush, .discard: break
    }
  }

  private func change(_ body: (inout StoreState) -> Void) {
    state.withLock { body(&$0) }
  }

  private func encode(_ tiles: [PendingTile]) -> [KeptTile] {
    let bases = state.withLock { state in
      tiles.map { $0.base.flatMap { state.tables.tiles[$0] } }
    }
    return zip(tiles, bases).map { tile, base in
      let encoded = tile.encoded(on: base)
      // Made into a patch while its base could still be read.
      let isLost = encoded.needsBase && base.map { $0.form == LogTile.lost } ?? true
      return isLost ? KeptTile(lost: tile) : KeptTile(tile, encoded, base: base)
    }
  }

  /// Lets go of tiles that are in memory only and are not needed any more.
  ///
  /// Otherwise drawing and undoing while the disk is full would take more and more memory.
  func collect() {
    guard state.withLock({ $0.holdsEncoded }) else { return }
    let live = look(\.liveTiles)
    let orphans = state.withLock { state in state.orphans(live) }
    // These have lost the tile that they are patches of.
    for id in orphans {
      guard let pixels = try? read(id) else { continue }
      let encoded = TileCodec.encode(pixels)
      state.withLock { state in
        guard var entry = state.tables.tiles[id] else { return }
        entry.change(to: encoded)
        state.tables.update(entry)
        state.keep(encoded.bytes, of: id)
      }
    }
    state.withLock { state in state.letGo(butFor: live) }
  }

  // MARK: Answers

  private typealias Answer = @Sendable () -> Void

  private func answer(_ operation: StoreOperation, _ writing: inout StoreWriting) -> Answer? {
    switch operation {
    case .flush(let completion):
      flushFully(&writing)
      guard let completion else { return nil }
      let suspension = state.withLock { $0.isClosed ? .closed : $0.suspension }
      return { completion(suspension.map { .failure($0) } ?? .success(())) }
    case .discard(let completion):
      let result = discard(&writing)
      guard let completion else { return nil }
      return { completion(result) }
    default: return nil
    }
  }

  private func discard(_ writing: inout StoreWriting) -> Result<Void, StoreError> {
    state.withLock { state in
      state.isClosed = true
      state.file = nil
      state.tables = StoreTables()
      state.letGoOfEncoded()
      state.prefetched = [:]
      state.suspension = nil
    }
    writing.log = nil
    writing.isDiscarded = true
    do throws(StoreError) {
      if writing.lock != nil { try folder.removeSecurely() }
      writing.lock = nil
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  private func readAhead() {
    let wanted = state.withLock { state in
      defer { state.wanted = [] }
      return state.wanted
    }
    for id in wanted {
      let isNeeded = state.withLock { state in
        state.wanted.isEmpty && state.prefetched[id] == nil && state.waiting[id] == nil
          && state.prefetched.count * Tile.byteCount < Self.prefetchByteLimit
      }
      guard isNeeded, let pixels = try? read(id) else { continue }
      state.withLock { state in
        if state.wanted.isEmpty { state.prefetched.updateValue(pixels, forKey: id) }
      }
    }
  }

  private static let prefetchByteLimit = 8 << 20
}

/// A tile as it is kept in the tables.
struct KeptTile {
  let entry: TileTable.Entry
  let bytes: [UInt8]

  init(_ tile: PendingTile, _ encoded: EncodedTile, base: TileTable.Entry?) {
    var entry = TileTable.Entry(
      id: tile.id, coordinate: tile.coordinate, byteCount: encoded.bytes.count,
      form: encoded.form.rawValue)
    entry.setChain(on: encoded.needsBase ? base : nil)
    self.entry = entry
    bytes = encoded.bytes
  }

  /// A tile that cannot be read any more.
  init(lost tile: PendingTile) {
    entry = TileTable.Entry(
      id: tile.id, coordinate: tile.coordinate, byteCount: 0, form: LogTile.lost)
    bytes = []
  }
}

extension StoreState {
  mutating func take(_ tiles: [KeptTile]) {
    for tile in tiles { keep(tile.bytes, of: tile.entry.tileID) }
  }

  /// Tiles in memory only that are patches of tiles in memory only that are not needed.
  func orphans(_ live: Set<TileID>) -> [TileID] {
    tables.initial.values.filter { id in
      guard encoded[id] != nil, let base = tables.tiles[id]?.baseID else { return false }
      return encoded[base] != nil && !live.contains(base)
    }
  }

  mutating func letGo(butFor live: Set<TileID>) {
    for id in encoded.keys where !live.contains(id) { letGo(of: id) }
  }
}

extension StoreTables {
  /// The tiles of all states.
  var liveTiles: Set<TileID> {
    var live = Set(initial.values)
    for step in steps {
      for position in 0..<step.tileCount {
        live.insert(TileID(rawValue: step.firstTile.rawValue + UInt32(position)))
      }
    }
    return live
  }
}

extension TileTable.Entry {
  /// The tile stands on its own from now on, and is not written like that yet.
  mutating func change(to encoded: EncodedTile) {
    byteCount = UInt16(clamping: encoded.bytes.count)
    form = encoded.form.rawValue
    setChain(on: nil)
    offset = nil
  }
}
