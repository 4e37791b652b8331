import CoreGraphics

/// A touch that holds one thumb or all of them.
///
/// The thumb keeps its distance to the finger. Its value depends on where the finger is, not on the
/// path: beyond an end and back leaves it at the end. A movement takes constant time and allocates
/// nothing.
package struct ThumbDrag: Equatable, Sendable {
  /// The thumbs that the touch holds.
  package private(set) var target: TouchTargets.Target

  /// The behavior when the thumb meets another one.
  package let collision: ThumbCollision

  /// A Boolean value that indicates whether the values snap to stops at the end of the drag only.
  package let snapsOnRelease: Bool

  /// The thumbs that cannot move.
  package let locked: ThumbSet

  /// The current location of the finger along the slider, in points.
  package private(set) var location: CGFloat

  private var startLocation: CGFloat
  private var start: SliderValues
  private var targetAtStart: TouchTargets.Target

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - target: The target of the touch, not a point of the track.
  ///   - location: The location of the finger along the slider, in points.
  ///   - values: The current values.
  ///   - collision: The behavior when thumbs meet.
  ///   - snapsOnRelease: Whether the values snap to stops at the end only.
  ///   - locked: The thumbs that cannot move.
  package init(
    _ target: TouchTargets.Target, at location: CGFloat, values: SliderValues,
    collision: ThumbCollision = .stop, snapsOnRelease: Bool = false, locked: ThumbSet = []
  ) {
    self.target = target
    self.collision = collision
    self.snapsOnRelease = snapsOnRelease
    self.locked = locked
    self.location = location
    startLocation = location
    start = values
    targetAtStart = target
  }

  /// The thumb that is held, or `nil` if it is not decided or all are held.
  package var thumb: Thumb? {
    if case .thumb(let thumb) = target { thumb } else { nil }
  }

  /// The thumbs that are held, or none before the touch is decided.
  package var thumbs: ThumbSet {
    switch target {
    case .undecided, .track: []
    case .thumb(let thumb): ThumbSet(thumb)
    case .range: .all(start.count)
    }
  }

  /// Moves the held thumbs.
  ///
  /// - Parameters:
  ///   - location: The location of the finger along the slider, in points. NaN is ignored.
  ///   - precision: The part of the movement that the thumb follows. 1 follows the finger.
  ///   - geometry: The positions of the values.
  ///   - values: The values to change.
  package mutating func move(
    to location: CGFloat, precision: CGFloat = 1, in geometry: SliderGeometry,
    values: inout SliderValues
  ) {
    guard !location.isNaN else { return }
    if precision < 1 {
      // The rest of the movement counts as a movement of the start.
      startLocation += (location - self.location) * (1 - precision)
    }
    self.location = location
    apply(to: &values, in: geometry, snapping: !snapsOnRelease)
  }

  /// Ends the drag.
  ///
  /// Values that did not snap before do so now.
  package mutating func release(in geometry: SliderGeometry, values: inout SliderValues) {
    guard snapsOnRelease else { return }
    if geometry.canTrack { apply(to: &values, in: geometry, snapping: true) }
    values.settle()
  }

  /// Continues from values or a size that changed during the drag, without a jump of the thumb.
  ///
  /// - Parameters:
  ///   - values: The current values.
  ///   - location: The location of the finger along the slider, in points. Default: the latest one.
  package mutating func rebase(on values: SliderValues, at location: CGFloat? = nil) {
    self.location = location ?? self.location
    startLocation = self.location
    start = values
    targetAtStart = target
  }

  private mutating func apply(
    to values: inout SliderValues, in geometry: SliderGeometry, snapping: Bool
  ) {
    let distance = location - startLocation
    switch targetAtStart {
    case .undecided(let first, let last):
      guard
        let thumb = TouchTargets.decision(
          between: (first, last), movedBy: distance, isReversed: geometry.isReversed)
      else { return }
      targetAtStart = .thumb(thumb)
      apply(to: &values, in: geometry, snapping: snapping)
    case .thumb(let thumb):
      let value = value(of: thumb, movedBy: distance, in: geometry)
      target = .thumb(
        values.move(
          thumb, to: value, from: start, collision: collision, locked: locked,
          snapping: snapping))
    case .range:
      let value = value(of: .lower, movedBy: distance, in: geometry)
      values.moveRange(by: value - start.lower, from: start, snapping: snapping)
    case .track:
      break
    }
  }

  /// Returns the value of a thumb after a movement; without a movement exactly its value before.
  private func value(
    of thumb: Thumb, movedBy distance: CGFloat, in geometry: SliderGeometry
  ) -> Double {
    let value = start.value(of: thumb)
    guard distance != 0 else { return value }
    return geometry.value(at: geometry.position(of: value) + distance)
  }
}

/// The haptic feedback of a drag: the next stop, an end, another thumb.
///
/// A thumb that meets an obstacle gives feedback once, and not while it stays there.
struct DragFeedback: Equatable, Sendable {
  /// An event that gives feedback.
  enum Sensation: Equatable, Sendable {
    /// A thumb moved to another stop.
    case step

    /// A thumb met an end.
    case end

    /// A thumb met another one, or its greatest distance from it.
    case contact
  }

  private enum Obstacle: Equatable {
    case minimum
    case maximum
    case neighbor
  }

  private var obstacle: Obstacle?

  /// Starts with the obstacles that the thumbs already touch.
  init(holding thumbs: ThumbSet, in values: SliderValues, collision: ThumbCollision) {
    obstacle = Self.obstacle(to: thumbs, in: values, collision: collision)
  }

  /// Returns the feedback of a movement, or `nil` for none.
  mutating func sensation(
    holding thumbs: ThumbSet, from before: SliderValues, to after: SliderValues,
    collision: ThumbCollision
  ) -> Sensation? {
    let previous = obstacle
    obstacle = Self.obstacle(to: thumbs, in: after, collision: collision)
    guard before.values != after.values else { return nil }
    if let obstacle, obstacle != previous { return obstacle == .neighbor ? .contact : .end }
    return after.grid == nil ? nil : .step
  }

  private static func obstacle(
    to thumbs: ThumbSet, in values: SliderValues, collision: ThumbCollision
  ) -> Obstacle? {
    let last = Thumb(rawValue: values.count - 1)
    if thumbs.contains(.lower), values.lower == values.minimum { return .minimum }
    if thumbs.contains(last), values.upper == values.maximum { return .maximum }
    guard let thumb = thumbs.single else { return nil }
    // A pushing thumb can meet the end toward the other thumbs as well.
    if thumb != last, values.value(of: thumb) == values.maximum { return .maximum }
    if thumb != .lower, values.value(of: thumb) == values.minimum { return .minimum }
    guard collision != .swap else { return nil }
    let (limits, own) = (values.limits(of: thumb), values.value(of: thumb))
    let hasRoom =
      limits.upperBound > own + values.rounding && limits.lowerBound < own - values.rounding
    return hasRoom ? nil : .neighbor
  }
}
