import Foundation

/// What has to be decoded for a number of tiles: each tile, the one it is a patch of, and so on.
struct TileChains: Sendable {
  /// An encoded tile, in memory or in the database.
  struct Link: Sendable {
    let form: EncodedTile.Form

    /// The encoded bytes; `nil` when they are in the database.
    var bytes: [UInt8]?

    /// Where they are in the database, and in their element of ``stored`` once they are read.
    var part = Database.Part(row: 0, offset: 0, count: 0)

    /// The element of ``stored``.
    var reading = 0
  }

  /// Chain after chain, the tile itself first in each.
  private(set) var links: [Link] = []

  /// The end of each chain in ``links``.
  private var ends: [Int] = []

  /// The pixels that the last link of each chain is a patch of, or those of a tile without links.
  private(set) var bases: [TilePixels?] = []

  /// The checksum that the pixels of each tile have; 0 for a blank tile.
  private(set) var checksums: [UInt32] = []

  /// The bytes of the links that are in the database, as far as they are read.
  private var stored: [[UInt8]] = []

  init(count: Int = 1) {
    links.reserveCapacity(count * 6)
    ends.reserveCapacity(count)
    bases.reserveCapacity(count)
    checksums.reserveCapacity(count)
  }

  var count: Int { ends.count }

  /// The links of a chain.
  func chain(_ position: Int) -> Range<Int> {
    (position == 0 ? 0 : ends[position - 1])..<ends[position]
  }

  /// Appends the chain of a state, up to a tile whose pixels are known or in memory.
  ///
  /// - Throws: ``StorageError/damaged`` when a tile of the chain is lost or unknown.
  mutating func append(
    _ id: TileID, of table: HistoryTable,
    pixels: [TileID: (pixels: TilePixels, base: TilePixels?)] = [:],
    encoded: [TileID: EncodedTile] = [:], window: StateWindow = StateWindow(),
    knowing known: (id: TileID, pixels: TilePixels?)? = nil
  ) throws(StorageError) {
    let start = links.count
    var (state, base): (TileID, TilePixels?) = (id, nil)
    while true {
      if state == .blank { break }
      if let known, known.id == state {
        base = known.pixels
        break
      }
      guard let entry = table.tiles[state] else { throw .damaged }
      if entry.isBlank { break }
      // Only the tile itself: a look-up for each link takes longer than it saves.
      if state == id, let pixels = window[state] {
        base = pixels
        break
      }
      let form: EncodedTile.Form
      if let tile = pixels.isEmpty ? nil : pixels[state] {
        base = tile.pixels
        form = .plain
      } else if let tile = encoded.isEmpty ? nil : encoded[state] {
        form = tile.form
        links.append(Link(form: tile.form, bytes: tile.bytes))
      } else {
        guard let stored = entry.form, let part = entry.part() else { throw .damaged }
        form = stored
        links.append(Link(form: stored, part: part))
      }
      guard form.needsBase, base == nil else { break }
      // Longer chains are never written: following them might take very long.
      guard links.count - start <= Self.longestReadable else { throw .damaged }
      state = entry.previous
    }
    ends.append(links.count)
    bases.append(base)
    checksums.append(table.tiles[id]?.checksum ?? 0)
  }

  /// Whether links are in the database.
  var needsDatabase: Bool { links.contains { $0.bytes == nil && $0.part.count > 0 } }

  /// The number of links that are read at once.
  private static let linksPerReading = 256

