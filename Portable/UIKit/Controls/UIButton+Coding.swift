// What an archive of a button holds beside what every control has.
extension UIButton {
  private enum Key {
    static let type = "UIButtonType"
    static let configuration = "UIConfiguration"
    static let titles = "UITitles"
    static let attributedTitles = "UIAttributedTitles"
    static let titleColors = "UITitleColors"
    static let images = "UIImages"
    static let backgroundImages = "UIBackgroundImages"
  }

  func encodeContent(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(buttonType.rawValue, forKey: Key.type)
    encode(titles, with: coder, forKey: Key.titles) { $0 as NSString }
    encode(attributedTitles, with: coder, forKey: Key.attributedTitles) { $0.archivedRuns }
    encode(titleColors, with: coder, forKey: Key.titleColors) { $0 }
    encode(images, with: coder, forKey: Key.images) { $0 }
    encode(backgroundImages, with: coder, forKey: Key.backgroundImages) { $0 }
  }

  func decodeContent(from coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Key.titles) else { return }
    if let type = ButtonType(rawValue: coder.decodeInteger(forKey: Key.type)), type != .custom {
      adopt(type)
    }
    decode(NSString.self, from: coder, forKey: Key.titles) { titles[$1] = $0 as String }
    decode(NSArray.self, from: coder, forKey: Key.attributedTitles) {
      attributedTitles[$1] = NSAttributedString(archivedRuns: $0)
    }
    decode(UIColor.self, from: coder, forKey: Key.titleColors) { titleColors[$1] = $0 }
    decode(UIImage.self, from: coder, forKey: Key.images) { images[$1] = $0 }
    decode(UIImage.self, from: coder, forKey: Key.backgroundImages) { backgroundImages[$1] = $0 }
    // Only a document has one.
    if coder.containsValue(forKey: Key.configuration) {
      configuration = coder.decodeObject(forKey: Key.configuration) as? Configuration
    }
    contentDidChange()
  }

  private static let attributeClasses: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, UIColor.self, UIFont.self,
    NSParagraphStyle.self, NSShadow.self,
  ]

  private func encode<Value>(
    _ table: StateTable<Value>, with coder: NSCoder, forKey key: String,
    archived: (Value) -> NSObject
  ) {
    let states = table.states
    coder.encode(states.map { NSNumber(value: $0.rawValue) } as NSArray, forKey: key)
    for state in states {
      coder.encode(table[state].map(archived), forKey: "\(key).\(state.rawValue)")
    }
  }

  private func decode<Object: NSObject & NSCoding>(
    _ type: Object.Type, from coder: NSCoder, forKey key: String,
    set: (Object, UIControl.State) -> Void
  ) {
    let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber]
    for number in numbers ?? [] {
      let state = UIControl.State(rawValue: number.uintValue)
      let object = coder.decodeObject(
        of: [type] + Self.attributeClasses, forKey: "\(key).\(state.rawValue)")
      if let object = object as? Object { set(object, state) }
    }
  }
}

extension UIButton: PartlyArchivedView {
  var archivedSubviews: [UIView] {
    let own = contentParts
    return subviews.filter { view in
      view !== activityIndicator && !own.contains { $0 === view }
    }
  }
}

// Off Apple an attributed string of a single run does not come back from an archive of its own.
extension NSAttributedString {
  /// Text and attributes in turn; attributes that cannot be archived are left out.
  fileprivate var archivedRuns: NSArray {
    let runs = NSMutableArray()
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      let archived = NSMutableDictionary()
      for (key, value) in attributes {
        let object = (value as? any NSCoding) ?? (value as? CGFloat).map { NSNumber(value: $0) }
        if let object { archived[key.rawValue as NSString] = object }
      }
      runs.add(attributedSubstring(from: range).string as NSString)
      runs.add(archived)
    }
    return runs
  }

  fileprivate convenience init(archivedRuns: NSArray) {
    let text = NSMutableAttributedString(string: "")
    for index in stride(from: 0, to: archivedRuns.count - 1, by: 2) {
      guard let string = archivedRuns[index] as? String else { continue }
      let archived = archivedRuns[index + 1] as? [String: Any] ?? [:]
      let attributes = archived.map { (NSAttributedString.Key($0.key), $0.value) }
      text.append(
        NSAttributedString(
          string: string,
          attributes: Dictionary(attributes, uniquingKeysWith: { first, _ in first })))
    }
    self.init(attributedString: text)
  }
}
