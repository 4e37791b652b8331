import Foundation

extension NibCompiler {
  /// Returns the record of a view with its subviews, or nil if the element is no view.
  func view(_ element: DocumentElement) -> NibRecord? {
    guard let type = viewType(element) else { return nil }
    let record = record(element, defaultType: type)
    readFrame(of: record)
    for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
      readSpecialAttribute(name, text, of: record)
    }
    for child in element.children { readChild(child, of: record) }
    return record
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
    if let rect = element.child("rect", key: "frame").flatMap(values.rect) {
      record.entries["UIFrame"] = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
    }
    if let rect = element.child("rect", key: "bounds").flatMap(values.rect) {
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
    case ("button", "buttonType"): readButtonType(text, of: record)
    case ("activityIndicatorView", "style"):
      readAttribute(name, text, of: record, property: "activityIndicatorViewStyle")
    case ("stackView", "spacingType"), ("button", "lineBreakMode"), ("button", "role"),
      ("label", "minimumFontSize"), ("textField", "minimumFontSize"):
      return
    default: readAttribute(name, text, of: record)
    }
  }

  private func readChild(_ child: DocumentElement, of record: NibRecord) {
    switch child.name {
    case "subviews": readSubviews(child, of: record)
    case "rect" where child.key == "frame" || child.key == "bounds", "autoresizingMask",
      "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide",
      "layoutGuides", "variation", "gestureRecognizers", "accessibility",
      "nil", "metadata":
      return
    case "state": readState(child, of: record)
    case "buttonConfiguration": readConfiguration(child, of: record)
    case "segments": readSegments(child, of: record)
    case "blurEffect", "vibrancyEffect": readEffect(child, of: record)
    case "view" where child.key == "contentView", "tableViewCellContentView":
      readContentView(child, of: record)
    case "prototypes", "sections", "items", "dataSourceType": return
    case "color" where child.key == "tintColor":
      record.entries["UITintColor"] = values.color(child)
    default: readValue(child, of: record)
    }
  }

  private func readValue(_ child: DocumentElement, of record: NibRecord) {
    guard let key = child.key else {
      report("<\(child.name)> is not read", record.element)
      return
    }
    let name = NibVocabulary.properties[key] ?? key
    guard let type = record.type as? any _KeyValueCoding.Type,
      let property = KeyedPropertyTable.property(name, of: type),
      let value = values.object(child)
    else {
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
    // The view makes its content view itself, which then takes the subviews of the document.
    let content = NibRecord(element: child, type: UIView.self)
    readFrame(of: content)
    for part in child.children where part.name == "subviews" { readSubviews(part, of: content) }
    register(content, for: child)
    record.entries["UIContentView"] = content
  }
}
