// Sendable because the tables are read once and never change.

/// A font's file, for what its tables say.
public final class CGFont: Hashable, @unchecked Sendable {
  private let tables: [String: Data]

  /// Creates a font from the data of a TrueType or OpenType file.
  ///
  /// - Parameter provider: The file's content. The result is nil when it is not a font.
  public init?(_ provider: CGDataProvider) {
    guard let tables = Self.tables(of: [UInt8](provider.bytes)) else { return nil }
    self.tables = tables
  }

  /// The name by which printers and Core Text know the font.
  public var postScriptName: CFString? { name(6) }

  /// The full name, for people.
  public var fullName: CFString? { name(4) }

  /// The glyph space units in the font's size.
  public var unitsPerEm: Int { Int(number("head", 18) ?? 0) }

  /// The number of glyphs.
  public var numberOfGlyphs: Int { Int(number("maxp", 4) ?? 0) }

  /// How far the font reaches above the baseline, in glyph space units.
  public var ascent: Int { Int(Int16(bitPattern: number("hhea", 4) ?? 0)) }

  /// How far the font reaches below the baseline, in glyph space units; negative.
  public var descent: Int { Int(Int16(bitPattern: number("hhea", 6) ?? 0)) }

  public static func == (a: CGFont, b: CGFont) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private func number(_ table: String, _ offset: Int) -> UInt16? {
    tables[table].flatMap { Self.uint16([UInt8]($0), offset) }
  }

  // The table "name" of the OpenType specification: records of platform, encoding, language, name,
  // length and offset. Windows' and Unicode's texts are UTF-16.
  private func name(_ wanted: UInt16) -> CFString? {
    guard let table = tables["name"].map([UInt8].init), let count = Self.uint16(table, 2),
      let storage = Self.uint16(table, 4)
    else { return nil }
    for index in 0..<Int(count) {
      let record = 6 + index * 12
      guard let platform = Self.uint16(table, record), Self.uint16(table, record + 6) == wanted,
        let length = Self.uint16(table, record + 8), let offset = Self.uint16(table, record + 10)
      else { continue }
      let start = Int(storage) + Int(offset)
      guard start + Int(length) <= table.count else { continue }
      let bytes = table[start..<start + Int(length)]
      let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
      if let text = String(bytes: bytes, encoding: encoding) { return text as CFString }
    }
    return nil
  }

  // The directory at the start of the file: a version, the number of tables, and sixteen bytes each.
  private static func tables(of file: [UInt8]) -> [String: Data]? {
    let versions: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)]
    guard versions.contains(Array(file.prefix(4))), let count = uint16(file, 4) else { return nil }
    var tables: [String: Data] = [:]
    for index in 0..<Int(count) {
      let record = 12 + index * 16
      guard record + 16 <= file.count,
        let tag = String(bytes: file[record..<record + 4], encoding: .ascii),
        let offset = uint32(file, record + 8), let length = uint32(file, record + 12),
        offset + length <= file.count
      else { return nil }
      tables[tag] = Data(file[offset..<offset + length])
    }
    return tables["head"] == nil ? nil : tables
  }

  private static func uint16(_ bytes: [UInt8], _ offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  private static func uint32(_ bytes: [UInt8], _ offset: Int) -> Int? {
    guard let high = uint16(bytes, offset), let low = uint16(bytes, offset + 2) else { return nil }
    return Int(high) << 16 | Int(low)
  }
}
