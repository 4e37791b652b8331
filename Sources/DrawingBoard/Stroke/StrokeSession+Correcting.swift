/// Samples that are measured anew after they have been drawn.
extension StrokeSession {
  /// Draws anew what comes of samples that were measured after they had been drawn.
  ///
  /// It may be called after the stroke has ended too, as long as nothing else has changed the picture:
  /// no other stroke has ended and no step was taken back. A stroke that is under way meanwhile is
  /// drawn once more, on what is below it then.
  ///
  /// - Parameter corrections: See ``StrokeSample/estimate``. Those of unknown samples mean nothing.
  /// - Returns: The pixels to show anew, and after the end the tiles that differ, to be joined to the
  ///   step of the stroke.
  @discardableResult public func corrected(by corrections: [StrokeCorrection]) -> BoardChange {
    guard corrections.contains(where: { openEstimates.contains($0.estimate) }) else {
      return BoardChange(dirty: .zero, changes: [])
    }
    for correction in corrections where correction.isFinal {
      openEstimates.remove(correction.estimate)
    }
    if isUnderWay() {
      earlier?.correct(by: corrections)
      return BoardChange(dirty: shown(stroke.corrected(by: corrections)), changes: [])
    }
    guard state == .ended, awaitsCorrections else { return BoardChange(dirty: .zero, changes: []) }
    if let later = canvas.session, later !== self {
      return later.drawnAnew(above: self) { correctedOnTop(by: corrections) }
    }
    return correctedOnTop(by: corrections)
  }

  private func correctedOnTop(by corrections: [StrokeCorrection]) -> BoardChange {
    let dirty = stroke.corrected(by: corrections)
    let changes = canvas.commit()
    captureNumber = canvas.captureNumber
    return BoardChange(dirty: dirty, changes: changes)
  }

  /// Takes the stroke out of the picture while the one below it changes.
  private func drawnAnew(
    above below: StrokeSession, _ correct: () -> BoardChange
  ) -> BoardChange {
    var dirty = takeOverlay().union(canvas.revert())
    below.claimCanvas()
    let result = correct()
    claimCanvas()
    stroke = makeStroke()
    if let earlier, let first = earlier.samples.first {
      dirty = dirty.union(stroke.began(at: first))
      let rest = Array(earlier.samples.dropFirst())
      if !rest.isEmpty || !earlier.predicted.isEmpty {
        dirty = dirty.union(stroke.moved(to: rest, predicted: earlier.predicted))
      }
    }
    if !below.stroke.awaitsCorrections { earlier = nil }
    return BoardChange(dirty: shown(dirty.union(result.dirty)), changes: result.changes)
  }

  /// Whether ``corrected(by:)`` may still change something.
  public var awaitsCorrections: Bool {
    guard state == .active || state == .ended, stroke.awaitsCorrections else { return false }
    if let later = canvas.session, later !== self {
      return later.earlier?.session === self && later.isUnderWay()
    }
    return captureNumber == canvas.captureNumber && canvas.session === self
  }

  /// The samples that are drawn now.
  func note(_ samples: [StrokeSample]) {
    for sample in samples { sample.estimate.map { _ = openEstimates.insert($0) } }
  }
}
