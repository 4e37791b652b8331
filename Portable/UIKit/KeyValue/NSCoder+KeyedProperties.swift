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
      encode(KeyedValue.archived(value, of: property.type), forKey: property.archiveKey)
    }
  }

  /// Decodes the properties that a class and its superclasses list; what is missing stays.
  @MainActor func decodeProperties(
    _ type: any _KeyValueCoding.Type, of object: any _KeyValueCoding
  ) {
    guard allowsKeyedCoding else { return }
    for property in type._keyedProperties where containsValue(forKey: property.archiveKey) {
      let value =
        requiresSecureCoding
        ? decodeObject(of: Self.classes, forKey: property.archiveKey)
        : decodeObject(forKey: property.archiveKey)
      // A value out of range leaves the property as it is.
      if let value { _ = property.write(object, value) }
    }
  }
}

extension _KeyedProperty {
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
