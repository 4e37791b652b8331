/// Which values an observer wants, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change carries the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The change carries the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The handler is called once before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The handler is called before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change; the classes here only set values.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change an observer is told of.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// With the option `new`.
  public let newValue: Value?
  /// With the option `old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// Keeps an observation alive: it ends when this is invalidated or released, or when the observed
/// object is gone.
public class NSKeyValueObservation: NSObject {
  private let id: KeyValueObservers.ID
  // Needed to find the observation; not kept alive by it.
  private let objectID: ObjectIdentifier

  init(id: KeyValueObservers.ID, objectID: ObjectIdentifier) {
    self.id = id
    self.objectID = objectID
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation; further calls do nothing.
  public func invalidate() {
    KeyValueObservers.shared.remove(id, of: objectID)
  }
}
