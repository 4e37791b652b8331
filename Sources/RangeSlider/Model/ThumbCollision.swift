/// What happens when the thumb that is moved meets the other one.
public enum ThumbCollision: Int, CaseIterable, Equatable, Hashable, Sendable {
  /// The thumb stops at the least distance from the other one, and at the greatest.
  case stop

  /// The thumb takes the other one along, and leaves it where it was taken to.
  ///
  /// It pushes at the least distance and pulls at the greatest.
  case push

  /// The thumb passes the other one, and the two exchange their roles.
  case swap
}
