import Foundation

/// A record's content in bytes.
extension LogRecord {
  static let longestName = 1024

  func appendPayload(to bytes: inout [UInt8]) {
    switch self {
    case .tile(let tile):
      bytes.append(number: tile.id.rawValue)
      bytes.append(number: tile.base?.rawValue ?? UInt32.max)
      bytes.append(number: Int16(clamping: tile.coordinate.column))
      bytes.append(number: Int16(clamping: tile.coordinate.row))
      bytes.append(tile.form)
      bytes.append(contentsOf: tile.bytes)
    case .step(let step, let position, let tileCount):
      bytes.append(number: UInt32(clamping: position))
      bytes.append(number: UInt32(clamping: tileCount))
      bytes.append(number: step.identifier)
      bytes.append(number: step.date.timeIntervalSinceReferenceDate.bitPattern)
      for side in [step.bounds.x, step.bounds.y, step.bounds.width, step.bounds.height] {
        bytes.append(number: Int32(clamping: side))
      }
      bytes.append(contentsOf: step.name.utf8)
    case .initial(let count), .truncation(let count), .expiry(let count), .move(let count):
      bytes.append(number: Int32(clamping: count))
    case .board(let board):
      bytes.append(number: Int32(clamping: board.size.width))
      bytes.append(number: Int32(clamping: board.size.height))
      bytes.append(number: board.scale.bitPattern)
      bytes.append(contentsOf: board.background)
    }
  }

  /// Reads a record's content; nil when it makes no sense.
  init?(_ kind: Kind, payload: UnsafeRawBufferPointer) {
    var bytes = LogBytes(payload)
    switch kind {
    case .tile:
      guard let head = LogTileHead(&bytes) else { return nil }
      self = .tile(
        LogTile(
          id: head.id, base: head.base, coordinate: head.coordinate, form: head.form,
          bytes: Array(bytes.rest)))
    case .step:
      guard let position = bytes.number(UInt32.self), let tileCount = bytes.number(UInt32.self),
        let identifier = bytes.number(UInt64.self), let date = bytes.number(UInt64.self),
        let x = bytes.number(Int32.self), let y = bytes.number(Int32.self),
        let width = bytes.number(Int32.self), let height = bytes.number(Int32.self)
      else { return nil }
      let step = StoredStep(
        identifier: identifier, name: String(decoding: bytes.rest, as: UTF8.self),
        date: Date(timeIntervalSinceReferenceDate: Double(bitPattern: date)),
        bounds: PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
      self = .step(step, position: Int(position), tileCount: Int(tileCount))
    case .initial, .move, .truncation, .expiry:
      guard let number = bytes.number(Int32.self), bytes.rest.isEmpty else { return nil }
      guard number >= (kind == .move ? -1 : 0) else { return nil }
      switch kind {
      case .initial: self = .initial(tileCount: Int(number))
      case .move: self = .move(index: Int(number))
      case .truncation: self = .truncation(count: Int(number))
      default: self = .expiry(count: Int(number))
      }
    case .board:
      guard let width = bytes.number(Int32.self), let height = bytes.number(Int32.self),
        let scale = bytes.number(UInt64.self)
      else { return nil }
      self = .board(
        StoredBoard(
          size: PixelSize(width: Int(width), height: Int(height)),
          scale: Double(bitPattern: scale), background: Data(bytes.rest)))
    }
  }
}

extension StoredStep {
  /// The step with a name that fits into a record.
  var withShortName: StoredStep {
    guard name.utf8.count > LogRecord.longestName else { return self }
    var short = ""
    for character in name {
      guard short.utf8.count + character.utf8.count <= LogRecord.longestName else { break }
      short.append(character)
    }
    return StoredStep(identifier: identifier, name: short, date: date, bounds: bounds)
  }
}
