import Foundation
import Synchronization

/// One observer of one property of one object.
final class KeyValueObserver {
  let id: KeyValueObservers.ID
  let keyPath: AnyKeyPath
  let options: NSKeyValueObservingOptions
  /// Takes the old and the new value and whether the change is still to come.
  let notify: (_ object: NSObject, _ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  /// The property's value now.
  let read: (NSObject) -> Any?
  // Values announced as about to change, by the thread that changes them, the innermost last.
  private var announced: [pthread_t: [Any]] = [:]
  private let lock = NSLock()

  init(
    id: KeyValueObservers.ID, keyPath: AnyKeyPath, options: NSKeyValueObservingOptions,
    notify: @escaping (NSObject, Any?, Any?, Bool) -> Void, read: @escaping (NSObject) -> Any?
  ) {
    self.id = id
    self.keyPath = keyPath
    self.options = options
    self.notify = notify
    self.read = read
  }

  /// Keeps the value that the calling thread is about to change.
  func announce(_ old: Any) {
    lock.withLock { announced[pthread_self(), default: []].append(old) }
  }

  /// Removes and returns the value that the calling thread announced last.
  func takeAnnounced() -> Any? {
    lock.withLock {
      let thread = pthread_self()
      let old = announced[thread]?.popLast()
      if announced[thread]?.isEmpty == true { announced[thread] = nil }
      return old
    }
  }

  /// Whether a change of the published property to a new value is a change of the observed one.
  ///
  /// Key paths of a class and its subclass differ even for the same property, and off Apple they
  /// have no name to compare; then the observed property's type and value tell.
  func observes(_ published: AnyKeyPath, of object: NSObject, new: Any?) -> Bool {
    if keyPath == published { return true }
    guard type(of: keyPath).rootType != type(of: published).rootType,
      type(of: keyPath).valueType == type(of: published).valueType
    else { return false }
    return ValueDifference.areEqual(read(object), new)
  }
}

/// Who observes what.
///
/// Unchecked because the compiler cannot see that `entries` is only touched inside the lock.
final class KeyValueObservers: @unchecked Sendable {
  typealias ID = UInt64

  private struct Entry {
    weak var object: NSObject?
    var observers: [KeyValueObserver]
  }

  static let shared = KeyValueObservers()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastID: ID = 0
  private let count = Atomic<Int>(0)

  /// False lets publishers skip everything.
  var areAny: Bool { count.load(ordering: .relaxed) > 0 }

  func makeID() -> ID {
    lock.withLock {
      lastID += 1
      return lastID
    }
  }

  func add(_ observer: KeyValueObserver, to object: NSObject) {
    lock.withLock {
      dropDeadEntries()
      entries[ObjectIdentifier(object), default: Entry(object: object, observers: [])]
        .observers.append(observer)
      recount()
    }
  }

  func remove(_ id: ID, of objectID: ObjectIdentifier) {
    // Released outside of the lock: a handler's last reference may end another observation.
    let removed = lock.withLock { () -> [KeyValueObserver] in
      guard var entry = entries[objectID] else { return [] }
      let removed = entry.observers.filter { $0.id == id }
      entry.observers.removeAll { $0.id == id }
      entries[objectID] = entry.observers.isEmpty ? nil : entry
      recount()
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  func observers(of object: NSObject) -> [KeyValueObserver] {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return []
      }
      return entry.observers
    }
  }

  private func dropDeadEntries() {
    entries = entries.filter { $0.value.object != nil }
  }

  private func recount() {
    count.store(entries.values.reduce(0) { $0 + $1.observers.count }, ordering: .relaxed)
  }
}
