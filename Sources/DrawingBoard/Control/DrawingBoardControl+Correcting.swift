/// A stroke whose touches are gone, and whose force is still to be told.
struct LateStroke {
  let session: StrokeSession

  /// The step of the stroke, which was the shown one; `nil` when it has drawn nothing so far.
  let step: UInt64?
}

/// What a pencil tells after its stroke.
extension DrawingBoardControl {
  /// Waits for corrections of a stroke that has been put into the history.
  func expectCorrections(of session: StrokeSession, hasChanges: Bool) {
    guard session.awaitsCorrections, stack.canUndo || !hasChanges else { return }
    lateStroke = LateStroke(session: session, step: hasChanges ? shownStepID : nil)
  }

  /// Draws the latest ended stroke anew and makes what has changed a part of its step.
  func correctLateStroke(by corrections: [StrokeCorrection]) {
    guard let late = lateStroke else { return }
    guard late.session.awaitsCorrections, late.step == nil || late.step == shownStepID else {
      lateStroke = nil
      return
    }
    let result = late.session.corrected(by: corrections)
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
