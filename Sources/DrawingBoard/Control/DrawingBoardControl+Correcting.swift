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
    let session = session(
      on: canvas, brush: brush ?? self.brush, style: style ?? currentStyle,
      smoothing: smoothing ?? self.smoothing)
    session.begin(at: first)
    session.move(to: Array(samples.dropFirst()))
    let result = session.end(at: last)
    surface.setNeedsDisplay(result.dirty)
    // The segments drawn by `move` are in the changed tiles.
    for change in result.changes { surface.setNeedsDisplay(change.coordinate.rect) }
    return push(result.changes, named: session.name, elements: session.elements)
  }

  /// Creates a stroke, which erases strokes of the history if its brush does.
  func session(
    on canvas: BoardCanvas, brush: any Brush, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> StrokeSession {
    canvas.makeRedraw = { [stack, unowned canvas] in ElementRedraw(of: stack, on: canvas) }
    return StrokeSession(canvas: canvas, brush: brush, style: style, smoothing: smoothing)
  }

  /// The style of a stroke that begins now.
  var currentStyle: StrokeStyle {
    var style = style
    style.color = strokeColor.resolvedColor(with: traitCollection).cgColor
    return style
  }
}

/// An ended stroke whose force may still be corrected.
struct LateStroke {
  let session: StrokeSession

  /// The step of the stroke, which is the shown one; `nil` while the stroke has changed no pixel.
  let step: UInt64?
}

/// Late force updates from Apple Pencil, which amend the step they belong to.
extension DrawingBoardControl {
  /// Retains a stroke of the history until its corrections have arrived.
  func expectCorrections(of session: StrokeSession, hasChanges: Bool) {
    guard session.awaitsCorrections, stack.canUndo || !hasChanges else { return }
    lateStroke = LateStroke(session: session, step: hasChanges ? shownStepID : nil)
  }

  /// Corrects the latest ended stroke and amends its step.
  func correctLateStroke(with corrections: [StrokeCorrection]) {
    guard let late = lateStroke else { return }
    guard late.session.awaitsCorrections, late.step == nil || late.step == shownStepID else {
      lateStroke = nil
      return
    }
    let result = late.session.correct(with: corrections)
    surface.setNeedsDisplay(result.dirty)
    if !late.session.awaitsCorrections { lateStroke = nil }
    guard !result.changes.isEmpty else { return }
    if late.step != nil {
      correctShownStep(
        result.changes, named: late.session.name, elements: late.session.elements)
    } else {
      push(result.changes, named: late.session.name, elements: late.session.elements)
      if lateStroke != nil { expectCorrections(of: late.session, hasChanges: true) }
    }
  }

  private var shownStepID: UInt64? {
    stack.step(at: stack.index)?.id
  }
}

/// Samples and corrections from touches.
extension DrawingBoardControl {
  func samples(_ touches: [UITouch]) -> [StrokeSample] {
    touches.map(sample(of:))
  }

  func sample(of touch: UITouch) -> StrokeSample {
    let measuresForce = touch.maximumPossibleForce > 0
    let isEstimate = !touch.estimatedPropertiesExpectingUpdates.isEmpty
    return StrokeSample(
      location: placement.picturePoint(touch.preciseLocation(in: surface)),
      pressure: measuresForce ? touch.force : nil, altitude: touch.altitudeAngle,
      azimuth: touch.azimuthAngle(in: surface), timestamp: touch.timestamp,
      estimate: isEstimate ? touch.estimationUpdateIndex?.intValue : nil)
  }

  func correction(by touch: UITouch) -> StrokeCorrection? {
    guard let estimate = touch.estimationUpdateIndex else { return nil }
    let sample = sample(of: touch)
    return StrokeCorrection(
      estimate: estimate.intValue, pressure: sample.pressure, altitude: sample.altitude,
      azimuth: sample.azimuth, isFinal: sample.estimate == nil)
  }
}
