/// Where a history keeps the tiles it does not hold in memory, and what survives the app.
///
/// A history tells its store of all that happens to it, in order. The store answers at once, does
/// the work on a queue of its own as long as that can keep up, and serves what it has not written yet
/// from memory. When it cannot write it goes on in memory and says so by ``events`` and ``usage``:
/// nothing a history asks of it fails, except reading what was damaged.
///
/// Steps are counted from 0, the oldest that is left. The index is that of the shown step, -1 when
/// the state before the first one is shown. ``ImageStackStore`` is the store on disk.
public protocol TileStore: AnyObject, Sendable {
  /// What was found when the store was opened; empty for a new one.
  var recovered: RecoveredHistory { get }

  /// Takes in a step, and makes it the last one and the shown one.
  ///
  /// Together they are one change: after a crash either all of it has happened or nothing.
  ///
  /// - Parameters:
  ///   - step: What the step is.
  ///   - position: How many steps stay before it; those after are dropped. Clamped to what there is.
  ///   - tiles: The tiles that it changed.
  /// - Returns: What to read the tiles by, in the same order.
  func append(_ step: StoredStep, at position: Int, tiles: [TileRevision]) -> [TileID]

  /// Takes in tiles of the state before the first step, when that is not blank.
  ///
  /// - Parameter tiles: They replace those at the same coordinates.
  /// - Returns: What to read the tiles by, in the same order.
  func setInitial(_ tiles: [TileUpdate]) -> [TileID]

  /// The shown step is another one now.
  ///
  /// - Parameter index: From -1; clamped to what there is.
  func moved(to index: Int)

  /// The steps from `count` on are dropped, as when redo is given up.
  ///
  /// - Parameter count: How many steps stay; clamped to what there is.
  func truncated(to count: Int)

  /// The oldest steps are dropped, and the state after them is the one before the first.
  ///
  /// - Parameter count: How many steps go; clamped to those up to the shown one, for expiring never
  ///   changes what is shown.
  func expired(_ count: Int)

  /// Drops all steps so that they cannot be brought back, and starts with a picture.
  ///
  /// - Parameter picture: The tiles of the state before the first step; others are blank.
  /// - Returns: What to read the tiles by, in the same order.
  func eraseHistory(keeping picture: [TileUpdate]) -> [TileID]

  /// The canvas has another size, scale or background.
  ///
  /// That is no step, and undo does not change it.
  func setBoard(_ board: StoredBoard)

  /// Reads a tile, on the calling thread.
  ///
  /// - Parameters:
  ///   - id: The tile.
  ///   - known: A tile at the same coordinate whose pixels are at hand. When it is the one before,
  ///     as in redo, reading is one access instead of up to twelve.
  /// - Returns: The pixels; `nil` for a blank tile.
  /// - Throws: ``StoreError`` when it cannot be read, was damaged, or is of a step that is gone.
  func read(_ id: TileID, knowing known: KnownTile?) throws -> TilePixels?

  /// Reads many tiles, as a jump needs them, and shows them as they are read.
  ///
  /// - Parameters:
  ///   - ids: The tiles.
  ///   - show: Called once for each with its place in `ids` and its pixels, `nil` for a blank tile:
  ///     on any thread, on several at once, in any order, and only after all were found sound. The
  ///     memory of pixels that it does not keep is used again.
  /// - Throws: ``TileReadFailure`` when a tile cannot be read.
  func read(
    _ ids: [TileID], showing show: @Sendable (_ position: Int, _ pixels: TilePixels?) -> Void
  ) throws(TileReadFailure)

  /// Reads tiles in the background that will be asked for soon.
  ///
  /// - Parameter ids: They replace those of the last call; an empty list lets go of the memory.
  func prefetch(_ ids: [TileID])

  /// Brings all that was told so far to the disk, as far as the system can.
  ///
  /// - Parameter completion: Called on any thread, with an error when the history would not survive
  ///   a loss of power. It is in memory even so.
  func flush(_ completion: (@Sendable (Result<Void, StoreError>) -> Void)?)

  /// What the store takes up now.
  var usage: StoreUsage { get }

  /// What happens in the store from now on, in order; a stream of its own for each call.
  var events: AsyncStream<StoreEvent> { get }
}

extension TileStore {
  /// Reads a tile, on the calling thread.
  public func read(_ id: TileID) throws -> TilePixels? { try read(id, knowing: nil) }

  /// Brings all that was told so far to the disk, as far as the system can.
  ///
  /// - Throws: When the history would not survive a loss of power. It is in memory even so.
  public func flush() async throws(StoreError) {
    let result = await withCheckedContinuation { continuation in
      flush { continuation.resume(returning: $0) }
    }
    try result.get()
  }
}
