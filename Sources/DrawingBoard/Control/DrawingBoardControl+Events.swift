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
    case .expired, .viewportChanged, .playbackEnded: break
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
