/// How far one press of a key, or one swipe of a screen reader, moves a thumb.
///
/// Where there are stops, ``fine`` and ``coarse`` both mean the next one.
public enum AdjustmentUnit: Equatable, Sendable {
  /// A hundredth of the track.
  case fine

  /// A tenth of the track.
  case coarse

  /// A share of the track, at least one stop; what is not finite or not positive counts as ``fine``.
  case fraction(Double)

  /// The share of the track.
  var share: Double {
    switch self {
    case .fine: 0.01
    case .coarse: 0.1
    case .fraction(let share): share.isFinite && share > 0 ? share : 0.01
    }
  }
}
