import Foundation

/// What an item of a sheet is known by, from one description of the sheet to the next.
///
/// Highlights, scroll positions, animated updates and handlers follow the identity, never the index
/// or the text. Two items of one sheet should not share one; in values that do the first is meant, and
/// a sheet that is given a second one calls it by the same name with a number.
public struct SheetItemID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private enum Storage: Hashable, Sendable {
    case name(String)
    case unique(UUID)
  }

  private let storage: Storage

  /// Makes an identity that equals no other.
  public init() {
    storage = .unique(UUID())
  }

  /// Makes the identity of a name; equal names are equal identities.
  public init(_ name: String) {
    storage = .name(name)
  }

  /// Makes the identity of a name written as a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The name, or the text of an identity without one.
  public var description: String {
    switch storage {
    case .name(let name): name
    case .unique(let identifier): identifier.uuidString
    }
  }
}
