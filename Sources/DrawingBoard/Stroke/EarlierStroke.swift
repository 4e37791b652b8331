/// An ended stroke whose samples may still be corrected, and what has been drawn on it since.
///
/// A pencil tells its force over the air, after the lift too, and the next stroke may have begun by
/// then. That one is drawn once more when the one below it changes.
struct EarlierStroke {
  let session: StrokeSession

  /// All samples of the stroke on it.
  private(set) var samples: [StrokeSample]

  /// Where that may go.
  private(set) var predicted: [StrokeSample] = []

  init(_ session: StrokeSession, below first: StrokeSample) {
    self.session = session
    samples = [first]
  }

  /// The stroke on it goes on.
  mutating func strokeMoved(to samples: [StrokeSample], predicted: [StrokeSample]) {
    self.samples += samples
    self.predicted = predicted
  }

  /// The samples of the stroke on it were measured.
  mutating func correct(by corrections: [StrokeCorrection]) {
    for correction in corrections {
      guard let index = samples.lastIndex(where: { $0.estimate == correction.estimate }) else {
        continue
      }
      samples[index] = correction.applied(to: samples[index])
    }
  }
}
