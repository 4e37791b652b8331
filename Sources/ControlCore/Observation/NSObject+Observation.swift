import Foundation
import UIKit

/// Objects whose properties can be observed by key path, main thread only.
@MainActor
public protocol MainThreadObservable: NSObject, Sendable {}

extension UIView: MainThreadObservable {}

extension MainThreadObservable {
  /// Reports changes of a property to the owner until the token, this object or the owner goes.
  ///
  /// This leaves the delegate alone, which belongs to the app. UIKit reports only the properties it
  /// says it does, and the offset and content size of scroll views.
  ///
  /// - Parameters:
  ///   - keyPath: The property; a path through an owned object may crash when that object goes, so
  ///     observe the object itself.
  ///   - owner: Not kept alive; it is handed to the callback, which therefore need not capture it.
  ///   - options: `.initial` reports the value at hand at once.
  ///   - handler: Called on the main actor with the owner and the change. Setting the property from
  ///     inside reports once more and no further.
  /// - Returns: The token to keep; the observation ends with it.
  public func observe<Owner: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value>, owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    attach(
      keyPath, ObservationRelay(owner: owner, areEqual: nil, handler: handler),
      reportsInitial: options.contains(.initial))
  }

  /// Reports changes to another value of a property, until the token, this object or the owner goes.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - owner: Not kept alive; it is handed to the callback.
  ///   - options: `.initial` reports the value at hand at once.
  ///   - handler: Called on the main actor with the owner and the change.
  /// - Returns: The token to keep; the observation ends with it.
  public func observeChanges<Owner: AnyObject, Value: Equatable>(
    of keyPath: KeyPath<Self, Value>, owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    attach(
      keyPath, ObservationRelay(owner: owner, areEqual: { $0 == $1 }, handler: handler),
      reportsInitial: options.contains(.initial))
  }

  private func attach<Owner, Value>(
    _ keyPath: KeyPath<Self, Value>, _ relay: ObservationRelay<Owner, Value>,
    reportsInitial: Bool
  ) -> ObservationToken {
    let observed = ObservedValue(self, keyPath)
    let observation = observe(keyPath, options: []) { object, _ in
      // The callback runs where the change was made; for views that is the main thread.
      MainActor.assumeIsolated {
        let change = observed.advance(in: object)
        relay.report(old: change.old, new: change.new)
      }
    }
    relay.detach = { observation.invalidate() }
    let token = ObservationToken(relay)
    if reportsInitial { relay.report(old: nil, new: observed.value) }
    return token
  }
}

/// The value of a property as last seen, kept because a change need not carry the one before.
@MainActor
private final class ObservedValue<Root, Value> {
  private let keyPath: KeyPath<Root, Value>
  private(set) var value: Value

  init(_ root: Root, _ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    value = root[keyPath: keyPath]
  }

  func advance(in root: Root) -> (old: Value, new: Value) {
    let old = value
    value = root[keyPath: keyPath]
    return (old, value)
  }
}