  /// Reads the links that are in the database, those of the latest rows first.
  ///
  /// Most tiles were changed lately, so that all of their links are there; from the other end almost
  /// every chain would be complete last.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - body: Called with the chains, and with the positions of those that have all of their links
  ///     since the last call.
  /// - Throws: ``StorageError`` when a row cannot be read.
  mutating func readLinks(
    from database: Database, whenComplete body: (TileChains, [Int]) -> Void = { _, _ in }
  ) throws(StorageError) {
    // The row is above the number of the link: comparing links would count references to their bytes.
    var (order, owners): ([UInt64], [Int32]) = ([], [])
    owners.reserveCapacity(links.count)
    var missing = [Int](repeating: 0, count: count)
    for position in 0..<count {
      for link in chain(position) {
        owners.append(Int32(truncatingIfNeeded: position))
        guard links[link].bytes == nil else { continue }
        order.append(UInt64(links[link].part.row) << 32 | UInt64(link))
        missing[position] += 1
      }
    }
    order.sort()
    let numbers = order.map { Int($0 & 0xFFFF_FFFF) }
    var readings: [ArraySlice<Int>] = []
    var end = numbers.count
    while end > 0 {
      let reading = numbers[max(end - Self.linksPerReading, 0)..<end]
      var place = 0
      for link in reading {
        (links[link].reading, links[link].part.place) = (readings.count, place)
        place += links[link].part.count
      }
      readings.append(reading)
      end = reading.startIndex
    }
    body(self, missing.indices.filter { missing[$0] == 0 })
    for reading in readings {
      stored.append(try database.read(reading.map { links[$0].part }, of: "pixels", in: "step"))
      var complete: [Int] = []
      for owner in reading.lazy.map({ Int(owners[$0]) }) {
        missing[owner] -= 1
        if missing[owner] == 0 { complete.append(owner) }
      }
      body(self, complete)
    }
  }

  /// Decodes the only chain.
  func decodeOne() throws(StorageError) -> TilePixels? {
    if isBlank(0) { return nil }
    var pixels: TilePixels?
    let isSound = EncodedTile.withScratch { decode(0, into: &pixels, using: $0) }
    guard isSound else { throw .damaged }
    return pixels
  }

  /// Whether the tile of a chain is blank.
  func isBlank(_ position: Int) -> Bool { checksums[position] == 0 }

  /// Decodes a chain of a tile that is not blank, and compares the pixels with their checksum.
  ///
  /// The memory of the pixels is used again when nothing else holds it.
  ///
  /// - Returns: Whether they are equal.
  func decode(
    _ position: Int, into pixels: inout TilePixels?, using scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let (chain, base) = (chain(position), bases[position])
    guard !chain.isEmpty else {
      // What is in memory was compared when it was read.
      pixels = base
      return base != nil
    }
    let isPatch = links[chain.upperBound - 1].form.needsBase
    var isSound = true
    func decode(onto target: UnsafeMutableRawBufferPointer) {
      // A patch may be of a blank tile as well.
      if isPatch { EncodedTile.fill(target, with: base) }
      for number in chain.reversed() where isSound {
        let link = links[number]
        if let memory = link.bytes {
          isSound = memory.withUnsafeBytes {
            EncodedTile.decode(link.form, $0, onto: target, using: scratch)
          }
        } else {
          isSound = stored[link.reading].withUnsafeBytes {
            EncodedTile.decode(
              link.form,
              UnsafeRawBufferPointer(
                rebasing: $0[link.part.place..<link.part.place + link.part.count]),
              onto: target, using: scratch)
          }
        }
      }
    }
    if pixels == nil {
      pixels = TilePixels(unsafeUninitialized: decode)
    } else {
      pixels?.overwrite(decode)
    }
    return isSound && pixels?.fingerprint == checksums[position]
  }
}

/// How long a chain of patches may get before a tile is encoded on its own again.
///
/// A tile full of strokes or of a photo takes many times on its own what it takes as a patch, and
/// decoding one takes as long as its chain. With six tiles, a jump spends about as long on the patches
/// of a crowded board as on the tiles on their own, and those take little more than half of the space.
extension TileChains {
  /// The most tiles that have to be decoded before one.
  static let mostLinks = 5

  /// The same for a chain that begins with noise, which takes most on the disk and least to decode.
  static let mostLinksOnNoise = 11

  /// Longer chains than are written can be read, up to this.
  static let longestReadable = 254

  /// The most bytes that have to be decoded for a tile, its own included.
  static let mostBytes = 3 * Tile.byteCount

  /// Whether a tile can be a patch of this base.
  static func canExtend(_ base: TileEntry) -> Bool {
    let isNoise = base.chainByteCount >= Tile.byteCount
    return base.isEncoded && !base.isLost && base.chainByteCount < mostBytes
      && base.links < (isNoise ? mostLinksOnNoise : mostLinks)
  }
}
