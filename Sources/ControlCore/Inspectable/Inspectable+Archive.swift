import UIKit

extension Inspectable {
  /// Encodes every inspectable property whose value differs from the default.
  ///
  /// ``Control`` does this for its subclasses. Other views call it in `encode(with:)`.
  package func encodeInspectableProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for property in Self.inspectableProperties {
      // A default may be a dynamic color, and an archive stores only one variant of it.
      guard let value = property.value(in: self), value != property.defaultValue else { continue }
      value.encode(with: coder, forKey: property.archiveKey)
    }
  }

  /// Decodes every inspectable property that an archive contains.
  ///
  /// The other properties keep their values. ``Control`` does this for its subclasses. Other views
  /// call it in `init(coder:)`.
  package func decodeInspectableProperties(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for property in Self.inspectableProperties {
      guard let value = property.kind.decodeValue(from: coder, forKey: property.archiveKey) else {
        continue
      }
      property.set(value, in: self)
    }
  }
}

extension InspectableProperty {
  fileprivate var archiveKey: String { "ControlKit." + name }
}

extension InspectableValue {
  fileprivate func encode(with coder: NSCoder, forKey key: String) {
    switch self {
    case .bool(let bool): coder.encode(bool, forKey: key)
    case .integer(let integer): coder.encode(integer, forKey: key)
    case .number(let number): coder.encode(number, forKey: key)
    case .string(let string): coder.encode(string as NSString, forKey: key)
    case .point(let point): Self.encode([point.x, point.y], with: coder, forKey: key)
    case .size(let size): Self.encode([size.width, size.height], with: coder, forKey: key)
    case .rect(let rect):
      Self.encode(
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], with: coder, forKey: key)
    case .color(let color): coder.encode(color, forKey: key)
    case .image(let image): coder.encode(image, forKey: key)
    }
  }

  private static func encode(_ numbers: [CGFloat], with coder: NSCoder, forKey key: String) {
    coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
  }
}

extension InspectableKind {
  fileprivate func decodeValue(from coder: NSCoder, forKey key: String) -> InspectableValue? {
    guard coder.containsValue(forKey: key) else { return nil }
    switch self {
    case .bool: return .bool(coder.decodeBool(forKey: key))
    case .integer, .choice: return .integer(coder.decodeInteger(forKey: key))
    case .number: return .number(coder.decodeDouble(forKey: key))
    case .string:
      return coder.decodeObject(of: NSString.self, forKey: key).map { .string($0 as String) }
    case .point:
      return Self.numbers(2, from: coder, forKey: key).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case .size:
      return Self.numbers(2, from: coder, forKey: key).map {
        .size(CGSize(width: $0[0], height: $0[1]))
      }
    case .rect:
      return Self.numbers(4, from: coder, forKey: key).map {
        .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    case .color: return coder.decodeObject(of: UIColor.self, forKey: key).map { .color($0) }
    case .image: return coder.decodeObject(of: UIImage.self, forKey: key).map { .image($0) }
    }
  }

  private static func numbers(_ count: Int, from coder: NSCoder, forKey key: String) -> [Double]? {
    let objects = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber]
    guard let numbers = objects?.map(\.doubleValue), numbers.count == count else { return nil }
    return numbers
  }
}
