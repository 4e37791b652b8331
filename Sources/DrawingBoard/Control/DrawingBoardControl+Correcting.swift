import UIKit

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
      joinToShownStep(result.changes, named: late.session.name)
    } else {
      push(result.changes, named: late.session.name)
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
