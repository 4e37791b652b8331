import CoreGraphics

/// One stroke in progress, from the touch that begins it to its end.
///
/// A ``StrokeSession`` calls `begin` once, `move` any number of times and then `end`, or nothing
/// more when the stroke is cancelled. `correct` may be called at any time after `begin`. The
/// session drops samples without a finite location and restores the pixels of a cancelled stroke,
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

  /// The pixels that ``drawOverlay(in:)`` draws into.
  var overlayBounds: PixelRect { get }

  /// Draws what is not, or not yet, in the canvas: previews and predictions.
  ///
  /// - Parameter context: In points of the board, with y pointing down. It shows the canvas
  ///   already.
  func drawOverlay(in context: CGContext)
}

extension BrushStroke {
  func correct(with corrections: [StrokeCorrection]) -> PixelRect { .zero }

  var awaitsCorrections: Bool { false }
}
