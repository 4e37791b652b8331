/// A set of identifiers that lie close together: a bit for each, up to the greatest.
struct TileIDSet: Sendable {
  private var words: [UInt64] = []

  func contains(_ id: TileID) -> Bool {
    let (word, bit) = (Int(id.rawValue / 64), UInt64(id.rawValue % 64))
    return word < words.count && words[word] &>> bit & 1 == 1
  }

  mutating func insert(_ id: TileID) {
    let (word, bit) = (Int(id.rawValue / 64), UInt64(id.rawValue % 64))
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    words[word] |= 1 &<< bit
  }
}
