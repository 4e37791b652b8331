import Foundation

/// What the queue of a log does: it encodes tiles, writes what the file lacks, and answers.
extension HistoryStore {
  func work() {
    while workOnce(readsAhead: true) {}
  }

  /// Writes a log that has none of the erased steps, on the calling thread.
  ///
  /// It waits for work that the queue has begun.
  ///
  /// - Returns: A Boolean value that indicates whether the disk has the erased steps no more.
  func finishErasing() -> Bool {
    state.withLock { $0.requests.append(.flushSteps) }
    repeat {
      workOnce(readsAhead: false)
    } while state.withLock({ $0.hasChanged || $0.hasReadyRequests })
    return state.withLock { !$0.isErasing && $0.suspension == nil }
  }

  /// - Returns: Whether there was anything to do.
  @discardableResult
  private func workOnce(readsAhead: Bool) -> Bool {
    let (isDone, answers) = writer.withLock { writer -> (Bool, [@Sendable () -> Void]) in
      guard let requests = takeRequests() else { return (false, []) }
      encodePending()
      synchronize(&writer, urgency: StoreUrgency(of: requests))
      let answers = requests.compactMap { answer($0, &writer) }
      if readsAhead { readAhead() }
      return (true, answers)
    }
    for answer in answers { executor.answer(answer) }
    return isDone
  }

  /// - Returns: `nil` when there is nothing left to do.
  private func takeRequests() -> [StoreRequest]? {
    state.withLock { state in
      guard state.hasChanged || state.hasReadyRequests || !state.window.wanted.isEmpty
      else {
        state.isScheduled = false
        return nil
      }
      state.hasChanged = false
      return state.takeReadyRequests()
    }
  }

  // MARK: Encoding

  /// The number of tiles that are encoded before others may look at the history.
  private static let encodingBatch = 64

  /// Encodes the tiles that wait.
  ///
  /// - Parameters:
  ///   - target: The bytes of pixels that may remain.
  ///   - isUrgent: Whether a smaller result is not worth the time. Default `false`.
  func encodePending(downTo target: Int = 0, isUrgent: Bool = false) {
    while true {
      let batch = state.withLock { state in
        state.pixelByteCount > target ? state.takeUnencoded(Self.encodingBatch) : []
      }
      if batch.isEmpty { return }
      let encoded = batch.map {
        TileCodec.encode($0.pixels, base: $0.base, isUrgent: isUrgent)
      }
      state.withLock { state in
        for (tile, encoded) in zip(batch, encoded) where !state.setEncoded(tile.id, encoded) {
          // The base is gone; what stands on its own is never refused.
          _ = state.setEncoded(tile.id, TileCodec.encode(tile.pixels, isUrgent: isUrgent))
        }
      }
    }
  }

  /// Waits until less waits than the limits allow, and does the work of the queue meanwhile.
  ///
  /// Call it before tiles are added. What is added next is not counted: its pixels are in memory in
  /// any case, and a large step on an idle log is for the queue.
  func makeRoomForPending() {
    let limit = Self.pendingByteLimit
    encodePending(downTo: limit, isUrgent: true)
    // Only a disk that does not keep up lets this much wait.
    while state.withLock({ $0.suspension == nil && $0.encodedByteCount > limit * 4 }),
      workOnce(readsAhead: false)
    {}
  }

  // MARK: Answers

  private func answer(
    _ request: StoreRequest, _ writer: inout StoreWriter
  ) -> (@Sendable () -> Void)? {
    switch request {
    case .flush(let completion):
      flushFully(&writer)
      guard let completion else { return nil }
      let error = state.withLock { $0.isClosed ? .closed : readOnlyReason ?? $0.failure }
      return { completion(error.map { .failure($0) } ?? .success(())) }
    case .flushSteps:
      flushFully(&writer)
      return nil
    case .retry: return nil
    case .discard(let completion):
      let result = discard(&writer)
      guard let completion else { return nil }
      return { completion(result) }
    }
  }

  private func discard(_ writer: inout StoreWriter) -> Result<Void, StorageError> {
    state.withLock { state in
      (state.isClosed, state.suspension) = (true, nil)
      (state.isEncodingBackground, state.backgroundError) = (false, nil)
      state.table = HistoryTable()
      state.discardContents()
      state.window.removeAll()
    }
    database.withLock { $0 = nil }
    do throws(StorageError) {
      if writer.lock != nil { try folder.remove() }
      writer.lock = nil
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  // MARK: Reading ahead

  /// Reads what the window lacks, until it is another one.
  private func readAhead() {
    while let id = state.withLock({ $0.window.wanted.first }) {
      let pixels = try? read(id)
      state.withLock { state in
        guard state.window.wanted.first == id else { return }
        state.window.wanted.removeFirst()
        if let pixels { state.window.keep(pixels, of: id) }
      }
      // Changes and requests come first.
      if state.withLock({ $0.hasChanged || $0.hasReadyRequests }) { return }
    }
  }
}

/// A tile that is about to be encoded.
struct UnencodedTile: Sendable {
  let id: TileID
  let pixels: TilePixels

  /// The pixels of the state before, when the tile can be a patch of it.
  let base: TilePixels?
}

extension StoreState {
  /// Takes tiles from the queue, none of which comes after another of the same place.
  mutating func takeUnencoded(_ count: Int) -> [UnencodedTile] {
    var batch: [UnencodedTile] = []
    while batch.count < count, let id = unencoded.first {
      if case .pixels(let pixels, let base)? = contents[id], let entry = table.tiles[id] {
        // Its base has to be encoded first.
        if let first = batch.first, entry.previous >= first.id, entry.previous < id { break }
        batch.append(
          UnencodedTile(id: id, pixels: pixels, base: canExtend(entry.previous) ? base : nil))
      }
      unencoded.removeFirst()
    }
    return batch
  }
}
