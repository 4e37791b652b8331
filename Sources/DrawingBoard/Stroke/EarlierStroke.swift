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
