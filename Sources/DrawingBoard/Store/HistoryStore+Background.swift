import Foundation

/// The background of a drawing, which is encoded beside the other work.
extension HistoryStore {
  /// Stores a background.
  ///
  /// A flush waits until it is encoded. A later background takes the place of one that still waits.
  /// When it cannot be encoded, the stored background stays, and the error is reported until another
  /// one is set.
  ///
  /// - Parameter encode: Returns the encoded background. It is called on another thread.
  func setBackground(_ encode: @escaping @Sendable () throws(StorageError) -> Data) {
    guard readOnlyReason == nil else { return }
    let number = state.withLock { state in
      state.backgroundCount += 1
      (state.isEncodingBackground, state.isFlushed) = (true, false)
      return state.backgroundCount
    }
    executor.encode { [self] in
      guard state.withLock({ $0.backgroundCount == number }) else { return }
      finishBackground(Result(catching: encode), number)
    }
  }

  private func finishBackground(_ result: Result<Data, StorageError>, _ number: Int) {
    let change = state.withLock { state -> StoreReport? in
      guard state.backgroundCount == number else { return nil }
      let previous = state.backgroundError
      (state.isEncodingBackground, state.backgroundError) = (false, nil)
      switch result {
      case .success(let background):
        var board = state.table.board ?? StoredBoard()
        board.background = background
        state.table.setBoard(board)
        (state.hasChanged, state.isFlushed) = (true, false)
      case .failure(let error): state.backgroundError = error
      }
      return state.backgroundError == previous ? nil : .failure(state.backgroundError)
    }
    if let change { report(change) }
    notifyFollowers()
    schedule()
  }
}
