import ControlCore
import CoreGraphics

// The targets of touches on a slider: thumbs, the part between them, and the track. The target of a thumb is
// a rectangle around its center. It ends halfway to the next thumb, and extends outward by as much if that
// one is near, so that each of two near thumbs has a target of full length on its own side. Thumbs on top of
// each other share a target: the first movement of the finger decides between them, so that none can hide
// another one.
package struct TouchTargets: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    case thumb(Thumb)

    /// One of several thumbs.
    ///
    /// The first movement selects the first or the last of them.
    case undecided(Thumb, Thumb)
    case range

    /// The thumb nearest to a point of the track, which comes to the touch and follows it.
    case nearest(Thumb)

    /// A point of the track, which a thumb moves to.
    case track(Thumb)
    case playhead

    package var isDraggable: Bool {
      if case .track = self { false } else { true }
    }

    var thumb: Thumb? {
      switch self {
      case .thumb(let thumb), .nearest(let thumb): thumb
      case .undecided, .range, .track, .playhead: nil
      }
    }

    /// The thumbs that the touch holds or may turn out to hold, of so many.
    func thumbs(of count: Int) -> ThumbSet {
      switch self {
      case .thumb(let thumb), .nearest(let thumb): ThumbSet(thumb)
      case .undecided(let first, let last): ThumbSet(first.rawValue...last.rawValue)
      case .range: .all(count)
      case .track: []
      case .playhead: .playhead
      }
    }
  }

  package static let decidingDistance: CGFloat = 2

  /// The difference of distances up to which two thumbs are equally near, in points.
  package static let tie: CGFloat = 0.5

  // The distance below which the targets of two thumbs extend outward, in points. Targets with this distance
  // of their centers satisfy WCAG 2.5.8.
  package static let nearDistance: CGFloat = 24
  package var positions: ThumbNumbers

  /// The length of the target of a single thumb along the slider, in points.
  package var length: CGFloat
  package var thickness: CGFloat
  package var geometry: SliderGeometry
  package var bounds: CGRect

  /// The thumbs that have room to move.
  package var movable: ThumbSet

  /// The thumbs that take touches.
  package var enabled: ThumbSet
  package var tapsTrack = false
  package var tracksFromAnywhere = false
  package var dragsRange = false

  /// The thumbs that are not visible, which only a touch on the track can reach.
  package var hidden = ThumbSet(rawValue: 0)

  /// The position of the playhead along the track, in points, or `nil` if it takes no touches.
  package var playhead: CGFloat?

  /// The distance from the playhead within which a touch keeps it, in points.
  package static let playheadReach: CGFloat = 22

  package init(
    positions: ThumbNumbers, length: CGFloat, thickness: CGFloat, geometry: SliderGeometry,
    bounds: CGRect
  ) {
    self.positions = positions
    self.length = length
    self.thickness = thickness
    self.geometry = geometry
    self.bounds = bounds
    movable = .all(positions.count)
    enabled = .all(positions.count)
  }

  package var shape: HitShape? {
    shapes.dropFirst().reduce(shapes.first) { union, next in union.map { .union($0, next) } ?? next
    }
  }

  private var shapes: [HitShape] {
    [movableThumbs, restingThumbs, disabledThumbs].flatMap { regions(of: $0) }.map(\.shape)
  }

  // Returns the target at a point of the control, or `nil` if the touch is not for the slider. A thumb that
  // cannot move leaves what its target shares with another one to that.
  package func target(at point: CGPoint) -> Target? {
    for thumbs in [movableThumbs, restingThumbs] {
      let hit = regions(of: thumbs).filter { $0.shape.contains(point, in: bounds) }
        .reduce(into: ThumbSet()) { $0.formUnion($1.thumbs) }.thumbs
      guard let first = hit.first, let last = hit.last else { continue }
      return first == last ? .thumb(first) : .undecided(first, last)
    }
    // A disabled thumb keeps its place: a touch on it is not a touch on the track.
    let isCovered = regions(of: disabledThumbs).contains { $0.shape.contains(point, in: bounds) }
    guard !isCovered, trackShape.contains(point, in: bounds) else { return nil }
    let position = geometry.along(point)
    if let playhead, abs(position - playhead) <= Self.playheadReach { return .playhead }
    let (first, last) = (CGFloat(positions[0]), CGFloat(positions[positions.count - 1]))
    let isBetween = min(first, last) < position && position < max(first, last)
    if dragsRange, isBetween, enabled == .all(positions.count) { return .range }
    if playhead != nil { return .playhead }
    return thumb(tappedAt: point).map { tracksFromAnywhere ? .nearest($0) : .track($0) }
  }

  /// Returns the rectangle around the points where a touch takes a thumb, or may turn out to; `nil` if the
  /// thumb takes no touches.
  package func frame(of thumb: Thumb) -> CGRect? {
    [movableThumbs, restingThumbs].lazy.flatMap { regions(of: $0) }
      .first { $0.thumbs.contains(thumb) }?.shape.boundingRect(in: bounds)
  }

  // Returns the thumb that a touch on a point of the track moves, or `nil` if there is none. It is the
  // nearest one that can move. The side of the tap decides between thumbs on top of each other.
  package func thumb(tappedAt point: CGPoint) -> Thumb? {
    guard tapsTrack || tracksFromAnywhere else { return nil }
    let position = geometry.along(point)
    func distance(_ thumb: Thumb) -> CGFloat { abs(position - CGFloat(positions[thumb])) }
    let thumbs = movableThumbs.thumbs
    guard let least = thumbs.map(distance).min() else { return nil }
    let nearest = thumbs.filter { distance($0) <= least + Self.tie }
    guard let first = nearest.first, let last = nearest.last else { return nil }
    return (position > CGFloat(positions[first])) != geometry.isReversed ? last : first
  }

  private var movableThumbs: ThumbSet { enabled.intersection(movable) }
  private var restingThumbs: ThumbSet { enabled.subtracting(movable) }
  private var disabledThumbs: ThumbSet { ThumbSet.all(positions.count).subtracting(enabled) }

  /// The target of one thumb, or of several on top of each other.
  private struct Region {
    var thumbs: ThumbSet
    var shape: HitShape
  }

  private var trackShape: HitShape {
    shape(
      from: geometry.along(geometry.bounds.origin),
      to: geometry.along(CGPoint(x: geometry.bounds.maxX, y: geometry.bounds.maxY)))
  }

  private func regions(of thumbs: ThumbSet) -> [Region] {
    var groups: [(thumbs: ThumbSet, start: CGFloat, end: CGFloat)] = []
    let visible = thumbs.subtracting(hidden)
    let sorted = geometry.isReversed ? visible.thumbs.reversed() : visible.thumbs
    for thumb in sorted {
      let center = CGFloat(positions[thumb])
      if let last = groups.last, center - last.end <= Self.tie {
        groups[groups.count - 1].thumbs.insert(ThumbSet(thumb))
        groups[groups.count - 1].end = center
      } else {
        groups.append((ThumbSet(thumb), center, center))
      }
    }
    let reach = length / 2
    return groups.indices.map { index in
      let group = groups[index]
      let previous = index > 0 ? groups[index - 1].end : -.infinity
      let next = index < groups.count - 1 ? groups[index + 1].start : .infinity
      // Halfway between two thumbs the first movement decides.
      let least = (previous + group.start) / 2 - Self.tie / 2
      let greatest = (group.end + next) / 2 + Self.tie / 2
      var start = max(group.start - reach, least)
      var end = min(group.end + reach, greatest)
      if next - group.end < Self.nearDistance { start = max(min(start, end - length), least) }
      if group.start - previous < Self.nearDistance {
        end = min(max(end, start + length), greatest)
      }
      return Region(thumbs: group.thumbs, shape: shape(from: start, to: end))
    }
  }

  private func shape(from start: CGFloat, to end: CGFloat) -> HitShape {
    let frame = geometry.rectangle(
      along: start, length: end - start, across: geometry.middle - thickness / 2,
      thickness: thickness)
    return .inset(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
  }

  /// Returns the thumb that an undecided touch on some thumbs selects by its movement along the track: the
  /// last one toward greater values, otherwise the first; `nil` before it has moved far enough.
  package static func decision(
    between thumbs: (Thumb, Thumb), movedBy distance: CGFloat, isReversed: Bool
  ) -> Thumb? {
    guard abs(distance) > decidingDistance else { return nil }
    return (distance > 0) != isReversed ? thumbs.1 : thumbs.0
  }
}
