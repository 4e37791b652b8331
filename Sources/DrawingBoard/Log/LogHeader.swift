import Foundation

/// The first bytes of a log: what it is, and whose.
///
/// | Bytes | What |
/// |---|---|
/// | 8 | `CKBoard` and a line feed, which a transfer as text would change |
/// | 2 | the version of the format |
/// | 2 | pixels on each side of a tile |
/// | 16 | the board's id |
/// | 8 | a number of the file's own, by which no record of another file fits into it |
/// | 4 | the checksum of the above |
struct LogHeader: Equatable {
  static let byteCount = 40
  /// The version of the format.
  ///
  /// 2 is the first with strokes as a form of tiles, and with its checksum; 1 had neither. A log of
  /// another version is set aside unread.
  static let version: UInt16 = 2
  private static let magic = Array("CKBoard\n".utf8)

  let board: UUID
  let fileNumber: UInt64

  /// What the first record names as the checksum of the record before it.
  ///
  /// Not that of the whole header: with its own checksum behind them, all bytes have the same one.
  var checksum: UInt32 { fields.withUnsafeBytes { Checksum.of($0) } }

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

  /// Reads the header of a board's log, or finds why the log is not to be read.
  static func read(
    _ bytes: UnsafeRawBufferPointer, of board: UUID
  ) -> Result<LogHeader, StoreLoss.Reason> {
    var reader = LogBytes(bytes)
    guard let magic = reader.bytes(Self.magic.count), magic.elementsEqual(Self.magic),
      let version = reader.number(UInt16.self)
    else { return .failure(.damaged) }
    // Before the checksum: a later version may have more in its header.
    guard version == Self.version else { return .failure(.unknownVersion) }
    guard let side = reader.number(UInt16.self), let id = reader.bytes(16),
      let fileNumber = reader.number(UInt64.self), let checksum = reader.number(UInt32.self),
      checksum == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<(Self.byteCount - 4)]))
    else { return .failure(.damaged) }
    guard side == Tile.side, withUnsafeBytes(of: board.uuid, { $0.elementsEqual(id) }) else {
      return .failure(.foreign)
    }
    return .success(LogHeader(board: board, fileNumber: fileNumber))
  }
}

extension StoreLoss.Reason: Error {}
