import CoreGraphics

/// Decides between a slider and a scroll view, a pager, a sheet or a swipe back that want the same
/// finger.
///
/// A movement along the slider is the slider's, one across it is theirs, and nobody's before the
/// finger has gone ``slop`` points. Once the slider has it, it keeps it, however the finger wanders.
/// It knows neither touches nor recognisers; places are points along and across the slider.
struct DirectionGate: Equatable, Sendable {
  /// How far a finger goes along the slider before that is a drag, in points; less than the ten that
  /// a scroll view waits for.
  static let slop: CGFloat = 6

  private var start: CGPoint?
  private var isDecided = false

  init() {}

  /// Whether the slider has the finger for good.
  var isClosed: Bool { isDecided }

  /// A finger has come down on something that it can drag; `x` counts along the slider.
  mutating func began(at point: CGPoint) {
    start = point
    isDecided = false
  }

  /// The finger is at another place.
  mutating func moved(to point: CGPoint) {
    guard let start, !isDecided else { return }
    let (along, across) = (abs(point.x - start.x), abs(point.y - start.y))
    isDecided = along > Self.slop && along >= across
  }

  /// The finger has gone.
  mutating func ended() {
    self = DirectionGate()
  }

  /// Whether somebody else's pan may have a finger that came down on something the slider can drag.
  ///
  /// - Parameter movement: How far the finger has gone; `x` counts along the slider.
  /// - Returns: False once the slider has the finger, and for movements along it.
  func allowsPan(movement: CGPoint) -> Bool {
    !isDecided && abs(movement.y) > abs(movement.x)
  }
}
