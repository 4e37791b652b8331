import Foundation

/// Reads numbers and text from the bytes of a message, least significant byte first.
///
/// Invariant: it never reads beyond the bytes it was created with.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads an integer; nil if too few bytes are left.
  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value? {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { return nil }
    var value: Value = 0
    for byte in rest.prefix(size).reversed() {
      value = value << 8 | Value(truncatingIfNeeded: byte)
    }
    rest = rest.dropFirst(size)
    return value
  }

  /// Reads a number of 32 bits within `range`; nil if it is outside, or no number.
  mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat? {
    guard let bits = integer(UInt32.self) else { return nil }
    let value = CGFloat(Float(bitPattern: bits))
    return range.contains(value) ? value : nil
  }

  /// Reads a point whose coordinates are within `range`.
  mutating func point(in range: ClosedRange<CGFloat>) -> CGPoint? {
    guard let x = number(in: range), let y = number(in: range) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Reads all that is left as text; nil if that is not valid UTF-8.
  mutating func text() -> String? {
    defer { rest = [] }
    return String(validating: rest, as: UTF8.self)
  }
}
