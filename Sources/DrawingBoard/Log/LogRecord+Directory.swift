import Foundation

/// The directory and the body of a record in bytes.
extension LogRecord {
  func appendDirectory(to bytes: inout [UInt8]) {
    switch self {
    case .step(let step, let position, let tiles):
      bytes.append(number: UInt32(clamping: position))
      bytes.append(number: UInt32(clamping: tiles.count))
      bytes.append(number: step.id)
      bytes.append(number: step.date.timeIntervalSinceReferenceDate.bitPattern)
      for side in [step.bounds.x, step.bounds.y, step.bounds.width, step.bounds.height] {
        bytes.append(number: Int32(clamping: side))
      }
      let name = Self.shortened(step.name)
      bytes.append(number: UInt16(clamping: name.count))
      bytes.append(contentsOf: name)
      for tile in tiles { tile.append(to: &bytes) }
    case .initial(let tiles):
      bytes.append(number: UInt32(clamping: tiles.count))
      for tile in tiles { tile.append(to: &bytes) }
    case .truncation(let count), .expiry(let count), .move(let count):
      bytes.append(number: Int32(clamping: count))
    case .board(let board):
      bytes.append(number: Int32(clamping: board.size.width))
      bytes.append(number: Int32(clamping: board.size.height))
      bytes.append(number: board.scale.bitPattern)
      bytes.append(board.colorSpace.rawValue)
    case .padding: break
    case .checkpoint(let coverage, let keyFrame):
      coverage.append(to: &bytes)
      keyFrame?.append(to: &bytes)
    }
  }

  func appendBody(to bytes: inout [UInt8]) {
    switch self {
    case .step(_, _, let tiles), .initial(let tiles):
      for tile in tiles { bytes.append(contentsOf: tile.bytes) }
    case .board(let board): bytes.append(contentsOf: board.background)
    case .padding(let byteCount): bytes += [UInt8](repeating: 0, count: byteCount)
    case .checkpoint(let coverage, _): bytes.append(contentsOf: coverage.parity)
    case .move, .truncation, .expiry: break
    }
  }

  /// A name in at most ``longestName`` bytes, cut off at a character.
  private static func shortened(_ name: String) -> [UInt8] {
    guard name.utf8.count > longestName else { return Array(name.utf8) }
    var short: [UInt8] = []
    for character in name {
      guard short.count + character.utf8.count <= longestName else { break }
      short.append(contentsOf: character.utf8)
    }
    return short
  }

  // MARK: Reading

  /// Reads a record; `nil` when it makes no sense.
  ///
  /// - Parameters:
  ///   - kind: The kind of the record.
  ///   - directory: Its directory.
  ///   - body: Its body. The bytes of tiles are not copied.
  init?(_ kind: Kind, directory: UnsafeRawBufferPointer, body: UnsafeRawBufferPointer) {
    var reader = LogBytes(directory)
    switch kind {
    case .step:
      guard let record = Self.readStep(&reader, body) else { return nil }
      self = record
    case .initial:
      guard let count = reader.number(UInt32.self),
        let tiles = Self.readTiles(Int(count), &reader, body)
      else { return nil }
      self = .initial(tiles)
    case .move, .truncation, .expiry:
      guard let number = reader.number(Int32.self), reader.rest.isEmpty,
        number >= (kind == .move ? -1 : 0)
      else { return nil }
      switch kind {
      case .move: self = .move(index: Int(number))
      case .truncation: self = .truncation(count: Int(number))
      default: self = .expiry(count: Int(number))
      }
    case .board:
      guard let width = reader.number(Int32.self), let height = reader.number(Int32.self),
        let scale = reader.number(UInt64.self),
        let space = reader.number(UInt8.self).flatMap(StoredBoard.ColorSpace.init)
      else { return nil }
      self = .board(
        StoredBoard(
          size: PixelSize(width: Int(width), height: Int(height)),
          scale: Double(bitPattern: scale), colorSpace: space, background: Data(body)))
    case .padding:
      guard reader.rest.isEmpty else { return nil }
      self = .padding(byteCount: body.count)
    case .checkpoint:
      guard let coverage = LogCoverage(&reader, parity: Array(body)) else { return nil }
      if reader.rest.isEmpty {
        self = .checkpoint(coverage, nil)
      } else {
        guard let keyFrame = LogKeyFrame(&reader) else { return nil }
        self = .checkpoint(coverage, keyFrame)
      }
    }
  }

