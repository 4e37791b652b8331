import UIKit

/// The content of a sheet, as the control that shows it and the controller that presents it have it.
///
/// It can change at any time, also while the sheet is shown.
@MainActor
public protocol ActionSheetContent: AnyObject {
  /// The control that shows the content.
  var sheet: ActionSheetControl { get }
}

extension ActionSheetControl: ActionSheetContent {
  /// The control itself.
  public var sheet: ActionSheetControl { self }
}

/// Header, views and items.
extension ActionSheetContent {
  /// The attributed title; missing attributes are those of the plain title.
  ///
  /// Setting it sets the title to its string. The default is `nil`.
  public var attributedTitle: NSAttributedString? {
    get { sheet.content.attributedTitle }
    set { sheet.changeContent { ($0.title, $0.attributedTitle) = (newValue?.string, newValue) } }
  }

  /// The attributed message; missing attributes are those of the plain message.
  ///
  /// Setting it sets the message to its string. The default is `nil`.
  public var attributedMessage: NSAttributedString? {
    get { sheet.content.attributedMessage }
    set {
      sheet.changeContent { ($0.message, $0.attributedMessage) = (newValue?.string, newValue) }
    }
  }

  /// The view above the title; the default is `nil`.
  public var headerView: UIView? {
    get { sheet.content.fixedViews[.header]?.view }
    set { sheet.setView(newValue, at: .header) }
  }

  /// The view below the actions and above pinned cancel rows; the default is `nil`.
  public var footerView: UIView? {
    get { sheet.content.fixedViews[.footer]?.view }
    set { sheet.setView(newValue, at: .footer) }
  }

  /// The view behind the rows, as large as all of them and cut off at the corners of the sheet.
  ///
  /// The material and the color of the rows lie over it. To show it as it is, as with an image, give the
  /// style an opaque material and a clear background color. It receives no touches. The default is `nil`.
  public var backgroundView: UIView? {
    get { sheet.container.backdrop?.subviews.first }
    set { sheet.container.setBackgroundView(newValue) }
  }

  /// The view above the actions; the default is `nil`.
  ///
  /// It is one of the ``items``: setting it replaces the one that was set before, or else adds an item above
  /// the first action. For other places add ``ActionSheetItem/view(_:id:takesTouches:)``.
  public var contentView: UIView? {
    get { sheet.content.place(of: .contentView).flatMap { sheet.content.items[$0].slot?.view } }
    set {
      let content = sheet.content
      let place = content.place(of: .contentView) ?? content.place(ofActionAt: 0)
      sheet.removeItem(.contentView)
      guard let newValue else { return }
      sheet.insert(.view(newValue, id: .contentView), at: place ?? content.items.count)
    }
  }

  /// Actions, sections and views from top to bottom.
  ///
  /// While the sheet shows the ``ActionSheetAction/children`` of an action, these are the items to
  /// which it returns. The default is empty.
  public var items: [ActionSheetItem] {
    get { sheet.pages.root?.items ?? sheet.shownItems }
    set {
      if !sheet.pages.setRootItems(newValue) { sheet.shownItems = newValue }
    }
  }

  /// Adds an item at the end.
  public func addItem(_ item: ActionSheetItem) {
    sheet.insert(item, at: sheet.content.items.count)
  }

  /// Removes an item: an action, a section's beginning or a view.
  public func removeItem(id: SheetItemID) {
    sheet.removeItem(id)
  }

  /// Makes several changes and shows them at once.
  ///
  /// With an animation, rows that stay move to their new places and new rows fade in. If the user prefers
  /// reduced motion, the changes are not animated.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that determines whether the changes are animated.
  ///   - updates: Makes the changes.
  public func performBatchUpdates(animated: Bool, _ updates: () -> Void) {
    updates()
    if animated { sheet.animateChanges() }
  }
}

/// Actions by index and by identity.
///
/// Indices count hidden actions. If two items have the same identity, the later one gets a number: the
/// second "copy" is "copy (2)".
extension ActionSheetContent {
  /// The actions in order.
  public var actions: [ActionSheetAction] { sheet.content.actions }

  /// The number of actions.
  public var numberOfActions: Int { sheet.actionCount }

  /// Returns the action at an index, or `nil`.
  public func action(at index: Int) -> ActionSheetAction? { sheet.content.action(at: index) }

  /// Returns the action with an identity, or `nil`.
  public func action(_ id: SheetItemID) -> ActionSheetAction? { sheet.content.action(id) }

