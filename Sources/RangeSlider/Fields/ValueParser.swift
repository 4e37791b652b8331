import Foundation

/// Reads the numbers that users type.
///
/// `NumberFormatter` would have to be strict about separators and at the same time ignore units.
struct ValueParser {
  var locale = Locale.current

  /// Returns the number of a text, or `nil` if it has none, several, or misplaced separators.
  ///
  /// White space, and units before and after the number have no effect.
  func number(in text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let decimal = locale.decimalSeparator ?? "."
    guard var first = text.firstIndex(where: \.isWholeNumber),
      let last = text.lastIndex(where: \.isWholeNumber)
    else { return nil }
    let isNegative = text[..<first].contains { "-−".contains($0) }
    if text[..<first].hasSuffix(decimal) { first = text.index(before: first) }
    let parts = text[first...last].components(separatedBy: decimal)
    let groups = parts[0].components(separatedBy: locale.groupingSeparator ?? ",")
    guard parts.count <= 2, groups.count == 1 || groups.last?.count == 3 else { return nil }
    var digits = groups.joined() + "."
    for part in parts.dropFirst() { digits += part }
    let number = digits.reduce(into: "") { result, character in
      // Digits of other scripts count, words for numbers do not.
      let digit = character.wholeNumberValue.flatMap { (0...9).contains($0) ? "\($0)" : nil }
      result += digit ?? String(character)
    }
    return Double(number + "0").map { isNegative ? -$0 : $0 }
  }
}
