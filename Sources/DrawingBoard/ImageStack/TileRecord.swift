/// Where the pixels are that a step gave a tile.
///
/// A history has very many: a record is 24 bytes.
struct TileRecord {
  /// The number of the tile in ``TileSlots``.
  let slot: UInt32

  /// How many steps before this one the tile was changed; 0 when none before did.
  var stepsBack: UInt32

  /// The name in the store, or where the bytes begin in the step's packed ones.
  private let position: UInt32

  /// That of the pixels; 0 when it is not known.
  let fingerprint: UInt32

  /// The count of packed bytes.
  private let length: UInt16

  /// How the bytes are to be read; of a stored tile only whether it is blank.
  let form: EncodedTile.Form

  /// How many earlier states of the tile must be decoded first.
  let depth: UInt8

  /// How many there may be at most in the chain that the tile is in.
  let deepest: UInt8

  /// Whether the store has the pixels.
  private let isStored: Bool

  /// The pixels are in the store.
  init(slot: UInt32, stepsBack: UInt32, id: TileID, isBlank: Bool, fingerprint: UInt32 = 0) {
    self.slot = slot
    self.stepsBack = stepsBack
    position = id.rawValue
    self.fingerprint = fingerprint
    length = 0
    form = isBlank ? .blank : .plain
    depth = 0
    deepest = 0
    isStored = true
  }

  /// The pixels are in the step's packed bytes.
  init(
    slot: UInt32, stepsBack: UInt32, tile: EncodedTile, at offset: Int, place: TileChainPlace,
    fingerprint: UInt32 = 0
  ) {
    self.fingerprint = fingerprint
    self.slot = slot
    self.stepsBack = stepsBack
    position = UInt32(truncatingIfNeeded: offset)
    length = UInt16(truncatingIfNeeded: tile.bytes.count)
    form = tile.form
    depth = place.depth
    deepest = place.deepest
    isStored = false
  }

  var isBlank: Bool { form == .blank }

  var packedByteCount: Int { Int(length) }

  /// Where its bytes are in those of the step.
  var packedRange: Range<Int> { Int(position)..<Int(position) + Int(length) }

  /// Where the tile is in a chain of patches.
  var place: TileChainPlace { TileChainPlace(depth: depth, deepest: deepest) }

  var id: TileID? { isStored ? TileID(rawValue: position) : nil }

  /// The tile as it was encoded; `packed` are the step's bytes.
  func tile(in packed: [UInt8]) -> EncodedTile {
    EncodedTile(form: form, bytes: Array(packed[packedRange]))
  }
}
