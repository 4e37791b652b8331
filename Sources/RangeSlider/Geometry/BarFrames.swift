import CoreGraphics

/// The frames of the track and of the part of it between the thumbs, on the pixels of the screen.
///
/// The fill runs from center to center and is nowhere outside the track's rounded shape. It is cut
/// off straight, under the thumbs, and as round as the track where it reaches an end of it. Only one
/// that ends within a rounded end of the track asks for a clip, which costs more.
struct BarFrames: Equatable, Sendable {
  /// Whether the track runs from top to bottom.
  let isVertical: Bool

  /// The frame of the track, in points of the control.
  let track: CGRect

  /// The radius of the track's corners, in points.
  let trackRadius: CGFloat

  /// The frame of the fill, in points of the control; of no length where the thumbs meet.
  let fill: CGRect

  /// Whether the fill is as round as the track at its end with the smaller coordinates.
  let roundsStart: Bool

  /// Whether the fill is as round as the track at its end with the greater coordinates.
  let roundsEnd: Bool

  /// Whether the fill has to be clipped to the track's shape.
  let clipsFill: Bool

  /// Computes the frames in constant time.
  ///
  /// - Parameters:
  ///   - track: The exact frame of the track.
  ///   - isVertical: Whether the track runs from top to bottom.
  ///   - ends: Where the thumbs' centers lie along the track, in any order.
  ///   - cornerRadius: The wish for the track's corners; below zero for fully round ends.
  ///   - grid: The screen's pixels.
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
    // A round end needs its length, and the other one too where both are round.
    let isLongEnough = length >= trackRadius * (reachesStart && reachesEnd ? 2 : 1)
    roundsStart = reachesStart && first == start && isLongEnough
    roundsEnd = reachesEnd && last == end && isLongEnough
    clipsFill = reachesStart != roundsStart || reachesEnd != roundsEnd
  }
}
