/// Why a stroke was taken back before its end.
public enum StrokeCancellation: Equatable, Hashable, Sendable {
  /// The system took the touch away, as it does for a call or for a gesture of another view.
  case system

  /// A pencil landed, so the finger that drew was a palm.
  case palm

  /// A second finger landed at once, so the first was part of a gesture.
  case gesture

  /// Undo was asked for during the stroke, which is what it took back.
  case undo

  /// The app asked for it, or disabled, hid or removed the board, or emptied it.
  case code
}
