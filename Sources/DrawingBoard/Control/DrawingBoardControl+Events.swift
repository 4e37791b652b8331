import ControlCore
import UIKit

/// The events of a board.
extension DrawingBoardControl {
  /// A new stream of the events from now on.
  ///
  /// The stream ends with the board.
  public var changes: AsyncStream<DrawingBoardEvent> { events.subscribe() }

  /// Sends an event to the delegate, the handler and the streams, then the control events.
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

/// An object that receives the events of a drawing board and may refuse strokes.
@MainActor
public protocol DrawingBoardControlDelegate: AnyObject {
  /// Returns whether a touch may draw.
  ///
  /// It is called when the touch lands, before any event is sent. The default implementation
  /// returns `true`.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - point: The location of the touch, in points of the board.
  /// - Returns: `false` to refuse the touch, which then neither sends events nor draws.
  func drawingBoard(
    _ board: DrawingBoardControl, shouldBeginStrokeAt point: CGPoint
  ) -> Bool

  /// Receives an event of the board.
  ///
  /// The default implementation does nothing.
  func drawingBoard(_ board: DrawingBoardControl, didSend event: DrawingBoardEvent)
}

extension DrawingBoardControlDelegate {
  /// Returns `true`.
  public func drawingBoard(
    _ board: DrawingBoardControl, shouldBeginStrokeAt point: CGPoint
  ) -> Bool { true }

  /// Does nothing.
  public func drawingBoard(_ board: DrawingBoardControl, didSend event: DrawingBoardEvent) {}
}

/// Observation of what can be undone and redone.
extension DrawingBoardControl {
  /// A Boolean value that indicates whether there is a step to undo.
  ///
  /// It supports key-value observation, and has changed already when an event or an observation
  /// reports the change.
  ///
  ///     observation = board.observe(\.canUndo, owner: self) { owner, change in
  ///       owner.undoItem.isEnabled = change.newValue
  ///     }
  @GKInspectable public dynamic var canUndo: Bool { history.value.canUndo }

  /// A Boolean value that indicates whether there is a step to redo.
  ///
  /// It supports key-value observation.
  @GKInspectable public dynamic var canRedo: Bool { history.value.canRedo }

  private static let publishedCanUndo = PublishedProperty("canUndo", \DrawingBoardControl.canUndo)
  private static let publishedCanRedo = PublishedProperty("canRedo", \DrawingBoardControl.canRedo)
  static let publishedHistory = [publishedCanUndo, publishedCanRedo]

  /// Sets the observable state of the history, and notifies key-value observers.
  func publish(_ value: DrawingHistory) {
    let old = history.value
    guard value != old else { return }
    let changed =
      (value.canUndo == old.canUndo ? [] : [Self.publishedCanUndo])
      + (value.canRedo == old.canRedo ? [] : [Self.publishedCanRedo])
    publish(changed) { history.value = value }
  }
}
