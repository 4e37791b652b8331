import Foundation

/// The identity of an item of a sheet.
///
/// Highlights, scroll positions, animated updates and handlers follow the identity, not the index or the
/// text. If two items of a sheet have the same identity, the later one gets a number.
public struct SheetItemID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private enum Storage: Hashable, Sendable {
    case name(String)
    case unique(UUID)

    /// The place in a builder, the outermost part first.
    case place(String)
  }

  static let header: SheetItemID = "ControlKit.header"
  static let footer: SheetItemID = "ControlKit.footer"

  /// The identity of the view above the actions.
  static let contentView: SheetItemID = "ControlKit.contentView"

  private var storage: Storage

  /// Creates an identity that is equal to no other.
  public init() {
    storage = .unique(UUID())
  }

  /// Creates the identity of a name; equal names are equal identities.
  public init(_ name: String) {
    storage = .name(name)
  }

  /// Creates the identity of a name that is a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Returns the identity of a place inside another; a name does not change.
  func placed(in place: String) -> SheetItemID {
    var id = self
    switch storage {
    case .name: break
    case .unique: id.storage = .place(place)
    case .place(let path): id.storage = .place("\(place).\(path)")
    }
    return id
  }

  /// The name, or the text of an identity without one.
  public var description: String {
    switch storage {
    case .name(let name): name
    case .place(let path): path
    case .unique(let identifier): identifier.uuidString
    }
  }
}

/// Identities of items; each item of a sheet has its own.
@MainActor struct SheetItemIDs {
  /// The identities, and the last number that was added to each.
  private var numbers: [SheetItemID: Int] = [:]

  nonisolated init() {}

  /// Returns the identity of a new item in constant time: with a number if another item has it, so that both
  /// can be chosen.
  mutating func claim(_ id: SheetItemID) -> SheetItemID {
    guard let used = numbers[id] else {
      numbers[id] = 1
      return id
    }
    if used == 1 {
      SheetPresenter.log(
        "two items of a sheet are called \(id); the later one is known as \(id) (2).")
    }
    var number = used
    var other: SheetItemID
    repeat {
      number += 1
      other = SheetItemID("\(id) (\(number))")
    } while numbers[other] != nil
    numbers[id] = number
    numbers[other] = 1
    return other
  }

  mutating func claim(_ item: ActionSheetItem) -> ActionSheetItem {
    let id = item.id
    let claimed = claim(id)
    return claimed == id ? item : item.identified(by: claimed)
  }

  mutating func release(_ id: SheetItemID) {
    numbers[id] = nil
  }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
  }
}
