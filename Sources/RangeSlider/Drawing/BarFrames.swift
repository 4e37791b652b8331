import CoreGraphics

/// The frames of the track and of the part of it between the thumbs, on the pixels of the screen.
///
/// The fill runs from centre to centre and is nowhere outside the track's rounded shape. Its ends are
/// as round as the track's, which keeps it inside without a clip almost always; the rare rest, a short
/// fill in one end of the track, asks for one.
struct BarFrames: Equatable, Sendable {
  /// The frame of the track, in points of the control.
  let track: CGRect

  /// The radius of the track's corners, in points.
  let trackRadius: CGFloat

  /// The frame of the fill, in points of the control; of no length where the thumbs meet.
  let fill: CGRect

  /// The radius of the fill's corners, in points.
  let fillRadius: CGFloat

  /// Whether the fill has to be clipped to the track's shape.
  let clipsFill: Bool

  /// Computes the frames in constant time.
  ///
  /// - Parameters:
  ///   - track: The exact frame of the track.
  ///   - isVertical: Whether the track runs from top to bottom.
  ///   - ends: Where the thumbs' centres lie along the track, in any order.
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
    let fillRadius = min(trackRadius, (last - first) / 2)
    self.track = track
    self.trackRadius = trackRadius
    self.fill = fill
    self.fillRadius = fillRadius
    clipsFill =
      last > first && fillRadius < trackRadius
      && (first < start + trackRadius || last > end - trackRadius)
  }
}
