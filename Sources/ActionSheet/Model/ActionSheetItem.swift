import UIKit

/// An item between the header and the footer of a sheet: an action, the beginning of a section, or a view.
public struct ActionSheetItem: Identifiable {
  enum Kind {
    /// Stored apart, so that a list of thousands is copied and walked without touching their texts.
    indirect case action(ActionSheetAction)
    case section(SheetSection)
    case view(SheetViewSlot)
  }

  /// How choosing the actions of a section changes their marks.
  public enum Selection: Equatable, Sendable {
    /// The sheet does not change marks.
    case none

    /// The chosen action is on, and the other actions of the section are off.
    case single

    /// Choosing an action turns it on or off. The sheet stays.
    case multiple
  }

  let kind: Kind

  /// Returns an item that is an action.
  public static func action(_ action: ActionSheetAction) -> ActionSheetItem {
    ActionSheetItem(kind: .action(action))
  }

  static func section(_ section: SheetSection) -> ActionSheetItem {
    ActionSheetItem(kind: .section(section))
  }

  static func view(_ slot: SheetViewSlot) -> ActionSheetItem {
    ActionSheetItem(kind: .view(slot))
  }

  /// The beginning of a group with a caption.
  public static func section(
    _ title: String? = nil, subtitle: String? = nil, selection: ActionSheetItem.Selection = .none,
    id: SheetItemID = SheetItemID()
  ) -> ActionSheetItem {
    .section(SheetSection(title, subtitle: subtitle, selection: selection, id: id))
  }

  /// Returns an item that is a view.
  ///
  /// - Parameters:
  ///   - view: The view. It keeps its size; without a height, or with constraints that determine its
  ///     height, it is measured for the width of its row.
  ///   - id: The identity.
  ///   - takesTouches: A Boolean value that determines whether the view receives the touches that begin in
  ///     it.
  /// - Returns: The item.
  @MainActor
  public static func view(
    _ view: UIView, id: SheetItemID = SheetItemID(), takesTouches: Bool = true
  ) -> ActionSheetItem {
    .view(SheetViewSlot(view, id: id, takesTouches: takesTouches))
  }

  /// The identity of the item.
  public var id: SheetItemID {
    switch kind {
    case .action(let action): action.id
    case .section(let section): section.id
    case .view(let slot): slot.id
    }
  }

  /// The action, if the item is one.
  public var action: ActionSheetAction? {
    if case .action(let action) = kind { action } else { nil }
  }

  /// A Boolean value that determines whether the item is an action.
  var isAction: Bool {
    if case .action = kind { true } else { false }
  }

  // These are not inlined, so that an action is read where it lies: a loop over all items would copy every
  // text of it.

  /// A Boolean value that determines whether the item is an action that is on.
  @inline(never)
  var isOn: Bool {
    if case .action(let action) = kind { action.state == .on } else { false }
  }

  /// A Boolean value that determines whether the item is a visible cancel action.
  @inline(never)
  var isShownCancel: Bool {
    if case .action(let action) = kind { action.isShownCancel } else { false }
  }

  /// Returns the item with another identity.
  func identified(by id: SheetItemID) -> ActionSheetItem {
    switch kind {
    case .action(var action):
      action.id = id
      return .action(action)
    case .section(var section):
      section.id = id
      return .section(section)
    case .view(var slot):
      slot.id = id
      return .view(slot)
    }
  }
}

/// The beginning of a group of rows that stands apart from the rows above it.
///
/// With a title or a subtitle it has a row of its own, a caption, that cannot be chosen. A section
/// none of whose items is shown is not shown either.
struct SheetSection: Identifiable, Sendable {
  var id: SheetItemID

  /// The caption; `nil` and an empty text mean none.
  var title: String?

  /// A second line of the caption; `nil` and an empty text mean none.
  var subtitle: String?

  /// How choosing the actions of the section changes their marks.
  var selection: ActionSheetItem.Selection

  /// The value that has the identities of the actions that are on; `nil` if there is none.
  var binding: SheetBinding<Set<String>>?

  init(
    _ title: String? = nil, subtitle: String? = nil, selection: ActionSheetItem.Selection = .none,
    id: SheetItemID = SheetItemID()
  ) {
    self.id = id
    self.selection = selection
    self.title = title
    self.subtitle = subtitle
  }

  /// The texts of the caption that are not empty.
  var texts: [String] { [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty } }

  /// A Boolean value that determines whether the section has a row of its own.
  var hasCaption: Bool { title?.isEmpty == false || subtitle?.isEmpty == false }
}

/// A custom view in a sheet, and its size.
struct SheetViewSlot: Identifiable, Equatable, Sendable {
  var id = SheetItemID()

  /// The view; `nil` for a place that is only laid out.
  var view: UIView?

  /// The width of the view in points; `nil` if it fills the row.
  ///
  /// A narrower view is centered in its row.
  var width: CGFloat?

  /// The height of the view and of its row in points; negative and non-finite heights count as 0.
  var height: CGFloat

  /// A Boolean value that determines whether the view receives the touches that begin in it, so that they
  /// select no row.
  var takesTouches = true

  /// A Boolean value that determines whether the sheet measures the view for the width of its row.
  var isMeasured = false

  /// Returns the frame of the view in a row: in the middle, and never wider than the row.
  func viewFrame(inRowOf size: CGSize) -> CGRect {
    let width = min(self.width.map(\.asLength) ?? size.width, size.width)
    return CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }
}

extension SheetViewSlot {
  /// Creates the slot of a view.
  ///
  /// A view with a height and without constraints keeps its size. Any other is measured by
  /// `systemLayoutSizeFitting` for the width of its row, again when the width, the text size or the view's
  /// own content changes. So the size that a view has in its nib does not count where its constraints
  /// determine the height.
  @MainActor
  init(_ view: UIView, id: SheetItemID = SheetItemID(), takesTouches: Bool = true) {
    let size = view.bounds.size
    self.init(id: id, view: view, height: size.height, takesTouches: takesTouches)
    isMeasured = size.height <= 0 || view.hasConstrainedHeight
    if !isMeasured, size.width > 0 { width = size.width }
  }
}

extension UIView {
  /// A Boolean value that determines whether the constraints in the view lead to a height.
  fileprivate var hasConstrainedHeight: Bool {
    guard !constraints.isEmpty else { return false }
    let size = CGSize(width: bounds.width, height: 0)
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height > 0
  }
}
