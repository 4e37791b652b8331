import ControlCore
import UIKit

/// What can be undone, for those who watch.
extension DrawingBoardControl: HistoryObservable {
  /// Whether there is a step to take back; it can be observed by key-value observation.
  ///
  ///     observation = board.observe(\.canUndo, owner: self) { owner, change in
  ///       owner.undoItem.isEnabled = change.newValue
  ///     }
  ///
  /// It is true to the history when any event tells of a change, and when an observer hears of one.
  public var canUndo: Bool { history.value.canUndo }

  /// Whether there is a step to do again; it can be observed by key-value observation.
  public var canRedo: Bool { history.value.canRedo }

  /// Makes a state of the history known to observers of both kinds.
  func publish(_ value: DrawingHistory) {
    let old = history.value
    guard value != old else { return }
    let (undoChanges, redoChanges) = (
      value.canUndo != old.canUndo, value.canRedo != old.canRedo
    )
    if undoChanges { willChangeValue(for: \.canUndo) }
    if redoChanges { willChangeValue(for: \.canRedo) }
    history.value = value
    if redoChanges { didChangeValue(for: \.canRedo) }
    if undoChanges { didChangeValue(for: \.canUndo) }
  }
}
