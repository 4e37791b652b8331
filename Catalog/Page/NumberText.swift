import Foundation

/// Numbers as the catalog writes them: two decimals at most, the same in every locale, and ∞.
enum NumberText {
  static func string(_ number: CGFloat) -> String {
    string(Double(number))
  }

  static func string(_ number: Double, decimals: Int = 2) -> String {
    guard number.isFinite else { return number < 0 ? "−∞" : "∞" }
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let rounded = (number * unit).rounded() / unit
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }

  /// The number that a person typed, with a point or a comma, or `nil` where it is none.
  static func number(_ text: String) -> Double? {
    switch text {
    case "∞", "+∞": return .infinity
    case "−∞", "-∞": return -.infinity
    default:
      let plain = text.replacingOccurrences(of: ",", with: ".")
        .replacingOccurrences(of: "−", with: "-")
      return Double(plain).flatMap { $0.isNaN ? nil : $0 }
    }
  }

  /// The number as Swift code.
  static func code(_ number: Double) -> String {
    number.isFinite ? string(number) : number < 0 ? "-.infinity" : ".infinity"
  }
}
