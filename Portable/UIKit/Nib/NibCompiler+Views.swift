import Foundation

extension NibCompiler {
  /// Returns the record of a view with its subviews, or nil if the element is no view.
  func view(_ element: DocumentElement) -> NibRecord? {
    guard let type = viewType(element) else { return nil }
    let record = record(element, defaultType: type)
    if NibVocabulary.views[element.name] == nil { record.isOfApp = true }
    readFrame(of: record)
    for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
      readSpecialAttribute(name, text, of: record)
    }
    readAbsentAttributes(of: record)
    for child in element.children { readChild(child, of: record) }
    return record
  }

  // Interface Builder writes what differs from its own defaults, not from those of the class.
  private func readAbsentAttributes(of record: NibRecord) {
    guard record.element.name == "label",
      record.element.attributes["adjustsFontSizeToFit"] == nil
    else { return }
    readAttribute("adjustsFontSizeToFit", "YES", of: record)
  }

  private func viewType(_ element: DocumentElement) -> UIView.Type? {
    if let type = NibVocabulary.views[element.name] { return type }
    // A view that is not read still has its place, its subviews and its constraints.
    guard element.child("rect", key: "frame") != nil else { return nil }
    report("this kind of view is not read; a plain view takes its place", element)
    return UIView.self
  }

  private func readFrame(of record: NibRecord) {
    let element = record.element
    if let rect = element.child("rect", key: "frame").flatMap(NibValues.rect) {
      record.entries["UIFrame"] = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
    }
    if let rect = element.child("rect", key: "bounds").flatMap(NibValues.rect) {
      record.entries["UIBoundsOrigin"] = [rect.minX, rect.minY].map(Double.init)
    }
    if let mask = element.child("autoresizingMask") {
      record.entries["UIAutoresizingMask"] = NSNumber(value: autoresizingMask(mask))
    }
  }

  private func autoresizingMask(_ element: DocumentElement) -> Int {
    let words: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    let mask = words.filter { element.bool($0.0) == true }
      .reduce(into: UIView.AutoresizingMask()) { $0.formUnion($1.1) }
    return Int(mask.rawValue)
  }

  private func readSpecialAttribute(_ name: String, _ text: String, of record: NibRecord) {
    switch (record.element.name, name) {
    case ("tableView", "style"):
      record.entries["UIStyle"] =
        NibVocabulary.rawValue(of: text, for: "tableViewStyle").map { NSNumber(value: $0) }
    case ("tableViewCell", "style"):
      record.entries["UICellStyle"] =
        NibVocabulary.rawValue(of: text, for: "cellStyle").map { NSNumber(value: $0) }
    case ("tableViewCell", "reuseIdentifier"):
      record.entries["UIReuseIdentifier"] = text
    case ("tableView", "separatorStyle"), ("tableViewCell", "selectionStyle"),
      ("tableViewCell", "accessoryType"):
      readDefaultingWord(name, text, of: record)
    case ("button", "buttonType"): readButtonType(text, of: record)
    case ("activityIndicatorView", "style"):
      readAttribute(name, text, of: record, property: "activityIndicatorViewStyle")
    case ("datePicker", "style"):
      readAttribute(name, text, of: record, property: "preferredDatePickerStyle")
    case ("stackView", "spacingType"):
      if text == "standard" {
        readAttribute(name, "\(UIStackView.spacingUseSystem)", of: record, property: "spacing")
      }
    case ("datePicker", "useCurrentDate"), ("tableViewCell", "rowHeight"),
      ("tableView", "dataMode"),
      ("button", "lineBreakMode"), ("button", "role"),
      ("label", "minimumFontSize"), ("textField", "minimumFontSize"):
      return
    default: readAttribute(name, text, of: record)
    }
  }

  // "default" is the value that the class has by itself.
  private func readDefaultingWord(_ name: String, _ text: String, of record: NibRecord) {
    if text != "default" { readAttribute(name, text, of: record) }
  }

  private func readChild(_ child: DocumentElement, of record: NibRecord) {
    switch child.name {
    case "subviews": readSubviews(child, of: record)
    case "rect" where child.key == "frame" || child.key == "bounds", "autoresizingMask",
      "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide",
      "layoutGuides", "variation", "gestureRecognizers", "nil", "metadata", "prototypes",
      "sections", "listContentConfiguration", "dataSourceType", "textInputTraits":
      return
    case "accessibility": readAccessibility(child, of: record)
    case "imageReference": readImageReference(child, of: record)
    case "items": readItems(child, of: record)
    case "scopeButtonTitles":
      record.entries["UIScopeButtonTitles"] = child.children.map(values.string)
    case "textAttributes": readTextAttributes(child, of: record)
    case "state": readState(child, of: record)
    case "buttonConfiguration": readConfiguration(child, of: record)
    case "segments": readSegments(child, of: record)
    case "blurEffect", "vibrancyEffect": readEffect(child, of: record)
    case "view" where child.key == "contentView", "tableViewCellContentView":
      readContentView(child, of: record)
    case _ where Self.isOfTheCanvas(child): return
    case _ where child.key != nil && isView(child):
      // A view in another role than that of a subview.
      record.entries[NibCompiler.entryKey(child.key ?? "")] = view(child)
    case "color" where child.key == "tintColor":
      record.entries["UITintColor"] = values.color(child)
    default: readValue(child, of: record)
    }
  }

  // What only the canvas of Interface Builder shows.
  private static func isOfTheCanvas(_ child: DocumentElement) -> Bool {
    let key = child.key ?? ""
    return key == "canvasLocation" || key.hasPrefix("simulated")
      || child.name.hasPrefix("simulated")
      || child.name.hasSuffix("SizeMetrics")
  }

  private func isView(_ element: DocumentElement) -> Bool {
    NibVocabulary.views[element.name] != nil || element.child("rect", key: "frame") != nil
  }

  private func readItems(_ list: DocumentElement, of record: NibRecord) {
    record.entries["UIItems"] = list.children.compactMap { element -> NibRecord? in
      switch element.name {
      case "barButtonItem": return barButtonItem(element)
      case "navigationItem": return navigationItem(element)
      case "tabBarItem": return tabBarItem(element)
      default:
        report("this is not read", element)
        return nil
      }
    }
  }

  private func readTextAttributes(_ child: DocumentElement, of record: NibRecord) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for part in child.children {
      switch part.key {
      case "fontDescription": attributes[.font] = values.font(part)
      case "textColor": attributes[.foregroundColor] = values.color(part)
      case "textShadowOffset", "textShadowColor": continue
      default: report("<\(part.name)> is not read", part)
      }
    }
    record.entries[NibCompiler.entryKey(child.key ?? "")] = attributes
  }

  func readValue(_ child: DocumentElement, of record: NibRecord) {
    guard let key = child.key else {
      report("<\(child.name)> is not read", record.element)
      return
    }
    let name = NibVocabulary.properties[key] ?? key
    guard let type = record.type as? any _KeyValueCoding.Type,
      let property = KeyedPropertyTable.property(name, of: type),
      let value = values.object(child)
    else {
      // A color of the app that is not known has its own diagnostic.
      if preview != nil, child.name == "color", child.attributes["name"] != nil { return }
      report("<\(child.name)> for \(key) is not read", child)
      return
    }
    record.entries[property.archiveKey] = value
  }

  private func readSubviews(_ list: DocumentElement, of record: NibRecord) {
    let subviews = list.children.compactMap { element in
      let record = view(element)
      if record == nil { report("this is not read", element) }
      return record
    }
    record.entries["UISubviews"] = subviews
    if record.element.name == "stackView" { record.entries["UIArrangedSubviews"] = subviews }
  }

  private func readContentView(_ child: DocumentElement, of record: NibRecord) {
    guard record.type is UITableViewCell.Type || record.type is UIVisualEffectView.Type else {
      // A plain view in the place of a cell that is not read.
      record.entries["UISubviews"] = [view(child)].compactMap { $0 }
      return
    }
    // The view makes its content view itself, which then takes the subviews of the document.
    let content = NibRecord(element: child, type: UIView.self)
    readFrame(of: content)
    for name in ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"] {
      if let text = child.attributes[name] { readAttribute(name, text, of: content) }
    }
    for part in child.children
    where ["layoutMargins", "directionalLayoutMargins"].contains(part.key) {
      readValue(part, of: content)
    }
    for part in child.children where part.key == "backgroundColor" {
      readValue(part, of: content)
    }
    for part in child.children where part.name == "subviews" {
      readContent(part, of: content, in: record)
    }
    register(content, for: child)
    record.entries["UIContentView"] = content
  }
  // The labels and the image of a cell's style are the cell's own.
  private func readContent(
    _ list: DocumentElement, of content: NibRecord, in record: NibRecord
  ) {
    let roles = ["textLabel", "detailTextLabel", "imageView"]
    let parts = Dictionary(
      roles.compactMap { role in record.element.attributes[role].map { ($0, role) } }
    ) { first, _ in first }
    var own: [NibRecord] = []
    for element in list.children {
      guard let part = view(element) else {
        report("this is not read", element)
        continue
      }
      if record.element.attributes["style"] != nil, let role = element.id.flatMap({ parts[$0] }) {
        part.entries["UIFrame"] = nil
        record.entries["UI." + role] = part
      } else {
        own.append(part)
      }
    }
    content.entries["UISubviews"] = own
  }
}
