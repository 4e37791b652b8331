import UIKit

/// An item between the header and the footer of a sheet: an action, the beginning of a section, or a view.
public struct ActionSheetItem: Identifiable {
  indirect enum Kind {
    case action(ActionSheetAction)
    case section(SheetSection)
    case view(SheetViewSlot)
  }

  /// What lists ask of each of thousands of items, stored so that no text is copied for the answer.
  struct Outline {
    var isAction = false
    var isSection = false
    var actionCount = 0
    var isOn = false
    var isHidden = false
    var isCancel = false
    var hasOwnHeight = false
    var hasCaption = false
  }

  /// How choosing an action of a section changes which actions are on.
  public enum Selection: Equatable, Sendable {
    /// The sheet changes none.
    case none

    /// The chosen action is on, and the other actions of the section are off.
    case single

    /// Choosing an action turns it on or off. The sheet stays.
    case multiple
  }

  /// The identity of the item.
  public let id: SheetItemID
  let kind: Kind
  let outline: Outline

  /// The title of an action that shows nothing else.
  let plainTitle: String?

  /// The items of a section, and its end, until they are items of a sheet.
  private var members: [ActionSheetItem] = []

  /// Returns an item that is an action.
  public static func action(_ action: ActionSheetAction) -> ActionSheetItem {
    ActionSheetItem(
      id: action.id, kind: .action(action),
      outline: Outline(
        isAction: true, actionCount: 1, isOn: action.state == .on, isHidden: action.isHidden,
        isCancel: action.role == .cancel, hasOwnHeight: action.preferredHeight != nil),
      plainTitle: action.showsOnlyTitle ? action.title : nil)
  }

  /// Returns the beginning of a section, or with items a section that ends with them.
  static func section(
    _ section: SheetSection, items: [ActionSheetItem]? = nil
  ) -> ActionSheetItem {
    ActionSheetItem(
      id: section.id, kind: .section(section),
      outline: Outline(isSection: true, hasCaption: section.hasCaption), plainTitle: nil,
      members: items.map { $0 + [.section()] } ?? [])
  }

  static func view(_ slot: SheetViewSlot) -> ActionSheetItem {
    ActionSheetItem(
      id: slot.id, kind: .view(slot),
      outline: Outline(actionCount: slot.grid?.actions.count ?? 0), plainTitle: nil)
  }

  /// The beginning of a group of rows with a caption.
  public static func section(
    _ title: String? = nil, subtitle: String? = nil, id: SheetItemID = SheetItemID()
  ) -> ActionSheetItem {
    .section(SheetSection(title, subtitle: subtitle, id: id))
  }

  /// Returns a section whose actions are chosen together.
  ///
  /// It ends with its items: what follows belongs to the sheet, and so do cancel actions in it.
  ///
  ///     controller.items = [
  ///       .section("Include", selection: .multiple, items: [.action(videos), .action(screenshots)]),
  ///       .action(save), .action(.cancel()),
  ///     ]
  ///
  /// - Parameters:
  ///   - title: The caption.
  ///   - subtitle: A second line of the caption.
  ///   - selection: How a choice changes the selection.
  ///   - id: The identity.
  ///   - items: The items of the section.
  /// - Returns: The section. A sheet lists its items, and its end, one by one.
  public static func section(
    _ title: String? = nil, subtitle: String? = nil, selection: ActionSheetItem.Selection,
    id: SheetItemID = SheetItemID(), items: [ActionSheetItem]
  ) -> ActionSheetItem {
    section(SheetSection(title, subtitle: subtitle, selection: selection, id: id), items: items)
  }

