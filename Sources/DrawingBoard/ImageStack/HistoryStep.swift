import Foundation

/// One step of a history: what undo takes back at once.
struct HistoryStep: Identifiable, Hashable, Sendable {
  /// A number that no other step of the history has or had; later steps have greater ones.
  let id: UInt64

  /// The name of the step, for example "Pencil".
  let name: String

  let date: Date

  /// The pixels that the step changed, or a few more around them.
  let bounds: PixelRect
}

/// The steps of a history at one moment, the oldest first.
///
/// Later changes of the history do not show in it.
struct HistorySteps: RandomAccessCollection {
  let steps: StepList

  var startIndex: Int { 0 }

  var endIndex: Int { steps.count }

  subscript(position: Int) -> HistoryStep { steps[position].description }
}

/// A step and its tiles in the ``TileTable``, which have consecutive identifiers.
struct TableStep: Sendable {
  let description: HistoryStep
  let firstTile: TileID
  let tileCount: Int

  /// The bytes that the step takes in the database, without its tiles.
  var logByteCount: Int { Self.logByteCount(of: description) }

  static func logByteCount(of step: HistoryStep) -> Int { 64 + step.name.utf8.count }

  var byteCount: Int {
    // Short strings are stored within the step.
    let nameByteCount = description.name.utf8.count
    return MemoryLayout<TableStep>.stride + (nameByteCount > 15 ? nameByteCount + 32 : 0)
  }
}

/// An array of steps that gives up its first elements in constant time, on average.
struct StepList: Sendable {
  private var storage: ContiguousArray<TableStep> = []
  private var head = 0

  /// The memory for the steps in bytes.
  private(set) var byteCount = 0

  var count: Int { storage.count - head }

  subscript(position: Int) -> TableStep { storage[head + position] }

  mutating func append(_ step: TableStep) {
    storage.append(step)
    byteCount += step.byteCount
  }

  mutating func removeLast() {
    byteCount -= storage.removeLast().byteCount
  }

  mutating func removeFirst(_ count: Int) {
    for position in head..<head + count { byteCount -= storage[position].byteCount }
    head += count
    guard head > 64, head > storage.count / 2 else { return }
    storage.removeFirst(head)
    head = 0
  }
}

/// A step on its way into a history.
struct AddedStep: Sendable {
  /// A tile that the step changes.
  struct Tile: Sendable {
    let change: TileChange

    /// The checksum of the pixels after the step; 0 for a blank tile.
    let checksum: UInt32

    /// The checksum of the pixels before the step.
    let checksumBefore: UInt32

    /// The tile after the step, if it is encoded.
    var encoded: EncodedTile?

    /// The pixels before the step, if the tile can be a patch of them.
    var base: TilePixels?

    /// The tile before the step, if it is encoded and the history does not have it.
    var encodedBefore: EncodedTile?
  }

  let step: HistoryStep
  private(set) var tiles: [Tile]

  init(_ step: HistoryStep, _ changes: [TileChange]) {
    self.step = step
    tiles = changes.map { change in
      Tile(
        change: change, checksum: change.after?.fingerprint ?? 0,
        checksumBefore: change.before?.fingerprint ?? 0)
    }
  }

  /// What the step takes in the table, in bytes.
  var tableByteCount: Int {
    // Growing arrays have room to spare.
    tiles.count * (MemoryLayout<TileEntry>.stride * 2 + 96) + 256
  }

  /// What the step takes besides, in bytes.
  var contentsByteCount: Int {
    tiles.reduce(0) { sum, tile in
      var byteCount = 0
      if let encoded = tile.encoded {
        byteCount += encoded.bytes.count + MemoryTile.overhead
      } else {
        byteCount += tile.change.after == nil ? 0 : Self.tileByteCount
        byteCount += tile.change.before == nil ? 0 : Self.tileByteCount
      }
      if let before = tile.encodedBefore { byteCount += before.bytes.count + MemoryTile.overhead }
      return sum + byteCount
    }
  }

