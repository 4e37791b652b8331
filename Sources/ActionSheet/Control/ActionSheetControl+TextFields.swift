import UIKit

/// Text fields, each in a row of its own.
extension ActionSheetControl {
  /// The text fields from top to bottom.
  public var textFields: [UITextField] {
    content.items.compactMap { item in
      guard case .view(let slot) = item else { return nil }
      return (hostedViews[slot.id] as? SheetTextFieldView)?.field
    }
  }

  /// Adds a text field above the actions, below the text fields that are there.
  ///
  /// Return moves to the next text field; in the last one it chooses the ``preferredAction``. The
  /// first one is edited when a controller has presented the sheet.
  ///
  /// - Parameter configurationHandler: Configures the text field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let view = SheetTextFieldView()
    view.field.addAction(
      UIAction { [weak self, weak field = view.field] _ in
        if let field { self?.returned(in: field) }
      }, for: .primaryActionTriggered)
    configurationHandler?(view.field)
    let last = content.items.lastIndex { item in
      if case .view(let slot) = item { hostedViews[slot.id] is SheetTextFieldView } else { false }
    }
    let slot = claimed(.view(view, SheetViewSlot(view)))
    setHostedView(view, id: slot.id)
    content.items.insert(slot.content, at: last.map { $0 + 1 } ?? 0)
    invalidateRows()
  }

  /// Scrolls to the first text field and begins to edit it, unless something is edited.
  func editFirstTextField() {
    guard let field = textFields.first, !isTypedInto else { return }
    let slot = content.items.lazy.compactMap { item -> SheetItemID? in
      guard case .view(let slot) = item else { return nil }
      return (self.hostedViews[slot.id] as? SheetTextFieldView)?.field === field ? slot.id : nil
    }.first
    if let slot, let row = layout.rows.index(of: .item(slot)) {
      let offset = layout.bodyOffset(revealing: row, from: scrollOffset)
      if offset != scrollOffset { container.body.contentOffset.y = offset }
      layoutIfNeeded()
    }
    field.becomeFirstResponder()
  }

  private func returned(in field: UITextField) {
    let fields = textFields
    if let index = fields.firstIndex(of: field), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let preferredAction {
      selectAction(id: preferredAction.id)
    } else {
      field.resignFirstResponder()
    }
  }
}
