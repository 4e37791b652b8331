import Foundation

/// Converts between the values of properties and the objects of key-value coding.
///
/// Numbers are `NSNumber`, structures of geometry `NSValue`, everything else is itself.
@MainActor package enum KeyedValue {
  /// Returns the object for a value.
  static func object(of value: Any?) -> Any? {
    guard let value = flattened(value) else { return nil }
    switch value {
    case let value as Bool: return NSNumber(value: value)
    case let value as Int: return NSNumber(value: value)
    case let value as UInt: return NSNumber(value: value)
    case let value as UInt64: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case let value as Double: return NSNumber(value: value)
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let value as CGRect: return NSValue(cgRect: value)
    case let value as CGPoint: return NSValue(cgPoint: value)
    case let value as CGSize: return NSValue(cgSize: value)
    case let value as UIEdgeInsets: return NSValue(uiEdgeInsets: value)
    case let value as any RawRepresentable: return object(of: value.rawValue)
    default: return value
    }
  }

  /// Returns the value for an object, or nil if it does not fit.
  ///
  /// `nil` fits an optional only.
  static func value<Value>(of object: Any?, as type: Value.Type) -> Value? {
    let object = flattened(object)
    if let optional = type as? any OptionalValue.Type {
      // A cast alone would turn a value that does not fit into an optional without a value.
      guard let wrapped = optional.wrapping(object) else { return nil }
      return wrapped as? Value
    }
    guard let object else { return nil }
    return plainValue(of: object, as: type) as? Value
  }

  fileprivate static func plainValue(of object: Any, as type: Any.Type) -> Any? {
    if let number = object as? NSNumber, let value = self.number(number, as: type) { return value }
    if let text = object as? String, let geometry = geometry(text, as: type) { return geometry }
    if let value = object as? NSValue, let geometry = geometry(value, as: type) { return geometry }
    if let type = type as? any RawRepresentable.Type, let value = raw(object, as: type) {
      return value
    }
    return object
  }

  /// How the text of a document becomes a value.
  package enum Kind {
    case bool, number, string, enumeration, other
  }

  package static func kind(of type: Any.Type) -> Kind {
    switch plainType(type) {
    case is Bool.Type: .bool
    case is String.Type: .string
    case is Int.Type, is UInt.Type, is UInt64.Type, is Int32.Type, is Float.Type, is Double.Type,
      is CGFloat.Type:
      .number
    case is any RawRepresentable.Type: .enumeration
    default: .other
    }
  }

  /// Returns whether the raw values of an enumeration or an option set are integers.
  static func hasIntegers(_ type: Any.Type) -> Bool {
    func hasIntegers<Value: RawRepresentable>(_ type: Value.Type) -> Bool {
      Value.RawValue.self is any BinaryInteger.Type
    }
    guard let type = type as? any RawRepresentable.Type else { return false }
    return hasIntegers(type)
  }

  /// Returns the type of the value of an optional, or the type itself.
  package static func plainType(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalValue.Type)?.wrappedType ?? type
  }

  private static func raw<Value: RawRepresentable>(_ object: Any, as type: Value.Type) -> Any? {
    if let value = object as? Value { return value }
    guard let rawValue = value(of: object, as: Value.RawValue.self) else { return nil }
    return Value(rawValue: rawValue)
  }

  private static func number(_ number: NSNumber, as type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: number.boolValue
    case is Int.Type: number.intValue
    case is UInt.Type: number.uintValue
    case is UInt64.Type: number.uint64Value
    case is Int32.Type: number.int32Value
    case is Float.Type: number.floatValue
    case is Double.Type: number.doubleValue
    case is CGFloat.Type: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // Foundation ends the process when a value is asked for another structure than its own.
  private static func geometry(_ value: NSValue, as type: Any.Type) -> Any? {
    guard !(value is NSNumber) else { return nil }
    let own = String(cString: value.objCType)
    func isLike(_ other: NSValue) -> Bool { String(cString: other.objCType) == own }
    return switch type {
    case is CGRect.Type: isLike(NSValue(cgRect: .zero)) ? value.cgRectValue : nil
    case is CGPoint.Type: isLike(NSValue(cgPoint: .zero)) ? value.cgPointValue : nil
    case is CGSize.Type: isLike(NSValue(cgSize: .zero)) ? value.cgSizeValue : nil
    case is UIEdgeInsets.Type: isLike(NSValue(uiEdgeInsets: .zero)) ? value.uiEdgeInsetsValue : nil
    default: nil
    }
  }

  private static func geometry(_ text: String, as type: Any.Type) -> Any? {
    switch type {
    case is CGRect.Type: NSCoder.cgRect(for: text)
    case is CGPoint.Type: NSCoder.cgPoint(for: text)
    case is CGSize.Type: NSCoder.cgSize(for: text)
    case is UIEdgeInsets.Type: NSCoder.uiEdgeInsets(for: text)
    default: nil
    }
  }

  private static func flattened(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
  }
}

@MainActor private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
  /// The optional around an object, or nil if the object does not fit.
  static func wrapping(_ object: Any?) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }

  fileprivate var wrapped: Any? { self }

  fileprivate static func wrapping(_ object: Any?) -> Any? {
    guard let object else { return Self.none as Any }
    return KeyedValue.value(of: object, as: Wrapped.self).map { Self.some($0) as Any }
  }
}
