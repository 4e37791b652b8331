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
    // Without gaps the identifier gives the position; with gaps the entry is further ahead.
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

  /// Makes room for a number of entries.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

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
  // A grid of slots plus 1, with 0 for none: opening looks up each tile of each step.
  private var grid: [ContiguousArray<UInt32>] = []
  private var outside: [TileCoordinate: UInt32] = [:]
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

  /// Whether a tile is one of a picture, the largest included.
  private static func isInGrid(_ coordinate: TileCoordinate) -> Bool {
    let sides = 0...BoardMemory.largestSide / Tile.side
    return sides.contains(coordinate.row) && sides.contains(coordinate.column)
  }

  func slot(of coordinate: TileCoordinate) -> UInt32? {
    let (row, column) = (coordinate.row, coordinate.column)
    guard Self.isInGrid(coordinate) else { return outside[coordinate] }
    guard row < grid.count, column < grid[row].count, grid[row][column] > 0 else { return nil }
    return grid[row][column] - 1
  }

  private mutating func setSlot(_ slot: UInt32, of coordinate: TileCoordinate) {
    let (row, column) = (coordinate.row, coordinate.column)
    guard Self.isInGrid(coordinate) else { return outside[coordinate] = slot }
    while grid.count <= row { grid.append([]) }
    while grid[row].count <= column { grid[row].append(0) }
    grid[row][column] = slot + 1
  }

  /// Returns the slot of a tile, which is blank so far when it is new.
  mutating func add(_ coordinate: TileCoordinate) -> UInt32 {
    if let slot = slot(of: coordinate) { return slot }
    let slot = UInt32(truncatingIfNeeded: coordinates.count)
    setSlot(slot, of: coordinate)
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

/// What is known of one state of a tile, without its pixels.
///
/// A long history has hundreds of thousands: an entry takes 32 bytes.
struct TileEntry: Equatable, Sendable {
  let id: TileID

  /// The number of the tile in ``SlotTable``.
  var slot: UInt32

  /// The state of the tile before this one.
  ///
  /// A patch is decoded onto its pixels.
  var previous: TileID

  /// The checksum of the pixels; 0 for a blank tile, any other number while it is not encoded.
  private(set) var checksum: UInt32

  private var rowNumber = UInt32.max

  /// The offset of the encoded bytes in the pixels of their row.
  private(set) var offset: UInt32 = 0

  /// The size of the encoded tile in bytes.
  private(set) var byteCount: UInt16 = 0

  /// The size of all encoded tiles that decoding this one reads, in bytes; clamped to what fits.
  private(set) var chainByteCount: UInt16 = 0

  private(set) var formNumber: UInt8

  /// The number of tiles that have to be decoded before this one.
  private(set) var links: UInt8 = 0

  /// The number of tiles in the table that are patches of this one.
  var dependents: UInt8 = 0

  /// A Boolean value that indicates whether a step or the state before the first step needs it.
  var isLive = true

  /// A Boolean value that indicates whether it is live or another tile is a patch of it.
  ///
  /// Other entries remain in the table for a while, but their bytes are gone.
  var isNeeded: Bool { isLive || dependents > 0 }

  /// The form of a tile that is not encoded yet.
  private static let unencoded: UInt8 = 254

  /// The form of a tile whose bytes could not be read.
  static let lostForm: UInt8 = 255

  init(id: TileID, slot: UInt32, previous: TileID, isBlank: Bool) {
    self.id = id
    self.slot = slot
    self.previous = previous
    checksum = isBlank ? 0 : 1
    formNumber = isBlank ? EncodedTile.Form.blank.rawValue : Self.unencoded
  }

  /// Creates an entry that was read.
  init(
    id: TileID, slot: UInt32, previous: TileID, checksum: UInt32, form: UInt8, byteCount: Int
  ) {
    self.init(id: id, slot: slot, previous: previous, isBlank: false)
    self.checksum = checksum
    formNumber = EncodedTile.Form(rawValue: form) == nil ? Self.lostForm : form
    self.byteCount = UInt16(clamping: byteCount)
    chainByteCount = self.byteCount
  }

  // MARK: Form

  /// How the bytes are read; `nil` while the tile is not encoded, and when it is lost.
  var form: EncodedTile.Form? { EncodedTile.Form(rawValue: formNumber) }

  var isBlank: Bool { formNumber == EncodedTile.Form.blank.rawValue }

  var isEncoded: Bool { formNumber != Self.unencoded }

  var isLost: Bool { formNumber == Self.lostForm }

  /// A Boolean value that indicates whether the tile is decoded onto ``previous``.
  var isPatch: Bool { form?.needsBase == true }

  /// Sets what encoding made of the pixels; the base is the entry of ``previous`` for a patch.
  mutating func setEncoded(
    _ form: EncodedTile.Form, byteCount: Int, checksum: UInt32, base: TileEntry?
  ) {
    formNumber = form.rawValue
    self.checksum = checksum
    self.byteCount = UInt16(clamping: byteCount)
    links = base.map { UInt8(clamping: Int($0.links) + 1) } ?? 0
    chainByteCount = UInt16(clamping: Int(base?.chainByteCount ?? 0) + byteCount)
  }

  /// Records that the bytes cannot be read, from whose size the places of the next ones follow.
  mutating func setLost() { formNumber = Self.lostForm }

  // MARK: Place

  /// The row of the database that has the encoded bytes; `nil` when they are not written.
  var row: Int? { rowNumber == .max ? nil : Int(rowNumber) }

  mutating func setPlace(row: Int, offset: Int) {
    (rowNumber, self.offset) = (UInt32(clamping: row), UInt32(clamping: offset))
  }

  mutating func removePlace() { rowNumber = .max }

  /// The bytes that the tile takes in its row.
  var storedByteCount: Int { Self.directoryByteCount + Int(byteCount) }

  /// The encoded bytes in the database, which are to be read to a place; `nil` when they are not
  /// written.
  func part(at place: Int = 0) -> Database.Part? {
    row.map { Database.Part(row: $0, offset: Int(offset), count: Int(byteCount), place: place) }
  }
}

/// The name of one state of a tile: its pixels after a step, or before the first one.
///
/// Identifiers rise with time and are never used again, so of two states of a tile the later one has
/// the greater identifier.
struct TileID: Hashable, Comparable, Sendable {
  let rawValue: UInt32

  /// The state of a tile that nothing has been drawn on.
  static let blank = TileID(rawValue: .max)

  /// A Boolean value that indicates whether the state has an entry in a ``TileTable``.
  var isStored: Bool { self != .blank }

  static func < (first: TileID, second: TileID) -> Bool { first.rawValue < second.rawValue }

  func advanced(by count: Int) -> TileID {
    TileID(rawValue: rawValue &+ UInt32(truncatingIfNeeded: count))
  }
}
