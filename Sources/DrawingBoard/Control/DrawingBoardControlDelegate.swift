import UIKit

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
