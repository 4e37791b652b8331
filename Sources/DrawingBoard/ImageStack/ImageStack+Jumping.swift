import Foundation

extension ImageStack {
  /// Below this, starting other threads costs more than they save.
  private static let fewestInParallel = 64

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
