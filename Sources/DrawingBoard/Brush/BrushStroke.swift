import CoreGraphics

/// One stroke under way, from a finger that came down until it leaves.
///
/// A ``StrokeSession`` calls it in order: `began` once, `moved` any number of times, then `ended` or
/// nothing more, but perhaps `corrected`. It drops samples without a finite place, and takes back what
/// was drawn when the stroke is cancelled, so a stroke needs to know neither. When what is below
/// changes it has the brush make another stroke, and hands over all samples at once: what is drawn
/// must not depend on how they come. Everything drawn into the canvas is captured first: see
/// ``BoardCanvas/capture(_:)``.
public protocol BrushStroke: AnyObject {
  /// The finger came down.
  ///
  /// - Returns: The pixels of the canvas that have changed; ``overlayBounds`` tells of the rest.
  func began(at sample: StrokeSample) -> PixelRect

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - samples: Where it has been, in order, the latest last.
  ///   - predicted: Where it may go; to be shown by ``drawOverlay(in:)`` and never drawn into the
  ///     canvas. They count until the next call.
  /// - Returns: The pixels of the canvas that have changed; ``overlayBounds`` tells of the rest.
  func moved(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect

  /// The finger left. What has been previewed is now drawn into the canvas.
  ///
  /// - Returns: The pixels of the canvas that have changed; ``overlayBounds`` tells of the rest.
  func ended() -> PixelRect

  /// Samples that have been drawn were measured anew, as when the force of a pencil comes in late.
  ///
  /// It may be called after `ended` as well, and what has changed in the canvas then is captured
  /// again. The default does nothing, as if every sample had been right at once.
  ///
  /// - Parameter corrections: Those of samples that the stroke does not know mean nothing.
  /// - Returns: The pixels of the canvas that have changed; ``overlayBounds`` tells of the rest.
  func corrected(by corrections: [StrokeCorrection]) -> PixelRect

  /// Whether corrections may still change the stroke; `false` unless a stroke says otherwise.
  var awaitsCorrections: Bool { get }

  /// The pixels that ``drawOverlay(in:)`` draws into now.
  var overlayBounds: PixelRect { get }

  /// Draws what is not, or not yet, in the canvas: a preview, a prediction.
  ///
  /// - Parameter context: Points of the board, from the top left, y pointing down; it shows the
  ///   canvas already.
  func drawOverlay(in context: CGContext)
}

extension BrushStroke {
  /// Nothing.
  public func corrected(by corrections: [StrokeCorrection]) -> PixelRect { .zero }

  /// `false`.
  public var awaitsCorrections: Bool { false }
}
