import Foundation

/// An object that represents an observation, which ends when the token is invalidated or released.
///
/// It retains neither the observed object nor the owner.
@MainActor
public final class ObservationToken {
  private var relay: (any CancellableObservation)?

  /// A Boolean value that indicates whether changes are still reported.
  public var isActive: Bool { relay?.isActive ?? false }

  init(_ relay: any CancellableObservation) {
    self.relay = relay
    relay.token = self
  }

  /// Ends the observation.
  ///
  /// No change is reported afterwards.
  ///
  /// A second call has no effect.
  public func invalidate() {
    relay?.cancel()
    relay = nil
  }

  deinit {
    guard let relay else { return }
    // The relay has a weak reference to the token, so it reports no more changes. The rest must
    // happen on the main actor.
    MainQueue.perform { relay.cancel() }
  }
}

/// An observation that is active as long as its token exists.
@MainActor
protocol CancellableObservation: AnyObject, Sendable {
  var token: ObservationToken? { get set }
  var isActive: Bool { get }
  func cancel()
}

/// A collection of observations that end together.
///
/// Store all tokens of an owner in one bag. The observations end when the owner, and the bag with
/// it, is released.
@MainActor
public final class ObservationBag {
  private var tokens: [ObservationToken] = []

  /// Creates an empty bag.
  public init() {}

  /// The number of tokens.
  package var count: Int { tokens.count }

  /// Adds a token.
  package func insert(_ token: ObservationToken) {
    tokens.append(token)
  }

  /// Ends all observations, from newest to oldest.
  public func invalidateAll() {
    while let token = tokens.popLast() { token.invalidate() }
  }

  deinit {
    while !tokens.isEmpty { tokens.removeLast() }
  }
}

extension ObservationToken {
  /// Stores the token in a bag.
  public func store(in bag: ObservationBag) {
    bag.insert(self)
  }
}
