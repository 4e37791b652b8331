import Foundation
import UIKit

/// An object whose properties change on the main thread only and can be observed by key path.
///
/// `UIView` and its subclasses conform to it.
@MainActor
public protocol MainThreadObservable: NSObject, Sendable {}

extension UIView: MainThreadObservable {}

#if !canImport(ObjectiveC)
  extension UIView: @retroactive _KeyedPropertyListing {
    /// The keys of key-value coding, which Objective-C finds by itself.
    public static var _listedProperties: [_KeyedProperty] {
      InspectableProperty.keys(of: self) + PublishedProperty.keys(of: self)
    }
  }
#endif

extension MainThreadObservable {
  /// Observes a property and reports every assignment.
  ///
  /// The observation ends when the token is invalidated or released, or when this object or the
  /// owner is released. It does not use the object's delegate. UIKit posts changes of the
  /// properties that it documents as observable, and those of a scroll view's content offset, size
  /// and inset.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of a property of this object. Do not observe through another object.
  ///   - owner: The object that `handler` receives, so that it need not capture it. It is not
  ///     retained.
  ///   - options: The options. Default: none.
  ///   - handler: Called with the owner and the new value. If it sets the property itself, it is
  ///     called once more and not again.
  /// - Returns: A token. Retain it as long as you observe.
  public func observe<Owner: AnyObject, Value>(
    _ keyPath: KeyPath<Self, Value>, owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, Value) -> Void
  ) -> ObservationToken {
    startObservation(
      keyPath, ObservationRelay(owner: owner, areEqual: nil, handler: handler),
      reportsInitial: options.contains(.initial))
  }

  /// Observes a property and reports changes to a different value.
  ///
  /// Otherwise it is the same as ``observe(_:owner:options:handler:)``.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of a property of this object.
  ///   - owner: The object that `handler` receives. It is not retained.
  ///   - options: The options. Default: none.
  ///   - handler: Called with the owner and the new value.
  /// - Returns: A token. Retain it as long as you observe.
  public func observeChanges<Owner: AnyObject, Value: Equatable>(
    of keyPath: KeyPath<Self, Value>, owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, Value) -> Void
  ) -> ObservationToken {
    startObservation(
      keyPath, ObservationRelay(owner: owner, areEqual: { $0 == $1 }, handler: handler),
      reportsInitial: options.contains(.initial))
  }

  private func startObservation<Owner, Value>(
    _ keyPath: KeyPath<Self, Value>, _ relay: ObservationRelay<Owner, Value>,
    reportsInitial: Bool
  ) -> ObservationToken {
    let lastValue = LastValue(self, keyPath)
    let observation = observe(keyPath, options: []) { object, _ in
      // Views change on the main thread, and key-value observing reports on the thread of the
      // change.
      MainActor.assumeIsolated {
        let change = lastValue.update(from: object)
        relay.report(old: change.old, new: change.new)
      }
    }
    relay.removeObserver = { observation.invalidate() }
    let token = ObservationToken(relay)
    if reportsInitial { relay.report(old: nil, new: lastValue.value) }
    return token
  }
}

/// The last observed value of a property.
///
/// A change of key-value observing does not always contain the old value.
@MainActor
private final class LastValue<Root, Value> {
  private let keyPath: KeyPath<Root, Value>
  private(set) var value: Value

  init(_ root: Root, _ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    value = root[keyPath: keyPath]
  }

  func update(from root: Root) -> (old: Value, new: Value) {
    let old = value
    value = root[keyPath: keyPath]
    return (old, value)
  }
}
