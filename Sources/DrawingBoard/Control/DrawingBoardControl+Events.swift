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
