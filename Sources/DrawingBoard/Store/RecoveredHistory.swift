/// What a ``TileStore`` found when it was opened: everything a history is built from again.
public struct RecoveredHistory: Equatable, Sendable {
  /// A tile of a state.
  public struct StoredTile: Hashable, Sendable {
    /// Where the tile is.
    public let coordinate: TileCoordinate

    /// What to read it by.
    public let id: TileID

    /// Whether it is blank, so that there is nothing to read.
    public let isBlank: Bool

    /// Makes a tile.
    public init(coordinate: TileCoordinate, id: TileID, isBlank: Bool) {
      self.coordinate = coordinate
      self.id = id
      self.isBlank = isBlank
    }
  }

  /// The board, when the store was told of one.
  public var board: StoredBoard?

  /// The tiles of the state before the first step, in no particular order; others are blank.
  public var initialTiles: [StoredTile] = []

  /// The steps, the oldest first.
  public var steps: [StoredStep] = []

  /// The tiles of all steps, step after step; ``tiles(ofStep:)`` has those of one.
  public var stepTiles: [StoredTile] = []

  /// Where the tiles of each step end in ``stepTiles``.
  public var stepTileEnds: [Int] = []

  /// The shown step; -1 when the state before the first one is shown.
  public var index = -1

  /// What could not be restored; `nil` when all was.
  public var loss: StoreLoss?

  /// Makes an empty history.
  public init() {}

  /// The tiles that a step changed.
  ///
  /// - Parameter position: From 0.
  /// - Returns: Its tiles; none for a step that is not there.
  public func tiles(ofStep position: Int) -> ArraySlice<StoredTile> {
    guard stepTileEnds.indices.contains(position) else { return [] }
    return stepTiles[(position == 0 ? 0 : stepTileEnds[position - 1])..<stepTileEnds[position]]
  }
}

/// What a store could not read when it was opened.
///
/// It is kept beside the history, never deleted.
public struct StoreLoss: Hashable, Sendable {
  /// Why it could not be read.
  public enum Reason: Hashable, Sendable {
    /// Bytes are missing or are not what was written.
    case damaged

    /// It was written in a later format.
    case unknownVersion

    /// It is the history of another board, or of tiles of another size.
    case foreign
  }

  /// Why it could not be read.
  public let reason: Reason

  /// How many steps were restored in spite of it.
  public let restoredSteps: Int

  /// How many bytes were set aside.
  public let byteCount: Int

  /// The name of the file in the board's folder that holds them now; `nil` when there was no room
  /// to set them aside, and they are still where they were.
  public let fileName: String?

  /// Makes a loss.
  public init(reason: Reason, restoredSteps: Int, byteCount: Int, fileName: String?) {
    self.reason = reason
    self.restoredSteps = restoredSteps
    self.byteCount = byteCount
    self.fileName = fileName
  }
}
