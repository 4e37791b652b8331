import UIKit

/// A value of a declarative view that a sheet shows and changes.
struct SheetBinding<Value>: Sendable {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
}

extension SheetBinding {
  /// Creates a value of the sheet itself.
  @MainActor
  init(holding value: Value, changed: (@MainActor (Value) -> Void)? = nil) {
    var current = value
    self.init(get: { current }) {
      current = $0
      changed?($0)
    }
  }
}

@MainActor extension ActionSheetItem {
  static func textField(
    _ title: String, text: SheetBinding<String>, id: SheetItemID,
    validation: (@MainActor (String) -> String?)? = nil,
    configurationHandler: ((UITextField) -> Void)? = nil
  ) -> ActionSheetItem {
    let item = textField(id: id, configurationHandler: configurationHandler, validation: validation)
    item.textFieldView?.field.placeholder = title
    item.textFieldView?.text = text
    return item
  }

  static func datePicker(
    _ title: String?, date: SheetBinding<Date>, id: SheetItemID,
    configurationHandler: ((UIDatePicker) -> Void)?
  ) -> ActionSheetItem {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    configurationHandler?(picker)
    let view = SheetPickerView(picker, title: title)
    view.follow(date)
    return .view(view, id: id)
  }

  static func picker(
    _ title: String?, choices: [String], choice: SheetBinding<Int>, id: SheetItemID
  ) -> ActionSheetItem {
    let view = SheetPickerView(SheetChoicePicker(choices: choices), title: title)
    view.follow(choice)
    return .view(view, id: id)
  }

  static func section(
    _ title: String?, subtitle: String? = nil, selection: Selection, id: SheetItemID,
    binding: SheetBinding<Set<String>>, items: [ActionSheetItem]
  ) -> ActionSheetItem {
    var section = SheetSection(title, subtitle: subtitle, selection: selection, id: id)
    section.binding = binding
    return .section(section, items: items)
  }
}

@MainActor extension [ActionSheetItem] {
  /// The items, of which the actions of sections with a value are on if the value has their identities, on
  /// all pages.
  var followingSelections: [ActionSheetItem] {
    var selected: Set<String>?
    return map { item in
      switch item.kind {
      case .section(let section): selected = section.binding?.get()
      case .action(var action):
        guard selected != nil || !action.children.isEmpty else { break }
        action.children = action.children.followingSelections
        if let selected, action.role != .cancel {
          action.state = selected.contains(action.id.description) ? .on : .off
        }
        return .action(action)
      case .view: break
      }
      return item
    }
  }
}
