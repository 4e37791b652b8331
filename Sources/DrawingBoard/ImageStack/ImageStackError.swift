/// Why an ``ImageStack`` could not show a step; it has changed nothing then.
public enum ImageStackError: Error, Hashable, Sendable {
  /// A tile of the step cannot be read.
  case unreadable(TileCoordinate, StoreError)

  /// The tile's pixels were not kept, because the picture alone is larger than the limit of memory.
  case notKept(TileCoordinate)

  /// There is no such step.
  case noSuchStep
}
