import CoreGraphics

/// Decides which thumb a touch means.
///
/// Where the thumbs lie on one another the finger's first movement decides, so that neither can bury
/// the other for good. It knows distances only: no views, no events.
public struct ThumbPicker: Equatable, Sendable {
  /// What a touch means.
  public enum Choice: Equatable, Sendable {
    /// One thumb, from the start.
    case thumb(Thumb)

    /// One of the two; the first movement tells which.
    case undecided

    /// Neither: the touch is somebody else's.
    case neither
  }

  /// How far the finger moves before an undecided touch is decided, in points: 2.
  public static let decidingDistance: CGFloat = 2

  /// The difference of distances below which both thumbs are equally near, in points: 0.5.
  public static let tie: CGFloat = 0.5

  /// The centre of the lower thumb along the track, in points.
  public var lower: CGFloat

  /// The centre of the upper thumb along the track, in points.
  public var upper: CGFloat

  /// How far from its centre a thumb takes touches, in points.
  public var reach: CGFloat

  /// Whether the lower thumb has room to move away from the upper one.
  public var canLowerMove: Bool

  /// Whether the upper thumb has room to move away from the lower one.
  public var canUpperMove: Bool

  /// Makes a picker for thumbs at these places.
  public init(
    lower: CGFloat, upper: CGFloat, reach: CGFloat, canLowerMove: Bool, canUpperMove: Bool
  ) {
    self.lower = lower
    self.upper = upper
    self.reach = reach
    self.canLowerMove = canLowerMove
    self.canUpperMove = canUpperMove
  }

  /// The meaning of a touch at a place along the track, in points.
  public func choice(at position: CGFloat) -> Choice {
    let toLower = abs(position - lower)
    let toUpper = abs(position - upper)
    switch (toLower <= reach, toUpper <= reach) {
    case (false, false): return .neither
    case (true, false): return .thumb(.lower)
    case (false, true): return .thumb(.upper)
    case (true, true):
      guard abs(toLower - toUpper) <= Self.tie else {
        return .thumb(toLower < toUpper ? .lower : .upper)
      }
      if !canUpperMove, canLowerMove { return .thumb(.lower) }
      if !canLowerMove, canUpperMove { return .thumb(.upper) }
      return .undecided
    }
  }

  /// The thumb that an undecided touch means once it has moved, or `nil` while it has not.
  ///
  /// - Parameters:
  ///   - distance: How far the finger has moved along the track, in points.
  ///   - isMirrored: Whether values rise to the left.
  /// - Returns: The upper thumb for a movement toward greater values, else the lower.
  public static func decision(movedBy distance: CGFloat, isMirrored: Bool) -> Thumb? {
    guard abs(distance) > decidingDistance else { return nil }
    return (distance > 0) != isMirrored ? .upper : .lower
  }
}
