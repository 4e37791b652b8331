import CoreGraphics

/// A mapping of positions on the scrubber to steps.
///
/// Lengths are in points.
struct ScrubberScale: Equatable, Sendable {
  /// The number of steps.
  ///
  /// Before the first one is the board without any.
  var stepCount = 0

  /// The first position of the knob's center.
  var start: CGFloat = 0

  /// The distance to its last position.
  ///
  /// Zero and negative lengths leave the knob at the start.
  var length: CGFloat = 0

  /// A Boolean value that determines whether the first step is at the right.
  var isMirrored = false

  /// Returns the center of the knob for a step.
  func position(ofStep step: Int) -> CGFloat {
    guard length > 0, stepCount > 0 else { return isMirrored ? start + max(length, 0) : start }
    let part = CGFloat(min(max(step + 1, 0), stepCount)) / CGFloat(stepCount)
    return start + length * (isMirrored ? 1 - part : part)
  }

  /// Returns the step nearest to a position; -1 is the board before the first step.
  func step(at position: CGFloat) -> Int {
    guard length > 0, position.isFinite else { return -1 }
    let part = min(max((position - start) / length, 0), 1)
    return Int(((isMirrored ? 1 - part : part) * CGFloat(stepCount)).rounded()) - 1
  }
}
