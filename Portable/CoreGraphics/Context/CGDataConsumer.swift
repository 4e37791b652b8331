import Foundation

/// Where a context that makes a document writes it.
public final class CGDataConsumer {
  private let write: (UnsafeRawBufferPointer) -> Void

  /// Appends to `data`.
  public init?(data: CFMutableData) {
    write = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
    }
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    write(bytes)
  }
}

extension CGDataConsumer: Hashable {
  public static func == (a: CGDataConsumer, b: CGDataConsumer) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
