/// The tiles that a history has ever changed, numbered, with their current states.
///
/// The number of a tile, its slot, is an index of the arrays here, so that going through thousands
/// of steps takes no look-up by coordinate.
struct SlotTable: Sendable {
  private var slots: [TileCoordinate: UInt32] = [:]
  private(set) var coordinates: [TileCoordinate] = []

  /// The state of each tile before the first step.
  var initial: ContiguousArray<TileID> = []

  /// The state of each tile in the shown picture.
  var shown: ContiguousArray<TileID> = []

  /// The state of each tile after the last step, undone steps included.
  var newest: ContiguousArray<TileID> = []

  var count: Int { coordinates.count }

  /// The memory for the tables in bytes, with the spare room of growing arrays.
  var byteCount: Int { count * 96 }

  func slot(of coordinate: TileCoordinate) -> UInt32? { slots[coordinate] }

  /// Returns the slot of a tile, which is blank so far when it is new.
  mutating func add(_ coordinate: TileCoordinate) -> UInt32 {
    if let slot = slots[coordinate] { return slot }
    let slot = UInt32(truncatingIfNeeded: coordinates.count)
    slots[coordinate] = slot
    coordinates.append(coordinate)
    initial.append(.blank)
    shown.append(.blank)
    newest.append(.blank)
    return slot
  }

  /// Sets the state of a tile before the first step, and wherever no step has changed it.
  mutating func setInitial(_ id: TileID, of slot: UInt32) {
    let position = Int(slot)
    let old = initial[position]
    initial[position] = id
    if shown[position] == old { shown[position] = id }
    if newest[position] == old { newest[position] = id }
  }
}
