import ControlCore
import CoreGraphics

// The frames of the track and of the fill between the thumbs, on whole pixels. The fill extends from center
// to center, and is nowhere outside of the rounded shape of the track. Its ends are straight, and as round
// as the track at the ends of the track. It is clipped only if it ends within a rounded end, because
// clipping costs more.
struct BarFrames: Equatable, Sendable {
  let isVertical: Bool
  let track: CGRect
  let trackRadius: CGFloat

  // The frame of the fill, in points of the control. It has no length where the thumbs meet.
  let fill: CGRect

  /// A Boolean value that indicates whether the end with the smaller coordinate is round.
  let roundsStart: Bool

  /// A Boolean value that indicates whether the end with the greater coordinate is round.
  let roundsEnd: Bool
  let clipsFill: Bool

  // Creates the frames for the exact frame of the track, and the ends of the fill along it in any order. A
  // radius less than zero rounds the ends of the track fully.
  init(
    track: CGRect, isVertical: Bool, ends: (CGFloat, CGFloat), cornerRadius: CGFloat,
    grid: PixelGrid
  ) {
    let track = grid.aligned(track)
    let (start, end) = isVertical ? (track.minY, track.maxY) : (track.minX, track.maxX)
    func held(_ position: CGFloat) -> CGFloat { min(max(grid.aligned(position), start), end) }
    let (first, last) = (held(min(ends.0, ends.1)), held(max(ends.0, ends.1)))
    let fill =
      isVertical
      ? CGRect(x: track.minX, y: first, width: track.width, height: last - first)
      : CGRect(x: first, y: track.minY, width: last - first, height: track.height)
    let roundest = min(track.width, track.height) / 2
    let trackRadius = cornerRadius < 0 ? roundest : min(cornerRadius, roundest)
    self.isVertical = isVertical
    self.track = track
    self.trackRadius = trackRadius
    self.fill = fill
    let length = last - first
    let reachesStart = length > 0 && first < start + trackRadius
    let reachesEnd = length > 0 && last > end - trackRadius
    // A round end needs its length, twice if both are round.
    let isLongEnough = length >= trackRadius * (reachesStart && reachesEnd ? 2 : 1)
    roundsStart = reachesStart && first == start && isLongEnough
    roundsEnd = reachesEnd && last == end && isLongEnough
    clipsFill = reachesStart != roundsStart || reachesEnd != roundsEnd
  }
}

extension BarFrames {
  /// Returns the frames of the parts that thumbs at positions along the slider divide the track into, in
  /// points of the track and on whole pixels, from the least value to the greatest.
  func segments(at positions: ThumbNumbers, in geometry: SliderGeometry, grid: PixelGrid)
    -> [CGRect]
  {
    let length = geometry.length(of: track.size)
    let start = geometry.along(track.origin)
    // The frame of a part that goes on beyond the visible ones has no line there.
    let reach: CGFloat = 16
    // The least value has the greatest coordinate in a reversed slider.
    let ends = (first: geometry.isReversed ? length : 0, last: geometry.isReversed ? 0 : length)
    let boundaries =
      [ends.first]
      + positions.map { min(max(grid.aligned(CGFloat($0)) - start, -reach), length + reach) }
      + [ends.last]
    return zip(boundaries, boundaries.dropFirst()).map { first, second in
      geometry.rectangle(
        along: min(first, second), length: abs(second - first), across: 0,
        thickness: geometry.thickness(of: track.size))
    }
  }
}

// The pixel grid of a screen, in points. A layer whose frame is on the grid is copied to the screen pixel by
// pixel. Otherwise each pixel is interpolated, which is slower and blurred.
struct PixelGrid: Equatable, Sendable {
  let scale: CGFloat

  // Creates a grid. A scale that is less than 1 or not finite counts as 1.
  init(scale: CGFloat) { self.scale = scale.isFinite ? max(scale, 1) : 1 }

  /// Returns the nearest line of the grid, or 0 for a position that is not finite.
  func aligned(_ position: CGFloat) -> CGFloat {
    position.isFinite ? position.roundedToPixel(scale: scale) : 0
  }

  func roundedUp(_ size: CGSize) -> CGSize {
    func length(_ side: CGFloat) -> CGFloat {
      side.isFinite && side > 0 ? side.roundedUpToPixel(scale: scale) : 0
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Returns a rectangle around a center with its origin on the grid.
  func rect(around center: CGPoint, size: CGSize) -> CGRect {
    CGRect(
      x: aligned(center.x - size.width / 2), y: aligned(center.y - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Returns a rectangle with all edges on the grid, and without negative sides.
  func aligned(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (aligned(rect.minX), aligned(rect.minY))
    return CGRect(
      x: minX, y: minY, width: max(aligned(rect.maxX) - minX, 0),
      height: max(aligned(rect.maxY) - minY, 0))
  }
}
