/// What a picture is made of.
extension HistoryTable {
  /// The tiles that differ between the shown picture and the one of another step, and their states
  /// there.
  func changes(upTo target: Int) -> [(slot: UInt32, state: TileID)] {
    if abs(target - index) == 1 {
      return entries(ofStep: max(target, index)).map {
        ($0.slot, target < index ? $0.previous : $0.id)
      }
    }
    var wanted = WantedTiles(count: slots.count)
    // Drawing comes back to most tiles soon, so their states are found a few steps before the
    // target. The states of the others are found on the way.
    if target < index {
      let end = endOfTiles(upTo: target)
      wanted.want { isAfter(slots.shown[$0], end, in: $0) }
      let farthest = max(-1, target - (index - target))
      find(&wanted, from: target, downTo: farthest)
      if farthest < 0 { return wanted.changes { slots.initial[$0] } }
      // The earliest of the steps has what was there before all of them.
      var position = target + 1
      while wanted.missing > 0, position <= index {
        for entry in entries(ofStep: position) { wanted.found(entry.slot, entry.previous) }
        position += 1
      }
    } else {
      let end = endOfTiles(upTo: index)
      wanted.want { isAfter(slots.newest[$0], end, in: $0) }
      find(&wanted, from: target, downTo: index)
    }
    return wanted.changes { _ in nil }
  }

  /// The state of a tile in the picture of a step.
  func state(of slot: UInt32, atStep position: Int) -> TileID {
    let end = endOfTiles(upTo: position)
    var state = position <= index ? slots.shown[Int(slot)] : slots.newest[Int(slot)]
    while isAfter(state, end, in: Int(slot)), let entry = tiles[state] { state = entry.previous }
    return state
  }

  /// The identifier after all tiles of the steps up to a position.
  private func endOfTiles(upTo position: Int) -> TileID {
    position + 1 < steps.count ? steps.firstTile(of: position + 1) : nextTile
  }

  /// Whether a step from the end on gave the tile its state.
  ///
  /// An initial state gets its identifier with the first step that needs it.
  private func isAfter(_ state: TileID, _ end: TileID, in slot: Int) -> Bool {
    state.isStored && state >= end && state != slots.initial[slot]
  }

  /// Finds the states that steps gave to tiles, the latest of them first.
  private func find(_ wanted: inout WantedTiles, from target: Int, downTo end: Int) {
    var position = target
    while wanted.missing > 0, position > end {
      for entry in entries(ofStep: position) { wanted.found(entry.slot, entry.id) }
      position -= 1
    }
  }
}

/// Tiles whose states are looked for.
private struct WantedTiles {
  private static let unwanted = UInt64.max
  private static let wanted = UInt64.max - 1

  private var states: [UInt64]

  /// The number of tiles that are not found yet.
  private(set) var missing = 0

  init(count: Int) {
    states = [UInt64](repeating: Self.unwanted, count: count)
  }

  mutating func want(where isWanted: (_ slot: Int) -> Bool) {
    for slot in states.indices where isWanted(slot) {
      states[slot] = Self.wanted
      missing += 1
    }
  }

  /// Sets the state of a wanted tile that has none yet.
  mutating func found(_ slot: UInt32, _ state: TileID) {
    guard states[Int(slot)] == Self.wanted else { return }
    states[Int(slot)] = UInt64(state.rawValue)
    missing -= 1
  }

  /// The states by slot.
  ///
  /// - Parameter other: The state of a wanted tile that was not found; tiles without are left out.
  /// - Returns: The changes, in the order of the slots.
  func changes(other: (_ slot: Int) -> TileID?) -> [(slot: UInt32, state: TileID)] {
    states.indices.compactMap { slot in
      guard states[slot] != Self.unwanted else { return nil }
      let state =
        states[slot] == Self.wanted
        ? other(slot) : TileID(rawValue: UInt32(truncatingIfNeeded: states[slot]))
      return state.map { (UInt32(truncatingIfNeeded: slot), $0) }
    }
  }
}
