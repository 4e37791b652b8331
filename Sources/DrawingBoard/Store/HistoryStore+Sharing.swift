/// What several boards of an app do with one history, and what a board is notified of.
extension HistoryStore {
  /// Claims the right to change the history, which one stack at a time has.
  ///
  /// - Returns: Whether it was free. The caller then has to ``release()`` it.
  func claim() -> Bool {
    state.withLock { state in
      defer { state.isClaimed = true }
      return !state.isClaimed
    }
  }

  /// Gives back the right to change the history.
  func release() {
    state.withLock { $0.isClaimed = false }
    notifyFollowers()
  }

  /// A Boolean value that indicates whether there is no board that changes the history, and none has
  /// left something that is not in it yet.
  var isFree: Bool { state.withLock { !$0.isClaimed && !$0.isEncodingBackground } }

  /// An element after changes of the history, and after it can be claimed.
  var changes: AsyncStream<Void> {
    let (stream, continuation) = listen(\.followers, bufferingPolicy: .bufferingNewest(1))
    // It may have changed since it was read.
    continuation.yield()
    return stream
  }

  private func listen<Element: Sendable>(
    _ continuations: WritableKeyPath<StoreState, [Int: AsyncStream<Element>.Continuation]>
      & Sendable,
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: bufferingPolicy)
    let number = state.withLock { state in
      defer { state.nextListener += 1 }
      state[keyPath: continuations][state.nextListener] = continuation
      return state.nextListener
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0[keyPath: continuations][number] = nil }
    }
    return (stream, continuation)
  }

  /// Notifies the boards that follow of a change.
  func notifyFollowers() {
    for follower in state.withLock({ $0.followers }).values { follower.yield() }
  }

  // MARK: Reports

  /// The reports from now on.
  var reports: AsyncStream<StoreReport> { listen(\.listeners, bufferingPolicy: .unbounded).stream }

  func report(_ report: StoreReport) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(report) }
  }
}

/// A change of what a store can do.
enum StoreReport: Equatable, Sendable {
  /// Steps or the background cannot be stored because of an error, or can be again.
  case failure(StorageError?)

  /// The mark that includes the history in backups, or leaves it out, could not be set.
  case backup(StorageError)
}
