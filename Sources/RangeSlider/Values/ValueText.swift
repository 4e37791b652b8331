import Foundation

/// The number of fraction digits of the values of a slider.
///
/// With a step it is enough for the exact value of every stop, up to ten digits. Without a step it is
/// enough to distinguish a hundredth of the range. All values of a slider have the same number of digits,
/// so that texts keep their width.
struct ValueDigits: Equatable, Sendable {
  /// The greatest number of fraction digits.
  private static let maximum = 10

  /// The number of fraction digits.
  let fraction: Int

  /// Creates the number for bounds and stops.
  ///
  /// Complexity: linear in the number of stops.
  ///
  /// - Parameters:
  ///   - minimum: The least value.
  ///   - maximum: The greatest value.
  ///   - step: The distance between stops, or 0 without stops.
  ///   - stops: The stops, which replace the step. Default: none.
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

  /// Returns the number of fraction digits that show a difference.
  private static func digits(distinguishing difference: Double) -> Int {
    guard difference > 0, difference.isFinite else { return 0 }
    let digits = (-log10(difference) - 1e-9).rounded(.up)
    return Int(min(max(digits, 0), Double(Self.maximum)))
  }

  /// Returns the least number of fraction digits that is exact for a number, up to a limit.
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

/// The texts of values, in the format of a locale.
final class ValueText {
  /// The number of digits.
  let digits: ValueDigits

  private let formatter = NumberFormatter()

  /// The latest text with the number that it shows, since many values of a drag have the same text.
  private var latest: (number: Double, text: String)?

  /// Creates a format with a number of digits.
  init(_ digits: ValueDigits, locale: Locale = .current) {
    self.digits = digits
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = digits.fraction
    formatter.maximumFractionDigits = digits.fraction
  }

  /// Returns the text of a value.
  func string(_ value: Double) -> String {
    // Halves are rounded up, as between stops, and a value that is rounded to zero has no sign.
    let shift = pow(10, Double(digits.fraction))
    let rounded = (value * shift + 0.5).rounded(.down) / shift
    let shown = rounded.isFinite ? rounded : value
    if let latest, latest.number == shown { return latest.text }
    let text = formatter.string(from: NSNumber(value: shown)) ?? String(shown)
    latest = (shown, text)
    return text
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
      step = values.effectiveStep
      stops = values.effectiveStops
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
