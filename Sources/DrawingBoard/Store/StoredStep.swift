import Foundation

/// What a ``TileStore`` keeps of a step besides its tiles.
public struct StoredStep: Hashable, Sendable {
  /// The history's own name for the step; the store only hands it back.
  public let identifier: UInt64

  /// What the user calls it, as "Pencil".
  ///
  /// What is longer than 1,024 bytes is cut off at a character.
  public let name: String

  /// When it was made.
  public let date: Date

  /// The pixels it changed.
  public let bounds: PixelRect

  /// Makes a step.
  public init(identifier: UInt64, name: String, date: Date, bounds: PixelRect) {
    self.identifier = identifier
    self.name = name
    self.date = date
    self.bounds = bounds
  }
}

/// What a ``TileStore`` keeps of a board besides its history.
public struct StoredBoard: Hashable, Sendable {
  /// The canvas, in pixels.
  public var size: PixelSize

  /// Pixels for each point.
  public var scale: Double

  /// What describes the background, in the host's own format; empty for none.
  ///
  /// What is larger than 64 MiB is not stored.
  public var background: Data

  /// Makes a description; blank, without size, and one pixel a point unless given.
  public init(size: PixelSize = .zero, scale: Double = 1, background: Data = Data()) {
    self.size = size
    self.scale = scale
    self.background = background
  }
}
