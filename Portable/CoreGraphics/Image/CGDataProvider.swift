import Foundation

// Sendable because the bytes are copied in and never change.

/// Bytes for an image.
public final class CGDataProvider: @unchecked Sendable {
  package let bytes: Data

  package init(bytes: Data) {
    self.bytes = bytes
  }

  public convenience init?(data: CFData) {
    self.init(bytes: Data(referencing: data))
  }

  public var data: CFData? { bytes as NSData }
}

extension CGDataProvider: Hashable {
  public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
