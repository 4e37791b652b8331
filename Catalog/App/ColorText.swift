import UIKit

/// Colors by the names that UIKit has for them.
enum ColorText {
  /// The colors with a name in code.
  static let named: [(name: String, color: UIColor)] = [
    ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator), ("link", .link), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("white", .white), ("black", .black), ("clear", .clear), ("darkGray", .darkGray),
    ("lightGray", .lightGray), ("gray", .gray),
  ]

  /// The names of the colors that are the same in every environment.
  private static let fixed: Set = ["white", "black", "clear", "darkGray", "lightGray", "gray"]

  /// The name of a color in code, or `nil` if it has none.
  static func name(_ color: UIColor) -> String? {
    named.first { $0.color == color }?.name
  }

  /// The name of a color in a document of Interface Builder, or `nil` if it adapts to nothing.
  static func systemName(_ color: UIColor) -> String? {
    name(color).flatMap { fixed.contains($0) ? nil : $0 + "Color" }
  }

  /// The red, green, blue and alpha of a color, as it is in the current environment.
  static func components(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Double($0) }
  }

  /// The text of a color: its name, `#RRGGBB` or `#RRGGBBAA`, or four numbers where these are not exact.
  static func text(_ color: UIColor) -> String {
    if let name = name(color) { return name }
    let components = components(color)
    let bytes = components.map { ($0 * 255).rounded() }
    let isExact = zip(components, bytes).allSatisfy { $0 == $1 / 255 && (0...255).contains($1) }
    guard isExact else { return components.map { NumberText.code($0) }.joined(separator: ",") }
    let digits = bytes.map {
      let text = String(Int($0), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + (bytes[3] == 255 ? digits.dropLast() : digits).joined()
  }

  /// Reads the text of a color; a name may begin with a period. `nil` for another text.
  static func color(_ text: String) -> UIColor? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let known = named.first(where: { $0.name == name }) { return known.color }
    guard text.hasPrefix("#") else {
      let numbers = text.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
      return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    let rgba = digits.count == 8 ? number : number << 8 | 0xFF
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
