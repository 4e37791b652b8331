import UIKit

/// The removal of the picture and of its history.
extension DrawingBoardControl {
  /// Clears the board, as a step that can be undone.
  ///
  /// The active stroke and the text entry are canceled.
  ///
  /// - Returns: A Boolean value that indicates whether the picture has changed.
  @discardableResult
  public func clear() -> Bool {
    guard isEditable, let canvas, !isEndingStroke else { return false }
    cancelStroke()
    cancelTextEntry()
    canvas.capture(canvas.size.bounds)
    canvas.makeBlank()
    surface.setNeedsDisplay()
    return push(canvas.commit(), named: DrawingStep.clearName)
  }

  /// Clears the board and removes the history, in memory and on the disk.
  ///
  /// Neither undo nor reopening restores the drawing. For bytes that the file system may keep, see
  /// ``StoredDrawing/remove()``. The active stroke and the text entry are canceled.
  ///
  /// The call returns when the disk has a new file without the steps. If the disk is full or fails,
  /// the steps are removed from memory and stay on the disk until it can be written again; see
  /// ``DrawingStorageState/suspended(_:)``.
  ///
  /// - Returns: A Boolean value that indicates whether the history was removed, also from the disk.
  @discardableResult
  public func clearSecurely() -> Bool {
    guard isEditable, let canvas, !isEndingStroke else { return false }
    cancelStroke()
    cancelTextEntry()
    canvas.revert()
    canvas.makeBlank()
    surface.setNeedsDisplay()
    stack.eraseHistory(keeping: [])
    return historyErased()
  }

  /// Removes all steps, in memory and on the disk, and keeps the picture.
  ///
  /// The steps cannot be restored. During a stroke it has no effect. If the picture cannot be read,
  /// nothing is removed and ``DrawingBoardEvent/failed(_:)`` is sent.
  ///
  /// The call returns when the disk has a new file with the picture, which takes some tenths of a
  /// second for a large one. If the disk is full or fails, the steps are removed from memory and stay
  /// on the disk until it can be written again; see ``DrawingStorageState/suspended(_:)``.
  ///
  /// - Returns: A Boolean value that indicates whether the history was removed, also from the disk.
  @discardableResult
  public func eraseHistory() -> Bool {
    guard isEditable, activeStroke == nil else { return false }
    do {
      try stack.eraseHistory()
    } catch {
      send(.failed(.unreadableStep))
      return false
    }
    return historyErased()
  }

  /// Writes and publishes that the history was removed.
  ///
  /// - Returns: A Boolean value that indicates whether it was removed from the disk.
  private func historyErased() -> Bool {
    let isErased = stack.store.finishErasing()
    // It retains pixels of the removed history.
    lateStroke = nil
    syncHistory(hasNewSteps: true)
    undoRegistration.update()
    send(.historyErased)
    updateStorageState()
    return isErased
  }
}

extension BoardCanvas {
  /// Makes all pixels transparent.
  fileprivate func makeBlank() {
    for coordinate in TileGrid(covering: size.bounds) { memory.write(nil, at: coordinate) }
  }
}
