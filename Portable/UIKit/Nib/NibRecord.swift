import Foundation

/// An object of a document before it exists: its class and the entries of its archive.
@MainActor package final class NibRecord {
  package let element: DocumentElement
  /// The class that the document names, or that of the element if there is no such class.
  package let type: NSObject.Type
  /// The entries, by the keys that `init(coder:)` asks for. A record, or an array with records,
  /// stands for the objects it makes.
  var entries: [String: Any] = [:]
  /// Makes the object of a class that has no `init(coder:)`.
  var create: (() -> NSObject)?
  /// Whether the document names a class that is not there.
  package internal(set) var isOfApp = false
  /// The object, once it was made.
  var object: NSObject?

  init(element: DocumentElement, type: NSObject.Type) {
    self.element = element
    self.type = type
  }
}

/// Decodes the entries of one object of a document.
///
/// An object of a document is made by its own `init(coder:)`, as from the archive that Xcode makes
/// of a document.
final class NibDecoder: NSCoder {
  private let entries: [String: Any]
  private let make: @MainActor (NibRecord) -> NSObject?

  @MainActor init(_ record: NibRecord, make: @escaping @MainActor (NibRecord) -> NSObject?) {
    entries = record.entries
    self.make = make
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }

  override func containsValue(forKey key: String) -> Bool { entries[key] != nil }

  override func decodeObject(forKey key: String) -> Any? {
    // A view is made on the main thread, where its document is read.
    let entry = Unchecked(entries[key])
    let make = make
    return MainActor.assumeIsolated { Unchecked(Self.resolved(entry.value, make)) }.value
  }

  override func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object?
  where Object: NSObject, Object: NSCoding {
    decodeObject(forKey: key) as? Object
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  private func number(_ key: String) -> NSNumber? { entries[key] as? NSNumber }

  @MainActor private static func resolved(
    _ entry: Any?, _ make: (NibRecord) -> NSObject?
  ) -> Any? {
    switch entry {
    case let record as NibRecord: make(record)
    case let records as [NibRecord]: records.compactMap(make)
    default: entry
    }
  }

  // Carries a value out of the closure that runs on the same thread.
  private struct Unchecked: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }
}
