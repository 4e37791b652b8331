import Foundation

/// Numbers as the catalog writes them: two decimals at most, the same in every locale, and ∞.
enum NumberText {
  static func string(_ number: CGFloat) -> String {
    string(Double(number))
  }

  static func string(_ number: Double) -> String {
    guard number.isFinite else { return number < 0 ? "−∞" : "∞" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }

  /// The number as Swift code.
  static func code(_ number: Double) -> String {
    number.isFinite ? string(number) : number < 0 ? "-.infinity" : ".infinity"
  }
}
