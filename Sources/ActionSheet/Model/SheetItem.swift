import Foundation

/// One of the things between a sheet's header and its footer.
package enum SheetItem: Identifiable, Equatable, Sendable {
  /// A choice.
  ///
  /// Kept apart, so that a list of thousands is copied and walked without touching their texts.
  indirect case action(SheetAction)

  /// The beginning of a group.
  case section(SheetSection)

  /// A view of the app's own.
  case view(SheetViewSlot)

  /// What the item is known by.
  package var id: SheetItemID {
    switch self {
    case .action(let action): action.id
    case .section(let section): section.id
    case .view(let slot): slot.id
    }
  }

  /// The action, if the item is one.
  package var action: SheetAction? {
    if case .action(let action) = self { action } else { nil }
  }
}

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

  /// Creates an identity from an archive; `nil` if the text is not an archived identity.
  init?(archived text: String) {
    let value = String(text.dropFirst(2))
    switch text.prefix(2) {
    case "n:": storage = .name(value)
    case "p:": storage = .place(value)
    case "u:":
      guard let identifier = UUID(uuidString: value) else { return nil }
      storage = .unique(identifier)
    default: return nil
    }
  }

  /// The identity as an archive stores it.
  var archived: String {
    switch storage {
    case .name: "n:\(description)"
    case .place: "p:\(description)"
    case .unique: "u:\(description)"
    }
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

/// The beginning of a group of rows that stands apart from the rows above it.
///
/// With a title or a subtitle it has a row of its own, a caption, that cannot be chosen. A section
/// none of whose items is shown is not shown either.
package struct SheetSection: Identifiable, Equatable, Sendable {
  /// What the section is known by; unique unless given.
  package var id: SheetItemID

  /// The caption; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  package var title: String?

  /// A second line of the caption; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  package var subtitle: String?

  /// How choosing the actions of the section changes their marks.
  ///
  /// The default is ``ActionSheetItem/Selection/none``.
  package var selection: ActionSheetItem.Selection

  /// Makes a section; without texts it is only a gap.
  package init(
    _ title: String? = nil, subtitle: String? = nil, selection: ActionSheetItem.Selection = .none,
    id: SheetItemID = SheetItemID()
  ) {
    self.id = id
    self.selection = selection
    self.title = title
    self.subtitle = subtitle
  }

  /// Whether it has a row of its own.
  package var hasCaption: Bool {
    title?.isEmpty == false || subtitle?.isEmpty == false
  }
}

/// The place of a view of the app's own in a sheet.
///
/// The view itself stays with the view layer, under the slot's ``id``; the slot tells how large it is.
package struct SheetViewSlot: Identifiable, Equatable, Sendable {
  /// What the slot is known by; unique unless given.
  package var id: SheetItemID

  /// The view's width in points, `nil` to fill the row.
  ///
  /// A narrower view is centred in its row.
  package var width: CGFloat?

  /// The view's height in points, which is its row's; below zero or not finite counts as 0.
  package var height: CGFloat

  /// Whether touches that begin in the view are its own, so that they select no row.
  ///
  /// Default `true`.
  package var takesTouches: Bool

  /// A Boolean value that determines whether the sheet measures the view for the width of its row.
  var isMeasured = false

  /// Makes a slot.
  ///
  /// - Parameters:
  ///   - id: What it is known by; unlike any other unless given.
  ///   - width: The view's width in points, `nil` to fill the row.
  ///   - height: The view's height in points.
  ///   - takesTouches: Whether touches that begin in the view are its own.
  package init(
    id: SheetItemID = SheetItemID(), width: CGFloat? = nil, height: CGFloat,
    takesTouches: Bool = true
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.takesTouches = takesTouches
  }

  /// Where the view lies in a row, in the row's coordinates: in the middle, never wider than the row.
  package func viewFrame(inRowOf size: CGSize) -> CGRect {
    let width = min(self.width.map(\.asLength) ?? size.width, size.width)
    return CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }
}
