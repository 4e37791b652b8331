import UIKit

/// The encoding of the content, the style and the settings.
///
/// Closures and the object that plays haptics are not encoded. An archive that lacks a part, such as a nib,
/// leaves it as it is.
extension ActionSheetControl {
  private static let archiveKey = "ControlKit.ActionSheet"

  func encodeContent(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    // While the sheet shows the items of an action, the archive has those of the sheet.
    let root = pages.root ?? content
    var values: [String: Any] = [
      "items": items.filter { $0.action?.provider == nil }.map(\.archived),
      "showsCancelActions": showsCancelActions, "runsHandlers": runsHandlers,
      "preferredStyle": preferredStyle.rawValue,
      "setStyle": style.archived(styleLayers.control.members),
    ]
    values["title"] = root.title
    values["message"] = root.message
    values["attributedTitle"] = root.attributedTitle
    values["attributedMessage"] = root.attributedMessage
    values["headerView"] = content.headerView?.archived
    values["footerView"] = content.footerView?.archived
    values["contentView"] = root.customView?.archived
    values["contentViewIndex"] = root.customViewIndex
    values["backgroundView"] = backgroundView
    if let own = styleLayers.sheet {
      values["style"] = own.archived(own.members)
      values["hasPreset"] = styleLayers.hasPreset
    }
    coder.encode(values as NSDictionary, forKey: Self.archiveKey)
  }

  func decodeContent(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.archiveKey),
      // Views do not support secure coding, so neither does an archive of one.
      let values = coder.decodeObject(forKey: Self.archiveKey) as? [String: Any]
    else { return }
    changeContent { content in
      content.title = values["title"] as? String
      content.message = values["message"] as? String
      content.attributedTitle = values["attributedTitle"] as? NSAttributedString
      content.attributedMessage = values["attributedMessage"] as? NSAttributedString
    }
    items = ((values["items"] as? [[String: Any]]) ?? []).compactMap(
      ActionSheetItem.init(archived:))
    decodeView(values["headerView"], \.headerView, \.headerView)
    decodeView(values["footerView"], \.footerView, \.footerView)
    decodeView(values["contentView"], \.contentView, \.customView)
    contentViewIndex = (values["contentViewIndex"] as? NSNumber)?.intValue
    backgroundView = values["backgroundView"] as? UIView
    showsCancelActions = (values["showsCancelActions"] as? NSNumber)?.boolValue ?? true
    runsHandlers = (values["runsHandlers"] as? NSNumber)?.boolValue ?? true
    let form = (values["preferredStyle"] as? NSNumber)?.intValue ?? 0
    preferredStyle = UIAlertController.Style(rawValue: form) ?? .actionSheet
    styleLayers.restore(
      control: (values["setStyle"] as? [String: Any]).flatMap(SheetStyle.init(archived:)),
      sheet: (values["style"] as? [String: Any]).flatMap(SheetStyle.init(archived:)),
      hasPreset: (values["hasPreset"] as? NSNumber)?.boolValue ?? false)
    styleChanged()
  }

  private func decodeView(
    _ archived: Any?, _ view: ReferenceWritableKeyPath<ActionSheetControl, UIView?>,
    _ slot: WritableKeyPath<SheetContent, SheetViewSlot?>
  ) {
    guard let values = archived as? [String: Any], let decoded = values["view"] as? UIView else {
      return
    }
    self[keyPath: view] = decoded
    content[keyPath: slot]?.restore(values)
  }
}

extension SheetViewSlot {
  @MainActor
  fileprivate var archived: [String: Any] {
    var values: [String: Any] = [
      "id": id.archived, "height": NSNumber(value: Double(height)),
      "takesTouches": takesTouches, "isMeasured": isMeasured,
    ]
    if let tiles {
      values["tiles"] = tiles.actions.map(\.archived)
      values["columns"] = tiles.columns
      values["showsTitles"] = tiles.showsTitles
    } else if let picker = view as? SheetPickerView {
      values["picker"] = picker.archived
    } else {
      values["view"] = view
    }
    values["width"] = width.map { NSNumber(value: Double($0)) }
    return values
  }

