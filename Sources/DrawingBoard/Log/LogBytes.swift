/// Little-endian numbers at the end of an array of bytes.
extension [UInt8] {
  mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Overwrites the bytes from a position on; the number must fit.
  mutating func write(number: some FixedWidthInteger, at position: Int) {
    Swift.withUnsafeBytes(of: number.littleEndian) {
      for (index, byte) in $0.enumerated() { self[position + index] = byte }
    }
  }
}

/// Reads little-endian numbers one after the other; `nil` past the end.
struct LogBytes {
  private(set) var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { return nil }
    let number = Number(littleEndian: rest.loadUnaligned(as: Number.self))
    rest = UnsafeRawBufferPointer(rebasing: rest[size...])
    return number
  }

  mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
    return UnsafeRawBufferPointer(rebasing: rest[..<count])
  }
}
