import Foundation

/// What a button shows in each combination of its states: one kind of content, such as the title.
///
/// Only what was set is kept. What a combination without content of its own shows is worked out
/// when it is asked for, so it follows every later change, whatever the order of setting.
public struct StateContent<Content> {
  private var contents: [StateCombination: Content] = [:]

  /// Makes a table without any content.
  public init() {}

  /// Whether nothing was set for any combination.
  public var isEmpty: Bool { contents.isEmpty }

  /// The combinations with content of their own, in the order of their raw values.
  public var combinations: [StateCombination] {
    contents.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The content set for exactly this combination; `nil` clears it.
  public subscript(own combination: StateCombination) -> Content? {
    get { contents[combination] }
    set { contents[combination] = newValue }
  }

  /// The combination whose content is shown in `combination`, or `nil` when there is none to show.
  ///
  /// It is the first of ``StateCombination/fallbacks`` with content of its own. The cost is at most
  /// seventeen lookups.
  public func source(for combination: StateCombination) -> StateCombination? {
    if contents[combination] != nil { return combination }
    return contents.isEmpty ? nil : combination.fallbacks.first { contents[$0] != nil }
  }

  /// What is shown in `combination`, or `nil` when neither it nor any part of it has content.
  public func content(for combination: StateCombination) -> Content? {
    source(for: combination).flatMap { contents[$0] }
  }
}

extension StateContent: Equatable where Content: Equatable {}
extension StateContent: Sendable where Content: Sendable {}
