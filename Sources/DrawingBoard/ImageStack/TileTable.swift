/// The entries of all states of tiles, in the order of their identifiers.
struct TileTable: Sendable {
  private(set) var entries: ContiguousArray<TileEntry> = []

  /// The number of entries that nothing needs any more.
  private var freedCount = 0

  var count: Int { entries.count }

  var byteCount: Int { entries.capacity * MemoryLayout<TileEntry>.stride }

  var last: TileID? { entries.last?.id }

  /// The position of an entry, or of the first one after it.
  func position(of id: TileID) -> Int {
    guard let first = entries.first, first.id <= id else { return 0 }
    // Without gaps the identifier tells the position; with gaps the entry is further ahead.
    let guess = Int(id.rawValue - first.id.rawValue)
    if guess < entries.count, entries[guess].id == id { return guess }
    var (low, high) = (0, min(guess, entries.count))
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  subscript(id: TileID) -> TileEntry? {
    let position = position(of: id)
    guard position < entries.count, entries[position].id == id else { return nil }
    return entries[position]
  }

  /// The entries of consecutive identifiers, as far as they exist.
  func entries(from first: TileID, count: Int) -> ArraySlice<TileEntry> {
    let start = position(of: first)
    return ArraySlice(entries[start..<min(start + count, entries.count)])
  }

  /// Adds an entry whose identifier is greater than all others; any other entry is ignored.
  mutating func append(_ entry: TileEntry) {
    guard last.map({ $0 < entry.id }) ?? true else { return }
    entries.append(entry)
  }

  /// Changes an entry in place; unknown identifiers are ignored.
  mutating func update(_ id: TileID, _ change: (inout TileEntry) -> Void) {
    let position = position(of: id)
    guard position < entries.count, entries[position].id == id else { return }
    change(&entries[position])
  }

  /// Counts an entry as no longer needed, and removes all such entries when they are the majority.
  mutating func free() {
    freedCount += 1
    guard freedCount > 64, freedCount > entries.count / 2 else { return }
    removeFreed()
  }

  /// Removes the entries that nothing needs.
  mutating func removeFreed() {
    // A new array, because removing elements does not release memory.
    var needed: ContiguousArray<TileEntry> = []
    needed.reserveCapacity(entries.lazy.filter(\.isNeeded).count)
    for entry in entries where entry.isNeeded { needed.append(entry) }
    (entries, freedCount) = (needed, 0)
  }
}

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
