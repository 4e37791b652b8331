import UIKit

/// The colors that the inspector offers, with what they are called in code.
@MainActor
enum ColorChoice {
  static let all: [(name: String, color: UIColor)] = [
    (".systemBlue", .systemBlue), (".systemGreen", .systemGreen),
    (".systemOrange", .systemOrange), (".systemPink", .systemPink),
    (".systemPurple", .systemPurple), (".systemGray4", .systemGray4),
  ]

  static func swift(_ color: UIColor) -> String {
    if let known = all.first(where: { $0.color == color }) { return known.name }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "UIColor(red: \(NumberText.string(red)), green: \(NumberText.string(green)), "
      + "blue: \(NumberText.string(blue)), alpha: \(NumberText.string(alpha)))"
  }
}
