import Foundation

/// Turns a slider's values into text; digits, separators and their grouping are the locale's.
final class ValueText {
  /// How many digits the values need.
  let digits: ValueDigits

  private let formatter = NumberFormatter()

  /// Makes a text for values that need so many digits.
  init(_ digits: ValueDigits, locale: Locale = .current) {
    self.digits = digits
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = digits.fraction
    formatter.maximumFractionDigits = digits.fraction
  }

  /// The text of a value; what is not finite is written as the locale does.
  func string(_ value: Double) -> String {
    // Halves go up, as they do among the stops, and what rounds to zero has no sign.
    let shift = pow(10, Double(digits.fraction))
    let rounded = (value * shift + 0.5).rounded(.down) / shift
    let shown = rounded.isFinite ? rounded : value
    return formatter.string(from: NSNumber(value: shown)) ?? String(shown)
  }
}
