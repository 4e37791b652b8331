import UIKit

/// An item between the header and the footer of a sheet: an action, the beginning of a section, or a view.
public struct ActionSheetItem: Identifiable {
  enum Kind {
    case action(ActionSheetAction)
    case section(SheetSection)
    case view(UIView, SheetViewSlot)
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

  static func view(_ view: UIView, _ slot: SheetViewSlot) -> ActionSheetItem {
    ActionSheetItem(kind: .view(view, slot))
  }

  /// The identity of the item.
  public var id: SheetItemID {
    switch kind {
    case .action(let action): action.id
    case .section(let section): section.id
    case .view(_, let slot): slot.id
    }
  }

  /// The action, if the item is one.
  public var action: ActionSheetAction? {
    if case .action(let action) = kind { action } else { nil }
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
    .view(view, SheetViewSlot(view, id: id, takesTouches: takesTouches))
  }

  /// The item without its view, its handler and its looks.
  var content: SheetItem {
    switch kind {
    case .action(let action): .action(action.content)
    case .section(let section): .section(section)
    case .view(_, let slot): .view(slot)
    }
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
    self.init(id: id, width: nil, height: 0, takesTouches: takesTouches)
    let size = view.bounds.size
    isMeasured = size.height <= 0 || view.hasConstrainedHeight
    if !isMeasured, size.width > 0 { width = size.width }
    height = size.height
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
