import Foundation

// UIKit's classes archive their properties from the tables of key-value coding.
extension NSCoder {
  private static let classes: [AnyClass] = [
    NSNumber.self, NSString.self, UIColor.self, UIFont.self, UIImage.self,
  ]

  /// Encodes the archived properties of an object.
  @MainActor func encodeProperties(of object: any _KeyValueCoding) {
    for property in KeyedPropertyTable.properties(of: type(of: object)).values
    where property.isArchived {
      guard let value = property.read(object) else { continue }
      let key = property.archiveKey
      switch (property.archivedKind, value as? NSNumber) {
      case (.bool, let number?): encode(number.boolValue, forKey: key)
      case (.integer, let number?): encode(number.intValue, forKey: key)
      case (.real, let number?): encode(number.doubleValue, forKey: key)
      default: encode(KeyedValue.archived(value, of: property.type), forKey: key)
      }
    }
  }

  /// Decodes the properties that a class and its superclasses list; what is missing stays.
  @MainActor func decodeProperties(
    _ type: any _KeyValueCoding.Type, of object: any _KeyValueCoding
  ) {
    guard allowsKeyedCoding else { return }
    for property in type._keyedProperties where containsValue(forKey: property.archiveKey) {
      // A value out of range leaves the property as it is.
      if let value = value(of: property) { _ = property.write(object, value) }
    }
  }

  @MainActor private func value(of property: _KeyedProperty) -> Any? {
    let key = property.archiveKey
    // A decoder of a document has objects only; to ask an archive for a number as an object ends
    // the process.
    switch self is NSKeyedUnarchiver ? property.archivedKind : .object {
    case .bool: return NSNumber(value: decodeBool(forKey: key))
    case .integer: return NSNumber(value: decodeInteger(forKey: key))
    case .real: return NSNumber(value: decodeDouble(forKey: key))
    case .object:
      return requiresSecureCoding
        ? decodeObject(of: Self.classes, forKey: key) : decodeObject(forKey: key)
    }
  }
}

extension _KeyedProperty {
  // How an archive holds the value.
  fileprivate enum ArchivedKind {
    case bool, integer, real, object
  }

  @MainActor fileprivate var archivedKind: ArchivedKind {
    let type = KeyedValue.plainType(type)
    switch KeyedValue.kind(of: type) {
    case .bool: return .bool
    case .number: return type is any BinaryInteger.Type ? .integer : .real
    case .enumeration: return KeyedValue.hasIntegers(type) ? .integer : .object
    case .string, .other: return .object
    }
  }

  /// `UIText` for `text`.
  var archiveKey: String { "UI" + name.prefix(1).uppercased() + name.dropFirst() }
}

extension KeyedValue {
  // Off Apple's platforms an archive takes no NSValue, so that geometry becomes text.
  fileprivate static func archived(_ object: Any, of type: Any.Type) -> Any {
    if let string = object as? String { return string as NSString }
    guard let value = object as? NSValue else { return object }
    return switch type {
    case is CGRect.Type: NSCoder.string(for: value.cgRectValue) as NSString
    case is CGPoint.Type: NSCoder.string(for: value.cgPointValue) as NSString
    case is CGSize.Type: NSCoder.string(for: value.cgSizeValue) as NSString
    case is UIEdgeInsets.Type: NSCoder.string(for: value.uiEdgeInsetsValue) as NSString
    default: object
    }
  }
}
