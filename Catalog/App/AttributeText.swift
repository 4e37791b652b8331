import ControlCore
import UIKit

/// The values of attributes as text in a link.
@MainActor
enum AttributeText {
  /// Reads a value.
  ///
  /// `none` and `automatic` are no color and no image; for numbers, the value that the attribute gives
  /// this name. An image is `sample`, which is the image that the inspector offers, or the name of a
  /// symbol; the parts of a point, size or rectangle are separated by commas.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - property: The attribute.
  /// - Returns: The value, or `nil` if the text is no value of the attribute.
  static func value(_ text: String, of property: InspectableProperty) -> InspectableValue? {
    let word = text.lowercased()
    let isNone = word == "none" || word == "automatic"
    let named = property.valueNames.first { $0.value.lowercased() == word }?.key
    switch property.kind {
    case .bool: return bool(word).map { .bool($0) }
    case .integer:
      return (named.flatMap { Int(exactly: $0) } ?? Int(text)).map { .integer($0) }
    case .choice(let names):
      let index = names.firstIndex { $0.lowercased() == word } ?? Int(text)
      return index.flatMap { names.indices.contains($0) ? .integer($0) : nil }
    case .number:
      guard let number = named ?? Double(text), !number.isNaN else { return nil }
      return .number(number)
    case .string: return .string(text)
    case .color:
      if isNone { return property.defaultValue == .color(nil) ? .color(nil) : nil }
      return ColorText.color(text).map { .color($0) }
    case .image:
      if word == sample { return .image(SampleImages.knob(for: property.name)) }
      return isNone ? .image(nil) : UIImage(systemName: text).map { .image($0) }
    case .point: return numbers(text, 2).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case .size: return numbers(text, 2).map { .size(CGSize(width: $0[0], height: $0[1])) }
    case .rect:
      return numbers(text, 4).map {
        .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    }
  }

  /// Writes a value, in a form that ``value(_:of:)`` reads as the same value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - property: The attribute.
  /// - Returns: The text, or `nil` for an image that only its owner can make, and for no number.
  static func text(_ value: InspectableValue, of property: InspectableProperty) -> String? {
    switch value {
    case .bool(let bool): return String(bool)
    case .integer(let index):
      guard case .choice(let names) = property.kind, names.indices.contains(index) else {
        return String(index)
      }
      return names[index].lowercased()
    case .number(let number): return number.isNaN ? nil : text(number)
    case .string(let string): return string
    case .color(let color): return color.map(ColorText.text) ?? "none"
    case .image(let image):
      guard let image else { return "none" }
      return image === SampleImages.knob(for: property.name) ? sample : nil
    case .point(let point): return list([point.x, point.y])
    case .size(let size): return list([size.width, size.height])
    case .rect(let rect):
      return list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }
  }

  private static let sample = "sample"

  private static func bool(_ word: String) -> Bool? {
    if ["true", "yes", "1"].contains(word) { return true }
    return ["false", "no", "0"].contains(word) ? false : nil
  }

  private static func text(_ number: Double) -> String {
    number.isFinite ? NumberText.code(number) : String(number)
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    numbers.map { text(Double($0)) }.joined(separator: ",")
  }

  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }
}
