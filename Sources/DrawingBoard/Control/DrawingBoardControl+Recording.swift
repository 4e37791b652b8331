import UIKit

/// Strokes without a finger.
extension DrawingBoardControl {
  /// Draws a stroke from its places at once, as a step: a recorded one, or one that the app makes up.
  ///
  /// It is no stroke of the user's, so of the events only ``DrawingBoardEvent/committed(_:)`` is
  /// sent. While a finger draws it is refused.
  ///
  /// - Parameters:
  ///   - samples: The places, in points of the picture; those that are not finite are left out.
  ///   - brush: What draws; `nil`, the default, for the board's.
  ///   - style: How it looks; `nil`, the default, as the board's strokes do.
  ///   - smoothing: How the line between the places is drawn; `nil`, the default, as the board's are.
  /// - Returns: Whether the picture has changed.
  @discardableResult
  public func draw(
    _ samples: [StrokeSample], with brush: (any Brush)? = nil, style: StrokeStyle? = nil,
    smoothing: StrokeSmoothing? = nil
  ) -> Bool {
    guard course == nil, let canvas, let first = samples.first, let last = samples.last else {
      return false
    }
    let session = StrokeSession(
      canvas: canvas, brush: brush ?? self.brush, style: style ?? currentStyle,
      smoothing: smoothing ?? self.smoothing)
    session.began(at: first)
    session.moved(to: Array(samples.dropFirst()))
    let result = session.ended(at: last)
    surface.setNeedsDisplay(result.dirty)
    // What was drawn on the way is in the tiles that have changed.
    for change in result.changes { surface.setNeedsDisplay(change.coordinate.rect) }
    return push(result.changes, named: session.name)
  }

  /// How a stroke that begins now looks.
  var currentStyle: StrokeStyle {
    var style = style
    style.color = strokeColor.resolvedColor(with: traitCollection).cgColor
    return style
  }
}
