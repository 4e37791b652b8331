import CoreGraphics

extension StrokeCurve.Piece {
  /// The curve as straight segments, in pixels, at most a tenth of a pixel off.
  ///
  /// A quadratic curve cut into n even parts is off by at most an n²-th of a quarter of the length of
  /// `start - 2 control + end`. No segment is much longer than a tile, so that the rectangle around it
  /// holds few tiles that it does not touch.
  ///
  /// - Parameters:
  ///   - scale: Pixels on each point's side.
  ///   - nib: The tip of the pen.
  ///   - body: Gets each segment, in order.
  func forEachSegment(scale: CGFloat, nib: StrokeNib, _ body: (StrokeSegment) -> Void) {
    let bendX = start.x - 2 * control.x + end.x
    let bendY = start.y - 2 * control.y + end.y
    let bend = (bendX * bendX + bendY * bendY).squareRoot() * scale
    let length = (start.distance(to: control) + control.distance(to: end)) * scale
    let parts = max((bend / 0.4).squareRoot(), length / CGFloat(2 * Tile.side))
    let count = Int(min(max(parts.rounded(.up), 1), 512))
    let flat = nib.shape(width: (startWidth + endWidth) / 2 * scale).nib
    var previous = segmentEnd(at: 0, scale: scale, nib: nib)
    for index in 1...count {
      let next = segmentEnd(at: CGFloat(index) / CGFloat(count), scale: scale, nib: nib)
      body(StrokeSegment(start: previous, end: next, nib: flat))
      previous = next
    }
  }

  private func segmentEnd(at share: CGFloat, scale: CGFloat, nib: StrokeNib) -> StrokeSegment.End {
    let rest = 1 - share
    let (first, second, third) = (rest * rest, 2 * rest * share, share * share)
    return StrokeSegment.End(
      center: CGPoint(
        x: (start.x * first + control.x * second + end.x * third) * scale,
        y: (start.y * first + control.y * second + end.y * third) * scale),
      radius: nib.shape(width: (startWidth * rest + endWidth * share) * scale).radius)
  }
}
