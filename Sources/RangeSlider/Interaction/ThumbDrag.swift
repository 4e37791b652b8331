import CoreGraphics

// A touch that holds one thumb, all of them or the playhead. The thumb keeps its distance to the finger for
// as long as the finger is down. Its value depends on where the finger is, not on the path: beyond an end
// and back leaves it at the end, and a value that the app sets stays until the finger moves along the
// slider. A movement takes constant time and allocates nothing.
package struct ThumbDrag: Equatable, Sendable {
  package private(set) var target: TouchTargets.Target
  package let collision: ThumbCollision
  package let snapsOnRelease: Bool
  var locked: ThumbSet

  /// The thumbs that other touches may move, which this one leaves where they are.
  var claimed: ThumbSet
  package private(set) var location: CGFloat

  // The values without the drag: those at the start, with the changes by the app since then. They have the
  // distances of thumbs that move together, and the thumbs that another one passes. The place of the held
  // thumb does not depend on them.
  package var start: SliderValues
  let playhead: Double?
  private var targetAtStart: TouchTargets.Target
  private var startLocation: CGFloat

  /// A Boolean value that indicates whether the thumb is to come to the finger, which began beside it.
  private(set) var isComing = false

  /// The position of the held thumb or playhead while the finger is at its start, in points; of the lower
  /// thumb if all are held.
  private var origin: CGFloat

  // Creates a drag of a target that is not a point of the track. Locked thumbs cannot move, and other
  // touches may move those that are claimed.
  package init(
    _ target: TouchTargets.Target, at location: CGFloat, in geometry: SliderGeometry,
    values: SliderValues, collision: ThumbCollision = .stop, snapsOnRelease: Bool = false,
    locked: ThumbSet = [], claimed: ThumbSet = [], playhead: Double? = nil
  ) {
    self.target = target
    self.claimed = claimed
    self.collision = collision
    self.snapsOnRelease = snapsOnRelease
    self.locked = locked
    self.location = location
    start = values
    self.playhead = target == .playhead ? playhead : nil
    targetAtStart = target
    startLocation = location
    origin = geometry.position(of: values.lower)
    if case .nearest(let nearest) = target {
      self.target = .thumb(nearest)
      targetAtStart = .thumb(nearest)
      origin = location
      isComing = true
    } else if let thumb {
      origin = geometry.position(of: values.value(of: thumb))
    } else if let playhead = self.playhead {
      origin = geometry.position(of: playhead)
      isComing = abs(location - origin) > TouchTargets.playheadReach
      if isComing { origin = location }
    }
  }

  /// The thumb that is held, or `nil` if it is not decided or all are held.
  package var thumb: Thumb? {
    if case .thumb(let thumb) = target { thumb } else { nil }
  }

  /// The thumbs that the held one has passed, and it.
  var passedThumbs: ThumbSet {
    guard case .thumb(let first) = targetAtStart, let held = thumb else {
      return ThumbSet(rawValue: 0)
    }
    return ThumbSet(min(first, held).rawValue...max(first, held).rawValue)
  }

  /// The thumbs that are held or may turn out to be.
  var claimableThumbs: ThumbSet { target.thumbs(of: start.count) }

  /// The thumbs that are held, or none before the touch is decided.
  package var thumbs: ThumbSet {
    switch target {
    case .undecided: []
    default: claimableThumbs
    }
  }

  /// Returns the thumb at the start that is another one now, after the held thumb has passed it.
  func thumbAtStart(_ thumb: Thumb) -> Thumb {
    guard case .thumb(let first) = targetAtStart, let held = self.thumb else { return thumb }
    guard thumb != held else { return first }
    let other = thumb < held ? thumb.rawValue : thumb.rawValue - 1
    return Thumb(rawValue: other < first.rawValue ? other : other + 1)
  }

  // Moves the held thumbs to a location of the finger along the slider, in points. A movement across the
  // slider moves nothing. The thumbs follow as much of the movement as the precision says, from 0 to 1. NaN
  // is ignored. Returns the new value of the playhead, if it is held and moves.
  @discardableResult
  package mutating func move(
    to location: CGFloat, precision: CGFloat = 1, in geometry: SliderGeometry,
    values: inout SliderValues
  ) -> Double? {
    guard !location.isNaN, location != self.location || isComing else { return nil }
    isComing = false
    if precision < 1 {
      // The rest of the movement counts as a movement of the start.
      startLocation += (location - self.location) * (1 - precision)
    }
    self.location = location
    apply(to: &values, in: geometry, snapping: !snapsOnRelease)
    return playhead.map { _ in geometry.value(at: origin + location - startLocation) }
  }

  /// Follows a finger that moves without the thumb, because there is no room.
  package mutating func moveWithoutThumb(to location: CGFloat) {
    guard !location.isNaN else { return }
    startLocation += location - self.location
    self.location = location
  }

  // Ends the drag. Values that did not snap before do so now. A value that the app set since the last
  // movement snaps where it is.
  package mutating func release(in geometry: SliderGeometry, values: inout SliderValues) {
    guard snapsOnRelease else { return }
    if geometry.canTrack {
      var unchanged = values
      apply(to: &unchanged, in: geometry, snapping: false)
      if unchanged == values { apply(to: &values, in: geometry, snapping: true) }
    }
    values.settle(keeping: claimed)
  }

  // Continues in a slider of another size or direction, without a jump of the thumb. The place under the
  // finger stays the same fraction of the track. Beyond an end it is the end. After another part of the
  // track became visible, the finger continues from the current value: what it was ahead of a thumb that
  // could not follow would be many times as long.
  package mutating func turn(
    from old: SliderGeometry, to new: SliderGeometry, values: SliderValues, playhead: Double? = nil
  ) {
    if old.visible == new.visible {
      origin = new.position(atFraction: old.fraction(at: origin + location - startLocation))
    } else {
      let held = target == .playhead ? playhead : thumb.map { values.value(of: $0) }
      origin = new.position(of: held ?? values.lower)
    }
    startLocation = location
  }

  private mutating func apply(
    to values: inout SliderValues, in geometry: SliderGeometry, snapping: Bool
  ) {
    switch targetAtStart {
    case .undecided(let first, let last):
      let free = ThumbSet(first.rawValue...last.rawValue).subtracting(claimed).thumbs
      guard let first = free.first, let last = free.last,
        let thumb = TouchTargets.decision(
          between: (first, last), movedBy: location - startLocation,
          isReversed: geometry.isReversed)
      else { return }
      targetAtStart = .thumb(thumb)
      origin = geometry.position(of: start.value(of: thumb))
      apply(to: &values, in: geometry, snapping: snapping)
    case .thumb(let thumb), .nearest(let thumb):
      target = .thumb(
        values.move(
          thumb, to: value(of: thumb, in: geometry), from: start, collision: collision,
          locked: locked, claimed: claimed, snapping: snapping))
    case .range:
      let value = value(of: .lower, in: geometry)
      values.moveRange(by: value - start.lower, from: start, snapping: snapping)
    case .track, .playhead: break
    }
  }

  /// Returns the value of a thumb at the finger; without a movement exactly its value before.
  private func value(of thumb: Thumb, in geometry: SliderGeometry) -> Double {
    let (value, distance) = (start.value(of: thumb), location - startLocation)
    if distance == 0, geometry.position(of: value) == origin { return value }
    return geometry.value(at: origin + distance)
  }
}

