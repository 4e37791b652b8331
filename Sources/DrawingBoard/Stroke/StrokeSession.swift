import CoreGraphics
import Foundation

/// One stroke on a canvas, from its beginning until it ends or is canceled.
///
/// Brush, style and smoothing are fixed at creation. Each call returns the pixels to redisplay.
/// Calls out of order have no effect. When the canvas changes during the stroke, by undo or a new
/// size, the stroke counts as canceled.
///
///     let session = StrokeSession(canvas: canvas, brush: PencilBrush(), style: style)
///     view.setNeedsDisplay(session.begin(at: first))
///     view.setNeedsDisplay(session.move(to: coalesced, predicted: predicted))
///     let result = session.end(at: last)
///     stack.push(name: session.name, changes: result.changes)
package final class StrokeSession {
  /// The state of a stroke.
  enum State: Equatable, Sendable {
    /// The stroke has not begun.
    case ready
    /// The stroke is in progress.
    case active
    /// The stroke has ended and is part of the picture.
    case ended
    /// The stroke was canceled and every pixel is as before it.
    case cancelled
  }

  /// The state of the stroke.
  private(set) var state = State.ready

  /// The name of the stroke's step in the history.
  public let name: String

  let canvas: BoardCanvas
  let brush: any Brush
  let style: StrokeStyle
  let smoothing: StrokeSmoothing
  var stroke: any BrushStroke
  var captureNumber = 0
  private var shownOverlay = PixelRect.zero

  /// The samples so far, with their corrections, as they can be stored.
  var samples: [StrokeSample] = []

  /// The samples that were expected last.
  private(set) var predicted: [StrokeSample] = []

  /// The time of the first sample, from which the others are counted.
  private var start: TimeInterval?

  /// The ended stroke below, while its samples may still be corrected.
  ///
  /// Apple Pencil sends its force late, also after it was lifted, when the next stroke may have begun.
  /// This stroke is drawn again when the one below changes.
  var earlier: StrokeSession?

  /// The estimates of samples that may still be corrected.
  var openEstimates: Set<Int> = []

  /// Creates a stroke that has not begun.
  public init(
    canvas: BoardCanvas, brush: any Brush, style: StrokeStyle,
    smoothing: StrokeSmoothing = .midpoint
  ) {
    self.canvas = canvas
    self.brush = brush
    (self.style, self.smoothing) = (style.storable(in: canvas.colorSpace), smoothing.storable)
    name = brush.name
    stroke = brush.stroke(on: canvas, style: self.style, smoothing: self.smoothing)
  }

  /// Returns the stroke with nothing drawn yet.
  func makeStroke() -> any BrushStroke {
    brush.stroke(on: canvas, style: style, smoothing: smoothing)
  }

  private func storable(_ sample: StrokeSample) -> StrokeSample? {
    if start == nil, sample.timestamp.isFinite { start = sample.timestamp }
    return sample.storable(since: start ?? 0)
  }

  /// Begins the stroke.
  ///
  /// A sample without a finite location has no effect, and the next call may begin the stroke.
  /// While another stroke is active on the canvas, the call has no effect. The pixels of a stroke
  /// that was neither ended nor canceled are restored first.
  ///
  /// - Returns: The pixels to redisplay.
  @discardableResult public func begin(at sample: StrokeSample) -> PixelRect {
    guard state == .ready, canvas.session?.checkIsActive() != true,
      let sample = storable(sample)
    else { return .zero }
    earlier = canvas.session.flatMap {
      $0.awaitsCorrections && !canvas.isCapturing ? $0 : nil
    }
    let reverted = canvas.revert()
    claimCanvas()
    state = .active
    note([sample])
    return reverted.union(shown(stroke.begin(at: sample)))
  }

  /// Continues the stroke.
  ///
  /// - Parameters:
  ///   - samples: All samples since the last call, in order, from an event's coalesced touches.
  ///   - predicted: The expected samples. They are shown until the next call and never drawn.
  /// - Returns: The pixels to redisplay.
  @discardableResult public func move(
    to samples: [StrokeSample], predicted: [StrokeSample] = []
  ) -> PixelRect {
    guard checkIsActive() else { return takeOverlay() }
    let samples = samples.compactMap(storable)
    self.predicted = predicted.compactMap(storable)
    note(samples)
    if earlier?.awaitsCorrections == false { earlier = nil }
    return shown(stroke.move(to: samples, predicted: self.predicted))
  }

  /// Ends the stroke and draws it into the picture.
  ///
  /// - Parameter sample: The last sample; `nil`, the default, when it was passed to `move` already.
  /// - Returns: The changes; none when the stroke was not active.
  @discardableResult public func end(at sample: StrokeSample? = nil) -> (
    dirty: PixelRect, changes: [TileChange]
  ) {
    guard checkIsActive() else { return (takeOverlay(), []) }
    var dirty = takeOverlay()
    if let sample = sample.flatMap(storable) {
      note([sample])
      dirty = dirty.union(stroke.move(to: [sample], predicted: []))
    }
    dirty = dirty.union(stroke.end())
    state = .ended
    earlier = nil
    let changes = canvas.commit()
    captureNumber = canvas.captureNumber
    return (dirty, changes)
  }

  /// Cancels the stroke and restores every byte of the picture.
  ///
  /// - Returns: The pixels to redisplay.
  @discardableResult public func cancel() -> PixelRect {
    guard checkIsActive() else { return takeOverlay() }
    state = .cancelled
    let dirty = takeOverlay().union(canvas.revert())
    earlier?.claimCanvas()
    earlier = nil
    return dirty
  }

  /// Draws what is not part of the picture: previews of shapes and predicted samples.
  ///
  /// - Parameter context: In points of the board, with y pointing down. It contains the picture
  ///   only, as ``BoardCanvas/draw(_:in:)`` draws it.
  func drawOverlay(in context: CGContext) {
    guard checkIsActive() else { return }
    stroke.drawOverlay(in: context)
  }

  /// Returns the picture with what ``drawOverlay(in:)`` would draw, if its pixels are known and some of
  /// them are in an area; `nil` otherwise.
  func overlayPixels(in area: PixelRect) -> PixelOverlay? {
    guard !stroke.overlayBounds.intersection(area).isEmpty, checkIsActive() else { return nil }
    return stroke.overlayPixels
  }

  /// Returns whether the stroke is active, after canceling it if the canvas has changed.
  func checkIsActive() -> Bool {
    guard state == .active else { return false }
    if canvas.captureNumber != captureNumber { state = .cancelled }
    return state == .active
  }

  /// Makes this the latest stroke of the canvas.
  func claimCanvas() {
    canvas.session = self
    captureNumber = canvas.captureNumber
  }

  func shown(_ dirty: PixelRect) -> PixelRect {
    takeOverlay(next: stroke.overlayBounds).union(dirty).union(stroke.overlayBounds)
  }

  func takeOverlay(next: PixelRect = .zero) -> PixelRect {
    defer { shownOverlay = next }
    return shownOverlay
  }
}
