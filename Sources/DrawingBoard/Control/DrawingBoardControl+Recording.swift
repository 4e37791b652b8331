import UIKit

/// Strokes without touches.
extension DrawingBoardControl {
  /// Draws a stroke from samples, as one step.
  ///
  /// Only ``DrawingBoardEvent/committed(_:)`` is sent, because the user draws nothing. During a
  /// stroke of the user it has no effect and returns `false`.
  ///
  /// - Parameters:
  ///   - samples: The samples, in points of the picture. Those without a finite location are
  ///     ignored.
  ///   - brush: The brush; `nil`, the default, for the brush of the board.
  ///   - style: The style; `nil`, the default, for the style of the board.
  ///   - smoothing: The smoothing; `nil`, the default, for the smoothing of the board.
  /// - Returns: A Boolean value that indicates whether the picture has changed.
  @discardableResult
  public func draw(
    _ samples: [StrokeSample], with brush: (any Brush)? = nil, style: StrokeStyle? = nil,
    smoothing: StrokeSmoothing? = nil
  ) -> Bool {
    guard isEditable, activeStroke == nil, let canvas, let first = samples.first,
      let last = samples.last
    else { return false }
    let session = StrokeSession(
      canvas: canvas, brush: brush ?? self.brush, style: style ?? currentStyle,
      smoothing: smoothing ?? self.smoothing)
    session.begin(at: first)
    session.move(to: Array(samples.dropFirst()))
    let result = session.end(at: last)
    surface.setNeedsDisplay(result.dirty)
    // The segments drawn by `move` are in the changed tiles.
    for change in result.changes { surface.setNeedsDisplay(change.coordinate.rect) }
    return push(result.changes, named: session.name)
  }

  /// The style of a stroke that begins now.
  var currentStyle: StrokeStyle {
    var style = style
    style.color = strokeColor.resolvedColor(with: traitCollection).cgColor
    return style
  }
}
