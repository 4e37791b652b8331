import CoreGraphics

/// Decides between a slider and the pan gesture recognizers around it, such as those of a scroll view.
///
/// A movement along the slider belongs to the slider, one across it to the other recognizer, and
/// neither before the finger has moved ``slop`` points. Once the slider has the touch it keeps it.
/// Points have their `x` along and their `y` across the slider.
struct PanArbitration: Equatable, Sendable {
  /// The distance that starts a drag, in points.
  ///
  /// A scroll view waits for ten.
  static let slop: CGFloat = 6

  private var start: CGPoint?

  /// A Boolean value that indicates whether the slider keeps the touch.
  private(set) var isDecided = false

  init() {}

  /// Starts with a touch on something that can be dragged.
  mutating func began(at point: CGPoint) {
    start = point
    isDecided = false
  }

  /// Follows the touch.
  mutating func moved(to point: CGPoint) {
    guard let start, !isDecided else { return }
    let (along, across) = (abs(point.x - start.x), abs(point.y - start.y))
    isDecided = along > Self.slop && along >= across
  }

  /// Returns whether another pan may take a touch that began on something that can be dragged.
  ///
  /// - Parameter movement: The distance of the touch from its start.
  /// - Returns: `false` if the slider keeps the touch, and for movements along it.
  func allowsPan(movement: CGPoint) -> Bool {
    !isDecided && abs(movement.y) > abs(movement.x)
  }
}
