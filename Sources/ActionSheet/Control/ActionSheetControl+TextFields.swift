import UIKit

/// Text fields, each in a row of its own.
extension ActionSheetControl {
  var textFieldViews: [SheetTextFieldView] { itemViews(of: SheetTextFieldView.self) }

  var hasInvalidText: Bool { textFieldViews.contains { $0.problem != nil } }

  func textChanged() {
    for view in textFieldViews { view.updateMessage() }
    container.contentsAreStale = true
    setNeedsContentLayout()
  }

  /// Scrolls to the first text field and begins to edit it, unless something is edited.
  func editFirstTextField() {
    guard !isTypedInto, let view = textFieldViews.first else { return }
    edit(view)
  }

  private func edit(_ view: SheetTextFieldView) {
    reveal(view)
    view.field.becomeFirstResponder()
  }

  func reveal(_ view: SheetTextFieldView) {
    if let id = hostedViews.id(of: view), let row = layout.rows.index(of: id) {
      reveal(row: row)
      layoutIfNeeded()
    }
  }

  func returned(in field: UITextField) {
    let views = textFieldViews
    if let index = views.firstIndex(where: { $0.field === field }), index + 1 < views.count {
      edit(views[index + 1])
    } else if let invalid = views.first(where: { $0.problem != nil }) {
      for view in views { view.showProblem() }
      edit(invalid)
    } else if let preferredAction {
      selectAction(id: preferredAction.id)
    } else {
      field.resignFirstResponder()
    }
  }
}

extension ActionSheetItem {
  /// Returns an item that is a text field.
  ///
  /// While the text of a field is not valid, actions cannot be chosen, except for cancel actions and those
  /// with ``ActionSheetAction/allowsInvalidText``. The message is shown below the field, and spoken by
  /// VoiceOver, when the user has edited the text or has pressed Return in the last field. A validation can
  /// read the other fields: all of them are validated after each change.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - configurationHandler: Configures the text field.
  ///   - validation: Returns what is wrong with a text: `nil` if it is valid, and an empty string if it is
  ///     not, but needs no message, as when it is empty.
  /// - Returns: The item.
  @MainActor
  public static func textField(
    id: SheetItemID = SheetItemID(), configurationHandler: ((UITextField) -> Void)? = nil,
    validation: (@MainActor (String) -> String?)? = nil
  ) -> ActionSheetItem {
    let view = SheetTextFieldView()
    view.validation = validation
    configurationHandler?(view.field)
    return .view(view, id: id)
  }

  var textFieldView: SheetTextFieldView? { slot?.view as? SheetTextFieldView }
}
