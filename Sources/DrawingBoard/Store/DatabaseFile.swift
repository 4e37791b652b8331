/// The file of a database, read page by page, for when SQLite cannot follow its pages.
///
/// A leaf page of a table has the offsets of its rows and the numbers of their overflow pages; nothing
/// else of the file is needed. SQLite documents this format and keeps it. Rows that were deleted are not
/// found, because their bytes are overwritten: see ``Database``.
struct DatabaseFile {
  private static let pageByteCount = Database.pageByteCount

  /// What the first byte of a page is that has the rows of a table.
  private static let leaf: UInt8 = 0x0D

  private let path: String
  private let layer: any FileLayer

  /// The numbers of the pages that the file has, and those that only its log has.
  private let pages: [Int]
  private let log: WriteAheadLog

  init(_ path: String, in layer: any FileLayer) throws(StorageError) {
    (self.path, self.layer) = (path, layer)
    log = try WriteAheadLog(path + "-wal", in: layer)
    let byteCount = try layer.byteCount(of: path) ?? 0
    let count = (byteCount + Self.pageByteCount - 1) / Self.pageByteCount
    pages = Array(0..<count).map { $0 + 1 } + log.places.keys.filter { $0 > count }.sorted()
  }

  /// Calls a closure with each row that can be found, whose first value is its identifier.
  ///
  /// The table that a row belongs to follows from its values only.
  func forEachRow(
    _ body: (_ values: [Database.Value]) throws(StorageError) -> Void
  ) throws(StorageError) {
    for number in pages {
      let page = try page(number)
      // The first page begins with the header of the file.
      let head = number == 1 ? 100 : 0
      guard page[head] == Self.leaf else { continue }
      for cell in 0..<Int(page.number(at: head + 3, byteCount: 2)) {
        let pointer = head + 8 + cell * 2
        guard pointer + 2 <= page.count else { break }
        let place = Int(page.number(at: pointer, byteCount: 2))
        if let values = try row(at: place, of: page) { try body(values) }
      }
    }
  }

  /// The bytes of a page; those that are missing are zero.
  private func page(_ number: Int) throws(StorageError) -> [UInt8] {
    let place = log.places[number]
    var page = try layer.read(
      place == nil ? path : path + "-wal", at: place ?? (number - 1) * Self.pageByteCount,
      count: Self.pageByteCount)
    page += [UInt8](repeating: 0, count: Self.pageByteCount - page.count)
    return page
  }

  private func row(at place: Int, of page: [UInt8]) throws(StorageError) -> [Database.Value]? {
    var place = place
    guard let byteCount = page.takeNumber(at: &place), let id = page.takeNumber(at: &place)
    else { return nil }
    // More than the file has is no row, and would go around in a circle of pages.
    guard byteCount <= pages.count * Self.pageByteCount else { return nil }
    let most = page.count - 35
    var ownByteCount = byteCount
    if byteCount > most {
      let least = (page.count - 12) * 32 / 255 - 23
      ownByteCount = least + (byteCount - least) % (page.count - 4)
      if ownByteCount > most { ownByteCount = least }
    }
    guard byteCount > 0, place + ownByteCount <= page.count else { return nil }
    var bytes = Array(page[place..<place + ownByteCount])
    guard let types = Self.types(of: bytes, byteCount: byteCount) else { return nil }
    place += ownByteCount
    if ownByteCount < byteCount {
      guard place + 4 <= page.count else { return nil }
      var next = Int(page.number(at: place, byteCount: 4))
      while bytes.count < byteCount {
        // What follows is missing then, which the checksums of the tiles detect.
        guard next > 1, next <= pages.count || log.places[next] != nil else { break }
        let page = try self.page(next)
        next = Int(page.number(at: 0, byteCount: 4))
        bytes += page[4..<min(page.count, 4 + byteCount - bytes.count)]
      }
      bytes += [UInt8](repeating: 0, count: byteCount - bytes.count)
    }
    var values = Self.values(of: bytes, types)
    if !values.isEmpty { values[0] = .integer(id) }
    return values
  }

  /// The types of the values of a row; `nil` when it cannot be one.
  private static func types(of bytes: [UInt8], byteCount: Int) -> [Int]? {
    var (place, types) = (0, [Int]())
    guard let headByteCount = bytes.takeNumber(at: &place), headByteCount <= bytes.count else {
      return nil
    }
    var sum = headByteCount
    while place < headByteCount {
      guard let type = bytes.takeNumber(at: &place), type != 10, type != 11 else { return nil }
      types.append(type)
      let (next, isOverflow) = sum.addingReportingOverflow(Self.byteCount(of: type))
      guard !isOverflow, next <= byteCount else { return nil }
      sum = next
    }
    return place == headByteCount && sum == byteCount ? types : nil
  }

  private static func byteCount(of type: Int) -> Int {
    switch type {
    case 1...4: type
    case 5: 6
    case 6, 7: 8
    case 12...: (type - 12) / 2
    default: 0
    }
  }

