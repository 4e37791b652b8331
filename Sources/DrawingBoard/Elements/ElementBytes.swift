/// Bytes of an element that are written one number after the other.
struct ElementWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number in groups of seven bits, the lowest first: LEB128.
  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number that may be negative, small ones of both signs in one byte.
  mutating func addSigned(_ number: Int) { add(number << 1 ^ number >> (Int.bitWidth - 1)) }

  mutating func add(_ number: Float) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ block: some Collection<UInt8>) {
    add(block.count)
    bytes.append(contentsOf: block)
  }
}

/// Reads what an ``ElementWriter`` has written.
struct ElementReader {
  /// The bytes make no sense.
  struct Unreadable: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = ArraySlice(bytes) }

  var isAtEnd: Bool { rest.isEmpty }

  /// The bytes that are still to be read.
  var remaining: ArraySlice<UInt8> { rest }

  mutating func number() throws(Unreadable) -> Int {
    var (number, shift) = (UInt(0), 0)
    while let byte = rest.popFirst(), shift < UInt.bitWidth {
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
    throw Unreadable()
  }

  mutating func signedNumber() throws(Unreadable) -> Int {
    let number = UInt(bitPattern: try number())
    return Int(bitPattern: number >> 1) ^ -Int(number & 1)
  }

  mutating func float() throws(Unreadable) -> Float {
    guard rest.count >= 4 else { throw Unreadable() }
    let bits = rest.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    rest = rest.dropFirst(4)
    let number = Float(bitPattern: bits)
    guard number.isFinite else { throw Unreadable() }
    return number
  }

  mutating func block() throws(Unreadable) -> ArraySlice<UInt8> {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Unreadable() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
