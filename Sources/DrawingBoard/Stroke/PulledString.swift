import CoreGraphics

/// A stabilizer: a pen on a string that the touch pulls.
///
/// The pen moves only when the touch is farther away than the string is long, straight toward the
/// touch. Every call takes constant time. Painting programs call the method lazy brush or pulled
/// string.
struct PulledString: Equatable, Sendable {
  /// The length in points.
  ///
  /// Invariant: it is positive.
  let length: CGFloat

  /// The location of the pen; `nil` before the first call.
  private(set) var pen: CGPoint?

  init(length: CGFloat) {
    self.length = length
  }

  /// Moves the touch.
  ///
  /// - Returns: The new location of the pen; `nil` when it does not move.
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