  /// Sets the size and the touches, but not the identity.
  fileprivate mutating func restore(_ values: [String: Any]) {
    width = (values["width"] as? NSNumber).map { CGFloat($0.doubleValue) }
    height = (values["height"] as? NSNumber).map { CGFloat($0.doubleValue) } ?? height
    takesTouches = (values["takesTouches"] as? NSNumber)?.boolValue ?? takesTouches
    isMeasured = (values["isMeasured"] as? NSNumber)?.boolValue ?? isMeasured
  }
}

extension ActionSheetItem {
  @MainActor
  fileprivate var archived: [String: Any] {
    switch kind {
    case .action(let action): ["action": action.archived]
    case .view(let slot): ["view": slot.archived]
    case .section(let section): ["section": section.archived]
    }
  }

  @MainActor
  fileprivate init?(archived values: [String: Any]) {
    if let action = values["action"] as? [String: Any] {
      self = .action(ActionSheetAction(archived: action))
    } else if let section = values["section"] as? [String: Any] {
      self = .section(SheetSection(archived: section))
    } else if let slot = values["view"] as? [String: Any],
      let tiles = slot["tiles"] as? [[String: Any]]
    {
      let id = (slot["id"] as? String).flatMap(SheetItemID.init(archived:))
      self = .tiles(
        tiles.map(ActionSheetAction.init(archived:)),
        columns: (slot["columns"] as? NSNumber)?.intValue,
        showsTitles: (slot["showsTitles"] as? NSNumber)?.boolValue ?? true, id: id ?? SheetItemID())
    } else if let slot = values["view"] as? [String: Any],
      let picker = (slot["picker"] as? [String: Any]).flatMap(SheetPickerView.init(archived:))
    {
      let id = (slot["id"] as? String).flatMap(SheetItemID.init(archived:))
      self = .view(picker, id: id ?? SheetItemID())
    } else if let slot = values["view"] as? [String: Any], let view = slot["view"] as? UIView {
      let id = (slot["id"] as? String).flatMap(SheetItemID.init(archived:))
      var restored = SheetViewSlot(view, id: id ?? SheetItemID())
      restored.restore(slot)
      self = .view(restored)
    } else {
      return nil
    }
  }
}

extension SheetSection {
  private static let selections: [ActionSheetItem.Selection] = [.none, .single, .multiple]

  fileprivate var archived: [String: Any] {
    var values: [String: Any] = [
      "id": id.archived, "selection": Self.selections.firstIndex(of: selection) ?? 0,
    ]
    values["title"] = title
    values["subtitle"] = subtitle
    return values
  }

  fileprivate init(archived values: [String: Any]) {
    let index = (values["selection"] as? NSNumber)?.intValue ?? 0
    self.init(
      values["title"] as? String, subtitle: values["subtitle"] as? String,
      selection: Self.selections.indices.contains(index) ? Self.selections[index] : .none,
      id: (values["id"] as? String).flatMap(SheetItemID.init(archived:)) ?? SheetItemID())
  }
}

extension ActionSheetAction {
  private static let roles: [Role] = [.default, .cancel, .destructive]
  private static let states: [UIMenuElement.State] = [.off, .on, .mixed]
  private static var flags: [(String, WritableKeyPath<ActionSheetAction, Bool>)] {
    [
      ("isEnabled", \.isEnabled), ("isPreferred", \.isPreferred), ("isHidden", \.isHidden),
      ("keepsPresented", \.keepsPresented), ("closesImmediately", \.closesImmediately),
      ("isCancelable", \.isCancelable), ("allowsInvalidText", \.allowsInvalidText),
    ]
  }

