/// Corrections of samples that are drawn already.
extension StrokeSession {
  /// Redraws the stroke with measured values in place of estimates.
  ///
  /// It may be called after the stroke has ended too, unless the picture has changed since: another
  /// stroke has ended or a step was undone. A stroke in progress above is drawn again.
  ///
  /// - Parameter corrections: See ``StrokeSample/estimate``. Those of unknown samples have no
  ///   effect.
  /// - Returns: The pixels to redisplay and, after the end, the tiles that differ, which amend the
  ///   step of the stroke.
  @discardableResult func correct(with corrections: [StrokeCorrection]) -> (
    dirty: PixelRect, changes: [TileChange]
  ) {
    guard corrections.contains(where: { openEstimates.contains($0.estimate) }) else {
      return (.zero, [])
    }
    for correction in corrections where correction.isFinal {
      openEstimates.remove(correction.estimate)
    }
    for correction in corrections {
      guard let index = samples.lastIndex(where: { $0.estimate == correction.estimate }) else {
        continue
      }
      samples[index] = correction.applied(to: samples[index])
    }
    if checkIsActive() {
      return (shown(stroke.correct(with: corrections)), [])
    }
    guard state == .ended, awaitsCorrections else { return (.zero, []) }
    if let later = canvas.session, later !== self {
      return later.redraw(above: self) { correctedOnTop(by: corrections) }
    }
    return correctedOnTop(by: corrections)
  }

  private func correctedOnTop(by corrections: [StrokeCorrection]) -> (
    dirty: PixelRect, changes: [TileChange]
  ) {
    let dirty = stroke.correct(with: corrections)
    let changes = canvas.commit()
    captureNumber = canvas.captureNumber
    return (dirty, changes)
  }

  /// Removes the stroke from the picture, has the one below corrected and draws it again.
  private func redraw(
    above below: StrokeSession, _ correct: () -> (dirty: PixelRect, changes: [TileChange])
  ) -> (dirty: PixelRect, changes: [TileChange]) {
    var dirty = takeOverlay().union(canvas.revert())
    below.claimCanvas()
    let result = correct()
    claimCanvas()
    stroke = makeStroke()
    if earlier != nil, let first = samples.first {
      dirty = dirty.union(stroke.begin(at: first))
      let rest = Array(samples.dropFirst())
      if !rest.isEmpty || !predicted.isEmpty {
        dirty = dirty.union(stroke.move(to: rest, predicted: predicted))
      }
    }
    if !below.stroke.awaitsCorrections { earlier = nil }
    return (shown(dirty.union(result.dirty)), result.changes)
  }

  /// A Boolean value that indicates whether ``correct(with:)`` may still change the picture.
  var awaitsCorrections: Bool {
    guard state == .active || state == .ended, stroke.awaitsCorrections else { return false }
    if let later = canvas.session, later !== self {
      return later.earlier === self && later.checkIsActive()
    }
    return captureNumber == canvas.captureNumber && canvas.session === self
  }

  /// Records samples that are drawn.
  func note(_ samples: [StrokeSample]) {
    self.samples += samples
    for sample in samples { sample.estimate.map { _ = openEstimates.insert($0) } }
  }
}
