import CoreGraphics
import Foundation

/// The shape of a held thumb of glass: lifted, and stretched along the slider while it moves.
struct KnobStretch: Equatable, Sendable {
  /// The size of a lifted thumb relative to its size at rest.
  static let lift: CGFloat = 1.4

  /// The part of its length that a fast thumb stretches by.
  static let greatest: CGFloat = 0.2

  /// The speed that stretches a thumb by half of ``greatest``, in points per second.
  static let halfSpeed: CGFloat = 600

  private var location: CGFloat
  private var time: TimeInterval

  /// The speed along the slider, in points per second.
  private(set) var speed: CGFloat = 0

  /// Starts with a thumb that does not move.
  init(at location: CGFloat, time: TimeInterval) {
    self.location = location
    self.time = time
  }

  /// Follows the finger along the slider, in points and seconds.
  mutating func move(to location: CGFloat, at time: TimeInterval) {
    let duration = time - self.time
    let distance = abs(location - self.location)
    self.location = location
    self.time = time
    guard duration > 0, distance.isFinite else { return }
    // The mean of this and the previous speed, since the times of touches are uneven.
    speed = (speed + distance / CGFloat(duration)) / 2
  }

  /// The scale along and across the slider at the current speed.
  var scale: CGSize { Self.scale(speed: speed) }

  /// Returns the scale along the slider as width, and across it as height.
  ///
  /// The area stays nearly the same.
  static func scale(speed: CGFloat) -> CGSize {
    let stretch = greatest * speed / (speed + halfSpeed)
    return CGSize(width: lift * (1 + stretch), height: lift * (1 - stretch / 2))
  }
}
