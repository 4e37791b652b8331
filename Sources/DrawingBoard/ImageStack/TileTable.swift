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
