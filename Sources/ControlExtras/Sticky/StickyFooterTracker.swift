import CoreGraphics

/// Decides from the way content scrolls whether a footer is shown.
///
/// Reading on hides it, turning back shows it, and at both ends of the content it is always shown. A
/// bounce is no scrolling. It computes and knows no views; the cost is a few comparisons.
public struct StickyFooterTracker: Equatable, Sendable {
  /// Steps of half a point and less are no reading on, and that far back is no turning back.
  private static let slack: CGFloat = 0.5

  /// How far content scrolls on before the footer hides, in points.
  ///
  /// Default 20. A number below 0 counts as 0.
  public var hideDistance: CGFloat

  /// Whether the footer is shown; default `true`.
  public private(set) var isShown = true

  private var position: CGFloat?
  private var forth: CGFloat = 0
  private var back: CGFloat = 0

  /// Makes a tracker whose footer is shown.
  public init(hideDistance: CGFloat = 20) {
    self.hideDistance = hideDistance
  }

  /// Follows the content to an offset.
  ///
  /// - Parameters:
  ///   - offset: The vertical content offset, in points.
  ///   - range: The offsets from the top to the bottom of the content. What lies outside of it is a
  ///     bounce.
  public mutating func move(to offset: CGFloat, in range: ClosedRange<CGFloat>) {
    guard offset.isFinite else { return }
    let now = min(max(offset, range.lowerBound), range.upperBound)
    let step = now - (position ?? now)
    position = now
    if now - range.lowerBound <= Self.slack || range.upperBound - now <= Self.slack {
      setShown(true)
    } else if step > Self.slack {
      back = 0
      forth += step
      if forth >= max(hideDistance, 0) { isShown = false }
    } else if step < 0 {
      back -= step
      if back > Self.slack { setShown(true) }
    }
  }

  /// Shows or hides the footer and counts the way anew.
  public mutating func setShown(_ isShown: Bool) {
    self.isShown = isShown
    forth = 0
    back = 0
  }
}
