import Foundation

/// What the queue of a store does: it encodes tiles, writes what the database lacks, and answers.
extension HistoryStore {
  func work() {
    while workOnce(readsAhead: true) {}
  }

  /// Writes a database that has none of the erased steps, and waits for it.
  ///
  /// - Returns: A Boolean value that indicates whether the disk has the erased steps no more.
  func finishErasing() -> Bool {
    state.withLock { $0.requests.append(.flushSteps) }
    offMain { store in
      repeat {
        store.workOnce(readsAhead: false)
      } while store.state.withLock({ $0.hasChanged || $0.hasReadyRequests })
    }
    return state.withLock { !$0.isErasing && $0.suspension == nil }
  }

  /// - Returns: Whether there was anything to do.
  @discardableResult
  private func workOnce(readsAhead: Bool) -> Bool {
    MainThread.check()
    let (isDone, answers) = writer.withLock { writer -> (Bool, [@Sendable () -> Void]) in
      guard let requests = takeRequests() else { return (false, []) }
      encodePending()
      synchronize(&writer, for: requests)
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
      state.moveWindow()
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

  /// Encodes the elements that wait, and tiles until at most the target remains of their pixels, in
  /// bytes.
  ///
  /// What is urgent is encoded in less time and takes more space.
  func encodePending(downTo target: Int = 0, isUrgent: Bool = false) {
    for (firstTile, elements) in state.withLock({ $0.table.steps.unencoded }) {
      let bytes = elements.bytes
      state.withLock { $0.table.setEncoded(bytes, firstTile: firstTile) }
    }
    while true {
      let batch = state.withLock { state in
        state.pixelByteCount > target ? state.takeUnencoded(Self.encodingBatch) : []
      }
      if batch.isEmpty { return }
      let encoded = batch.map { tile in
        // What a board had before is what the history has, or is no base.
        let base = tile.base?.fingerprint == tile.baseChecksum ? tile.base : nil
        return (
          tile: EncodedTile.encode(tile.pixels, base: base, isUrgent: isUrgent),
          checksum: tile.pixels.fingerprint
        )
      }
      state.withLock { state in
        for (tile, encoded) in zip(batch, encoded) {
          guard !state.setEncoded(tile.id, encoded.tile, checksum: encoded.checksum) else {
            continue
          }
          // The base is gone; what stands on its own is never refused.
          let alone = EncodedTile.encode(tile.pixels, isUrgent: isUrgent)
          _ = state.setEncoded(tile.id, alone, checksum: encoded.checksum)
        }
      }
    }
  }

  /// Encodes what waits, and returns when that is done.
  func encodeAhead(downTo target: Int = 0) {
    let isWaiting = state.withLock { state in
      state.pixelByteCount > target || target == 0 && state.table.steps.unencodedCount > 0
    }
    guard isWaiting else { return }
    offMain { $0.encodePending(downTo: target, isUrgent: true) }
  }

  /// Does work that takes longer than a touch may wait, on another thread than the main one.
  func offMain<Result: Sendable>(_ work: @Sendable @escaping (HistoryStore) -> Result) -> Result {
    guard MainThread.isCurrent else { return work(self) }
    let (result, done) = (Locked<Result?>(nil), DispatchSemaphore(value: 0))
    DispatchQueue.global(qos: .userInteractive).async { [self] in
      let value = work(self)
      result.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    // The signal comes after the value.
    return result.withLock { $0 } ?? work(self)
  }

  /// Waits until less waits than the limits allow, and does the work of the queue meanwhile.
  ///
  /// Call it before tiles are added. What is added next is not counted: its pixels are in memory in
  /// any case, and a large step on an idle store is for the queue.
  func makeRoomForPending() {
    // Touches are never as fast; code may be.
    encodeAhead(downTo: Self.pendingByteLimit)
    // Only a disk that does not keep up lets this much wait.
    guard isBehind else { return }
    offMain { store in while store.isBehind, store.workOnce(readsAhead: false) {} }
  }

  private var isBehind: Bool {
    state.withLock { $0.suspension == nil && $0.encodedByteCount > Self.unwrittenByteLimit }
  }

  // MARK: Answers

  private func answer(
    _ request: StoreRequest, _ writer: inout StoreWriter
  ) -> (@Sendable () -> Void)? {
    switch request {
    case .flush(let completion):
      flushFully(&writer)
      guard let completion else { return nil }
      let error = readOnlyReason ?? failure
      return { completion(error.map { .failure($0) } ?? .success(())) }
    case .flushSteps:
      flushFully(&writer)
      return nil
    case .retry: return nil
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
