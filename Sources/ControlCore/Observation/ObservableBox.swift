import Foundation

/// A value whose changes can be observed as those of a UIKit object can.
///
/// It stands in for a scroll view or a text field where there is none: in tests, and in code that is
/// to follow either.
@MainActor
public final class ObservableBox<Value> {
  private var observers: [(id: Int, report: (Value, Value) -> Void)] = []
  private var nextIdentifier = 0

  /// The value; every assignment is reported, an equal one too unless the observer filters it.
  public var value: Value {
    didSet {
      for observer in observers { observer.report(oldValue, value) }
    }
  }

  /// Makes a box with a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Reports every assignment to the owner until the token, the box or the owner goes.
  ///
  /// - Parameters:
  ///   - owner: Not kept alive; it is handed to the callback, which therefore need not capture it.
  ///   - options: `.initial` reports the value at hand at once.
  ///   - handler: Called on the main actor with the owner and the change.
  /// - Returns: The token to keep; the observation ends with it.
  public func observe<Owner: AnyObject>(
    owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    attach(
      ObservationRelay(owner: owner, areEqual: nil, handler: handler),
      reportsInitial: options.contains(.initial))
  }

  private func attach<Owner>(
    _ relay: ObservationRelay<Owner, Value>, reportsInitial: Bool
  ) -> ObservationToken {
    let identifier = nextIdentifier
    nextIdentifier += 1
    observers.append((identifier, { relay.report(old: $0, new: $1) }))
    relay.detach = { [weak self] in self?.observers.removeAll { $0.id == identifier } }
    let token = ObservationToken(relay)
    if reportsInitial { relay.report(old: nil, new: value) }
    return token
  }
}

extension ObservableBox where Value: Equatable {
  /// Reports assignments that change the value, until the token, the box or the owner goes.
  ///
  /// - Parameters:
  ///   - owner: Not kept alive; it is handed to the callback.
  ///   - options: `.initial` reports the value at hand at once.
  ///   - handler: Called on the main actor with the owner and the change.
  /// - Returns: The token to keep; the observation ends with it.
  public func observeChanges<Owner: AnyObject>(
    owner: Owner, options: ObservationOptions = [],
    handler: @escaping (Owner, ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    attach(
      ObservationRelay(owner: owner, areEqual: { $0 == $1 }, handler: handler),
      reportsInitial: options.contains(.initial))
  }
}
