import QuartzCore

// The properties that the classes of an app add to UIKit's, as one object has them.
//
// On Apple's platforms a proxy is no instance of the class: it records the messages that it gets, and
// only properties that Objective-C sees send any. Here it is an instance, whose initializer and
// property observers run, because no other object can be asked for the properties of a class.
@MainActor
struct CustomProperties {
  /// The values of the properties that key-value coding reaches.
  private(set) var keyed: [String: Any?] = [:]
  /// The values of the stored properties, as far as they can be compared.
  private(set) var stored: [String: AnyHashable?] = [:]

  init(of object: AnyObject) {
    var framework: AnyClass? = type(of: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let type = framework, let current = mirror, !Self.isOfFrameworks(type) {
      for child in current.children {
        guard let name = child.label, !name.hasPrefix("$__lazy_storage_$_") else { continue }
        if let value = Self.comparable(child.value) { stored[name] = value }
      }
      framework = _getSuperclass(type)
      mirror = current.superclassMirror
    }
    for property in Self.properties(of: object, below: framework) {
      keyed[property.name] = .some(property.read(object))
    }
  }

  /// The properties that key-value coding reaches and a class of the app lists.
  private static func properties(of object: AnyObject, below framework: AnyClass?)
    -> [_KeyedProperty]
  {
    guard let object = object as? any _KeyValueCoding, type(of: object) != framework else {
      return []
    }
    let own = KeyedPropertyTable.properties(of: type(of: object))
    let inherited = (framework as? any _KeyValueCoding.Type).map(KeyedPropertyTable.properties)
    return own.values.filter { inherited?[$0.name] == nil && $0.isVisible(in: object) }
  }

  /// The names of the stored properties whose values differ.
  func storedDifferences(from other: CustomProperties) -> [String] {
    stored.keys.filter { stored[$0] != other.stored[$0] }.sorted()
  }

  /// The names of the properties of key-value coding whose values differ.
  func keyedDifferences(from other: CustomProperties) -> [String] {
    keyed.keys.filter { name in
      guard let value = keyed[name], let old = other.keyed[name] else { return false }
      return !Self.areEqual(value, old)
    }.sorted()
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    if let first = first as? NSObject, let second = second as? NSObject {
      return first.isEqual(second)
    }
    return ValueDifference.areEqual(first, second)
  }

  static func isOfFrameworks(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }

  // Objects that each instance makes for itself say nothing about what was set.
  private static func comparable(_ value: Any) -> AnyHashable?? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else { return .some(nil) }
      return comparable(wrapped)
    }
    let isValue =
      mirror.displayStyle != .class || value is UIColor || value is UIFont
      || value is UIImage || value is NSAttributedString
    guard isValue, let value = value as? AnyHashable else { return nil }
    return .some(value)
  }
}

extension UIView {
  /// Ends what the initializer of a proxy began, so that nothing is heard from it.
  func disconnect() {
    KeyValueObservers.shared.removeAll(of: self)
    (self as? UIControl)?.eventHandlers = []
  }

  /// Records what was set on this proxy by key, and reports once each property that takes no part.
  func recordCustomAppearance() {
    guard let record = appearanceRecord, !CustomProperties.isOfFrameworks(type(of: self)) else {
      return
    }
    let now = CustomProperties(of: self)
    for name in now.keyedDifferences(from: record.custom) {
      guard let value = now.keyed[name] else { continue }
      record.record(AppearanceProperty(name, isCustom: true)) { target in
        (target as? any _KeyValueCoding)?.setValue(value, forKey: name)
      }
    }
    let changed = now.storedDifferences(from: record.custom)
    record.custom = now
    guard !changed.isEmpty else { return }
    // What the recorded properties change in turn changes in another instance as well.
    let twin = Self.make()
    twin.disconnect()
    for setting in record.settings { setting.apply(twin) }
    let expected = CustomProperties(of: twin)
    for name in changed where now.storedDifferences(from: expected).contains(name) {
      reportMisuse(
        "\(type(of: self)).appearance().\(name)",
        "the property takes no part in appearance proxies; declare it @objc dynamic, and off Apple's "
          + "platforms list it in _keyedProperties, or set it on the objects themselves")
    }
  }

  /// Notes the properties that differ from those of a new instance as set on the object itself.
  func noteExplicitCustomAppearance(_ records: [AppearanceRecord]) {
    for record in records {
      for setting in record.settings where setting.property.isCustom {
        guard let standard = record.standard.keyed[setting.property.name] else { continue }
        if !CustomProperties.areEqual(value(forKey: setting.property.name), standard) {
          explicitAppearance.insert(setting.property)
        }
      }
    }
  }
}
