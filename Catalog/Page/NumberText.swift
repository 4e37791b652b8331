import Foundation

/// Numbers as the catalog writes them: for a reader or as code, the same in every locale.
enum NumberText {
  /// The most characters of a number that ``field(_:)`` writes whole.
  private static let fieldLength = 7

  /// The number for a reader: two decimals at most, and ∞.
  static func string(_ number: CGFloat) -> String {
    string(Double(number))
  }

  /// The number for a reader, with at most so many decimals, and ∞.
  static func string(_ number: Double, decimals: Int = 2) -> String {
    guard number.isFinite else { return number < 0 ? "−∞" : "∞" }
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let rounded = (number * unit).rounded() / unit
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }

  /// The number for a reader with all of its digits, and ∞.
  static func exact(_ number: Double) -> String {
    number.isFinite ? code(number) : string(number)
  }

  /// The number for a narrow field: all of its digits where they are few, else two decimals.
  static func field(_ number: Double) -> String {
    let text = exact(number)
    return text.count <= fieldLength ? text : string(number)
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

  /// The number as Swift code: the shortest text that Swift reads as the same number.
  static func code(_ number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
    }
    // An integer literal has no negative zero.
    let text = number.description
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }

  /// A closed range as Swift code, from the code of its ends.
  static func rangeCode(_ lower: String, _ upper: String) -> String {
    // Without spaces the operator would take a minus sign or a point that follows it.
    upper.first?.isNumber == true ? "\(lower)...\(upper)" : "\(lower) ... \(upper)"
  }
}
