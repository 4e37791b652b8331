import ControlCore
import UIKit

/// The values of attributes as text in a link.
@MainActor
enum AttributeText {
  /// Reads a value.
  ///
  /// `none` and `automatic` are no color, image or string; for numbers, the value that the attribute
  /// gives this name. A color is `#RRGGBB`, `#RRGGBBAA` or the name of a system color; an image is
  /// the name of a symbol; the parts of a point, size or rectangle are separated by commas.
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
    case .string: return .string(isNone ? "" : text)
    case .color:
      if isNone { return property.defaultValue == .color(nil) ? .color(nil) : nil }
      return color(text).map { .color($0) }
    case .image:
      return isNone ? .image(nil) : UIImage(systemName: text).map { .image($0) }
    case .point: return numbers(text, 2).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case .size: return numbers(text, 2).map { .size(CGSize(width: $0[0], height: $0[1])) }
    case .rect:
      return numbers(text, 4).map {
        .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    }
  }

  private static func bool(_ word: String) -> Bool? {
    if ["true", "yes", "1"].contains(word) { return true }
    return ["false", "no", "0"].contains(word) ? false : nil
  }

  private static func numbers(_ text: String, _ count: Int) -> [Double]? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  private static func color(_ text: String) -> UIColor? {
    guard text.hasPrefix("#") else {
      return systemColors[text.hasPrefix(".") ? String(text.dropFirst()) : text]
    }
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    let rgba = digits.count == 8 ? number : number << 8 | 0xFF
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "separator": .separator, "link": .link, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "systemFill": .systemFill,
    "white": .white, "black": .black, "clear": .clear,
  ]
}
