import Foundation

/// One entry of a log.
///
/// A log holds changes, each of one record or more; one that is not whole is as good as not there.
/// Played from the first to the last, the changes give the history.
enum LogRecord: Equatable {
  /// A tile of the step, or of the state before the first step, that the next such record is about.
  case tile(LogTile)

  /// A step of the tiles before. It comes after the first `position` steps, those after them are
  /// dropped, and it is the shown one.
  case step(StoredStep, position: Int, tileCount: Int)

  /// The tiles before belong to the state before the first step.
  case initial(tileCount: Int)

  /// The shown step is another one.
  case move(index: Int)

  /// The steps from `count` on are dropped.
  case truncation(count: Int)

  /// The first `count` steps became part of the state before the first step.
  case expiry(count: Int)

  /// The board's size, scale and background.
  case board(StoredBoard)

  /// Records larger than this are damage, so that no reader asks for more memory.
  static let longestPayload = 65 << 20

  enum Kind: UInt8 {
    case tile = 1
    case step, initial, move, truncation, expiry, board
  }

  var kind: Kind {
    switch self {
    case .tile: .tile
    case .step: .step
    case .initial: .initial
    case .move: .move
    case .truncation: .truncation
    case .expiry: .expiry
    case .board: .board
    }
  }
}

/// A stored tile.
struct LogTile: Equatable {
  /// A form of its own for a tile whose pixels could not be read when they were copied from another
  /// file; there are no bytes.
  static let lost: UInt8 = 255

  /// Bytes of the payload before those of the encoded tile.
  static let headByteCount = 13

  let id: TileID
  /// The tile that a patch is on.
  let base: TileID?
  let coordinate: TileCoordinate
  /// An ``EncodedTile/Form``, or ``lost``.
  let form: UInt8
  let bytes: [UInt8]
}

/// A stored tile without its pixels.
struct LogTileHead: Equatable {
  let id: TileID
  let base: TileID?
  let coordinate: TileCoordinate
  let form: UInt8

  /// Reads the beginning of a payload; nil when it makes no sense.
  init?(_ bytes: inout LogBytes) {
    guard let id = bytes.number(UInt32.self), let base = bytes.number(UInt32.self),
      let column = bytes.number(Int16.self), let row = bytes.number(Int16.self),
      let form = bytes.number(UInt8.self)
    else { return nil }
    let known = EncodedTile.Form(rawValue: form)
    guard form == LogTile.lost || known != nil else { return nil }
    let isPatch = known?.needsBase == true
    // Earlier ones only, or following the bases might never end.
    guard isPatch ? base < id : base == UInt32.max else { return nil }
    guard bytes.rest.count <= Tile.byteCount else { return nil }
    self.id = TileID(rawValue: id)
    self.base = isPatch ? TileID(rawValue: base) : nil
    self.form = form
    coordinate = TileCoordinate(column: Int(column), row: Int(row))
  }
}
