import CoreGraphics

/// A tool to draw with: a value that describes how its strokes are drawn.
///
/// A brush has no state; one value may serve many boards at the same time, on any thread. A brush of an
/// app draws a shape between the locations where a touch begins and ends, or, as a ``FreehandBrush``, a
/// line that follows the touch. A shape is previewed while the touch moves and drawn into the picture
/// once, at the end.
///
/// Strokes of a brush that ``BrushRegistry`` has stay strokes in the drawing. Of others it keeps pixels.
///
///     struct CrossBrush: Brush {
///       let name = "Cross"
///
///       func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
///         let path = CGMutablePath()
///         path.addLines(between: [start, end])
///         path.addLines(between: [CGPoint(x: start.x, y: end.y), CGPoint(x: end.x, y: start.y)])
///         return StrokeShape(path: path, style: style)
///       }
///     }
public protocol Brush: Sendable {
  /// The name of the brush's steps in the history, such as "Pencil".
  var name: String { get }

  /// Returns the shape between two locations.
  ///
  /// The default implementation returns `nil`, as do the built-in brushes that follow the touch.
  ///
  /// - Parameters:
  ///   - start: The location where the touch began, in points of the picture.
  ///   - end: The current location of the touch, equal to `start` for a tap.
  ///   - style: The style of the stroke.
  /// - Returns: The shape, or `nil` to draw nothing.
  func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape?
}

/// A brush that creates its strokes itself.
///
/// It is not part of the interface, so that an app need not know the board's pixels.
protocol StrokeBrush: Brush {
  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - canvas: The picture to draw into.
  ///   - style: Color, width and opacity of the whole stroke.
  ///   - smoothing: The way a line is drawn between the locations of a touch.
  /// - Returns: The stroke, of which nothing is drawn yet.
  func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke
}

extension Brush {
  /// Returns `nil`.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    nil
  }

  /// Creates a stroke with this brush.
  func stroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    if let brush = self as? any StrokeBrush {
      return brush.makeStroke(on: canvas, style: style, smoothing: smoothing)
    }
    if let brush = self as? any FreehandBrush {
      return FreehandStroke(brush: brush, canvas: canvas, style: style, smoothing: smoothing)
    }
    return ShapeStroke(brush: self, canvas: canvas, style: style)
  }
}

/// One stroke in progress, from the touch that begins it to its end.
///
/// A ``StrokeSession`` calls `begin` once, `move` any number of times and then `end`, or nothing
/// more when the stroke is canceled. `correct` may be called at any time after `begin`. The
/// session drops samples without a finite location and restores the pixels of a canceled stroke,
/// so a stroke does neither. When the pixels below change, the session creates another stroke and
/// passes all samples at once: what is drawn must not depend on how samples are grouped. Pixels are
/// captured before they are drawn: see ``BoardCanvas/capture(_:)``.
protocol BrushStroke: AnyObject {
  /// Begins the stroke.
  ///
  /// - Returns: The changed pixels of the canvas. ``overlayBounds`` has those of the overlay.
  func begin(at sample: StrokeSample) -> PixelRect

  /// Continues the stroke.
  ///
  /// - Parameters:
  ///   - samples: The samples since the last call, the latest last.
  ///   - predicted: The expected samples, valid until the next call. They are shown by
  ///     ``drawOverlay(in:)`` and never drawn into the canvas.
  /// - Returns: The changed pixels of the canvas. ``overlayBounds`` has those of the overlay.
  func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect

  /// Ends the stroke and draws what was previewed into the canvas.
  ///
  /// - Returns: The changed pixels of the canvas. ``overlayBounds`` has those of the overlay.
  func end() -> PixelRect

  /// Replaces the estimated values of samples that are drawn already.
  ///
  /// It may be called after `end`; the changed pixels are captured again then. The default
  /// implementation does nothing.
  ///
  /// - Parameter corrections: Those of unknown samples have no effect.
  /// - Returns: The changed pixels of the canvas. ``overlayBounds`` has those of the overlay.
  func correct(with corrections: [StrokeCorrection]) -> PixelRect

  /// A Boolean value that indicates whether corrections may still change the stroke. Default
  /// `false`.
  var awaitsCorrections: Bool { get }

  /// What the stroke has done to the drawing; `nil`, the default, for the stroke itself: see
  /// ``StrokeSession/element``.
  var elements: StepElements? { get }

  /// The pixels that ``drawOverlay(in:)`` draws into.
  var overlayBounds: PixelRect { get }

  /// Draws what is not, or not yet, in the canvas: previews and predictions.
  ///
  /// - Parameter context: In points of the board, with y pointing down. It shows the canvas
  ///   already.
  func drawOverlay(in context: CGContext)

  /// The canvas with the overlay on it, of a stroke that computes pixels; `nil`, the default, for one
  /// whose overlay is drawn.
  var overlayPixels: PixelOverlay? { get }
}

extension BrushStroke {
  func correct(with corrections: [StrokeCorrection]) -> PixelRect { .zero }

  var awaitsCorrections: Bool { false }

  var elements: StepElements? { nil }

  var overlayPixels: PixelOverlay? { nil }
}
