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
  @discardableResult func correct(with corrections: [StrokeCorrection]) -> BoardChange {
    guard corrections.contains(where: { openEstimates.contains($0.estimate) }) else {
      return BoardChange(dirty: .zero, changes: [])
    }
    for correction in corrections where correction.isFinal {
      openEstimates.remove(correction.estimate)
    }
    if checkIsActive() {
      earlier?.correct(with: corrections)
      return BoardChange(dirty: shown(stroke.correct(with: corrections)), changes: [])
    }
    guard state == .ended, awaitsCorrections else { return BoardChange(dirty: .zero, changes: []) }
    if let later = canvas.session, later !== self {
      return later.redraw(above: self) { correctedOnTop(by: corrections) }
    }
    return correctedOnTop(by: corrections)
  }

  private func correctedOnTop(by corrections: [StrokeCorrection]) -> BoardChange {
    let dirty = stroke.correct(with: corrections)
    let changes = canvas.commit()
    captureNumber = canvas.captureNumber
    return BoardChange(dirty: dirty, changes: changes)
  }

  /// Removes the stroke from the picture, has the one below corrected and draws it again.
  private func redraw(
    above below: StrokeSession, _ correct: () -> BoardChange
  ) -> BoardChange {
    var dirty = takeOverlay().union(canvas.revert())
    below.claimCanvas()
    let result = correct()
    claimCanvas()
    stroke = makeStroke()
    if let earlier, let first = earlier.samples.first {
      dirty = dirty.union(stroke.begin(at: first))
      let rest = Array(earlier.samples.dropFirst())
      if !rest.isEmpty || !earlier.predicted.isEmpty {
        dirty = dirty.union(stroke.move(to: rest, predicted: earlier.predicted))
      }
    }
    if !below.stroke.awaitsCorrections { earlier = nil }
    return BoardChange(dirty: shown(dirty.union(result.dirty)), changes: result.changes)
  }

  /// A Boolean value that indicates whether ``correct(with:)`` may still change the picture.
  var awaitsCorrections: Bool {
    guard state == .active || state == .ended, stroke.awaitsCorrections else { return false }
    if let later = canvas.session, later !== self {
      return later.earlier?.session === self && later.checkIsActive()
    }
    return captureNumber == canvas.captureNumber && canvas.session === self
  }

  /// Records the estimates of drawn samples.
  func note(_ samples: [StrokeSample]) {
    for sample in samples { sample.estimate.map { _ = openEstimates.insert($0) } }
  }
}

/// An ended stroke whose samples may still be corrected, with the samples of the stroke above it.
///
/// Apple Pencil sends its force late, also after it was lifted, when the next stroke may have
/// begun. The stroke above is drawn again when the one below changes.
struct EarlierStroke {
  let session: StrokeSession

  /// All samples of the stroke above.
  private(set) var samples: [StrokeSample]

  /// The predicted samples of the stroke above.
  private(set) var predicted: [StrokeSample] = []

  init(_ session: StrokeSession, below first: StrokeSample) {
    self.session = session
    samples = [first]
  }

  /// Adds samples of the stroke above.
  mutating func append(_ samples: [StrokeSample], predicted: [StrokeSample]) {
    self.samples += samples
    self.predicted = predicted
  }

  /// Replaces estimated values of the stroke above.
  mutating func correct(with corrections: [StrokeCorrection]) {
    for correction in corrections {
      guard let index = samples.lastIndex(where: { $0.estimate == correction.estimate }) else {
        continue
      }
      samples[index] = correction.applied(to: samples[index])
    }
  }
}
