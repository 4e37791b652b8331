/// Where the parts of a slider stand. Values in, values out.
struct SliderGeometry: Equatable, Sendable {
  static let trackHeight: CGFloat = 4
  static let imageGap: CGFloat = 8

  var minimum: Float
  var maximum: Float
  var isMirrored: Bool

  /// The share of the way from minimum to maximum; 0 in an empty range.
  func share(of value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    return CGFloat(min(max((value - minimum) / (maximum - minimum), 0), 1))
  }

  func thumbX(value: Float, track: CGRect, thumbWidth: CGFloat) -> CGFloat {
    let way = track.width - thumbWidth
    let share = share(of: value)
    return track.minX + way * (isMirrored ? 1 - share : share)
  }

  /// The value for a thumb whose left edge is at `x`.
  func value(thumbX x: CGFloat, track: CGRect, thumbWidth: CGFloat) -> Float {
    let way = track.width - thumbWidth
    guard way > 0 else { return minimum }
    var share = min(max((x - track.minX) / way, 0), 1)
    if isMirrored { share = 1 - share }
    return minimum + Float(share) * (maximum - minimum)
  }
}
