import CoreGraphics

/// The targets of touches on a slider: thumbs, the part between them, and the track.
///
/// Where thumbs lie on top of each other, the first movement of the finger decides between them, so
/// that none can hide another one.
package struct TouchTargets: Equatable, Sendable {
  /// The target of a touch.
  package enum Target: Equatable, Sendable {
    /// A thumb.
    case thumb(Thumb)

    /// One of several thumbs.
    ///
    /// The first movement selects the first or the last of them.
    case undecided(Thumb, Thumb)

    /// All thumbs together.
    case range

    /// A point of the track, which a thumb moves to.
    case track(Thumb)

    /// A Boolean value that indicates whether the touch starts a drag.
    package var isDraggable: Bool {
      if case .track = self { false } else { true }
    }
  }

  /// The distance after which the first movement decides, in points.
  package static let decidingDistance: CGFloat = 2

  /// The difference of distances up to which two thumbs are equally near, in points.
  package static let tie: CGFloat = 0.5

  /// The centers of the thumbs along the track, in points.
  package var positions: ThumbNumbers

  /// The distance from its center within which a thumb takes touches, in points.
  package var reach: CGFloat

  /// The thumbs that have room to move.
  package var movable: ThumbSet

  /// The thumbs that take touches.
  package var enabled: ThumbSet

  /// A Boolean value that indicates whether greater values have smaller coordinates.
  package var isReversed = false

  /// A Boolean value that determines whether the track takes touches.
  package var tapsTrack = false

  /// A Boolean value that determines whether the part between the thumbs takes touches.
  package var dragsRange = false

  /// Creates targets for thumbs that can all move.
  package init(positions: ThumbNumbers, reach: CGFloat) {
    self.positions = positions
    self.reach = reach
    movable = .all(positions.count)
    enabled = .all(positions.count)
  }

  /// Returns the target at a position along the track, or `nil` if the touch is not for the slider.
  package func target(at position: CGFloat) -> Target? {
    func distance(_ index: Int) -> CGFloat { abs(position - CGFloat(positions[index])) }
    let near = ThumbSet(positions.indices.filter { distance($0) <= reach })
    var candidates = near.intersection(enabled)
    guard !candidates.isEmpty else {
      // A disabled thumb keeps its place: a touch on it is not a touch on the track.
      return near.isEmpty ? targetOnTrack(at: position) : nil
    }
    if !candidates.isDisjoint(with: movable) { candidates.formIntersection(movable) }
    return nearest(of: candidates, to: position)
  }

  private func nearest(of candidates: ThumbSet, to position: CGFloat) -> Target? {
    func distance(_ thumb: Thumb) -> CGFloat { abs(position - CGFloat(positions[thumb])) }
    let thumbs = candidates.thumbs
    guard let least = thumbs.map(distance).min() else { return nil }
    let nearest = thumbs.filter { distance($0) <= least + Self.tie }
    guard let first = nearest.first, let last = nearest.last else { return nil }
    return first == last ? .thumb(first) : .undecided(first, last)
  }

  private func targetOnTrack(at position: CGFloat) -> Target? {
    let (first, last) = (CGFloat(positions[0]), CGFloat(positions[positions.count - 1]))
    let isBetween = min(first, last) < position && position < max(first, last)
    if dragsRange, isBetween, enabled == .all(positions.count) { return .range }
    guard tapsTrack else { return nil }
    switch nearest(of: enabled.intersection(movable), to: position) {
    case .thumb(let thumb): return .track(thumb)
    case .undecided(let lower, let upper):
      // The side of the touch decides between thumbs on top of each other.
      return .track((position > CGFloat(positions[lower])) != isReversed ? upper : lower)
    default: return nil
    }
  }

  /// Returns the thumb that an undecided touch selects, or `nil` before it has moved far enough.
  ///
  /// - Parameters:
  ///   - thumbs: The first and the last thumb of those under the touch.
  ///   - distance: The movement along the track, in points.
  ///   - isReversed: Whether greater values have smaller coordinates.
  /// - Returns: The last thumb for a movement toward greater values, otherwise the first.
  package static func decision(
    between thumbs: (Thumb, Thumb), movedBy distance: CGFloat, isReversed: Bool
  ) -> Thumb? {
    guard abs(distance) > decidingDistance else { return nil }
    return (distance > 0) != isReversed ? thumbs.1 : thumbs.0
  }
}

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
