import CoreGraphics

/// A value that decides from the scrolling of the content whether a footer is shown.
///
/// Scrolling forward hides the footer, scrolling back shows it. It is always shown at both ends of the
/// content. Offsets beyond the ends, as during a bounce, do not count.
struct StickyFooterTracker: Equatable, Sendable {
  /// The distance that does not count as scrolling, in points.
  private static let tolerance: CGFloat = 0.5

  /// The distance of scrolling forward that hides the footer, in points.
  ///
  /// Default 20. A negative value counts as 0.
  var hideDistance: CGFloat

  /// A Boolean value that indicates whether the footer is shown.
  ///
  /// Default `true`.
  private(set) var isShown = true

  private var position: CGFloat?
  private var forwardDistance: CGFloat = 0
  private var backwardDistance: CGFloat = 0

  /// Creates a tracker of a footer that is shown.
  init(hideDistance: CGFloat = 20) {
    self.hideDistance = hideDistance
  }

  /// Updates the tracker with a new content offset.
  ///
  /// - Parameters:
  ///   - offset: The vertical content offset, in points.
  ///   - range: The offsets from the top to the bottom of the content. Other offsets are clamped.
  mutating func move(to offset: CGFloat, in range: ClosedRange<CGFloat>) {
    guard offset.isFinite else { return }
    let newPosition = min(max(offset, range.lowerBound), range.upperBound)
    let step = newPosition - (position ?? newPosition)
    position = newPosition
    if newPosition - range.lowerBound <= Self.tolerance
      || range.upperBound - newPosition <= Self.tolerance
    {
      setShown(true)
    } else if step > Self.tolerance {
      backwardDistance = 0
      forwardDistance += step
      if forwardDistance >= max(hideDistance, 0) { isShown = false }
    } else if step < 0 {
      backwardDistance -= step
      if backwardDistance > Self.tolerance { setShown(true) }
    }
  }

  /// Shows or hides the footer and resets the distances.
  mutating func setShown(_ isShown: Bool) {
    self.isShown = isShown
    forwardDistance = 0
    backwardDistance = 0
  }
}
