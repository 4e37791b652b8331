/// Names the pixels of a tile in a ``TileStore``.
///
/// An identifier stays valid for as long as its step is in the store, also when the store is closed
/// and opened again.
public struct TileID: Hashable, Comparable, Sendable {
  /// The number; later tiles have greater ones.
  public let rawValue: UInt32

  /// Makes an identifier of the number of one.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Whether the first was given before the second.
  public static func < (first: TileID, second: TileID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A tile that a step changed, for a ``TileStore``.
public struct TileRevision: Equatable, Sendable {
  /// Where the tile is, and its pixels before and after.
  public let change: TileChange

  /// What the pixels before are stored as; `nil` when they are not, or are blank.
  ///
  /// With it the tile takes less room.
  public let base: TileID?

  /// Makes a revision.
  public init(_ change: TileChange, base: TileID?) {
    self.change = change
    self.base = base
  }
}

/// A stored tile whose pixels are in memory.
public struct KnownTile: Equatable, Sendable {
  /// What the tile is stored as.
  public let id: TileID

  /// Its pixels; `nil` for a blank tile.
  public let pixels: TilePixels?

  /// Makes a known tile.
  public init(id: TileID, pixels: TilePixels?) {
    self.id = id
    self.pixels = pixels
  }
}
