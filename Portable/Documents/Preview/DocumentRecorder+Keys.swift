import Foundation
import UIKit

// What a document sets by key-value coding.
extension DocumentRecorder {
  /// Returns whether an element names a class that is not there.
  func isOfApp(_ element: DocumentElement) -> Bool {
    guard let name = element.attributes["customClass"] else { return false }
    if NibCompiler.registeredClass(name, module: element.attributes["customModule"]) != nil {
      return false
    }
    return missingClass(name, element) == nil
  }

  /// Sets a value of the document, and notes what an exception or a conversion would make of it.
  func set(
    _ value: Any?, forKeyPath keyPath: String, of object: NSObject, _ record: NibRecord?, line: Int
  ) {
    let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    let name = record?.element.attributes["customClass"]
    if let record, record.isOfApp {
      let type = record.type as? any _KeyValueCoding.Type
      guard let type, KeyedPropertyTable.property(key, of: type) != nil, !(object is PreviewOwner)
      else {
        if let name { checkKey(key, ofAppClass: name, line: line) }
        return
      }
    }
    if let text = value as? String, Self.layerNumbers.contains(keyPath) {
      // A text is taken as a number, which it seldom is.
      diagnose(
        .wrongValue, .warning, line: line,
        "\(keyPath) is a number, and the value is the text \"\(text)\"")
      return
    }
    KeyValueMisuse.handler = { [weak self] failure in
      self?.diagnose(failure, name, line: line)
    }
    defer { KeyValueMisuse.handler = nil }
    let count = diagnostics.count
    KeyPathWalk.setValue(value, forKeyPath: keyPath, of: object)
    if name != nil, diagnostics.count == count, !(object is PreviewOwner) {
      given(value, forKeyPath: keyPath, of: object, line: line)
    }
  }

  private static let layerNumbers: Set<String> = [
    "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.shadowOpacity",
    "layer.opacity", "layer.zPosition",
  ]

  private func diagnose(_ failure: KeyValueMisuse.Failure, _ className: String?, line: Int) {
    switch failure {
    case .undefinedKey(let key, let object):
      let type: AnyObject.Type = type(of: object)
      let names = (type as? any _KeyValueCoding.Type).map {
        Array(KeyedPropertyTable.properties(of: $0).keys)
      }
      let nearest = NearestName.nearest(to: key, among: names ?? [])
      diagnoseKey(key, of: type, nearest, line: line)
    case .value(let value as AnyObject, _, _) where isOfApp(value): return
    case .value(let value, let property, let object):
      let kind = Self.kind(of: property)
      diagnose(
        .wrongValue, line: line,
        "\(property.name) of \(type(of: object)) is \(kind), and the value is \(Self.text(of: value))"
      )
    }
  }

  private func isOfApp(_ value: AnyObject) -> Bool {
    value is PreviewOwner || appObjects.contains(ObjectIdentifier(value))
  }

  // Extensions of the app may add properties to any class, above all to those of the system.
  private func diagnoseKey(
    _ key: String, of type: AnyObject.Type, _ nearest: String?, line: Int
  ) {
    var next: AnyClass? = type
    while let current = next {
      if context.classes?["\(current)"]?.properties.contains(key) == true { return }
      next = _getSuperclass(current)
    }
    let isOfKit = context.modules["\(type)"] != nil
    if isOfKit {
      diagnose(
        .unknownKey, line: line, "\(type) has no property \(key)" + Self.suggestion(nearest))
    } else if context.classes != nil {
      diagnose(
        .unknownKey, .warning, line: line,
        "\(type) has no property \(key), and no extension in the sources adds it"
          + Self.suggestion(nearest))
    } else {
      diagnose(
        .unknownKey, .note, line: nil,
        "\(key) is no property of UIKit's classes; it is not known whether the app adds it")
    }
  }

  private static func kind(of property: _KeyedProperty) -> String {
    switch KeyedValue.kind(of: property.type) {
    case .bool: return "a Boolean value"
    case .number: return "a number"
    case .string: return "a text"
    case .enumeration: return "a number"
    case .other:
      switch KeyedValue.plainType(property.type) {
      case is UIColor.Type: return "a color"
      case is UIImage.Type: return "an image"
      case is CGSize.Type: return "a size"
      case is CGPoint.Type: return "a point"
      case is CGRect.Type: return "a rectangle"
      case let type: return "a \(type)"
      }
    }
  }

  private static func text(of value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let text as String: "the text \"\(text)\""
    case let number as NSNumber: "the number \(number)"
    case is UIColor: "a color"
    case is UIImage: "an image"
    case is NSValue: "a size, a point or a rectangle"
    case let object?: "a \(type(of: object))"
    }
  }
}
