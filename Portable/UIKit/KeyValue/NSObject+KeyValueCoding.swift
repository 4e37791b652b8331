import QuartzCore

extension _KeyValueCoding {
  /// Returns the value of a property by its name in Objective-C.
  ///
  /// A name that the class does not list, or of a property that is not `dynamic`, is a misuse.
  public func value(forKey key: String) -> Any? {
    guard let property = KeyedPropertyTable.property(key, of: self) else {
      KeyValueMisuse.undefinedKey(key, of: self, api: "value(forKey:)")
      return nil
    }
    return property.read(self)
  }

  /// Sets a property by its name in Objective-C.
  ///
  /// A name that the class does not list, or of a property that is not `dynamic`, or a value that does
  /// not fit, is a misuse.
  public func setValue(_ value: Any?, forKey key: String) {
    // Objective-C looks for a setter.
    guard let property = KeyedPropertyTable.property(key, of: self), property.isWritable else {
      KeyValueMisuse.undefinedKey(key, of: self, api: "setValue(_:forKey:)")
      return
    }
    if !property.write(self, value) {
      KeyValueMisuse.value(value, doesNotFit: property, of: self)
    }
  }
}

extension UIResponder {
  /// Returns the value that a path of keys leads to.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathWalk.value(forKeyPath: keyPath, of: self)
  }

  /// Sets the value that a path of keys leads to.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyPathWalk.setValue(value, forKeyPath: keyPath, of: self)
  }
}

/// Follows paths such as `layer.cornerRadius` from object to object.
@MainActor package enum KeyPathWalk {
  package static func value(forKeyPath keyPath: String, of object: AnyObject) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath, of: object) }
    if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
    guard let next = value(forKey: String(keyPath[..<dot]), of: object) else { return nil }
    return value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]), of: next as AnyObject)
  }

  package static func setValue(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject) {
    if let layer = object as? CALayer {
      layer.setValue(value, forKeyPath: keyPath)
      return
    }
    guard let dot = keyPath.firstIndex(of: ".") else {
      setValue(value, forKey: keyPath, of: object)
      return
    }
    // As in Objective-C a message to nil goes nowhere.
    guard let next = self.value(forKey: String(keyPath[..<dot]), of: object) else { return }
    setValue(
      value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]), of: next as AnyObject)
  }

  static func value(forKey key: String, of object: AnyObject) -> Any? {
    switch object {
    case let responder as UIResponder: return responder.value(forKey: key)
    case let layer as CALayer: return layer.value(forKey: key)
    case let object as any _KeyValueCoding: return object.value(forKey: key)
    default:
      KeyValueMisuse.undefinedKey(key, of: object, api: "value(forKey:)")
      return nil
    }
  }

  static func setValue(_ value: Any?, forKey key: String, of object: AnyObject) {
    switch object {
    case let responder as UIResponder: responder.setValue(value, forKey: key)
    case let layer as CALayer: layer.setValue(value, forKey: key)
    case let object as any _KeyValueCoding: object.setValue(value, forKey: key)
    default: KeyValueMisuse.undefinedKey(key, of: object, api: "setValue(_:forKey:)")
    }
  }
}

@MainActor package enum KeyValueMisuse {
  /// The line of the document that a key comes from; nil outside of documents.
  static var place: String?
  /// Takes what is wrong while a preview sets the values of a document.
  package static var handler: ((Failure) -> Void)?

  /// What is wrong with a key or its value.
  package enum Failure {
    case undefinedKey(String, of: AnyObject)
    case value(Any?, for: _KeyedProperty, of: AnyObject)
  }

  private static var prefix: String { place.map { "\($0): " } ?? "" }

  static func undefinedKey(_ key: String, of object: AnyObject, api: String) {
    if let handler {
      handler(.undefinedKey(key, of: object))
      return
    }
    reportMisuse(
      api,
      prefix
        + "[<\(type(of: object))> \(api)]: this class is not key value coding-compliant for the"
        + " key \(key). Objective-C has to see the property: declare it @objc dynamic. Off Apple's"
        + " platforms declare it dynamic, and list it: override class var _keyedProperties")
  }

  static func value(_ value: Any?, doesNotFit property: _KeyedProperty, of object: AnyObject) {
    if let handler {
      handler(.value(value, for: property, of: object))
      return
    }
    let given = value.map { "a \(Swift.type(of: $0))" } ?? "nil"
    reportMisuse(
      "setValue(_:forKey:)",
      prefix + "\(type(of: object)).\(property.name) is a \(property.type), but the value is"
        + " \(given)")
  }
}
