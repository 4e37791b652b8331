import Foundation

/// Options of an observation.
public struct ObservationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// Unknown bits are ignored.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Reports the current value when the observation starts, before the method returns.
  public static let initial = ObservationOptions(rawValue: 1 << 0)
}

/// An object that reports changes to an owner, which it does not retain.
///
/// A handler that sets the observed value is called once more and not again, which prevents endless
/// recursion.
@MainActor
package final class ObservationRelay<Owner: AnyObject, Value>: CancellableObservation {
  private static var maximumDepth: Int { 2 }

  package weak var token: ObservationToken?

  private weak var owner: Owner?
  private let areEqual: ((Value, Value) -> Bool)?
  private var handler: ((Owner, Value) -> Void)?
  private var depth = 0

  /// Removes the relay from the observed object.
  ///
  /// It is called once.
  package var removeObserver: (() -> Void)?

  package init(
    owner: Owner, areEqual: ((Value, Value) -> Bool)?,
    handler: @escaping (Owner, Value) -> Void
  ) {
    self.owner = owner
    self.areEqual = areEqual
    self.handler = handler
  }

  package var isActive: Bool { handler != nil && owner != nil && token != nil }

  package func report(old: Value?, new: Value) {
    guard let handler, depth < Self.maximumDepth else { return }
    guard let owner, token != nil else { return cancel() }
    if let old, let areEqual, areEqual(old, new) { return }
    depth += 1
    handler(owner, new)
    depth -= 1
  }

  package func cancel() {
    handler = nil
    removeObserver?()
    removeObserver = nil
  }
}