  private static func readStep(
    _ reader: inout LogBytes, _ body: UnsafeRawBufferPointer
  ) -> LogRecord? {
    guard let position = reader.number(UInt32.self), let count = reader.number(UInt32.self),
      let id = reader.number(UInt64.self), let date = reader.number(UInt64.self),
      let x = reader.number(Int32.self), let y = reader.number(Int32.self),
      let width = reader.number(Int32.self), let height = reader.number(Int32.self),
      let nameByteCount = reader.number(UInt16.self),
      let name = reader.bytes(Int(nameByteCount)),
      let tiles = readTiles(Int(count), &reader, body)
    else { return nil }
    let step = HistoryStep(
      id: id, name: String(decoding: name, as: UTF8.self),
      date: Date(timeIntervalSinceReferenceDate: Double(bitPattern: date)),
      bounds: PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
    return .step(step, position: Int(position), tiles: tiles)
  }

  private static func readTiles(
    _ count: Int, _ reader: inout LogBytes, _ body: UnsafeRawBufferPointer
  ) -> [LogTile]? {
    guard reader.rest.count == count * LogTile.directoryByteCount else { return nil }
    var tiles: [LogTile] = []
    tiles.reserveCapacity(count)
    var byteCount = 0
    for _ in 0..<count {
      guard let tile = LogTile(&reader) else { return nil }
      byteCount += tile.byteCount
      tiles.append(tile)
    }
    return byteCount == body.count ? tiles : nil
  }
}

extension LogCoverage {
  func append(to bytes: inout [UInt8]) {
    bytes.append(number: UInt64(start))
    bytes.append(number: UInt64(byteCount))
    for checksum in checksums { bytes.append(number: checksum) }
  }

  /// Reads what ``append(to:)`` wrote; `nil` when it makes no sense.
  init?(_ reader: inout LogBytes, parity: [UInt8]) {
    guard let start = reader.number(UInt64.self), let byteCount = reader.number(UInt64.self),
      start <= 1 << 48, byteCount <= 1 << 32
    else { return nil }
    let size = LogParity.blockByteCount
    var checksums: [UInt32] = []
    for _ in 0..<(Int(byteCount) + size - 1) / size {
      guard let checksum = reader.number(UInt32.self) else { return nil }
      checksums.append(checksum)
    }
    self.init(
      start: Int(start), byteCount: Int(byteCount), checksums: checksums, parity: parity)
    guard isSound else { return nil }
  }
}

extension LogKeyFrame {
  func append(to bytes: inout [UInt8]) {
    bytes.append(number: Int32(clamping: index))
    let runs = steps.reduce(into: [(first: UInt64, count: UInt32)]()) { runs, id in
      if let last = runs.last, last.first + UInt64(last.count) == id {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((id, 1))
      }
    }
    bytes.append(number: UInt32(clamping: runs.count))
    for run in runs {
      bytes.append(number: run.first)
      bytes.append(number: run.count)
    }
    for state in newest {
      bytes.append(number: Int16(clamping: state.coordinate.column))
      bytes.append(number: Int16(clamping: state.coordinate.row))
      bytes.append(number: state.id.rawValue)
    }
  }

  /// Reads what ``append(to:)`` wrote; `nil` when it makes no sense.
  init?(_ reader: inout LogBytes) {
    guard let index = reader.number(Int32.self), let runCount = reader.number(UInt32.self) else {
      return nil
    }
    self.index = Int(index)
    for _ in 0..<runCount {
      guard let first = reader.number(UInt64.self), let count = reader.number(UInt32.self),
        steps.count + Int(count) <= Self.mostSteps
      else { return nil }
      for number in 0..<UInt64(count) { steps.append(first &+ number) }
    }
    while !reader.rest.isEmpty {
      guard let column = reader.number(Int16.self), let row = reader.number(Int16.self),
        let id = reader.number(UInt32.self)
      else { return nil }
      let coordinate = TileCoordinate(column: Int(column), row: Int(row))
      newest.append(State(coordinate: coordinate, id: TileID(rawValue: id)))
    }
  }
}
