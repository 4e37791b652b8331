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

  /// Reads a file; nil when it cannot be read.
  public convenience init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes: bytes)
  }

  /// Reads a file; nil when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }

  /// Copies `size` bytes and calls `releaseData` at once.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    self.init(bytes: Data(bytes: data, count: max(size, 0)))
    releaseData(info, data, size)
  }

  public var data: CFData? { bytes as NSData }
}

/// Called when a data provider needs its caller's memory no longer.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

extension CGDataProvider: Hashable {
  public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
