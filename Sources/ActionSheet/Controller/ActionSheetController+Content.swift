import UIKit

/// The content and the style of the sheet, by the names that they have on ``ActionSheetControl``.
extension ActionSheetController {
  /// The message below the title.
  public var message: String? {
    get { sheet.message }
    set { sheet.message = newValue }
  }

  /// The title with attributes.
  public var attributedTitle: NSAttributedString? {
    get { sheet.attributedTitle }
    set { sheet.attributedTitle = newValue }
  }

  /// The message with attributes.
  public var attributedMessage: NSAttributedString? {
    get { sheet.attributedMessage }
    set { sheet.attributedMessage = newValue }
  }

  /// A view above the title.
  public var headerView: UIView? {
    get { sheet.headerView }
    set { sheet.headerView = newValue }
  }

  /// A view below the actions.
  public var footerView: UIView? {
    get { sheet.footerView }
    set { sheet.footerView = newValue }
  }

  /// A view behind the rows; see ``ActionSheetControl/backgroundView``.
  public var backgroundView: UIView? {
    get { sheet.backgroundView }
    set { sheet.backgroundView = newValue }
  }

  /// A view among the actions.
  public var contentView: UIView? {
    get { sheet.contentView }
    set { sheet.contentView = newValue }
  }

  /// The index of the action below ``contentView``.
  public var contentViewIndex: Int? {
    get { sheet.contentViewIndex }
    set { sheet.contentViewIndex = newValue }
  }

  /// Actions, sections and views from top to bottom.
  public var items: [ActionSheetItem] {
    get { sheet.items }
    set { sheet.items = newValue }
  }

  /// The form of the sheet: a sheet of choices, or a dialog in the middle of the window.
  ///
  /// A dialog closes with an action, not by a tap beside it, and is never a popover; Escape and the escape
  /// gesture of VoiceOver perform its cancel action. Set it before the sheet is presented. The default is
  /// `.actionSheet`. See ``ActionSheetControl/preferredStyle``.
  public var preferredStyle: UIAlertController.Style {
    get { sheet.preferredStyle }
    set { sheet.preferredStyle = newValue }
  }

  /// The style of the sheet; see ``ActionSheetControl/style``.
  public var style: SheetStyle {
    get { sheet.style }
    set { sheet.style = newValue }
    _modify { yield &sheet.style }
  }

  /// The action that the sheet suggests; see ``ActionSheetControl/preferredAction``.
  public var preferredAction: ActionSheetAction? {
    get { sheet.preferredAction }
    set { sheet.preferredAction = newValue }
  }

  /// The actions that are on, in order.
  public var selectedActions: [ActionSheetAction] { sheet.selectedActions }

  /// The text fields from top to bottom.
  public var textFields: [UITextField] { sheet.textFields }

  /// The date pickers from top to bottom.
  public var datePickers: [UIDatePicker] { sheet.datePickers }

  /// The pickers of choices from top to bottom.
  public var pickers: [UIPickerView] { sheet.pickers }

  /// Adds a text field above the actions; see
  /// ``ActionSheetControl/addTextField(configurationHandler:validation:)``.
  public func addTextField(
    configurationHandler: ((UITextField) -> Void)? = nil,
    validation: (@MainActor (String) -> String?)? = nil
  ) {
    sheet.addTextField(configurationHandler: configurationHandler, validation: validation)
  }

  /// The number of actions.
  public var numberOfActions: Int { sheet.numberOfActions }

  /// Returns the action at an index, or `nil`.
  public func action(at index: Int) -> ActionSheetAction? { sheet.action(at: index) }

  /// The index of the last cancel action.
  public var cancelActionIndex: Int? { sheet.cancelActionIndex }

  /// The index of the last destructive action.
  public var destructiveActionIndex: Int? { sheet.destructiveActionIndex }

  /// The index of the first action with the default role.
  public var firstDefaultActionIndex: Int? { sheet.firstDefaultActionIndex }

  /// Adds an action at the end.
  ///
  /// - Returns: The index of the action.
  @discardableResult
  public func addAction(_ action: ActionSheetAction) -> Int { sheet.addAction(action) }

  /// Inserts an action before the action at an index, or at the end.
  ///
  /// - Returns: The index of the action.
  @discardableResult
  public func insertAction(_ action: ActionSheetAction, at index: Int) -> Int {
    sheet.insertAction(action, at: index)
  }

  /// Removes an action.
  ///
  /// - Returns: The action, or `nil`.
  @discardableResult
  public func removeAction(id: SheetItemID) -> ActionSheetAction? { sheet.removeAction(id: id) }

  /// Changes an action.
  ///
  /// - Returns: A Boolean value that states whether there is such an action.
  @discardableResult
  public func updateAction(
    id: SheetItemID, _ change: (inout ActionSheetAction) -> Void
  ) -> Bool {
    sheet.updateAction(id: id, change)
  }

  /// Makes several changes and shows them at once; see
  /// ``ActionSheetControl/performBatchUpdates(animated:_:)``.
  public func performBatchUpdates(animated: Bool, _ updates: () -> Void) {
    sheet.performBatchUpdates(animated: animated, updates)
  }

  var hasContent: Bool {
    let content = sheet.content
    if content.hasHeader || content.customView != nil || content.footerView != nil { return true }
    return content.items.contains { item in
      switch item.kind {
      case .action(let action): !action.isHidden
      case .section: false
      case .view: true
      }
    }
  }
}
