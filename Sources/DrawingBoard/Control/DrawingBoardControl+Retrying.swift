import Foundation
import UIKit

/// Further attempts to open or to write a drawing.
extension DrawingBoardControl {
  /// Tries again to open or to write the drawing, as a button for the user does.
  ///
  /// ``storageState`` changes when the attempt succeeds, or fails for another reason. In the states
  /// ``DrawingStorageState/memory`` and ``DrawingStorageState/stored`` it has no effect. The board
  /// tries by itself as well: when the app or the app that shows the extension comes to the front,
  /// when the device is unlocked, and after some seconds, at least every 30.
  ///
  /// - Parameter completion: The handler called with the result of ``retry()``. Default `nil`.
  public func retry(_ completion: (@MainActor @Sendable (Result<Void, any Error>) -> Void)? = nil) {
    Task {
      do {
        try await retry()
        completion?(.success(()))
      } catch {
        completion?(.failure(error))
      }
    }
  }

  /// Tries again to open or to write the drawing, and waits for the result.
  ///
  /// See ``retry(_:)``. While the drawing is being read, it waits until that ends.
  ///
  /// - Throws: ``StorageError`` if the drawing cannot be opened for writing, or be written, or a
  ///   `CancellationError` if another drawing was requested since.
  public func retry() async throws {
    switch storageState {
    case .memory, .stored: return
    case .suspended: try await flush()
    case .opening: try await storage.opening?.task.value
    case .failed, .readOnly: try await reopenForWriting()
    }
  }

  /// Tries once to open a drawing for writing that is not.
  ///
  /// A second call waits for the first: only one store can have the drawing open.
  private func reopenForWriting() async throws {
    if let attempt = storage.attempt { return try await attempt.value }
    guard let id = storage.id, storage.opening == nil, storage.opened == nil else { return }
    let request = storage.request
    let attempt = Task {
      // A later drawing has an attempt of its own.
      defer { if request == storage.request { storage.attempt = nil } }
      try await openForWriting(id, request)
    }
    storage.attempt = attempt
    try await attempt.value
  }

  private func openForWriting(_ id: UUID, _ request: Int) async throws {
    let state = storageState
    let drawing: OpenedDrawing
    do {
      var isFailed = false
      if case .failed = state { isFailed = true }
      // A board that was just released may still be closing the drawing.
      let patience = state == .readOnly(.inUse) ? Duration.zero : OpenedDrawing.patience
      // A drawing that can be read by now is shown.
      drawing = try await OpenedDrawing.read(
        try storeFolder(id), limits: stack.limits, acceptsReadOnly: isFailed, patience: patience)
    } catch {
      guard request == storage.request else { throw CancellationError() }
      if case .failed = state, let error = error as? StorageError {
        setStorageState(error == .laterFormat ? .readOnly(error) : .failed(error))
      }
      throw error
    }
    guard request == storage.request else { throw CancellationError() }
    let reason = drawing.readOnlyReason
    if reason == nil || storageState != reason.map({ .readOnly($0) }) {
      if reason == nil { drawing.store.setBackup(storage.isBackedUp) }
      finishOpening(drawing, id)
    }
    if let reason { throw reason }
  }

  // MARK: By itself

  /// Tries again if the state asks for it.
  func retryIfNeeded() {
    switch storageState {
    case .memory, .opening, .stored: break
    case .suspended: stack.store.retry()
    case .failed, .readOnly: Task { try? await reopenForWriting() }
    }
  }

  /// Begins the attempts of a new state.
  func scheduleRetries() {
    storage.retrying?.cancel()
    storage.retrying = nil
    guard let delays = storageState.retryDelays(inUse: storage.retryInterval) else { return }
    storage.retrying = Task { [weak self] in
      var delay = delays.lowerBound
      while !Task.isCancelled {
        try? await Task.sleep(for: delay)
        guard !Task.isCancelled, let self else { return }
        if case .suspended = storageState {
          stack.store.retry()
        } else {
          try? await reopenForWriting()
        }
        delay = min(delay * 2, delays.upperBound)
      }
    }
  }
}

extension DrawingStorageState {
  /// Returns the shortest and the longest time between two attempts.
  ///
  /// - Parameter interval: The time while another process has the drawing open.
  /// - Returns: `nil` if there are no attempts.
  fileprivate func retryDelays(inUse interval: Duration) -> ClosedRange<Duration>? {
    switch self {
    case .memory, .opening, .stored, .readOnly(.laterFormat), .suspended(.unstorableBackground):
      nil
    case .readOnly(.inUse): interval...interval
    case .suspended, .failed, .readOnly: .seconds(2) ... .seconds(30)
    }
  }
}
