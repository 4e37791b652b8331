import Foundation

/// The bytes of many chains, in memory.
struct ChainSource: Sendable {
  private let chains: TileChains
  private let file: MappedBytes?
  private let verified: TileIDSet

  /// - Parameters:
  ///   - chains: What is to be decoded.
  ///   - source: The file that has what is not in memory; nil when all is.
  init(_ chains: TileChains, in source: JumpSource?) {
    self.chains = chains
    file = source?.file
    verified = source?.verified ?? TileIDSet()
  }

  /// Whether the records of a chain are as they were written.
  func isSound(_ position: Int) -> Bool {
    chains.links(of: position).allSatisfy { number in
      let link = chains.links[number]
      guard link.bytes == nil, !verified.contains(link.entry.tileID) else { return true }
      guard let offset = link.entry.offset,
        let record = file?.bytes(at: offset, count: link.entry.recordByteCount)
      else { return false }
      return StoredRecord.bytes(of: link.entry, in: record) != nil
    }
  }

  /// Decodes chains one after the other in the same memory.
  func decode(
    _ positions: Range<Int>, shown show: (_ position: Int, _ pixels: TilePixels?) -> Void,
    failed: (_ position: Int) -> Void
  ) {
    TileCodec.withScratch { scratch in
      var pixels: TilePixels?
      for position in positions {
        let links = chains.links(of: position)
        guard let first = links.first else {
          show(position, chains.bases[position])
          continue
        }
        if chains.links[first].entry.form == EncodedTile.Form.blank.rawValue {
          show(position, nil)
          continue
        }
        let isSound = decode(links, onto: chains.bases[position], into: &pixels, using: scratch)
        if isSound { show(position, pixels) } else { failed(position) }
      }
    }
  }

  private func decode(
    _ links: Range<Int>, onto base: TilePixels?, into pixels: inout TilePixels?,
    using scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var isSound = true
    let first = links.last.flatMap { EncodedTile.Form(rawValue: chains.links[$0].entry.form) }
    let needsBase = first?.needsBase == true
    func decode(onto target: UnsafeMutableRawBufferPointer) {
      // A patch may be of a blank tile as well.
      if base != nil || needsBase { TileCodec.fill(target, with: base) }
      for number in links.reversed() where isSound {
        isSound = self.decode(chains.links[number], onto: target, using: scratch)
      }
    }
    if pixels == nil {
      pixels = TilePixels(unsafeUninitialized: decode)
    } else {
      pixels?.overwrite(decode)
    }
    return isSound
  }

  private func decode(
    _ link: StoreState.Link, onto target: UnsafeMutableRawBufferPointer,
    using scratch: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let form = EncodedTile.Form(rawValue: link.entry.form) else { return false }
    if let bytes = link.bytes {
      return bytes.withUnsafeBytes {
        TileCodec.decode(form, $0, onto: target, using: scratch)
      }
    }
    let head = LogEncoder.headByteCount + LogTile.headByteCount
    guard let offset = link.entry.offset,
      let bytes = file?.bytes(at: offset + head, count: Int(link.entry.byteCount))
    else { return false }
    return TileCodec.decode(form, bytes, onto: target, using: scratch)
  }
}
