import CoreGraphics

/// A drag of the playhead.
///
/// A touch near the playhead keeps its distance to it. From elsewhere the playhead comes to the finger.
struct PlayheadDrag: Equatable, Sendable {
  /// The value at the start.
  let start: Double

  /// Whether the playhead comes to the finger.
  let isComing: Bool

  private var location: CGFloat
  private var distance: CGFloat

  /// Starts at a location along the slider, in points.
  init(of value: Double, at location: CGFloat, in geometry: SliderGeometry) {
    let distance = location - geometry.position(of: value)
    start = value
    isComing = abs(distance) > TouchTargets.playheadReach
    self.location = location
    self.distance = isComing ? 0 : distance
  }

  /// Follows the finger to a new location.
  ///
  /// - Parameters:
  ///   - value: The current value.
  ///   - location: The location along the slider, in points. NaN is ignored.
  ///   - precision: The part of the movement that the playhead follows.
  ///   - geometry: The positions of the values.
  /// - Returns: The new value.
  mutating func move(
    _ value: Double, to location: CGFloat, precision: CGFloat, in geometry: SliderGeometry
  ) -> Double {
    guard !location.isNaN else { return value }
    distance += (location - self.location) * (1 - precision)
    self.location = location
    return geometry.value(at: location - distance)
  }

  /// Takes the playhead anew, in other positions of the values.
  mutating func turn(to geometry: SliderGeometry, value: Double) {
    distance = location - geometry.position(of: value)
  }
}
