import Foundation

extension ImageStack {
  /// The pixels of a tile in the image of a step.
  ///
  /// - Parameters:
  ///   - coordinate: The tile.
  ///   - step: The index of the step, -1 for the state before the first one; the shown one by default.
  /// - Returns: The pixels; `nil` for a blank tile, which includes one that no step has changed.
  /// - Throws: ``StorageError`` when it cannot be read, or there is no such step.
  func pixels(
    at coordinate: TileCoordinate, step: Int? = nil
  ) throws(StorageError) -> TilePixels? {
    try snapshot(ofStep: step, of: TileGrid(covering: coordinate.rect)).pixels(at: coordinate)
  }

  /// The whole image of a step.
  ///
  /// - Parameter step: The index of the step, -1 for the state before the first one; the shown one by
  ///   default.
  /// - Returns: Its tiles that are not blank, in no particular order.
  /// - Throws: ``StorageError`` when a tile cannot be read, or there is no such step.
  package func picture(
    ofStep step: Int? = nil
  ) throws(StorageError) -> [TileUpdate] {
    try snapshot(ofStep: step).tiles()
  }

  /// The shown image with each tile that cannot be read as it was before.
  ///
  /// - Returns: Its tiles; `nil` when reading fails for another reason than damage.
  func readablePicture() -> [TileUpdate]? {
    guard let shown = try? snapshot() else { return nil }
    var tiles: [TileUpdate] = []
    for coordinate in shown.coordinates {
      var step = index
      while true {
        do throws(StorageError) {
          let pixels = try pixels(at: coordinate, step: step)
          tiles.append(TileUpdate(coordinate: coordinate, pixels: pixels))
          break
        } catch {
          guard error == .damaged else { return nil }
          step -= 1
          if step < -1 { break }
        }
      }
    }
    return tiles
  }

  /// Adds a step with what the picture of the last full flush has and the shown one lacks, after a loss.
  ///
  /// What was drawn since stays as it is.
  ///
  /// - Returns: Whether there is such a picture.
  @discardableResult
  func restorePicture() -> Bool {
    guard !store.isTemporary, store.readOnlyReason == nil, !isFollowing,
      let picture = try? HistoryStore(pictureOf: store.folder),
      let number = picture.state.withLock({ $0.table.writtenDrawing?.shown }),
      let stored = try? ImageStack(store: picture).picture()
    else { return false }
    let steps = steps
    guard store.restoresPicture || index == count - 1 && steps.contains(where: { $0.id == number })
    else { return false }
    let (own, later) = store.state.withLock { state in
      let later = state.table.steps.count - steps.drop { $0.id <= number }.count
      let entries = (later..<state.table.steps.count).flatMap {
        state.table.entries(ofStep: $0)
      }
      let slots = state.table.slots
      return (
        slots.coordinates, Set(entries.map { slots.coordinates[Int($0.slot)] })
      )
    }
    var wanted = Dictionary(uniqueKeysWithValues: own.map { ($0, TilePixels?.none) })
    for tile in stored { wanted.updateValue(tile.pixels, forKey: tile.coordinate) }
    let changes = wanted.filter { !later.contains($0.key) }.map { coordinate, pixels in
      // What cannot be read counts as blank.
      let before = try? self.pixels(at: coordinate)
      return TileChange(coordinate: coordinate, before: before ?? nil, after: pixels)
    }
    push(name: DrawingStep.imageName, changes: changes)
    return true
  }

  /// The image of a step, to be read on any thread while the history goes on.
  ///
  /// - Parameters:
  ///   - step: The index of the step, -1 for the state before the first one; the shown one by default.
  ///   - tiles: The tiles that are to be read; all by default.
  /// - Returns: The image.
  /// - Throws: ``StorageError`` with `ENOENT` when there is no such step.
  func snapshot(
    ofStep step: Int? = nil, of tiles: TileGrid? = nil
  ) throws(StorageError) -> ImageStackSnapshot {
    let position = step ?? index
    guard (-1..<count).contains(position) else { throw .system(ENOENT) }
    return ImageStackSnapshot(store, step: position, of: tiles)
  }
}

/// The image of one step of a history.
///
/// It holds names of tiles, not pixels: those of steps that have left the history since it was made
/// cannot be read any more.
struct ImageStackSnapshot: Sendable {
  private let store: HistoryStore
  private let states: [TileCoordinate: TileID]

  /// The tiles that are not blank.
  var coordinates: [TileCoordinate] { Array(states.keys) }

  init(_ store: HistoryStore, step: Int, of tiles: TileGrid? = nil) {
    self.store = store
    states = store.state.withLock { state in
      let slots = state.table.slots
      var states: [TileCoordinate: TileID] = [:]
      for slot in tiles?.compactMap(slots.slot) ?? slots.coordinates.indices.map({ UInt32($0) }) {
        let id = state.table.state(of: slot, atStep: step)
        if id != .blank { states[slots.coordinates[Int(slot)]] = id }
      }
      return states
    }
  }

  /// The pixels of a tile; `nil` for a blank one.
  ///
  /// - Throws: ``StorageError`` when they cannot be read.
  func pixels(at coordinate: TileCoordinate) throws(StorageError) -> TilePixels? {
    guard let id = states[coordinate] else { return nil }
    return try store.read(id)
  }

  /// All tiles that are not blank, in no particular order, read on all cores.
  ///
  /// - Throws: ``StorageError`` when one cannot be read.
  func tiles() throws(StorageError) -> [TileUpdate] {
    let updates = Locked<[TileUpdate]>([])
    _ = try show { update in updates.withLock { $0.append(update) } }
    return updates.withLock { $0 }
  }

  /// Shows all tiles that are not blank, on all cores at once.
  ///
  /// - Parameter show: Called for each tile, on any thread, on several at once.
  /// - Throws: ``StorageError`` when one cannot be read. Others have been shown.
  func show(_ show: @Sendable (TileUpdate) -> Void) throws(StorageError) {
    let (coordinates, ids) = (Array(states.keys), Array(states.values))
    try store.read(ids) { position, pixels in
      guard let pixels else { return }
      show(TileUpdate(coordinate: coordinates[position], pixels: pixels))
    }
  }
}
