import Foundation

/// What a board has stored besides its history.
struct StoredBoard: Hashable, Sendable {
  /// The size of the canvas in pixels.
  var size = PixelSize.zero

  /// Pixels for each point.
  var scale = 1.0

  var colorSpace = BoardColorSpace.sRGB

  /// The encoded background; empty for none.
  var background = Data()

  /// The largest background, in bytes.
  static let longestBackground = 64 << 20
}

/// The row of the table `drawing`.
struct DrawingRow: Equatable, Sendable {
  static let columnCount = 9

  /// The board without its background.
  var board: StoredBoard?

  /// The number of the first step; rows with smaller numbers are what was before it.
  var first: UInt64 = 1

  /// The number of the shown step, 0 for the state before the first one; `nil` for the last step.
  var shown: UInt64?

  init(board: StoredBoard? = nil, first: UInt64 = 1) { (self.board, self.first) = (board, first) }

  /// Creates it from the values of the row; `nil` when they are not as they were written.
  init?(_ row: [Database.Value]) {
    guard row.count == Self.columnCount, StoreSchema.isSound(row), row[1].bytes != nil,
      let first = row[6].integer
    else { return nil }
    self.first = UInt64(clamping: first)
    shown = row[7].integer.map { UInt64(clamping: $0) }
    guard let width = row[2].integer, let height = row[3].integer, let scale = row[4].real else {
      return
    }
    guard scale.isFinite, scale > 0 else { return nil }
    board = StoredBoard(
      size: PixelSize(width: width, height: height), scale: scale,
      colorSpace: row[5].integer.flatMap(BoardColorSpace.init) ?? .sRGB)
  }

  /// The values of the row of a board, with its checksum.
  func values(of id: UUID) -> [Database.Value] {
    StoreSchema.addingChecksum(to: [
      .integer(1), .bytes(withUnsafeBytes(of: id.uuid) { Array($0) }),
      board.map { .integer($0.size.width) } ?? .null,
      board.map { .integer($0.size.height) } ?? .null, board.map { .real($0.scale) } ?? .null,
      board.map { .integer($0.colorSpace.rawValue) } ?? .null, .integer(Int(clamping: first)),
      shown.map { .integer(Int(clamping: $0)) } ?? .null, .null,
    ])
  }
}
