import Synchronization

/// The symbols of the program or a library, as its file lists them (ELF, 64 bits).
///
/// The loader knows the exported symbols only.
struct SymbolTable: Sendable {
  private let file: Data
  private let symbols: Range<Int>
  private let names: Range<Int>

  // The layout of a symbol: the offset of its name, then at 8 its value.
  private static let symbolLength = 24
  private static let valueOffset = 8

  private static let tables = Mutex<[String: SymbolTable?]>([:])

  /// Returns the table of the file that an address of code was loaded from, and where the file begins
  /// in memory.
  static func image(at address: UInt) -> (table: SymbolTable, base: UInt)? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return nil
    }
    var bases: [Substring: UInt] = [:]
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6 else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      let path = fields[5].drop { $0 == " " }
      guard bounds.count == 2 else { continue }
      if bases[path] == nil, UInt(fields[2], radix: 16) == 0 { bases[path] = bounds[0] }
      guard bounds[0] <= address, address < bounds[1] else { continue }
      guard let base = bases[path], let table = table(ofFile: String(path)) else { return nil }
      return (table, base)
    }
    return nil
  }

  private static func table(ofFile path: String) -> SymbolTable? {
    tables.withLock { tables in
      if let known = tables[path] { return known }
      let table = SymbolTable(file: path)
      tables[path] = table
      return table
    }
  }

  private init?(file path: String) {
    guard
      let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      file.count > 64, file.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2])
    else { return nil }
    func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int {
      guard offset >= 0, offset + MemoryLayout<Number>.size <= file.count else { return 0 }
      return file.withUnsafeBytes {
        Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
      }
    }
    let sections = number(UInt64.self, at: 0x28)
    let sectionLength = number(UInt16.self, at: 0x3A)
    func content(ofSection header: Int) -> Range<Int>? {
      let start = number(UInt64.self, at: header + 0x18)
      let length = number(UInt64.self, at: header + 0x20)
      guard start >= 0, length > 0, start <= file.count - length else { return nil }
      return start..<start + length
    }
    for index in 0..<number(UInt16.self, at: 0x3C) {
      let header = sections + index * sectionLength
      // SHT_SYMTAB; the section with the names is its link.
      guard number(UInt32.self, at: header + 4) == 2, let symbols = content(ofSection: header),
        let names = content(
          ofSection: sections + number(UInt32.self, at: header + 0x28) * sectionLength)
      else { continue }
      (self.file, self.symbols, self.names) = (file, symbols, names)
      return
    }
    return nil
  }

  /// Returns the name with a suffix of the symbol at an address; nil if there are several, because the
  /// compiler merged what they name.
  func name(at value: UInt64, suffix: String) -> String? {
    file.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var found: Set<String> = []
      var start = symbols.lowerBound
      while let match = Self.offset(of: value, in: bytes, from: start, to: symbols.upperBound) {
        start = match + 1
        let symbol = match - Self.valueOffset
        guard (symbol - symbols.lowerBound).isMultiple(of: Self.symbolLength) else { continue }
        let name =
          names.lowerBound
          + Int(bytes.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
        guard name < names.upperBound else { continue }
        let text = String(cString: (base + name).assumingMemoryBound(to: CChar.self))
        if text.hasSuffix(suffix) { found.insert(text) }
      }
      return found.count == 1 ? found.first : nil
    }
  }

  /// Returns whether there is a symbol of a name.
  func contains(_ name: some StringProtocol) -> Bool {
    let key = [0] + Array(name.utf8) + [0]
    return file.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return findBytes(base + names.lowerBound, names.count, key, key.count) != nil
    }
  }

  /// Returns the names of all symbols that begin with a text.
  func names(from beginning: String) -> [String] {
    let key = [0] + Array(beginning.utf8)
    return file.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var found: [String] = []
      var start = names.lowerBound
      while start < names.upperBound,
        let match = findBytes(base + start, names.upperBound - start, key, key.count)
      {
        let name = UnsafeRawPointer(match) + 1
        found.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
        start = name - base
      }
      return found
    }
  }

  private static func offset(
    of value: UInt64, in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, start < end else { return nil }
    return withUnsafeBytes(of: value) { key in
      guard let key = key.baseAddress else { return nil }
      return findBytes(base + start, end - start, key, MemoryLayout<UInt64>.size).map {
        UnsafeRawPointer($0) - base
      }
    }
  }
}

// glibc declares it for GNU sources only.
@_silgen_name("memmem")
private func findBytes(
  _ bytes: UnsafeRawPointer, _ count: Int, _ key: UnsafeRawPointer, _ keyCount: Int
) -> UnsafeMutableRawPointer?
