import Foundation

/// A change of an observed value.
public struct ObservedChange<Value> {
  /// The value before, or `nil` for the report that `.initial` asks for.
  public let oldValue: Value?

  /// The value now.
  public let newValue: Value
}

/// What an observation reports.
public struct ObservationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits; unknown bits mean nothing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Reports the value at hand once, before the call that starts the observation returns.
  public static let initial = ObservationOptions(rawValue: 1 << 0)
}

/// Passes changes on to an owner that it does not keep alive, and stops a callback that sets what it
/// observes from calling itself for ever: such a callback runs once more and no further.
@MainActor
final class ObservationRelay<Owner: AnyObject, Value>: Endable {
  private static var maximumDepth: Int { 2 }

  weak var token: ObservationToken?

  private weak var owner: Owner?
  private let areEqual: ((Value, Value) -> Bool)?
  private var handler: ((Owner, ObservedChange<Value>) -> Void)?
  private var depth = 0

  /// Detaches the relay from what it observes; called once.
  var detach: (() -> Void)?

  init(
    owner: Owner, areEqual: ((Value, Value) -> Bool)?,
    handler: @escaping (Owner, ObservedChange<Value>) -> Void
  ) {
    self.owner = owner
    self.areEqual = areEqual
    self.handler = handler
  }

  var isActive: Bool { handler != nil && owner != nil && token != nil }

  func report(old: Value?, new: Value) {
    guard let handler, depth < Self.maximumDepth else { return }
    guard let owner, token != nil else { return end() }
    if let old, let areEqual, areEqual(old, new) { return }
    depth += 1
    handler(owner, ObservedChange(oldValue: old, newValue: new))
    depth -= 1
  }

  func end() {
    handler = nil
    detach?()
    detach = nil
  }
}
