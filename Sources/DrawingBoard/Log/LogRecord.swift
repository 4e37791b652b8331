import Foundation

/// One entry of a log.
///
/// Every record is a whole change.
///
/// Applied from the first to the last, the records give the history.
enum LogRecord: Equatable, Sendable {
  /// A step after the first `position` steps. The steps after those are dropped, and it is shown.
  case step(HistoryStep, position: Int, tiles: [LogTile])

  /// States of tiles before the first step; they replace earlier ones.
  case initial([LogTile])

  /// Another step is shown.
  case move(index: Int)

  /// The steps from `count` on are dropped.
  case truncation(count: Int)

  /// The first `count` steps become part of the state before the first step.
  case expiry(count: Int)

  /// The size, scale, color space and background of the board.
  case board(StoredBoard)

  /// Nothing; it keeps a checkpoint apart from what it covers, so that no block of a medium has parts of
  /// both.
  case padding(byteCount: Int)

  /// The bytes since the last checkpoint, and what restores them.
  ///
  /// It follows a padding.
  case checkpoint(LogCoverage, LogKeyFrame?)

  enum Kind: UInt8, Sendable {
    case step = 1
    case initial, move, truncation, expiry, board, checkpoint, padding
  }

  var kind: Kind {
    switch self {
    case .step: .step
    case .initial: .initial
    case .move: .move
    case .truncation: .truncation
    case .expiry: .expiry
    case .board: .board
    case .padding: .padding
    case .checkpoint: .checkpoint
    }
  }

  /// The longest name of a step in a log, in bytes.
  static let longestName = 1024

  /// The largest background in a log, in bytes.
  static let longestBackground = 64 << 20

  /// The bytes of a padding, a block of common media.
  static let paddingByteCount = 4096

  private static let stepDirectoryByteCount = 42
  private static let boardDirectoryByteCount = 17

  /// The bytes that a board takes with its background.
  static func boardByteCount(backgroundByteCount: Int) -> Int {
    LogRecordHead.byteCount + boardDirectoryByteCount + backgroundByteCount
  }

  /// The bytes that a step takes without its tiles.
  static func stepByteCount(nameByteCount: Int) -> Int {
    LogRecordHead.byteCount + stepDirectoryByteCount + min(nameByteCount, longestName)
  }
}

/// An encoded tile in a record.
///
/// | Bytes | What |
/// |---|---|
/// | 4 | the identifier of the state |
/// | 4 | the identifier of the state before, which a patch is decoded onto |
/// | 2 + 2 | the column and the row |
/// | 1 | the form: an ``EncodedTile/Form``, or 255 for a tile that was lost |
/// | 2 | the length of the encoded bytes in the body |
/// | 4 | the checksum of the pixels |
struct LogTile: Equatable, Sendable {
  static let directoryByteCount = 19

  let id: TileID
  let previous: TileID
  let coordinate: TileCoordinate
  let form: UInt8
  let byteCount: Int
  let checksum: UInt32

  /// The encoded bytes; empty after reading.
  let bytes: [UInt8]

  init(
    id: TileID, previous: TileID, coordinate: TileCoordinate, form: UInt8, checksum: UInt32,
    bytes: [UInt8]
  ) {
    (self.id, self.previous, self.coordinate) = (id, previous, coordinate)
    (self.form, self.checksum, self.bytes) = (form, checksum, bytes)
    byteCount = bytes.count
  }

  /// Reads an entry of a directory; `nil` when it makes no sense.
  init?(_ reader: inout LogBytes) {
    guard let id = reader.number(UInt32.self), let previous = reader.number(UInt32.self),
      let column = reader.number(Int16.self), let row = reader.number(Int16.self),
      let form = reader.number(UInt8.self), let byteCount = reader.number(UInt16.self),
      let checksum = reader.number(UInt32.self), id < TileID.limit,
      EncodedTile.Form(rawValue: form) != nil || form == TileEntry.lostForm,
      // Only earlier states, or following them might never end.
      previous < id || previous >= TileID.limit, byteCount <= Tile.byteCount
    else { return nil }
    self.id = TileID(rawValue: id)
    self.previous = TileID(rawValue: previous)
    coordinate = TileCoordinate(column: Int(column), row: Int(row))
    (self.form, self.checksum, self.byteCount) = (form, checksum, Int(byteCount))
    bytes = []
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(number: id.rawValue)
    bytes.append(number: previous.rawValue)
    bytes.append(number: Int16(clamping: coordinate.column))
    bytes.append(number: Int16(clamping: coordinate.row))
    bytes.append(form)
    bytes.append(number: UInt16(clamping: byteCount))
    bytes.append(number: checksum)
  }
}

/// What a history was at a checkpoint, without its pixels.
///
/// After damage that cannot be restored, the key frame tells which of the tiles that can be read
/// belong to the picture.
struct LogKeyFrame: Equatable, Sendable {
  struct State: Equatable, Sendable {
    let coordinate: TileCoordinate
    let id: TileID
  }

  /// More steps are damage, so that no reader asks for more memory.
  static let mostSteps = 1 << 22

  /// The identifiers of the steps, the oldest first.
  var steps: [UInt64] = []

  /// The shown step.
  var index = -1

  /// The tiles after the last step that are not blank.
  var newest: [State] = []
}

/// What a log keeps of a board besides its history.
struct StoredBoard: Hashable, Sendable {
  /// The color spaces of boards.
  enum ColorSpace: UInt8, Sendable {
    case sRGB = 0
    case displayP3 = 1
  }

  /// The size of the canvas in pixels.
  var size = PixelSize.zero

  /// Pixels for each point.
  var scale = 1.0

  var colorSpace = ColorSpace.sRGB

  /// The encoded background; empty for none.
  var background = Data()
}