  /// The item, and if it is a section, the items that it ends with.
  var flattened: [ActionSheetItem] {
    var item = self
    item.members = []
    return [item] + members.flattened
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

  /// Returns an item that is the view of a controller.
  ///
  /// The controller becomes a child of the controller that shows the sheet, until the item is removed. The
  /// row is as high as `preferredContentSize`; without one, as the constraints of the view, or its
  /// `sizeThatFits(_:)`, lead to, and as the content of a list that is the view or a subview of it. It
  /// follows changes. If the space is too small, the row of a view with a list shrinks, and the list scrolls;
  /// at its top it leaves a finger that moves down to the sheet.
  ///
  /// - Parameters:
  ///   - controller: The controller, whose view is loaded.
  ///   - id: The identity.
  /// - Returns: The item.
  @MainActor
  public static func viewController(
    _ controller: UIViewController, id: SheetItemID = SheetItemID()
  ) -> ActionSheetItem {
    .view(SheetViewSlot(controller, id: id))
  }

  /// Returns an item whose place other items take when they are there.
  ///
  /// Meanwhile a row shows progress. The provider is called when the row is shown; its task is canceled if
  /// the sheet disappears before. If it throws an error, the row shows the description of the error, and
  /// choosing it calls the provider again. A sheet that is shown again loads again, so that the provider is
  /// kept as long as the sheet: let it refer to the sheet's controller weakly.
  ///
  ///     var share = ActionSheetAction("Share With")
  ///     share.children = [.deferred { try await server.friends().map { .action($0) } }]
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - provider: Returns the items; none is also possible.
  /// - Returns: The item.
  @MainActor
  public static func deferred(
    id: SheetItemID = SheetItemID(),
    provider: @escaping @MainActor () async throws -> [ActionSheetItem]
  ) -> ActionSheetItem {
    var action = ActionSheetAction(ActionSheetString.loading.text, id: id)
    action.provider = provider
    action.isEnabled = false
    action.keepsPresented = true
    return .action(action)
  }

  /// Returns an item that shows actions beside each other, as the cells of a grid.
  ///
  /// A cell shows the image of its action above the title, or the image alone. The actions are actions of
  /// the sheet as all others: they have indices in order, and a choice ends the sheet with them.
  ///
  /// - Parameters:
  ///   - actions: The actions. Those of the role ``ActionSheetAction/Role/cancel`` are cells as well, but no
  ///     swipe and no tap beside the sheet chooses them.
  ///   - columns: The number of cells beside each other; `nil` for as many as fit. Numbers below 1 count as
  ///     1. At accessibility text sizes there are at most as many as fit.
  ///   - showsTitles: A Boolean value that determines whether titles are shown; VoiceOver speaks them also
  ///     without.
  ///   - id: The identity.
  /// - Returns: The item.
  @MainActor
  public static func grid(
    _ actions: [ActionSheetAction], columns: Int? = nil, showsTitles: Bool = true,
    id: SheetItemID = SheetItemID()
  ) -> ActionSheetItem {
    var slot = SheetViewSlot(SheetGridView(frame: .zero), id: id)
    slot.grid = SheetGrid(actions: actions, columns: columns, showsTitles: showsTitles)
    return .view(slot)
  }

  /// The action, if the item is one.
  public var action: ActionSheetAction? {
    if case .action(let action) = kind { action } else { nil }
  }

  fileprivate var hasMembers: Bool { !members.isEmpty }

  var slot: SheetViewSlot? {
    if case .view(let slot) = kind { slot } else { nil }
  }

  /// The actions of the item: the action, or those of a grid.
  var actions: [ActionSheetAction] {
    action.map { [$0] } ?? slot?.grid?.actions ?? []
  }

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

extension [ActionSheetItem] {
  /// The items, with those of sections.
  var flattened: [ActionSheetItem] {
    contains { $0.hasMembers } ? flatMap(\.flattened) : self
  }
}

extension [ActionSheetItem] {
  /// The items with actions that do nothing, on all pages.
  @MainActor
  var withoutHandlers: [ActionSheetItem] {
    func released(_ action: ActionSheetAction) -> ActionSheetAction {
      var action = action
      action.handler = .immediate { _ in }
      action.children = action.children.withoutHandlers
      return action
    }
    return map { item in
      switch item.kind {
      case .action(let action): return .action(released(action))
      case .view(var slot):
        if let grid = slot.grid { slot.grid?.actions = grid.actions.map(released) }
        (slot.view as? any SheetInputView)?.releaseHandlers()
        return .view(slot)
      case .section: return item
      }
    }
  }
}

/// The beginning of a group of rows that stands apart from the rows above it; not shown if none of its items is.
struct SheetSection: Identifiable, Sendable {
  var id: SheetItemID
  var title: String?
  var subtitle: String?
  var selection: ActionSheetItem.Selection

  /// The value that has the identities of the actions that are on; `nil` if there is none.
  var binding: SheetBinding<Set<String>>?

  /// The identity that sections have in common whose actions exclude each other.
  var group = SheetItemID()

  init(
    _ title: String? = nil, subtitle: String? = nil, selection: ActionSheetItem.Selection = .none,
    id: SheetItemID = SheetItemID()
  ) {
    self.id = id
    self.selection = selection
    self.title = title
    self.subtitle = subtitle
  }

  var texts: [String] { [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty } }
  var hasCaption: Bool { title?.isEmpty == false || subtitle?.isEmpty == false }
}

struct SheetGrid: Equatable {
  var actions: [ActionSheetAction]
  var columns: Int?
  var showsTitles = true

  static func == (first: SheetGrid, second: SheetGrid) -> Bool {
    first.columns == second.columns && first.showsTitles == second.showsTitles
      && first.actions.elementsEqual(second.actions) { $0.id == $1.id && $0.hasSameValues(as: $1) }
  }
}

/// A custom view in a sheet, and its size.
struct SheetViewSlot: Identifiable, Equatable {
  var id = SheetItemID()

  /// The view; `nil` for a place that is only laid out.
  var view: UIView?
  var controller: UIViewController?

  /// The width of the view in points, in the middle of its row; `nil` if it fills the row.
  var width: CGFloat?

  /// The height of the view and of its row in points; negative and non-finite heights count as 0.
  var height: CGFloat

  /// A Boolean value that determines whether the view receives the touches that begin in it, so that they
  /// select no row.
  var takesTouches = true
  var isMeasured = false

  /// A Boolean value that determines whether the view is as high as its row, and does not determine it by
  /// constraints.
  var fills = false
  var grid: SheetGrid?

  /// A Boolean value that determines whether the row is lower than the view asks for if space is short.
  var shrinks = false

  /// Returns the frame of the view in a row: in the middle, and never wider than the row.
  func viewFrame(inRowOf size: CGSize) -> CGRect {
    let width = min(self.width.map(\.asLength) ?? size.width, size.width)
    return CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }
}

extension SheetViewSlot {
  /// Creates the slot of a view.
  ///
  /// A view with a height and without constraints keeps its size. Any other is measured for the width of its
  /// row, so its size in a nib does not count where constraints determine the height.
  @MainActor
  init(_ view: UIView, id: SheetItemID = SheetItemID(), takesTouches: Bool = true) {
    let size = view.bounds.size
    self.init(id: id, view: view, height: size.height, takesTouches: takesTouches)
    isMeasured = size.height <= 0 || view.hasConstrainedHeight
    if !isMeasured, size.width > 0 { width = size.width }
  }

  /// Creates the slot of a controller's view, which is always measured.
  @MainActor
  init(_ controller: UIViewController, id: SheetItemID) {
    self.init(id: id, view: controller.view, controller: controller, height: 0, isMeasured: true)
  }

  /// The list that the view is, or that the view of a controller has as a subview.
  @MainActor
  var list: UIScrollView? {
    if let list = view as? UIScrollView { return list }
    guard controller != nil else { return nil }
    return view?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

extension UIView {
  fileprivate var hasConstrainedHeight: Bool {
    guard !constraints.isEmpty else { return false }
    let size = CGSize(width: bounds.width, height: 0)
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height > 0
  }
}
