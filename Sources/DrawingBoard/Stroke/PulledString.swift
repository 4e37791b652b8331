import CoreGraphics

/// Steadies a trembling finger: a pen on a string that the finger pulls behind it.
///
/// Within the string's length of the pen the finger moves nothing; beyond, the pen follows straight
/// toward it. Every call takes constant time. The method is known from painting programs as the
/// lazy brush, or pulled string.
struct PulledString: Equatable, Sendable {
  /// In points, positive.
  let length: CGFloat

  /// Where the pen is; nil before the first place.
  private(set) var pen: CGPoint?

  init(length: CGFloat) {
    self.length = length
  }

  /// Moves the finger.
  ///
  /// - Returns: Where the pen has been pulled to; nil when it stays.
  mutating func pull(to finger: CGPoint) -> CGPoint? {
    guard let pen else {
      self.pen = finger
      return finger
    }
    let (dx, dy) = (finger.x - pen.x, finger.y - pen.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > length else { return nil }
    let share = (distance - length) / distance
    let moved = CGPoint(x: pen.x + dx * share, y: pen.y + dy * share)
    self.pen = moved
    return moved
  }
}
