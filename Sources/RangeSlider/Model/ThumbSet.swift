/// Some of the two thumbs.
public struct ThumbSet: OptionSet, Hashable, Sendable {
  /// One bit for each thumb.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a set of one thumb.
  public init(_ thumb: Thumb) {
    self.init(rawValue: 1 << thumb.rawValue)
  }

  /// The lower thumb.
  public static let lower = ThumbSet(Thumb.lower)

  /// The upper thumb.
  public static let upper = ThumbSet(Thumb.upper)

  /// Both thumbs.
  public static let both: ThumbSet = [.lower, .upper]
}
