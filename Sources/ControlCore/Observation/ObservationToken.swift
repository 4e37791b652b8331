import Foundation

/// An object that represents an observation, which ends when the token is invalidated or released.
///
/// It retains neither the observed object nor the owner. Store the tokens of an owner in an array of its
/// own: the observations end with the owner, or when the array is emptied.
@MainActor
public final class ObservationToken {
  private var relay: (any CancellableObservation)?

  /// A Boolean value that indicates whether changes are still reported.
  package var isActive: Bool { relay?.isActive ?? false }

  package init(_ relay: any CancellableObservation) {
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
package protocol CancellableObservation: AnyObject, Sendable {
  var token: ObservationToken? { get set }
  var isActive: Bool { get }
  func cancel()
}
