import Foundation

/// A property that key-value coding reaches by its Objective-C name.
///
/// One line a property, which is declared `dynamic`, takes the place of `@objc` and `@IBOutlet` here:
///
/// ```swift
/// dynamic var titleLabel: UILabel?
///
/// override class var _keyedProperties: [_KeyedProperty] {
///   super._keyedProperties + [.init("titleLabel", \Card.titleLabel)]
/// }
/// ```
@preconcurrency @MainActor public struct _KeyedProperty {
  package let name: String
  /// The type of the values, for the message about one that does not fit.
  package let type: Any.Type
  let read: (AnyObject) -> Any?
  /// Returns false if the value does not fit.
  let write: (AnyObject, Any?) -> Bool
  /// Whether there is a setter.
  private(set) var isWritable = true
  /// Whether an archive holds the value.
  var isArchived = false
  // To find out whether the property is one that Objective-C sees.
  private var path: AnyKeyPath?

  /// Lists a stored or computed property.
  ///
  /// One that cannot be set has no setter for key-value coding either.
  public init<Root: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {
    let writable = keyPath as? ReferenceWritableKeyPath<Root, Value>
    self.init(name, type: Value.self) {
      ($0 as? Root).flatMap { KeyedValue.object(of: $0[keyPath: keyPath]) }
    } set: {
      guard let root = $0 as? Root, let writable,
        let value = KeyedValue.value(of: $1, as: Value.self)
      else { return false }
      root[keyPath: writable] = value
      return true
    }
    isWritable = writable != nil
    path = keyPath
  }

  /// Returns whether Objective-C sees the property of an object.
  func isVisible(in object: AnyObject) -> Bool {
    path.map { SwiftOnlyPaths.shared.hiddenMember(of: $0, of: object) == nil } ?? true
  }

  /// Lists a property by two closures.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C.
  ///   - type: The type of the values.
  ///   - get: Returns the value of an object.
  ///   - set: Sets the value of an object and returns true, or returns false if it does not fit.
  public init(
    _ name: String, type: Any.Type, get: @escaping (AnyObject) -> Any?,
    set: @escaping (AnyObject, Any?) -> Bool
  ) {
    self.name = name
    self.type = type
    read = get
    write = set
  }

  // A property of one of UIKit's classes. Those of an app archive their properties themselves.
  static func archived<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> Self {
    var property = Self(name, keyPath)
    property.isArchived = true
    return property
  }
}

/// A class that lists the properties that key-value coding reaches.
///
/// Responders do, bar items, gesture recognizers and constraints; another class conforms.
@preconcurrency @MainActor public protocol _KeyValueCoding: AnyObject {
  /// The properties that the class adds to those of its superclass.
  static var _keyedProperties: [_KeyedProperty] { get }
}

/// A class whose properties are listed in an extension, in addition to those of `_keyedProperties`.
///
/// A list in an extension can be generated from the sources.
@preconcurrency @MainActor public protocol _KeyedPropertyListing: AnyObject {
  /// The properties that the class adds.
  static var _listedProperties: [_KeyedProperty] { get }
}

/// The listed properties of each class, by name.
@MainActor package enum KeyedPropertyTable {
  private static var tables: [ObjectIdentifier: [String: _KeyedProperty]] = [:]

  /// Returns the property of an object; nil if its class does not list it, or Objective-C cannot see it.
  static func property(_ name: String, of object: any _KeyValueCoding) -> _KeyedProperty? {
    property(name, of: type(of: object)).flatMap { $0.isVisible(in: object) ? $0 : nil }
  }

  package static func property(_ name: String, of type: any _KeyValueCoding.Type) -> _KeyedProperty?
  {
    if let property = properties(of: type)[name] { return property }
    // Objective-C also finds the getter: `hidden` and `isHidden` are one property.
    guard name.hasPrefix("is"), name.count > 2 else { return nil }
    let rest = name.dropFirst(2)
    return properties(of: type)[rest.prefix(1).lowercased() + rest.dropFirst()]
  }

  package static func properties(of type: any _KeyValueCoding.Type) -> [String: _KeyedProperty] {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    // The last entry of a name is the subclass's.
    let listed = (type as? any _KeyedPropertyListing.Type)?._listedProperties ?? []
    let table = Dictionary((type._keyedProperties + listed).map { ($0.name, $0) }) { $1 }
    tables[key] = table
    return table
  }
}
