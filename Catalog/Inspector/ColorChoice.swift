import UIKit

/// The colors that the inspector offers, with what they are called in code.
@MainActor
enum ColorChoice {
  static let all: [(name: String, color: UIColor)] = [
    (".systemBlue", .systemBlue), (".systemGreen", .systemGreen),
    (".systemOrange", .systemOrange), (".systemPink", .systemPink),
    (".systemPurple", .systemPurple), (".systemGray4", .systemGray4),
  ]

  /// The other colors with a name.
  private static let named: [(name: String, color: UIColor)] = [
    (".systemRed", .systemRed), (".systemYellow", .systemYellow), (".systemMint", .systemMint),
    (".systemTeal", .systemTeal), (".systemCyan", .systemCyan), (".systemIndigo", .systemIndigo),
    (".systemBrown", .systemBrown), (".systemGray", .systemGray), (".systemGray2", .systemGray2),
    (".systemGray3", .systemGray3), (".systemGray5", .systemGray5),
    (".systemGray6", .systemGray6), (".label", .label), (".secondaryLabel", .secondaryLabel),
    (".tertiaryLabel", .tertiaryLabel), (".quaternaryLabel", .quaternaryLabel),
    (".separator", .separator), (".opaqueSeparator", .opaqueSeparator), (".link", .link),
    (".systemFill", .systemFill), (".secondarySystemFill", .secondarySystemFill),
    (".tertiarySystemFill", .tertiarySystemFill),
    (".quaternarySystemFill", .quaternarySystemFill), (".systemBackground", .systemBackground),
    (".secondarySystemBackground", .secondarySystemBackground),
    (".tertiarySystemBackground", .tertiarySystemBackground),
    (".systemGroupedBackground", .systemGroupedBackground),
    (".secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    (".tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    (".white", .white), (".black", .black), (".clear", .clear), (".darkGray", .darkGray),
    (".lightGray", .lightGray), (".gray", .gray),
  ]

  /// The color as Swift code.
  static func swift(_ color: UIColor) -> String {
    if let known = (all + named).first(where: { $0.color == color }) { return known.name }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func text(_ part: CGFloat) -> String { NumberText.code(Double(part)) }
    return "UIColor(red: \(text(red)), green: \(text(green)), blue: \(text(blue)), "
      + "alpha: \(text(alpha)))"
  }

  /// The name of the color in a document of Interface Builder, or `nil` if it adapts to nothing.
  static func systemName(_ color: UIColor) -> String? {
    guard let known = (all + named).first(where: { $0.color == color }),
      ![".white", ".black", ".clear", ".darkGray", ".lightGray", ".gray"].contains(known.name)
    else { return nil }
    return known.name.dropFirst() + "Color"
  }
}
