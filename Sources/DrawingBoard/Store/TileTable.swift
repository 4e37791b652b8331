/// Where each tile of a history is, in 24 bytes a tile.
struct TileTable: Sendable {
  /// A stored tile without its pixels.
  struct Entry: Equatable, Sendable {
    /// The number of the tile's identifier.
    let id: UInt32
    /// The identifier's number of the tile that this one is a patch of; the greatest number for
    /// none.
    var base: UInt32
    private var offsetLow: UInt32
    private var offsetHigh: UInt16
    private let column: Int16
    private let row: Int16
    /// The encoded bytes.
    var byteCount: UInt16
    /// The encoded bytes that decoding has to read, also those of the tiles before; at most what
    /// fits.
    var chainByteCount: UInt16
    /// An encoded tile's form, or that of a lost one.
    var form: UInt8
    /// How many tiles have to be decoded before.
    var links: UInt8

    init(id: TileID, coordinate: TileCoordinate, byteCount: Int, form: UInt8) {
      self.id = id.rawValue
      column = Int16(clamping: coordinate.column)
      row = Int16(clamping: coordinate.row)
      self.byteCount = UInt16(clamping: byteCount)
      self.form = form
      base = .max
      chainByteCount = self.byteCount
      links = 0
      (offsetLow, offsetHigh) = (.max, .max)
    }

    /// Where the record is in the file; nil when it is not written.
    var offset: Int? {
      get {
        offsetHigh == .max ? nil : Int(offsetHigh) << 32 | Int(offsetLow)
      }
      set {
        offsetLow = newValue.map { UInt32(truncatingIfNeeded: $0) } ?? .max
        offsetHigh = newValue.map { UInt16(clamping: $0 >> 32) } ?? .max
      }
    }

    var tileID: TileID { TileID(rawValue: id) }

    var coordinate: TileCoordinate { TileCoordinate(column: Int(column), row: Int(row)) }

    var baseID: TileID? { base == .max ? nil : TileID(rawValue: base) }

    /// What the record takes in the file.
    var recordByteCount: Int {
      LogEncoder.headByteCount + LogTile.headByteCount + Int(byteCount)
    }

    /// The tile stands on its own from now on, or on a base.
    mutating func setChain(on base: Entry?) {
      self.base = base?.id ?? .max
      links = base.map { $0.links + 1 } ?? 0
      chainByteCount = UInt16(clamping: Int(base?.chainByteCount ?? 0) + Int(byteCount))
    }
  }

  /// In the order of the identifiers.
  private(set) var entries: ContiguousArray<Entry> = []

  var count: Int { entries.count }

  var byteCount: Int { entries.capacity * MemoryLayout<Entry>.stride }

  var last: TileID? { entries.last?.tileID }

  /// Where the entry is, or the first one after it.
  func position(of id: TileID) -> Int {
    guard let first = entries.first, first.id <= id.rawValue else { return 0 }
    // Identifiers rise: there is no gap before the entry, as a rule, or it is further ahead.
    let guess = Int(id.rawValue - first.id)
    if guess < entries.count, entries[guess].id == id.rawValue { return guess }
    var (low, high) = (0, min(guess, entries.count))
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }

  subscript(id: TileID) -> Entry? {
    let position = position(of: id)
    guard position < entries.count, entries[position].id == id.rawValue else { return nil }
    return entries[position]
  }

  /// The entries of as many identifiers in a row, as far as they are there.
  func entries(from first: TileID, count: Int) -> ArraySlice<Entry> {
    let start = position(of: first)
    let end = min(start + count, entries.count)
    return ArraySlice(entries[start..<end])
  }

  /// Adds a tile whose identifier is greater than all that are there; others are ignored.
  mutating func append(_ entry: Entry) {
    guard last.map({ $0 < entry.tileID }) ?? true else { return }
    entries.append(entry)
  }

  /// Replaces the entry of the same identifier.
  mutating func update(_ entry: Entry) {
    let position = position(of: entry.tileID)
    guard position < entries.count, entries[position].id == entry.id else { return }
    entries[position] = entry
  }

  /// Replaces all; the identifiers must rise.
  mutating func replaceAll(with entries: ContiguousArray<Entry>) {
    self.entries = entries
  }
}
