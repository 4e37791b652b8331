import Foundation

/// The first bytes of a log.
///
/// | Bytes | What |
/// |---|---|
/// | 8 | `CKBoard` and a line feed, which transfers as text change |
/// | 2 | the version of the format |
/// | 2 | pixels on each side of a tile |
/// | 16 | the board's id |
/// | 8 | a number of the file's own |
/// | 4 | the checksum of the above |
struct LogHeader: Equatable {
  static let byteCount = 40

  /// The version of the format, fixed from here on: every later version of the kit opens it.
  ///
  /// A log of a later version is reported and left alone. Earlier versions were never released.
  static let version: UInt16 = 4
  private static let magic = Array("CKBoard\n".utf8)

  let board: UUID
  let fileNumber: UInt64

  /// The number that the first record names as the checksum of the record before it.
  var checksum: UInt32 { fields.withUnsafeBytes { Checksum.of($0) } }

  /// The seed of the checksums of the board's records.
  ///
  /// It does not depend on the header's own bytes, so a damaged header can be restored by a record.
  static func seed(of board: UUID) -> UInt64 {
    withUnsafeBytes(of: board.uuid) {
      UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self))
    }
  }

  var seed: UInt64 { Self.seed(of: board) }

  func encoded() -> [UInt8] {
    var bytes = fields
    bytes.append(number: checksum)
    return bytes
  }

  private var fields: [UInt8] {
    var bytes = Self.magic
    bytes.append(number: Self.version)
    bytes.append(number: UInt16(Tile.side))
    withUnsafeBytes(of: board.uuid) { bytes.append(contentsOf: $0) }
    bytes.append(number: fileNumber)
    return bytes
  }

  init(board: UUID, fileNumber: UInt64) {
    self.board = board
    self.fileNumber = fileNumber
  }

  /// Reads the header of a board's log.
  static func read(
    _ bytes: UnsafeRawBufferPointer, of board: UUID
  ) -> Result<LogHeader, LogHeaderFailure> {
    var reader = LogBytes(bytes)
    guard let magic = reader.bytes(Self.magic.count), magic.elementsEqual(Self.magic),
      let version = reader.number(UInt16.self)
    else { return .failure(.damaged) }
    // Before the checksum: a later version may have more in its header.
    guard version <= Self.version else { return .failure(.laterFormat) }
    guard let side = reader.number(UInt16.self), let id = reader.bytes(16),
      let fileNumber = reader.number(UInt64.self), let checksum = reader.number(UInt32.self),
      version == Self.version,
      checksum == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<(Self.byteCount - 4)]))
    else { return .failure(.damaged) }
    guard side == Tile.side, withUnsafeBytes(of: board.uuid, { $0.elementsEqual(id) }) else {
      return .failure(.foreign)
    }
    return .success(LogHeader(board: board, fileNumber: fileNumber))
  }
}

/// The reason that a log is not read.
enum LogHeaderFailure: Error, Equatable {
  /// Bytes are missing or differ from what was written.
  case damaged
  /// A later version of the kit wrote it.
  case laterFormat
  /// It belongs to another board, or has tiles of another size.
  case foreign
}
