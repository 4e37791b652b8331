import Foundation

extension NibCompiler {
  /// Returns the record of a view controller, without its view and without the children of a
  /// container.
  func controller(_ element: DocumentElement) -> NibRecord {
    let type = NibVocabulary.controllers[element.name]
    if type == nil {
      report("this kind of controller is not read; a plain one takes its place", element)
    }
    let record = record(element, defaultType: type ?? UIViewController.self)
    for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
      readControllerAttribute(name, text, of: record)
    }
    for child in element.children { readControllerChild(child, of: record) }
    return record
  }

  private func readControllerAttribute(_ name: String, _ text: String, of record: NibRecord) {
    switch name {
    case "modalPresentationStyle", "modalTransitionStyle":
      guard let value = NibVocabulary.rawValue(of: text, for: name) else {
        report("\(name) cannot be \"\(text)\"", record.element)
        return
      }
      let key =
        name == "modalPresentationStyle" ? "UIModalPresentationStyle" : "UIModalTransitionStyle"
      record.entries[key] = NSNumber(value: value)
    case "nibName": record.entries["UINibName"] = text
    default: readAttribute(name, text, of: record)
    }
  }

  private func readControllerChild(_ child: DocumentElement, of record: NibRecord) {
    switch child.name {
    case "navigationItem": record.entries["UINavigationItem"] = navigationItem(child)
    case "tabBarItem": record.entries["UITabBarItem"] = tabBarItem(child)
    case "toolbarItems": record.entries["UIToolbarItems"] = child.children.map(barButtonItem)
    case "navigationBar": record.entries["UINavigationBar"] = bar(child)
    case "toolbar": record.entries["UIToolbar"] = bar(child)
    case "tabBar": record.entries["UITabBar"] = bar(child)
    case "extendedEdge": readEdges(child, of: record)
    case "size" where child.key == "preferredContentSize" || child.key == "freeformSize",
      "value" where child.key == "contentSizeForViewInPopover":
      if child.key == "preferredContentSize", let size = values.object(child) {
        record.entries["UIPreferredContentSize"] = size
      }
    case _ where child.key == "view": return
    case "layoutGuides", "connections", "userDefinedRuntimeAttributes", "nil", "rect", "size",
      "keyCommands", "viewControllerLayoutGuide", "point", "metadata":
      return
    case _ where child.name.hasPrefix("simulated") || child.name.hasSuffix("SizeMetrics"): return
    default: report("<\(child.name)> is not read", child)
    }
  }

  private func readEdges(_ child: DocumentElement, of record: NibRecord) {
    let words: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    let edges = words.filter { child.bool($0.0) == true }
      .reduce(into: UIRectEdge()) { $0.formUnion($1.1) }
    record.entries["UIEdgesForExtendedLayout"] = NSNumber(value: edges.rawValue)
  }

  // MARK: Bars

  private func bar(_ element: DocumentElement) -> NibRecord? {
    guard let record = view(element) else { return nil }
    // The container places its bars itself.
    record.entries["UIFrame"] = nil
    return record
  }

  /// Returns the record of a navigation item.
  func navigationItem(_ element: DocumentElement) -> NibRecord {
    let record = record(element, defaultType: UINavigationItem.self)
    readAttributes(of: record)
    for child in element.children {
      switch (child.name, child.key) {
      case ("barButtonItem", let key?):
        record.entries[NibCompiler.entryKey(key)] = barButtonItem(child)
      case ("leftBarButtonItems", _), ("rightBarButtonItems", _):
        record.entries[NibCompiler.entryKey(child.name)] = child.children.map(barButtonItem)
      case (_, "titleView"): record.entries["UITitleView"] = view(child)
      case ("connections", _), ("nil", _), ("userDefinedRuntimeAttributes", _): continue
      default: report("<\(child.name)> is not read", child)
      }
    }
    return record
  }

  /// Returns the record of an item of a tab bar.
  func tabBarItem(_ element: DocumentElement) -> NibRecord {
    let record = record(element, defaultType: UITabBarItem.self)
    if let word = element.attributes["systemItem"] {
      // The system's titles are not the document's.
      record.entries["UITitle"] = word.prefix(1).uppercased() + word.dropFirst()
    }
    readAttributes(of: record, except: ["systemItem"])
    readItemChildren(of: record)
    return record
  }

  /// Returns the record of a bar button item.
  func barButtonItem(_ element: DocumentElement) -> NibRecord {
    let record = record(element, defaultType: UIBarButtonItem.self)
    readAttributes(of: record, except: ["systemItem"])
    if let word = element.attributes["systemItem"] {
      if let number = NibVocabulary.rawValue(of: word, for: "systemItem") {
        record.entries["UISystemItem"] = NSNumber(value: number)
      } else {
        report("the system item \(word) is not read", element)
      }
    }
    readItemChildren(of: record)
    return record
  }

  private func readItemChildren(of record: NibRecord) {
    for child in record.element.children {
      switch child.name {
      case "connections", "userDefinedRuntimeAttributes", "nil": continue
      case "imageReference": readImageReference(child, of: record)
      case "accessibility": readAccessibility(child, of: record)
      case _ where child.key == "customView": record.entries["UICustomView"] = view(child)
      default: readValue(child, of: record)
      }
    }
  }

  private func readAttributes(of record: NibRecord, except names: Set<String> = []) {
    for (name, text) in record.element.attributes.sorted(by: { $0.key < $1.key })
    where !names.contains(name) {
      readAttribute(name, text, of: record)
    }
  }

  static func entryKey(_ name: String) -> String {
    "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  // MARK: Parts of several kinds of objects

  func readImageReference(_ child: DocumentElement, of record: NibRecord) {
    guard let key = child.key, let name = child.attributes["image"] else { return }
    record.entries[NibCompiler.entryKey(key)] = image(name, of: child)
  }

  func readAccessibility(_ child: DocumentElement, of record: NibRecord) {
    for (attribute, key) in [
      ("label", "UIAccessibilityLabel"), ("hint", "UIAccessibilityHint"),
      ("value", "UIAccessibilityValue"), ("identifier", "UIAccessibilityIdentifier"),
    ] {
      guard let text = child.attributes[attribute] else { continue }
      let name =
        "ibExternalAccessibility" + attribute.prefix(1).uppercased() + attribute.dropFirst()
      record.entries[key] = values.localized(text, name, of: record.element)
    }
    if let isElement = child.child("bool", key: "isElement")?.bool("value") {
      record.entries["UIIsAccessibilityElement"] = NSNumber(value: isElement)
    }
    if let traits = child.child("accessibilityTraits") {
      record.entries["UIAccessibilityTraits"] = NSNumber(value: accessibilityTraits(traits))
    }
  }

  private func accessibilityTraits(_ element: DocumentElement) -> UInt64 {
    let words: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("header", .header), ("searchField", .searchField),
      ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
      ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("adjustable", .adjustable),
    ]
    return words.filter { element.bool($0.0) == true }
      .reduce(into: UIAccessibilityTraits()) { $0.formUnion($1.1) }.rawValue
  }
}
