/// The file as jumps look at it, until drawing goes on.
///
/// Jumps come in rows. Most of what one costs the system is to bring the file's pages in, and most
/// of the records that it reads were read by the one before.
struct JumpSource: Sendable {
  let file: MappedBytes

  /// The tiles whose records were compared with their checksums.
  private(set) var verified: TileIDSet

  init(_ file: MappedBytes, of tiles: TileTable) {
    self.file = file
    verified = TileIDSet(covering: tiles)
  }

  /// The records of the chains that are in the file are as they were written.
  mutating func verified(_ chains: TileChains) {
    for link in chains.links where link.bytes == nil { verified.insert(link.entry.tileID) }
  }

  var byteCount: Int { verified.byteCount }
}
