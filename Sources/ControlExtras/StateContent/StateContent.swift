import Foundation

/// The content of one kind of a button, such as its title, for combinations of states.
///
/// Only explicit content is stored. The content of other combinations is computed at each query, so
/// that it follows later changes.
package struct StateContent<Content> {
  private var contents: [StateCombination: Content] = [:]

  /// Creates a value without content.
  public init() {}

  /// A Boolean value that indicates whether there is no content.
  public var isEmpty: Bool { contents.isEmpty }

  /// The combinations with explicit content, ordered by their raw values.
  public var combinations: [StateCombination] {
    contents.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The content that is set for exactly one combination, or `nil`.
  public subscript(explicit combination: StateCombination) -> Content? {
    get { contents[combination] }
    set { contents[combination] = newValue }
  }

  /// Returns the combination whose content is shown in a combination, or `nil` if there is none.
  ///
  /// It is the first of ``StateCombination/fallbacks`` with explicit content. The cost is at most
  /// seventeen lookups.
  public func source(for combination: StateCombination) -> StateCombination? {
    if contents[combination] != nil { return combination }
    return contents.isEmpty ? nil : combination.fallbacks.first { contents[$0] != nil }
  }

  /// Returns the content that is shown in a combination, or `nil` if there is none.
  public func content(for combination: StateCombination) -> Content? {
    source(for: combination).flatMap { contents[$0] }
  }
}

extension StateContent: Equatable where Content: Equatable {}
extension StateContent: Sendable where Content: Sendable {}