  private static func values(of bytes: [UInt8], _ types: [Int]) -> [Database.Value] {
    var place = 0
    place = bytes.takeNumber(at: &place) ?? 0
    return types.map { type in
      let byteCount = byteCount(of: type)
      defer { place += byteCount }
      switch type {
      case 0: return .null
      case 7: return .real(Double(bitPattern: bytes.number(at: place, byteCount: 8)))
      case 8, 9: return .integer(type - 8)
      case 12...:
        let content = bytes[place..<place + byteCount]
        return type % 2 == 0
          ? .bytes(Array(content)) : .text(String(decoding: content, as: UTF8.self))
      default:
        let unused = UInt64.bitWidth - byteCount * 8
        let number = bytes.number(at: place, byteCount: byteCount) << UInt64(unused)
        return .integer(Int(Int64(bitPattern: number) >> Int64(unused)))
      }
    }
  }
}

/// The write-ahead log of a database.
struct WriteAheadLog {
  private static let headByteCount = 32
  private static let frameHeadByteCount = 24

  /// What a page takes in the log, in bytes.
  static let frameByteCount = frameHeadByteCount + Database.pageByteCount

  /// Where in the log the latest bytes of pages are, by their numbers.
  private(set) var places: [Int: Int] = [:]

  /// The bytes behind a change that is not as it was written, which SQLite passes over silently.
  ///
  /// Where the power failed, they may have been written before those that are missing.
  private(set) var unreadByteCount = 0

  /// A Boolean value that indicates whether something follows the last change that is whole.
  private(set) var hasRemains = false

  init(_ path: String, in layer: any FileLayer) throws(StorageError) {
    let byteCount = try layer.byteCount(of: path) ?? 0
    guard byteCount > 0 else { return }
    hasRemains = true
    let frameByteCount = Self.frameByteCount
    guard byteCount > Self.headByteCount else { return }
    let head = try layer.read(path, at: 0, count: Self.headByteCount)
    guard head.count == Self.headByteCount, head.number(at: 0, byteCount: 4) == 0x377F_0682,
      head.number(at: 24, byteCount: 8) == Self.sum(of: head[..<24])
    else {
      unreadByteCount = byteCount
      return
    }
    var sum = Self.sum(of: head[..<24])
    var (found, isSound, unfinished): ([Int: Int], Bool, Int) = ([:], true, 0)
    var (place, end) = (Self.headByteCount, Self.headByteCount)
    while place + frameByteCount <= byteCount {
      let frame = try layer.read(path, at: place, count: frameByteCount)
      guard frame.count == frameByteCount else { break }
      let isOwn = frame[8..<16].elementsEqual(head[16..<24])
      if isSound {
        sum = Self.sum(of: frame[..<8], after: sum)
        sum = Self.sum(of: frame[Self.frameHeadByteCount...], after: sum)
        isSound = isOwn && frame.number(at: 16, byteCount: 8) == sum
        found[Int(frame.number(at: 0, byteCount: 4))] = place + Self.frameHeadByteCount
      } else if isOwn {
        unfinished += frameByteCount
        // Without its end it is what was left of a change that was taken back, as on a full disk.
        if frame.number(at: 4, byteCount: 4) > 0 {
          (unreadByteCount, unfinished) = (unreadByteCount + unfinished, 0)
        }
      }
      place += frameByteCount
      // The last frame of a change has the size of the database.
      if isSound, frame.number(at: 4, byteCount: 4) > 0 {
        places.merge(found) { $1 }
        (found, end) = ([:], place)
      }
    }
    hasRemains = end < byteCount
  }

  /// The checksum of SQLite's write-ahead logs: two sums of 32 bits.
  private static func sum(of bytes: ArraySlice<UInt8>, after sum: UInt64 = 0) -> UInt64 {
    var (first, second) = (UInt32(sum >> 32), UInt32(truncatingIfNeeded: sum))
    bytes.withUnsafeBytes { bytes in
      for place in stride(from: 0, to: bytes.count - 7, by: 8) {
        func word(_ place: Int) -> UInt32 {
          UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        }
        first = first &+ word(place) &+ second
        second = second &+ word(place + 4) &+ first
      }
    }
    return UInt64(first) << 32 | UInt64(second)
  }
}

extension [UInt8] {
  /// A number of which the first byte is the highest.
  fileprivate func number(at place: Int, byteCount: Int) -> UInt64 {
    self[place..<place + byteCount].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A number of up to nine bytes; the highest bit of each is set if another one follows.
  ///
  /// - Returns: `nil` when it is not there whole, or negative.
  fileprivate func takeNumber(at place: inout Int) -> Int? {
    var number: UInt64 = 0
    for position in 0..<9 {
      guard place < count else { return nil }
      let byte = self[place]
      place += 1
      if position == 8 { return Int(exactly: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int(exactly: number) }
    }
    return nil
  }
}
