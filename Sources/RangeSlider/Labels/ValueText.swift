import Foundation

/// Turns a slider's values into text, with as many digits as tell its values apart.
///
/// With a step every stop is written exactly, as far as ten digits go; without one a hundredth of the
/// range can be told. All values of a slider have equally many digits, so that a text does not change
/// its width at every move. The digits, the separators and their grouping are the locale's.
struct ValueText: Equatable, Sendable {
  /// More digits behind the separator than this tell nothing.
  private static let maximumDigits = 10

  /// How many digits stand behind the decimal separator.
  let fractionDigits: Int

  /// The locale of the text.
  let locale: Locale

  /// Makes a text for the values of a slider; takes time in proportion to the number of stops.
  ///
  /// - Parameters:
  ///   - minimum: The least value.
  ///   - maximum: The greatest value.
  ///   - step: The distance between values, or 0 where there are all.
  ///   - stops: The only values there are, or none where they follow from the step.
  ///   - locale: The locale of the text.
  init(
    minimum: Double, maximum: Double, step: Double, stops: [Double] = [],
    locale: Locale = .current
  ) {
    let smooth = Self.digits(telling: (maximum - minimum) / 100)
    if !stops.isEmpty {
      fractionDigits = stops.map { Self.digits(writing: $0, atMost: smooth + 2) }.max() ?? smooth
    } else if step > 0 {
      let most = max(smooth, Self.digits(telling: step)) + 2
      fractionDigits =
        [step, minimum, maximum].map { Self.digits(writing: $0, atMost: most) }.max() ?? smooth
    } else {
      fractionDigits = smooth
    }
    self.locale = locale
  }

  /// The text of a value; what is not finite is written as the number format does.
  func string(_ value: Double) -> String {
    // What rounds to zero has no sign.
    let half = 0.5 * pow(10, -Double(fractionDigits))
    let shown = abs(value) < half ? 0 : value
    return shown.formatted(
      .number.precision(.fractionLength(fractionDigits)).locale(locale))
  }

  /// The digits behind the separator that a difference needs to be seen.
  private static func digits(telling difference: Double) -> Int {
    guard difference > 0, difference.isFinite else { return 0 }
    let digits = (-log10(difference) - 1e-9).rounded(.up)
    return Int(min(max(digits, 0), Double(maximumDigits)))
  }

  /// The fewest digits behind the separator that write a number exactly, up to a limit.
  private static func digits(writing number: Double, atMost limit: Int) -> Int {
    let limit = min(limit, maximumDigits)
    let tolerance = 1e-9 * abs(number)
    for digits in 0..<max(limit, 0) {
      let shift = pow(10, Double(digits))
      if abs((number * shift).rounded() / shift - number) <= tolerance { return digits }
    }
    return max(limit, 0)
  }
}
