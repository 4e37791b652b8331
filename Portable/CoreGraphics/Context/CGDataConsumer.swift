import Foundation

/// Where a context that makes a document writes it.
public final class CGDataConsumer {
  private let write: (UnsafeRawBufferPointer) -> Void
  private let finish: () -> Void

  /// Appends to `data`.
  public init?(data: CFMutableData) {
    write = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
    }
    finish = {}
  }

  /// Writes a file, at once when the document is complete; what was there is replaced. Nil when the
  /// URL is not that of a file.
  public init?(url: CFURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    let collected = NSMutableData()
    write = { bytes in
      if let start = bytes.baseAddress { collected.append(start, length: bytes.count) }
    }
    finish = {
      do {
        try Data(referencing: collected).write(to: url, options: .atomic)
      } catch {
        PortableLog.note("CGDataConsumer: \(url.path) could not be written: \(error)")
      }
    }
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    write(bytes)
  }

  func close() {
    finish()
  }
}

extension CGDataConsumer: Hashable {
  public static func == (a: CGDataConsumer, b: CGDataConsumer) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