// The haptic feedback of a drag: the next stop, an end, another thumb. A thumb that meets an obstacle gives
// feedback once, and not while it stays there. Stops that follow each other fast give less feedback than
// there are stops, because more of it feels like a buzz.
struct DragFeedback: Equatable, Sendable {
  enum Sensation: Equatable, Sendable {
    case step
    case end

    /// A thumb met another one, or its greatest distance from it.
    case contact
  }

  private enum Obstacle: Equatable {
    case minimum
    case maximum
    case neighbor
  }

  struct Moment: Equatable, Sendable {
    var location: CGFloat
    var time: Double
  }

  static let stepDistance: CGFloat = 8
  static let stepInterval = 0.05
  private var obstacle: Obstacle?
  private var latestStep: Moment?

  init(holding thumbs: ThumbSet, in values: SliderValues, collision: ThumbCollision) {
    obstacle = Self.obstacle(to: thumbs, in: values, collision: collision)
  }

  // Returns the feedback of a movement of held thumbs, or `nil` for none: an obstacle, or a stop that is far
  // enough from the latest one that was felt. At the end of the drag, which has no moment, the stop always
  // has its feedback.
  mutating func sensation(
    holding thumbs: ThumbSet, from before: SliderValues, to after: SliderValues,
    collision: ThumbCollision, at moment: Moment? = nil
  ) -> Sensation? {
    let previous = obstacle
    obstacle = Self.obstacle(to: thumbs, in: after, collision: collision)
    guard before.values != after.values else { return nil }
    if let obstacle, obstacle != previous { return obstacle == .neighbor ? .contact : .end }
    guard after.stopGrid != nil, after.smoothThumbs.isEmpty else { return nil }
    if let moment {
      // The times of two events differ from their interval by rounding.
      if let latestStep,
        abs(moment.location - latestStep.location) < Self.stepDistance
          || moment.time - latestStep.time < Self.stepInterval - 1e-6
      {
        return nil
      }
      latestStep = moment
    }
    return .step
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
