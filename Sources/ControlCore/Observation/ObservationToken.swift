import Foundation

/// One observation, which ends when the token is invalidated or goes away.
///
/// Keep the token for as long as the changes are of interest. It keeps neither the observed object
/// nor the owner alive. Use it on the main thread only.
@MainActor
public final class ObservationToken {
  private var relay: (any Endable)?

  /// Whether changes are still reported.
  public var isActive: Bool { relay?.isActive ?? false }

  init(_ relay: any Endable) {
    self.relay = relay
    relay.token = self
  }

  /// Ends the observation; nothing is reported afterwards, not even from inside a callback.
  ///
  /// A second call does nothing.
  public func invalidate() {
    relay?.end()
    relay = nil
  }

  deinit {
    guard let relay else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { relay.end() }
    } else {
      // The last reference may be dropped anywhere. The relay holds the token weakly, so it reports
      // nothing from here on; what is left is to detach it, on the main actor.
      Task { @MainActor in relay.end() }
    }
  }
}

/// Something that reports for as long as its token is kept, or until it is ended.
@MainActor
protocol Endable: AnyObject, Sendable {
  var token: ObservationToken? { get set }
  var isActive: Bool { get }
  func end()
}

/// A set of observations that ends together, the youngest first.
///
/// Put the tokens of one owner into one bag; when the owner goes, the bag goes, and with it every
/// observation.
@MainActor
public final class ObservationBag {
  private var tokens: [ObservationToken] = []

  /// Makes an empty bag.
  public init() {}

  /// How many tokens the bag holds.
  public var count: Int { tokens.count }

  /// Keeps a token until the bag is emptied or goes away.
  public func insert(_ token: ObservationToken) {
    tokens.append(token)
  }

  /// Ends every observation, the youngest first.
  public func invalidateAll() {
    while let token = tokens.popLast() { token.invalidate() }
  }

  deinit {
    while !tokens.isEmpty { tokens.removeLast() }
  }
}

extension ObservationToken {
  /// Keeps the token in a bag; returns nothing to keep.
  public func store(in bag: ObservationBag) {
    bag.insert(self)
  }
}