  /// The index of the last cancel action.
  public var cancelActionIndex: Int? { actions.lastIndex { $0.role == .cancel } }

  /// The index of the last destructive action.
  public var destructiveActionIndex: Int? { actions.lastIndex { $0.role == .destructive } }

  /// The index of the first action with the default role.
  public var firstDefaultActionIndex: Int? { actions.firstIndex { $0.role == .default } }

  /// Adds an action at the end, in constant time.
  ///
  /// - Returns: The index of the action.
  @discardableResult
  public func addAction(_ action: ActionSheetAction) -> Int {
    addItem(.action(action))
    return numberOfActions - 1
  }

  /// Inserts an action before the action at an index, or at the end.
  ///
  /// - Returns: The index of the action. A negative index counts as 0.
  @discardableResult
  public func insertAction(_ action: ActionSheetAction, at index: Int) -> Int {
    let index = min(max(index, 0), numberOfActions)
    let content = sheet.content
    sheet.insert(.action(action), at: content.place(ofActionAt: index) ?? content.items.count)
    return index
  }

  /// Removes an action.
  ///
  /// - Returns: The action, or `nil`.
  @discardableResult
  public func removeAction(id: SheetItemID) -> ActionSheetAction? {
    guard let action = action(id) else { return nil }
    removeItem(id: id)
    return action
  }

  /// Changes an action; its identity stays the same.
  ///
  /// - Returns: A Boolean value that states whether there is such an action.
  @discardableResult
  public func updateAction(
    id: SheetItemID, _ change: (inout ActionSheetAction) -> Void
  ) -> Bool {
    guard let old = action(id) else { return false }
    var action = old
    change(&action)
    action.id = id
    sheet.content.updateAction(id) { $0 = action }
    sheet.invalidateRows()
    if action.state != old.state { sheet.selectionChanged() }
    return true
  }

  /// The action that the sheet suggests; its title is semibold, and Return chooses it if no other row
  /// has the focus.
  ///
  /// The default is `nil`. Setting an action that the sheet does not have is the same as `nil`.
  public var preferredAction: ActionSheetAction? {
    get { sheet.content.actions.first { $0.isPreferred } }
    set {
      for action in actions where action.isPreferred != (action.id == newValue?.id) {
        sheet.content.updateAction(action.id) { $0.isPreferred.toggle() }
      }
      sheet.invalidateRows()
    }
  }

  /// The actions that are on, in order.
  ///
  /// Observe ``ActionSheetControl/selectedActionIdentifiers`` to follow it.
  public var selectedActions: [ActionSheetAction] { sheet.content.selectedActions }
}

/// Views that take input, each in a row of its own.
extension ActionSheetContent {
  /// The text fields from top to bottom.
  public var textFields: [UITextField] { sheet.textFieldViews.map(\.field) }

  /// Adds a text field above the actions, below the text fields that are there.
  ///
  /// Return moves to the next text field; in the last one it chooses the ``preferredAction``. The
  /// first one is edited when a controller has presented the sheet.
  ///
  ///     sheet.addTextField {
  ///       $0.placeholder = "Name"
  ///     } validation: {
  ///       $0.count > 20 ? "At most 20 characters" : $0.isEmpty ? "" : nil
  ///     }
  ///
  /// - Parameters:
  ///   - configurationHandler: Configures the text field.
  ///   - validation: See ``ActionSheetItem/textField(id:configurationHandler:validation:)``.
  public func addTextField(
    configurationHandler: ((UITextField) -> Void)? = nil,
    validation: (@MainActor (String) -> String?)? = nil
  ) {
    let last = sheet.content.items.lastIndex { $0.textFieldView != nil }
    sheet.insert(
      .textField(configurationHandler: configurationHandler, validation: validation),
      at: last.map { $0 + 1 } ?? 0)
  }

  /// The date pickers from top to bottom.
  public var datePickers: [UIDatePicker] {
    sheet.itemViews(of: SheetPickerView.self).compactMap { $0.picker as? UIDatePicker }
  }

  /// The pickers of choices from top to bottom.
  ///
  /// Each has one component. `selectedRow(inComponent: 0)` is the index of the choice, -1 if there is none.
  public var pickers: [UIPickerView] {
    sheet.itemViews(of: SheetPickerView.self).compactMap { $0.picker as? SheetChoicePicker }
  }
}
