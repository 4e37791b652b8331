import TestSupport

/// Random damage to documents of Interface Builder.
enum DocumentMutation {
  private static let words: [[UInt8]] = [
    "NaN", "-1", "1e308", "inf", "YES", "", "999999999999999999999", "id=\"v\"", "<subviews>",
    "</view>", "key=\"view\"", "kind=\"embed\"", "destination=\"lst\"", "destination=\"nav\"",
    "customClass=\"UILabel\"", "customClass=\"NSObject\"", "<nil key=\"font\"/>", "style=\"plain\"",
  ].map { Array($0.utf8) }

  /// Returns the bytes with one to four random changes.
  static func mutated(
    _ source: [UInt8], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard bytes.count > 40 else { return bytes }
      let start = Int.random(in: 0..<bytes.count - 30, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...30, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        bytes.replaceSubrange(start..<end, with: Self.words.randomElement(using: &generator) ?? [])
      case 1: bytes.removeSubrange(start..<end)
      case 2:
        bytes.insert(
          contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 3: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      case 4: swapValues(in: &bytes, &generator)
      default: if Bool.random(using: &generator) { bytes.removeLast(bytes.count - end) }
      }
    }
    return bytes
  }

  // Puts the value of one attribute in the place of another, which leaves the document well formed.
  private static func swapValues(in bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 8 else { return }
    func range(_ index: Int) -> Range<Int> { quotes[2 * index] + 1..<quotes[2 * index + 1] }
    let first = range(Int.random(in: 0..<quotes.count / 2, using: &generator))
    let second = range(Int.random(in: 0..<quotes.count / 2, using: &generator))
    let value = Array(bytes[second])
    bytes.replaceSubrange(first, with: value)
  }
}
