import Foundation

// Sendable because the bytes are copied in and never change.

/// Bytes for an image.
public final class CGDataProvider: @unchecked Sendable {
  package let bytes: Data

  package init(bytes: Data) {
    self.bytes = bytes
  }

  public convenience init?(data: CFData) {
    // One copy: Foundation of Linux goes byte by byte through data that began as a value of Swift.
    self.init(bytes: Data(bytes: data.bytes, count: data.length))
  }

  public var data: CFData? { bytes as NSData }
}

extension CGDataProvider: Hashable {
  public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
