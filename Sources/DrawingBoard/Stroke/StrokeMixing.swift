/// How the pixels of a stroke mix with those of the board.
public enum StrokeMixing: Equatable, Sendable {
  /// The colour covers what is there.
  case paint

  /// The colour darkens what is there, as felt pens do; on a transparent board it only covers.
  case multiply

  /// What is there becomes transparent; the colour does not matter.
  case erase
}
