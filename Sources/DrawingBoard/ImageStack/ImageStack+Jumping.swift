import Foundation

extension ImageStack {
  /// Below this, starting other threads costs more than they save.
  static let fewestInParallel = 64

  /// How many states a thread takes at a time.
  private static let share = 16

  /// The pixels of states that are not in memory, each state once; blank ones are left out.
  ///
  /// Undo and redo read a few, one after the other. A jump reads many, and then all cores do.
  func pixels(
    of states: [ResidentTiles.Key]
  ) throws(ImageStackError) -> [ResidentTiles.Key: TilePixels] {
    var found: [ResidentTiles.Key: TilePixels] = [:]
    guard let store, states.count >= Self.fewestInParallel else {
      for state in states { found[state] = try pixels(state) }
      return found
    }
    // The store may be asked on any thread, the stack may not: it is asked here for the identifiers.
    let wanted = states.map { id($0) }
    var outcomes = [Result<TilePixels?, any Error>](repeating: .success(nil), count: states.count)
    outcomes.withUnsafeMutableBufferPointer { outcomes in
      let outcomes = Outcomes(outcomes)
      DispatchQueue.concurrentPerform(iterations: (states.count + Self.share - 1) / Self.share) {
        for position in ($0 * Self.share)..<min(($0 + 1) * Self.share, wanted.count) {
          guard let id = wanted[position] else { continue }
          outcomes[position] = Result { try store.read(id) }
        }
      }
    }
    found.reserveCapacity(states.count)
    for (position, state) in states.enumerated() {
      guard wanted[position] != nil else {
        found[state] = try pixels(state)
        continue
      }
      switch outcomes[position] {
      case .success(let pixels): found[state] = pixels
      case .failure(let error):
        throw .unreadable(
          slots.coordinates[Int(state.slot)], error as? StoreError ?? .damaged)
      }
    }
    return found
  }

  /// Has a store show states, and shows those itself that need no reading.
  func show(
    _ states: [ResidentTiles.Key], from store: any TileStore,
    _ show: @Sendable (TileUpdate) -> Void
  ) throws(ImageStackError) {
    var (ids, places): ([TileID], [TileCoordinate]) = ([], [])
    ids.reserveCapacity(states.count)
    places.reserveCapacity(states.count)
    var others: [TileUpdate] = []
    for state in states {
      let place = slots.coordinates[Int(state.slot)]
      if residents[state] == nil, !isBlank(state), let id = id(state) {
        ids.append(id)
        places.append(place)
      } else {
        others.append(TileUpdate(coordinate: place, pixels: try pixels(state)))
      }
    }
    do throws(TileReadFailure) {
      try store.read(ids) { [places] position, pixels in
        show(TileUpdate(coordinate: places[position], pixels: pixels))
      }
    } catch {
      if error.hasShown { showAgain(states, show) }
      throw .unreadable(places[error.position], error.reason)
    }
    for update in others { show(update) }
  }

  /// Shows what is shown, after something else was in its place.
  private func showAgain(_ states: [ResidentTiles.Key], _ show: (TileUpdate) -> Void) {
    for state in states {
      let before = key(state.slot, slots.shown[Int(state.slot)])
      do throws(ImageStackError) {
        let pixels = try pixels(before)
        show(TileUpdate(coordinate: slots.coordinates[Int(state.slot)], pixels: pixels))
      } catch {
        continue
      }
    }
  }

  /// Where threads put what they have read.
  ///
  /// It is sendable unchecked because no two of them write to the same place.
  private struct Outcomes: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Result<TilePixels?, any Error>>

    init(_ places: UnsafeMutableBufferPointer<Result<TilePixels?, any Error>>) {
      self.places = places
    }

    subscript(position: Int) -> Result<TilePixels?, any Error> {
      get { places[position] }
      nonmutating set { places[position] = newValue }
    }
  }
}