  @MainActor
  fileprivate var archived: [String: Any] {
    var values: [String: Any] = [
      "id": id.archived, "title": title, "role": Self.roles.firstIndex(of: role) ?? 0,
      "mark": Self.states.firstIndex(of: state) ?? 0,
    ]
    for (name, path) in Self.flags { values[name] = self[keyPath: path] }
    values["subtitle"] = subtitle
    values["errorMessage"] = errorMessage
    values["badge"] = badge
    values["preferredHeight"] = preferredHeight.map { NSNumber(value: Double($0)) }
    values["image"] = image
    values["attributedTitle"] = attributedTitle
    values["titleColor"] = titleColor
    values["backgroundColor"] = backgroundColor
    values["highlightColor"] = highlightColor
    values["font"] = font
    values["accessibilityIdentifier"] = accessibilityIdentifier
    if !children.isEmpty { values["children"] = children.map(\.archived) }
    return values
  }

  @MainActor
  fileprivate init(archived values: [String: Any]) {
    let (role, mark) = (
      (values["role"] as? NSNumber)?.intValue ?? 0, (values["mark"] as? NSNumber)?.intValue ?? 0
    )
    self.init(
      values["title"] as? String ?? "",
      id: (values["id"] as? String).flatMap(SheetItemID.init(archived:)) ?? SheetItemID(),
      role: Self.roles.indices.contains(role) ? Self.roles[role] : .default,
      subtitle: values["subtitle"] as? String, image: values["image"] as? UIImage)
    state = Self.states.indices.contains(mark) ? Self.states[mark] : .off
    for (name, path) in Self.flags {
      if let flag = values[name] as? NSNumber { self[keyPath: path] = flag.boolValue }
    }
    errorMessage = values["errorMessage"] as? String
    badge = values["badge"] as? String
    preferredHeight = (values["preferredHeight"] as? NSNumber).map { CGFloat($0.doubleValue) }
    attributedTitle = values["attributedTitle"] as? NSAttributedString
    titleColor = values["titleColor"] as? UIColor
    backgroundColor = values["backgroundColor"] as? UIColor
    highlightColor = values["highlightColor"] as? UIColor
    font = values["font"] as? UIFont
    accessibilityIdentifier = values["accessibilityIdentifier"] as? String
    children = ((values["children"] as? [[String: Any]]) ?? []).compactMap(
      ActionSheetItem.init(archived:))
  }
}

// A wheel of choices and the header of a picker cannot be decoded, and what UIKit archives of a date picker is
// its own business.
extension SheetPickerView {
  fileprivate var archived: [String: Any] {
    var values: [String: Any] = [:]
    values["title"] = title
    if let picker = picker as? SheetChoicePicker {
      values["choices"] = picker.choices
      values["choice"] = picker.selectedRow(inComponent: 0)
    } else if let picker = picker as? UIDatePicker {
      values["date"] = picker.date
      values["mode"] = picker.datePickerMode.rawValue
      values["style"] = picker.preferredDatePickerStyle.rawValue
      values["minuteInterval"] = picker.minuteInterval
      values["duration"] = picker.countDownDuration
      values["minimumDate"] = picker.minimumDate
      values["maximumDate"] = picker.maximumDate
    }
    return values
  }

  fileprivate convenience init?(archived values: [String: Any]) {
    let title = values["title"] as? String
    func number(_ key: String) -> Int { (values[key] as? NSNumber)?.intValue ?? 0 }
    if let choices = values["choices"] as? [String] {
      self.init(SheetChoicePicker(choices: choices), title: title)
      follow(SheetBinding(holding: number("choice")))
    } else if let date = values["date"] as? Date {
      let picker = UIDatePicker()
      picker.datePickerMode = UIDatePicker.Mode(rawValue: number("mode")) ?? .date
      let style = type(of: picker.preferredDatePickerStyle).init(rawValue: number("style"))
      picker.preferredDatePickerStyle = style ?? .wheels
      picker.minuteInterval = max(number("minuteInterval"), 1)
      picker.minimumDate = values["minimumDate"] as? Date
      picker.maximumDate = values["maximumDate"] as? Date
      picker.countDownDuration = (values["duration"] as? NSNumber)?.doubleValue ?? 0
      self.init(picker, title: title)
      follow(SheetBinding(holding: date))
    } else {
      return nil
    }
  }
}
