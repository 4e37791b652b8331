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
