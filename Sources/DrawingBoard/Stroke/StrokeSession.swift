import CoreGraphics

/// One stroke on a board, from the touch that begins it until it ends or is cancelled.
///
/// It takes brush, style and smoothing as they are when it is made, so that changing them meanwhile
/// changes the next stroke only. Each call tells which pixels to show anew. Nothing traps: calls out of
/// order do nothing, and when the board has changed under the stroke, by undo or a new size, the
/// stroke is over and counts as cancelled.
///
///     let session = StrokeSession(canvas: canvas, brush: PencilBrush(), style: style)
///     view.show(session.began(at: first))
///     view.show(session.moved(to: coalesced, predicted: predicted))
///     let result = session.ended(at: last)
///     stack.push(name: session.name, changes: result.changes)
public final class StrokeSession {
  /// What has become of the stroke.
  public enum State: Equatable, Sendable {
    /// It has not begun.
    case ready
    /// The finger is down.
    case active
    /// It ended and is in the picture.
    case ended
    /// It was cancelled, and every pixel is as before.
    case cancelled
  }

  /// What has become of the stroke.
  public private(set) var state = State.ready

  /// What a step of the brush is called.
  public let name: String

  let canvas: BoardCanvas
  let makeStroke: () -> any BrushStroke
  var stroke: any BrushStroke
  var captureNumber = 0
  private var shownOverlay = PixelRect.zero

  /// The stroke below, while its samples may still be corrected.
  var earlier: EarlierStroke?

  /// The estimates of samples that may still be corrected.
  var openEstimates: Set<Int> = []

  /// Prepares a stroke; nothing is drawn yet.
  public init(
    canvas: BoardCanvas, brush: any Brush, style: StrokeStyle,
    smoothing: StrokeSmoothing = .midpoint
  ) {
    self.canvas = canvas
    name = brush.name
    makeStroke = { brush.makeStroke(on: canvas, style: style, smoothing: smoothing) }
    stroke = makeStroke()
  }

  /// Begins the stroke.
  ///
  /// A sample that is not finite begins nothing, and the next call may. Neither does any while another
  /// stroke is under way on the board. What a stroke has left that was neither ended nor cancelled is
  /// reverted first.
  ///
  /// - Returns: The pixels to show anew.
  @discardableResult public func began(at sample: StrokeSample) -> PixelRect {
    guard state == .ready, let sample = sample.usable, canvas.session?.isUnderWay() != true else {
      return .zero
    }
    earlier = canvas.session.flatMap {
      $0.awaitsCorrections && !canvas.isCapturing ? EarlierStroke($0, below: sample) : nil
    }
    let reverted = canvas.revert()
    claimCanvas()
    state = .active
    note([sample])
    return reverted.union(shown(stroke.began(at: sample)))
  }

  /// Leads the stroke on.
  ///
  /// - Parameters:
  ///   - samples: All places since the last call, in order: an event's coalesced touches.
  ///   - predicted: Where the finger may go. They are only shown, until the next call.
  /// - Returns: The pixels to show anew.
  @discardableResult public func moved(
    to samples: [StrokeSample], predicted: [StrokeSample] = []
  ) -> PixelRect {
    guard isUnderWay() else { return takeOverlay() }
    let (samples, predicted) = (samples.compactMap(\.usable), predicted.compactMap(\.usable))
    note(samples)
    if earlier?.session.awaitsCorrections == false { earlier = nil }
    earlier?.strokeMoved(to: samples, predicted: predicted)
    return shown(stroke.moved(to: samples, predicted: predicted))
  }

  /// Ends the stroke and puts it into the picture.
  ///
  /// - Parameter sample: Where the finger left; `nil`, the default, for where it was last.
  /// - Returns: What has changed; nothing when the stroke was not under way.
  @discardableResult public func ended(at sample: StrokeSample? = nil) -> BoardChange {
    guard isUnderWay() else { return BoardChange(dirty: takeOverlay(), changes: []) }
    var dirty = takeOverlay()
    if let sample = sample?.usable {
      note([sample])
      dirty = dirty.union(stroke.moved(to: [sample], predicted: []))
    }
    dirty = dirty.union(stroke.ended())
    state = .ended
    earlier = nil
    let changes = canvas.commit()
    captureNumber = canvas.captureNumber
    return BoardChange(dirty: dirty, changes: changes)
  }

  /// Cancels the stroke: every byte of the picture is as before it began.
  ///
  /// - Returns: The pixels to show anew.
  @discardableResult public func cancelled() -> PixelRect {
    guard isUnderWay() else { return takeOverlay() }
    state = .cancelled
    let dirty = takeOverlay().union(canvas.revert())
    earlier?.session.claimCanvas()
    earlier = nil
    return dirty
  }

  /// Draws what belongs to the stroke but not to the picture: previews of shapes, and where the
  /// finger may go.
  ///
  /// - Parameter context: Points of the board, y pointing down, with nothing else in it than the
  ///   picture, as ``BoardCanvas/draw(_:in:)`` draws it.
  public func drawOverlay(in context: CGContext) {
    guard isUnderWay() else { return }
    stroke.drawOverlay(in: context)
  }

  /// Whether the stroke goes on; it does not when the board was changed under it.
  func isUnderWay() -> Bool {
    guard state == .active else { return false }
    if canvas.captureNumber != captureNumber { state = .cancelled }
    return state == .active
  }

  /// The stroke is the one that was drawn last, and nothing else has changed the picture.
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
