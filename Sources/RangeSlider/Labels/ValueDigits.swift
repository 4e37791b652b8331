import Foundation

/// How many digits the values of a slider need behind the decimal separator.
///
/// With a step every stop is written exactly, as far as ten digits go; without one a hundredth of the
/// range can be told. All values of a slider have equally many digits, so that a text does not change
/// its width at every move.
struct ValueDigits: Equatable, Sendable {
  /// More digits behind the separator than this tell nothing.
  private static let maximum = 10

  /// How many digits stand behind the decimal separator.
  let fraction: Int

  /// Counts the digits; takes time in proportion to the number of stops.
  ///
  /// - Parameters:
  ///   - minimum: The least value.
  ///   - maximum: The greatest value.
  ///   - step: The distance between values, or 0 where there are all.
  ///   - stops: The only values there are, or none where they follow from the step.
  init(minimum: Double, maximum: Double, step: Double, stops: [Double] = []) {
    let smooth = Self.digits(telling: (maximum - minimum) / 100)
    if !stops.isEmpty {
      fraction = stops.map { Self.digits(writing: $0, atMost: smooth + 2) }.max() ?? smooth
    } else if step > 0 {
      let most = max(smooth, Self.digits(telling: step)) + 2
      fraction =
        [step, minimum, maximum].map { Self.digits(writing: $0, atMost: most) }.max() ?? smooth
    } else {
      fraction = smooth
    }
  }

  /// The digits behind the separator that a difference needs to be seen.
  private static func digits(telling difference: Double) -> Int {
    guard difference > 0, difference.isFinite else { return 0 }
    let digits = (-log10(difference) - 1e-9).rounded(.up)
    return Int(min(max(digits, 0), Double(Self.maximum)))
  }

  /// The fewest digits behind the separator that write a number exactly, up to a limit.
  private static func digits(writing number: Double, atMost limit: Int) -> Int {
    let limit = min(limit, Self.maximum)
    let tolerance = 1e-9 * abs(number)
    for digits in 0..<max(limit, 0) {
      let shift = pow(10, Double(digits))
      if abs((number * shift).rounded() / shift - number) <= tolerance { return digits }
    }
    return max(limit, 0)
  }
}
