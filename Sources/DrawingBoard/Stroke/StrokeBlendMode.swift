/// The way a stroke is composited with the pixels of the board.
enum StrokeBlendMode: Equatable, Sendable {
  /// The color covers what is there.
  case normal

  /// The color darkens what is there, as felt pens do. On transparent pixels it equals ``normal``.
  case multiply

  /// Pixels become transparent. Of the color only the opacity counts.
  case erase
}
