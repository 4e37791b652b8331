import CoreGraphics

extension StrokeCurve.Piece {
  /// Divides the curve into straight segments, in pixels, with an error of at most a tenth of a
  /// pixel.
  ///
  /// The error of a quadratic curve divided into n equal parts is at most `|start - 2 control +
  /// end| / 4n²`. No segment is much longer than a tile, so that its bounds contain few tiles that
  /// it does not touch.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - nib: The tip of the pen.
  ///   - body: Called with each segment, in order.
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
