/// Which corners of a row, or of several rows together, are rounded.
public struct RowCorners: OptionSet, Equatable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits; unknown bits mean nothing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Both corners at the top.
  public static let top = RowCorners(rawValue: 1 << 0)

  /// Both corners at the bottom.
  public static let bottom = RowCorners(rawValue: 1 << 1)

  /// All four corners.
  public static let all: RowCorners = [.top, .bottom]
}
