import Foundation
import UIKit

/// Writing the drawing to the disk.
extension DrawingBoardControl {
  /// A Boolean value that indicates whether parts of the drawing would not survive a loss of power.
  ///
  /// Steps, the background with its image, the size and color space of the picture, and typed text
  /// count; an active stroke counts when it has ended. It is `true` for a drawing in memory that has
  /// steps, and `false` for one that is read-only. While the drawing is being read, and when it
  /// cannot be opened, it is `true` if the app has set a part of the background.
  public var hasUnsavedChanges: Bool {
    if let textEntry, !textEntry.text.isEmpty { return true }
    return switch storageState {
    case .memory: stack.count > 0
    case .stored, .suspended: !stack.store.isFlushed
    case .opening, .failed: !behavior.background.hostValues.isEmpty
    case .readOnly: false
    }
  }

  /// Writes the drawing to the disk, so that it survives a loss of power if the system supports
  /// that.
  ///
  /// It covers everything that ``hasUnsavedChanges`` does: typed text is committed first, and an
  /// image of the background is encoded, which takes some tenths of a second for a photo. While the
  /// drawing is being read, the flush waits. The board flushes when the app goes to the background.
  /// A drawing in memory is not written.
  ///
  /// - Parameter completion: The handler called on any thread, with an error if the drawing would
  ///   not survive a loss of power. The error is that of ``storageState``. Default `nil`.
  public func flush(_ completion: (@Sendable (Result<Void, StorageError>) -> Void)? = nil) {
    finishTextEntry()
    switch storageState {
    case .memory, .stored, .suspended: stack.store.flush(completion)
    case .failed(let error), .readOnly(let error):
      guard let completion else { return }
      DispatchQueue.global().async { completion(.failure(error)) }
    case .opening: flushWhenOpened(completion)
    }
  }

  /// Writes the drawing to the disk, so that it survives a loss of power if the system supports
  /// that.
  ///
  /// See ``flush(_:)``.
  ///
  /// - Throws: ``StorageError`` if the drawing would not survive a loss of power, as long as it
  ///   cannot be opened or is read-only. The error is that of ``storageState``.
  public func flush() async throws {
    let result = await withCheckedContinuation { continuation in
      flush { continuation.resume(returning: $0) }
    }
    updateStorageState()
    try result.get()
  }

  private func flushWhenOpened(
    _ completion: (@Sendable (Result<Void, StorageError>) -> Void)?
  ) {
    // Without a layout the drawing is read and not shown.
    if let store = storage.opened?.store { return store.flush(completion) }
    guard let opening = storage.opening?.task else {
      completion?(.failure(.closed))
      return
    }
    Task {
      _ = try? await opening.value
      flush(completion)
    }
  }

  // MARK: Storing

  /// Stores the properties of the drawing other than its history and background.
  func storeBoard() {
    guard let canvas, isEditable else { return }
    let (size, scale, colorSpace) = (canvas.size, Double(canvas.scale), canvas.colorSpace)
    stack.store.change { state in
      let background = state.table.board?.background ?? Data()
      state.table.setBoard(
        StoredBoard(size: size, scale: scale, colorSpace: colorSpace, background: background))
    }
  }

  /// Stores the background, if the host has set a part of it.
  ///
  /// It is encoded on another thread.
  func storeBackground() {
    guard !stack.store.isTemporary, isEditable, !behavior.background.hostValues.isEmpty else {
      return
    }
    let background = boardBackground
    stack.store.setBackground { () throws(StorageError) in
      guard let data = background.encoded() else { throw .unstorableBackground }
      return data
    }
  }
}
