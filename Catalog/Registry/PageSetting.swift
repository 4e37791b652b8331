import ControlCore
import UIKit

/// Something that a person can change on a page and that no attribute holds, such as the tool of a board.
///
/// Links have it beside the attributes.
@MainActor
struct PageSetting {
  /// The name in a link.
  let name: String

  /// Returns the value as text; `nil` for one that no link has.
  let text: @MainActor (PageSubject) -> String?

  /// Returns what sets the value that a text stands for; `nil` for a text that stands for none.
  let change: @MainActor (_ text: String) -> (@MainActor (PageSubject) -> Void)?

  /// Creates a setting of pages whose object is of one type.
  ///
  /// - Parameters:
  ///   - name: The name in a link.
  ///   - text: Returns the value as text; `nil` for one that no link has.
  ///   - value: Reads a text; `nil` for one that stands for no value.
  ///   - set: Sets a value.
  init<Subject: AnyObject, Value>(
    _ name: String, text: @escaping @MainActor (Subject) -> String?,
    value: @escaping @MainActor (String) -> Value?,
    set: @escaping @MainActor (Subject, Value) -> Void
  ) {
    self.name = name
    self.text = { subject in
      guard let object = subject.object as? Subject else { return nil }
      return text(object)
    }
    change = { word in
      guard let value = value(word) else { return nil }
      return { subject in
        if let object = subject.object as? Subject { set(object, value) }
      }
    }
  }

  /// Creates a setting that is on or off.
  init<Subject: AnyObject>(
    _ name: String, isOn path: ReferenceWritableKeyPath<Subject, Bool>
  ) {
    self.init(
      name, text: { (subject: Subject) in String(subject[keyPath: path]) }, value: { Bool($0) },
      set: { $0[keyPath: path] = $1 })
  }
}

/// What a link changes on a page after its state is set up.
@MainActor
struct PageChange {
  /// The name of the attribute or the setting.
  let name: String

  /// Makes the change.
  let apply: @MainActor (PageSubject) -> Void

  /// Creates a change; `nil` for a name or a text that the page does not have.
  ///
  /// - Parameters:
  ///   - item: The name of an attribute or a setting, with the value as text.
  ///   - properties: The attributes of the page.
  ///   - settings: The settings of the page.
  init?(_ item: CatalogLink.Item, properties: [InspectableProperty], settings: [PageSetting]) {
    name = item.name
    if let setting = settings.first(where: { $0.name == item.name }) {
      guard let change = setting.change(item.text) else { return nil }
      apply = change
      return
    }
    guard let property = properties.first(where: { $0.name == item.name }),
      let value = AttributeText.value(item.text, of: property)
    else { return nil }
    apply = { if let control = $0.control { property.set(value, in: control) } }
  }
}
