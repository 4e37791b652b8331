/// A change of a board's picture.
public struct BoardChange: Equatable, Sendable {
  /// The pixels that must be displayed again.
  public let dirty: PixelRect

  /// The tiles that differ, as the history takes them.
  ///
  /// If it is empty, the picture is unchanged.
  public let changes: [TileChange]
}
