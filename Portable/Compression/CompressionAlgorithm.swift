/// A way to compress. `COMPRESSION_LZ4` and `COMPRESSION_LZ4_RAW` work here; the others stand for
/// what Apple's library reads and writes, and calls that ask for them return 0.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// LZ4 in blocks with headers of their own, so that a reader knows the sizes.
public var COMPRESSION_LZ4: compression_algorithm { compression_algorithm(0x100) }

/// One LZ4 block without any header.
public var COMPRESSION_LZ4_RAW: compression_algorithm { compression_algorithm(0x101) }
