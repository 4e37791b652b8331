/// The tiles that a history has ever changed, numbered, and what is known of each.
///
/// A number, the slot, is an index of the lists here: going through thousands of steps then takes no
/// look-up by coordinate.
struct TileSlots {
  /// The tile's pixels in the state before the first step.
  enum Initial {
    case blank
    case stored(TileID)

    /// The first stands on its own, each other one is a patch of the one before.
    case packed([EncodedTile])

    /// There was no room to keep them.
    case notKept
  }

  /// Stands for the state before the first step, where the number of a step is expected.
  static let initialStep = -1

  private var slots: [TileCoordinate: UInt32] = [:]
  private(set) var coordinates: [TileCoordinate] = []

  /// The step that gave the tile what is shown.
  var shown: [Int] = []

  /// The last step that changed the tile, also when it is undone.
  var newest: [Int] = []

  var initial: [Initial] = []

  /// Those of the pixels before the first step; 0 where they are not known.
  var initialFingerprints: [UInt32] = []

  var count: Int { coordinates.count }

  func slot(of coordinate: TileCoordinate) -> UInt32? { slots[coordinate] }

  /// Numbers a tile that is not known yet.
  mutating func add(_ coordinate: TileCoordinate, initial: Initial) -> UInt32 {
    let slot = UInt32(truncatingIfNeeded: coordinates.count)
    slots[coordinate] = slot
    coordinates.append(coordinate)
    shown.append(Self.initialStep)
    newest.append(Self.initialStep)
    self.initial.append(initial)
    initialFingerprints.append(0)
    return slot
  }

  /// What the tables take up for each slot, in bytes, with the room that growing lists have to spare.
  static let bytesPerSlot = 160
}

extension TileSlots.Initial {
  /// What it takes up in memory, in bytes.
  var packedByteCount: Int {
    guard case .packed(let chain) = self else { return 0 }
    // Each link is an array of its own.
    return chain.reduce(0) { $0 + $1.bytes.count + 48 }
  }
}
