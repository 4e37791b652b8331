import Foundation

/// Numbers as the catalog writes them: two decimals at most, the same in every locale.
enum NumberText {
  static func string(_ number: CGFloat) -> String {
    string(Double(number))
  }

  static func string(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
