import CoreGraphics

/// Which step a place on the scrubber stands for.
///
/// Lengths are in points.
struct ScrubberScale: Equatable, Sendable {
  /// How many steps there are; before the first one is the board without any.
  var stepCount = 0

  /// From where the knob's middle goes.
  var start: CGFloat = 0

  /// How far it goes; not above zero where there is no room.
  var length: CGFloat = 0

  /// Whether the first step is at the right.
  var isMirrored = false

  /// The middle of the knob for a step.
  func position(ofStep step: Int) -> CGFloat {
    guard length > 0, stepCount > 0 else { return isMirrored ? start + max(length, 0) : start }
    let part = CGFloat(min(max(step + 1, 0), stepCount)) / CGFloat(stepCount)
    return start + length * (isMirrored ? 1 - part : part)
  }

  /// The step nearest to a place; -1 for the board before the first one.
  func step(at position: CGFloat) -> Int {
    guard length > 0, position.isFinite else { return -1 }
    let part = min(max((position - start) / length, 0), 1)
    return Int(((isMirrored ? 1 - part : part) * CGFloat(stepCount)).rounded()) - 1
  }
}
