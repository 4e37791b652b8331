/// The name of one state of a tile: its pixels after a step, or before the first one.
///
/// Identifiers rise with time and are never used again, so of two states of a tile the later one has
/// the greater identifier.
struct TileID: Hashable, Comparable, Sendable {
  let rawValue: UInt32

  /// The state of a tile that nothing has been drawn on.
  static let blank = TileID(rawValue: .max)

  /// The state of a tile whose pixels were not retained, because the picture alone is larger than
  /// the memory limit.
  static let notKept = TileID(rawValue: .max - 1)

  /// Identifiers end here; the two above are not names of stored states.
  static let limit = UInt32.max - 1

  /// A Boolean value that indicates whether the state has an entry in a ``TileTable``.
  var isStored: Bool { rawValue < Self.limit }

  static func < (first: TileID, second: TileID) -> Bool { first.rawValue < second.rawValue }

  func advanced(by count: Int) -> TileID {
    TileID(rawValue: rawValue &+ UInt32(truncatingIfNeeded: count))
  }
}
