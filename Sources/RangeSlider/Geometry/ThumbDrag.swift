import CoreGraphics

/// A touch that holds a thumb, from the moment it lands.
///
/// The thumb keeps its distance to the finger, and where it is depends on where the finger is now,
/// not on the way there: past a stop and back again leaves it at the stop.
struct ThumbDrag: Equatable, Sendable {
  /// The thumb held, or `nil` until the first movement decides.
  private(set) var thumb: Thumb?

  private let start: CGFloat
  private var grabOffset: CGFloat

  /// Starts a drag at a place along the track, in points.
  ///
  /// - Parameters:
  ///   - start: Where the finger is.
  ///   - thumb: The thumb it holds, or `nil` to let the first movement decide.
  ///   - centre: The centre of the thumb, or of both where it is undecided.
  init(start: CGFloat, thumb: Thumb?, centre: CGFloat) {
    self.start = start
    self.thumb = thumb
    grabOffset = centre - start
  }

  /// The place of the thumb's centre for a finger that has moved, or `nil` while it is undecided.
  mutating func centre(for position: CGFloat, isMirrored: Bool) -> CGFloat? {
    if thumb == nil {
      thumb = ThumbPicker.decision(movedBy: position - start, isMirrored: isMirrored)
    }
    return thumb == nil ? nil : position + grabOffset
  }

  /// Holds on to a thumb that something else has moved, so that it does not jump to the finger.
  mutating func rebase(position: CGFloat, centre: CGFloat) {
    grabOffset = centre - position
  }
}
