import Foundation

/// Reads of a PDF document what tests ask for.
struct PDFProbe {
  private let bytes: [UInt8]

  /// The document as text, its compressed streams as noise.
  let text: String

  init(_ data: Data) {
    bytes = Array(data)
    text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
  }

  /// The boxes of the pages, in order.
  var mediaBoxes: [String] {
    text.components(separatedBy: "/MediaBox [ ").dropFirst().map {
      String($0.prefix { $0 != "]" }).trimmingCharacters(in: .whitespaces)
    }
  }

  /// The drawing operators of every stream that can be read, one after another.
  var content: String {
    var result = ""
    var position = 0
    while let start = range(of: "stream\n", from: position)?.upperBound,
      let end = range(of: "endstream", from: start)?.lowerBound
    {
      // Two bytes of a header come before the compressed ones.
      if let stream = Inflation.inflate(Array(bytes[(start + 2)..<end])) {
        result += String(decoding: stream.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
      }
      position = end + 9
    }
    return result
  }

  private func range(of text: String, from start: Int) -> Range<Int>? {
    let pattern = Array(text.utf8)
    guard start + pattern.count <= bytes.count else { return nil }
    for index in start...(bytes.count - pattern.count)
    where bytes[index] == pattern[0] && Array(bytes[index..<(index + pattern.count)]) == pattern {
      return index..<(index + pattern.count)
    }
    return nil
  }
}

/// Decompresses the format of RFC 1951, slowly.
struct Inflation {
  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  /// Nil for bytes that are not of the format.
  static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
    var inflation = Inflation(bytes: bytes)
    return inflation.run() ? inflation.output : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func bits(_ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard position / 8 < bytes.count else { return nil }
      value |= Int(bytes[position / 8] >> (position % 8) & 1) << index
      position += 1
    }
    return value
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = bits(1), let kind = bits(2) else { return false }
      let isRead =
        switch kind {
        case 0: readStored()
        case 1: readBlock(Self.fixedLengths, Array(repeating: 5, count: 30))
        case 2: readDynamic()
        default: false
        }
      if !isRead { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func readStored() -> Bool {
    position = (position + 7) / 8 * 8
    guard let count = bits(16), bits(16) != nil else { return false }
    for _ in 0..<count {
      guard let byte = bits(8) else { return false }
      output.append(UInt8(byte))
    }
    return true
  }

  private mutating func readDynamic() -> Bool {
    guard let literals = bits(5), let distances = bits(5), let codes = bits(4) else { return false }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = Array(repeating: 0, count: 19)
    for index in 0..<(codes + 4) {
      guard let length = bits(3) else { return false }
      codeLengths[order[index]] = length
    }
    let table = Self.table(codeLengths)
    var lengths: [Int] = []
    while lengths.count < literals + 257 + distances + 1 {
      guard let symbol = symbol(table) else { return false }
      switch symbol {
      case 0...15: lengths.append(symbol)
      case 16:
        guard let more = bits(2), let last = lengths.last else { return false }
        lengths += Array(repeating: last, count: more + 3)
      default:
        guard let more = bits(symbol == 17 ? 3 : 7) else { return false }
        lengths += Array(repeating: 0, count: more + (symbol == 17 ? 3 : 11))
      }
    }
    return readBlock(
      Array(lengths.prefix(literals + 257)), Array(lengths.dropFirst(literals + 257)))
  }

  private mutating func readBlock(_ literals: [Int], _ distances: [Int]) -> Bool {
    let (literals, distances) = (Self.table(literals), Self.table(distances))
    while let symbol = symbol(literals) {
      if symbol < 256 { output.append(UInt8(symbol)) }
      if symbol == 256 { return true }
      guard symbol > 256 else { continue }
      guard symbol < 286, let more = bits(Self.lengthBits[symbol - 257]),
        let far = self.symbol(distances), far < 30, let further = bits(max(0, far / 2 - 1))
      else { return false }
      let length = Self.lengthStart(symbol - 257) + more
      let distance = (far < 2 ? far : (2 + far % 2) << (far / 2 - 1)) + further + 1
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  /// Symbols by the length and the bits of their code.
  private static func table(_ lengths: [Int]) -> [[Int]: Int] {
    var result: [[Int]: Int] = [:]
    var code = 0
    for length in 1...15 {
      code <<= 1
      for (symbol, own) in lengths.enumerated() where own == length {
        result[[length, code]] = symbol
        code += 1
      }
    }
    return result
  }

  private mutating func symbol(_ table: [[Int]: Int]) -> Int? {
    var code = 0
    for length in 1...15 {
      guard let bit = bits(1) else { return nil }
      code = code << 1 | bit
      if let symbol = table[[length, code]] { return symbol }
    }
    return nil
  }

  private static let fixedLengths =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
    + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)

  private static let lengthBits = (0..<28).map { $0 < 8 ? 0 : $0 / 4 - 1 } + [0]

  private static func lengthStart(_ index: Int) -> Int {
    index == 28 ? 258 : lengthBits[..<index].reduce(3) { $0 + 1 << $1 }
  }
}
