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
    let smooth = Self.digits(distinguishing: (maximum - minimum) / 100)
    if !stops.isEmpty {
      fraction = stops.map { Self.digits(writing: $0, atMost: smooth + 2) }.max() ?? smooth
    } else if step > 0 {
      let most = max(smooth, Self.digits(distinguishing: step)) + 2
      fraction =
        [step, minimum, maximum].map { Self.digits(writing: $0, atMost: most) }.max() ?? smooth
    } else {
      fraction = smooth
    }
  }

  /// The digits behind the separator that a difference needs to be seen.
  private static func digits(distinguishing difference: Double) -> Int {
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

/// The texts of the values of a slider, and what depends on the bounds of the values only.
@MainActor
final class ValueTexts {
  /// The rules that the digits of the texts depend on.
  struct Key: Equatable {
    let minimum: Double
    let maximum: Double
    let step: Double
    let stops: [Double]

    init(_ values: SliderValues) {
      minimum = values.minimum
      maximum = values.maximum
      step = values.step
      stops = values.stops
    }
  }

  private var text: (key: Key, text: ValueText)?
  private var widest: (key: Key, width: CGFloat)?

  /// Discards all texts and widths.
  func discard() {
    text = nil
    widest = nil
  }

  /// Returns the text of a value.
  func string(_ value: Double, in values: SliderValues) -> String {
    let key = Key(values)
    if let text, text.key == key { return text.text.string(value) }
    let new = ValueText(
      ValueDigits(
        minimum: key.minimum, maximum: key.maximum, step: key.step, stops: key.stops))
    text = (key, new)
    return new.string(value)
  }

  /// The width of the wider text of the two bounds, if it is known.
  func knownWidth(of values: SliderValues) -> CGFloat? {
    guard let widest, widest.key == Key(values) else { return nil }
    return widest.width
  }

  /// Stores the width of the wider text of the two bounds.
  func setWidth(_ width: CGFloat, of values: SliderValues) {
    widest = (Key(values), width)
  }
}
