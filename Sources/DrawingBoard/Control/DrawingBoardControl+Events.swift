import ControlCore
import UIKit

/// What the board tells.
extension DrawingBoardControl {
  /// A stream of the events from now on, each listener with a stream of its own.
  ///
  /// It ends with the board.
  public var changes: AsyncStream<DrawingBoardEvent> { events.subscribe() }

  /// Tells everybody of an event: the delegate, the handler, the streams, then target and action.
  func send(_ event: DrawingBoardEvent) {
    delegate?.drawingBoard(self, didSend: event)
    eventHandler?(event)
    events.send(event)
    switch event {
    case .strokeBegan: sendActions(for: .editingDidBegin)
    case .strokeMoved: sendActions(for: .editingChanged)
    case .strokeEnded, .strokeCancelled: sendActions(for: .editingDidEnd)
    case .committed, .corrected, .undid, .redid, .jumped, .restored, .historyErased:
      sendActions(for: .valueChanged)
    case .storageChanged: sendActions(for: .drawingStorageChanged)
    case .failed: sendActions(for: .drawingFailed)
    case .expired: break
    }
  }
}

/// Follows a drawing board, and may refuse strokes.
@MainActor
public protocol DrawingBoardControlDelegate: AnyObject {
  /// Whether a touch may draw; asked when it lands, before anything is told of it. Default `true`.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - point: Where the touch is, in points of the board.
  /// - Returns: `false` to refuse the touch; nothing is told or drawn then.
  func drawingBoard(
    _ board: DrawingBoardControl, shouldBeginStrokeAt point: CGPoint
  ) -> Bool

  /// Something happened; the default does nothing.
  func drawingBoard(_ board: DrawingBoardControl, didSend event: DrawingBoardEvent)
}

extension DrawingBoardControlDelegate {
  /// `true`.
  public func drawingBoard(
    _ board: DrawingBoardControl, shouldBeginStrokeAt point: CGPoint
  ) -> Bool { true }

  /// Does nothing.
  public func drawingBoard(_ board: DrawingBoardControl, didSend event: DrawingBoardEvent) {}
}

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
