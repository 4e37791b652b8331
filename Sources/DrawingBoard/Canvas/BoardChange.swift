/// What was changed on a board.
public struct BoardChange: Equatable, Sendable {
  /// The pixels to show anew.
  public let dirty: PixelRect

  /// The tiles that differ, as the history takes them.
  ///
  /// Without any, nothing has changed, and it is no step.
  public let changes: [TileChange]

}
