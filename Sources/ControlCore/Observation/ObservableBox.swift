import Foundation

/// An object with one value that can be observed like a property of a view.
@MainActor
public final class ObservableBox<Value> {
  private var observers: [(id: Int, report: (Value, Value) -> Void)] = []
  private var nextIdentifier = 0

  /// The value.
  ///
  /// Every assignment is reported to observers.
  public var value: Value {
    didSet {
      for observer in observers { observer.report(oldValue, value) }
    }
  }

  /// Creates a box with a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Observes the value and reports every assignment.
  ///
  /// The observation ends when the token is invalidated or released, or when the box or the owner is
  /// released.
  ///
  /// - Parameters:
  ///   - owner: The object that `handler` receives, so that it need not capture it. It is not
  ///     retained.
  ///   - options: The options. Default: none.
  ///   - handler: Called with the owner and the change. If it sets the value itself, it is called once
  ///     more and not again.
  /// - Returns: A token. Retain it as long as you observe.
  public func observe<Owner: AnyObject>(
    owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    startObservation(
      ObservationRelay(owner: owner, areEqual: nil, handler: handler),
      reportsInitial: options.contains(.initial))
  }

  private func startObservation<Owner>(
    _ relay: ObservationRelay<Owner, Value>, reportsInitial: Bool
  ) -> ObservationToken {
    let identifier = nextIdentifier
    nextIdentifier += 1
    observers.append((identifier, { relay.report(old: $0, new: $1) }))
    relay.removeObserver = { [weak self] in self?.observers.removeAll { $0.id == identifier } }
    let token = ObservationToken(relay)
    if reportsInitial { relay.report(old: nil, new: value) }
    return token
  }
}

extension ObservableBox where Value: Equatable {
  /// Observes the value and reports changes to a different value.
  ///
  /// - Parameters:
  ///   - owner: The object that `handler` receives. It is not retained.
  ///   - options: The options. Default: none.
  ///   - handler: Called with the owner and the change.
  /// - Returns: A token. Retain it as long as you observe.
  public func observeChanges<Owner: AnyObject>(
    owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    startObservation(
      ObservationRelay(owner: owner, areEqual: { $0 == $1 }, handler: handler),
      reportsInitial: options.contains(.initial))
  }
}
