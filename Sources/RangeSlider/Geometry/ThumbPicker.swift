import CoreGraphics

/// Decides what a touch on a slider means.
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

    /// Both thumbs together.
    case range

    /// A place on the bare track, which that thumb is to jump to.
    case track(Thumb)

    /// Neither: the touch is somebody else's.
    case neither

    /// Whether the touch takes hold of something, to drag it.
    public var isHold: Bool {
      switch self {
      case .thumb, .undecided, .range: true
      case .track, .neither: false
      }
    }
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

  /// Whether the lower thumb has anywhere to go.
  public var canLowerMove: Bool

  /// Whether the upper thumb has anywhere to go.
  public var canUpperMove: Bool

  /// Whether the lower thumb takes touches.
  public var isLowerEnabled: Bool

  /// Whether the upper thumb takes touches.
  public var isUpperEnabled: Bool

  /// Whether greater values have smaller coordinates.
  public var isReversed: Bool

  /// Whether the bare track takes touches.
  public var tapsTrack: Bool

  /// Whether the part between the thumbs takes touches for both of them.
  public var dragsRange: Bool

  /// Makes a picker for thumbs at these places.
  public init(
    lower: CGFloat, upper: CGFloat, reach: CGFloat, canLowerMove: Bool = true,
    canUpperMove: Bool = true, isLowerEnabled: Bool = true, isUpperEnabled: Bool = true,
    isReversed: Bool = false, tapsTrack: Bool = false, dragsRange: Bool = false
  ) {
    self.lower = lower
    self.upper = upper
    self.reach = reach
    self.canLowerMove = canLowerMove
    self.canUpperMove = canUpperMove
    self.isLowerEnabled = isLowerEnabled
    self.isUpperEnabled = isUpperEnabled
    self.isReversed = isReversed
    self.tapsTrack = tapsTrack
    self.dragsRange = dragsRange
  }

  /// The meaning of a touch at a place along the track, in points.
  public func choice(at position: CGFloat) -> Choice {
    let isOnLower = isLowerEnabled && abs(position - lower) <= reach
    let isOnUpper = isUpperEnabled && abs(position - upper) <= reach
    switch (isOnLower, isOnUpper) {
    case (true, true): return choiceBetweenBoth(at: position)
    case (true, false): return .thumb(.lower)
    case (false, true): return .thumb(.upper)
    case (false, false): return choiceOffThumbs(at: position)
    }
  }

  private func choiceBetweenBoth(at position: CGFloat) -> Choice {
    if canLowerMove != canUpperMove { return .thumb(canLowerMove ? .lower : .upper) }
    let (toLower, toUpper) = (abs(position - lower), abs(position - upper))
    guard abs(toLower - toUpper) > Self.tie else { return .undecided }
    return .thumb(toLower < toUpper ? .lower : .upper)
  }

  private func choiceOffThumbs(at position: CGFloat) -> Choice {
    // A thumb that is disabled keeps its place: a touch on it is not one on the track.
    guard abs(position - lower) > reach, abs(position - upper) > reach else { return .neither }
    let isBetween = min(lower, upper) < position && position < max(lower, upper)
    if dragsRange, isBetween, isLowerEnabled, isUpperEnabled { return .range }
    guard tapsTrack, let thumb = thumbToJump(to: position) else { return .neither }
    return .track(thumb)
  }

  /// The thumb that goes to a place on the bare track, or `nil` where neither can.
  private func thumbToJump(to position: CGFloat) -> Thumb? {
    let canLower = isLowerEnabled && canLowerMove
    let canUpper = isUpperEnabled && canUpperMove
    guard canLower, canUpper else { return canLower ? .lower : canUpper ? .upper : nil }
    let (toLower, toUpper) = (abs(position - lower), abs(position - upper))
    if abs(toLower - toUpper) > Self.tie { return toLower < toUpper ? .lower : .upper }
    // Where they lie on one another the side of the touch decides.
    return (position > lower) != isReversed ? .upper : .lower
  }

  /// The thumb that an undecided touch means once it has moved, or `nil` while it has not.
  ///
  /// - Parameters:
  ///   - distance: How far the finger has moved along the track, in points.
  ///   - isReversed: Whether greater values have smaller coordinates.
  /// - Returns: The upper thumb for a movement toward greater values, else the lower.
  public static func decision(movedBy distance: CGFloat, isReversed: Bool) -> Thumb? {
    guard abs(distance) > decidingDistance else { return nil }
    return (distance > 0) != isReversed ? .upper : .lower
  }

  /// Which thumb lies in front.
  ///
  /// - Parameter lastTouched: The thumb touched last, or `nil` where none was.
  /// - Returns: The thumb that can move where they overlap and only one can, else the one touched
  ///   last, else the upper one.
  public func front(lastTouched: Thumb?) -> Thumb {
    let isOverlapping = abs(upper - lower) < reach * 2
    if isOverlapping, canLowerMove != canUpperMove { return canLowerMove ? .lower : .upper }
    return lastTouched ?? .upper
  }
}
