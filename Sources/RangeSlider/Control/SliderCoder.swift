import UIKit

/// A keyed coder with the keys of sliders.
@MainActor
struct SliderCoder {
  private static let keyPrefix = "ControlKit.RangeSlider."

  let coder: NSCoder

  // MARK: Encoding

  func encode(_ numbers: [Double], forKey key: String) {
    encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: key)
  }

  func encode(_ length: CGFloat, forKey key: String) {
    encode([Double(length)], forKey: key)
  }

  func encode(_ size: CGSize, forKey key: String) {
    encode([size.width, size.height].map(Double.init), forKey: key)
  }

  func encode(_ range: ClosedRange<Double>, forKey key: String) {
    encode([range.lowerBound, range.upperBound], forKey: key)
  }

  func encode(_ object: (NSObject & NSCoding)?, forKey key: String) {
    if let object { coder.encode(object, forKey: Self.keyPrefix + key) }
  }

  /// Encodes the objects of thumbs or segments, each with its number.
  func encode(_ objects: some Sequence<(Int, NSObject & NSCoding)>, forKeys key: String) {
    for (number, object) in objects { encode(object, forKey: "\(key).\(number)") }
  }

  // MARK: Decoding

  func numbers(forKey key: String) -> [Double]? {
    let key = Self.keyPrefix + key
    guard coder.containsValue(forKey: key) else { return nil }
    let objects = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key)
    return (objects as? [NSNumber])?.map(\.doubleValue)
  }

  func number(forKey key: String) -> Double? {
    numbers(forKey: key)?.first
  }

  func length(forKey key: String) -> CGFloat? {
    number(forKey: key).map { CGFloat($0) }
  }

  func size(forKey key: String) -> CGSize? {
    guard let numbers = numbers(forKey: key), numbers.count == 2 else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns a range, or `nil` if its ends are not in order.
  func range(forKey key: String) -> ClosedRange<Double>? {
    guard let numbers = numbers(forKey: key), numbers.count == 2, numbers[0] <= numbers[1] else {
      return nil
    }
    return numbers[0]...numbers[1]
  }

  func object<Object: NSObject & NSCoding>(forKey key: String) -> Object? {
    let key = Self.keyPrefix + key
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.decodeObject(of: Object.self, forKey: key)
  }

  /// Returns the objects of so many thumbs or segments that have one.
  func objects<Object: NSObject & NSCoding>(forKeys key: String, count: Int) -> [Int: Object] {
    let found = (0..<count).compactMap { number in
      (object(forKey: "\(key).\(number)") as Object?).map { (number, $0) }
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  func contains(_ key: String) -> Bool {
    coder.containsValue(forKey: Self.keyPrefix + key)
  }
}