  private static let tileByteCount = DrawingBoard.Tile.byteCount

  /// Encodes the tiles on the calling thread.
  mutating func encode() {
    for position in tiles.indices where tiles[position].encoded == nil {
      let tile = tiles[position]
      tiles[position].encoded = TileCodec.encode(
        tile.change.after, base: tile.base, isUrgent: true)
    }
  }

  fileprivate mutating func setBase(_ pixels: TilePixels?, at position: Int) {
    tiles[position].base = pixels
  }

  fileprivate mutating func setEncodedBefore(at position: Int) {
    let before = tiles[position].change.before
    tiles[position].encodedBefore = before.map { TileCodec.encode($0, isUrgent: true) }
  }
}

extension StoreState {
  /// The most that a step can take in the log, in bytes.
  func logByteBound(of added: AddedStep) -> Int {
    let step = TableStep.logByteCount(of: added.step)
    return added.tiles.reduce(step) { sum, tile in
      let after = tile.encoded?.bytes.count ?? (tile.change.after == nil ? 0 : Tile.byteCount)
      let slot = table.slots.slot(of: tile.change.coordinate)
      let before =
        slot != nil || tile.change.before == nil
        ? 0 : TileDirectory.tileByteCount + (tile.encodedBefore?.bytes.count ?? Tile.byteCount)
      return sum + TileDirectory.tileByteCount + after + before
    }
  }

  /// Finds out which tiles of a step can be patches, and which have to be added before it.
  func addBases(to added: inout AddedStep) {
    for position in added.tiles.indices {
      let tile = added.tiles[position]
      guard let slot = table.slots.slot(of: tile.change.coordinate) else {
        added.setEncodedBefore(at: position)
        continue
      }
      let shown = table.slots.shown[Int(slot)]
      if canExtend(shown), table.tiles[shown]?.checksum == tile.checksumBefore {
        added.setBase(tile.change.before, at: position)
      }
    }
  }

  /// Adds a step after the shown one, which must be the last one.
  mutating func add(_ added: AddedStep) {
    let slots = added.tiles.map { addInitial(of: $0) }
    let order = added.tiles.indices.sorted { slots[$0] < slots[$1] }
    let shown = order.map { table.slots.shown[Int(slots[$0])] }
    let first = table.append(
      added.step,
      tiles: order.map {
        HistoryTable.NewTile(
          slot: slots[$0], checksum: added.tiles[$0].checksum,
          isBlank: added.tiles[$0].change.after == nil)
      })
    window.add(
      added.step.id,
      order.indices.flatMap { [shown[$0], first.advanced(by: $0)] }.filter(table.hasPixels))
    for (number, position) in order.enumerated() {
      let (tile, id) = (added.tiles[position], first.advanced(by: number))
      guard let after = tile.change.after else { continue }
      let isBeforeKnown = (table.tiles[shown[number]]?.checksum ?? 0) == tile.checksumBefore
      keep(
        .pixels(after, base: isBeforeKnown ? tile.change.before : nil), of: id)
      if tile.encoded.map({ setEncoded(id, $0) }) != true { unencoded.append(id) }
      window.keep(after, of: id)
      if isBeforeKnown, let before = tile.change.before {
        window.keep(before, of: shown[number])
      }
    }
  }

  /// Adds the state of a tile before the first step, where only the change itself tells it.
  ///
  /// - Returns: The slot of the tile.
  private mutating func addInitial(of tile: AddedStep.Tile) -> UInt32 {
    let coordinate = tile.change.coordinate
    let known = table.slots.slot(of: coordinate)
    let slot = known ?? table.slots.add(coordinate)
    guard known == nil else { return slot }
    guard let before = tile.change.before else {
      table.slots.setInitial(.blank, of: slot)
      return slot
    }
    let id = table.setInitial(of: slot, checksum: tile.checksumBefore)
    keep(.pixels(before, base: nil), of: id)
    if tile.encodedBefore.map({ setEncoded(id, $0) }) != true { unencoded.append(id) }
    return slot
  }
}
