import Foundation
import Synchronization

/// One observer of one property of one object.
final class KeyValueObserver {
  let id: KeyValueObservers.ID
  let options: NSKeyValueObservingOptions
  /// Takes the old and the new value and whether the change is still to come.
  let notify: (_ object: NSObject, _ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  /// Returns whether a key path leads to the observed property.
  let observes: (AnyKeyPath) -> Bool
  // Values announced as about to change, by the thread that changes them, the innermost last.
  private var announced: [pthread_t: [Any]] = [:]
  private let lock = NSLock()

  init(
    id: KeyValueObservers.ID, options: NSKeyValueObservingOptions,
    notify: @escaping (NSObject, Any?, Any?, Bool) -> Void,
    observes: @escaping (AnyKeyPath) -> Bool
  ) {
    self.id = id
    self.options = options
    self.notify = notify
    self.observes = observes
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
}

/// Who observes what.
///
/// Unchecked because the compiler cannot see that `entries` is only touched inside the lock.
package final class KeyValueObservers: @unchecked Sendable {
  package typealias ID = UInt64

  private struct Entry {
    weak var object: NSObject?
    var observers: [KeyValueObserver]
  }

  package static let shared = KeyValueObservers()

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

  /// Ends every observation of an object.
  package func removeAll(of object: NSObject) {
    for observer in observers(of: object) { remove(observer.id, of: ObjectIdentifier(object)) }
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
