/// The reason why a stroke was cancelled.
public enum StrokeCancellation: Equatable, Hashable, Sendable {
  /// The system cancelled the touch, for example for a call or for a gesture of another view.
  case system

  /// The touch was a palm: a pencil landed, or the contact became larger than a finger.
  case palm

  /// A second finger landed shortly after the first, so that both make a gesture.
  case gesture

  /// Undo was requested during the stroke.
  case undo

  /// The app cancelled the stroke, or disabled, hid, removed or cleared the board.
  case code
}
