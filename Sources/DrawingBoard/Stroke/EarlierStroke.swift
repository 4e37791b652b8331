/// An ended stroke whose samples may still be corrected, and what has been drawn on it since.
///
/// A pencil tells its force over the air, after the lift too, and the next stroke may have begun by
/// then. That one is drawn once more when the one below it changes.
struct EarlierStroke {
  let session: StrokeSession

  /// All samples of the stroke on it.
  private(set) var samples: [StrokeSample]

  init(_ session: StrokeSession, below first: StrokeSample) {
    self.session = session
    samples = [first]
  }

  /// The stroke on it goes on; nil when the earlier one is complete by now.
  func below(_ samples: [StrokeSample]) -> EarlierStroke? {
    guard session.awaitsCorrections else { return nil }
    var earlier = self
    earlier.samples += samples
    return earlier
  }

  /// The samples of the stroke on it were measured.
  mutating func correct(by corrections: [StrokeCorrection]) {
    for correction in corrections {
      for index in samples.indices where samples[index].estimate == correction.estimate {
        samples[index] = correction.applied(to: samples[index])
      }
    }
  }
}
