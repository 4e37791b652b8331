import Foundation

// The texts of the values of a slider. Without a format of the app a text is a number in the format of the
// locale. With a step or stops it has enough digits for the exact value of every stop, up to ten. Otherwise
// it has enough to distinguish values that are a hundredth of the track apart. On a linear scale all texts
// have the same number of digits, so that they keep their width.
@MainActor
final class ValueText {
  struct Rules: Equatable {
    var minimum: Double
    var maximum: Double
    var step = 0.0
    var stops: [Double] = []
    var scale = SliderScale.linear
  }

  struct Format {
    let text: @MainActor (Double) -> String

    /// The format style that the closure applies; closures of the app cannot be compared.
    var style: AnyHashable?
  }

  private static let greatestDigits = 10
  private let locale: Locale?
  private var formats: [Thumb?: Format] = [:]
  private var formatters: [Int: NumberFormatter] = [:]
  private var digits: (rules: Rules, count: Int?)?

  /// The latest text with its number, since many values of a drag have the same text.
  private var latest: (number: Double, digits: Int, text: String)?

  /// The extent of the texts, which the space for labels depends on.
  private var extent: (rules: Rules, size: CGSize)?

  /// Creates texts in the format of a locale.
  ///
  /// - Parameter locale: The locale, or `nil` for that of the user.
  init(locale: Locale? = nil) { self.locale = locale }

  /// Discards all texts and sizes, but not the formats of the app.
  func discard() {
    formatters = [:]
    latest = nil
    extent = nil
  }

  func format(for thumb: Thumb?) -> Format? { formats[thumb] }

  // Sets the format of one thumb, or of all thumbs. Returns whether texts may change.
  func setFormat(_ new: Format?, for thumb: Thumb?) -> Bool {
    let old = formats[thumb]
    guard new != nil || old != nil else { return false }
    if let style = new?.style, style == old?.style { return false }
    formats[thumb] = new
    return true
  }

  func string(_ value: Double, of thumb: Thumb? = nil, by rules: Rules) -> String {
    if !formats.isEmpty, let format = thumb.flatMap({ formats[$0] }) ?? formats[nil] {
      return format.text(value)
    }
    let digits = fractionDigits(of: value, by: rules)
    // Halves are rounded up, as between stops, and a value that is rounded to zero has no sign.
    let shift = pow(10, Double(digits))
    let rounded = (value * shift + 0.5).rounded(.down) / shift
    let number = rounded.isFinite ? rounded : value
    if let latest, latest.number == number, latest.digits == digits { return latest.text }
    let text = formatter(digits).string(from: NSNumber(value: number)) ?? String(number)
    latest = (number, digits, text)
    return text
  }

  private func formatter(_ digits: Int) -> NumberFormatter {
    if let formatter = formatters[digits] { return formatter }
    let formatter = NumberFormatter()
    formatter.locale = locale ?? .current
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = digits
    formatter.maximumFractionDigits = digits
    formatters[digits] = formatter
    return formatter
  }

  // Returns the extent of the texts of a slider, which a closure measures. On a linear scale the texts of
  // the bounds are the longest ones.
  func extent(thumbCount: Int, by rules: Rules, measuring: ([String]) -> CGSize) -> CGSize {
    if let extent, extent.rules == rules { return extent.size }
    let bounds = rules.minimum...rules.maximum
    let fractions = rules.scale == .linear ? [0, 1] : (0...10).map { Double($0) / 10 }
    // Most sliders have one format for all thumbs.
    let own = formats.keys.compactMap { $0 }.filter { $0.rawValue < thumbCount }
    let thumbs: [Thumb?] = own.count < thumbCount ? [nil] + own : own
    let size = measuring(
      thumbs.flatMap { thumb in
        fractions.map {
          string(rules.scale.value(atFraction: $0, in: bounds), of: thumb, by: rules)
        }
      })
    extent = (rules, size)
    return size
  }

  func fractionDigits(of value: Double, by rules: Rules) -> Int {
    if digits?.rules != rules { digits = (rules, Self.commonDigits(rules)) }
    return digits?.count ?? Self.localDigits(of: value, by: rules)
  }

  // Returns the number of digits of all values, or `nil` if it depends on the value. Complexity: linear in
  // the number of stops.
  private static func commonDigits(_ rules: Rules) -> Int? {
    let smooth = digits(distinguishing: (rules.maximum - rules.minimum) / 100)
    if !rules.stops.isEmpty {
      let gaps = zip(rules.stops, rules.stops.dropFirst()).map { $1 - $0 }
      let most = max(smooth, digits(distinguishing: gaps.min() ?? 0)) + 2
      return rules.stops.map { digits(writing: $0, atMost: most) }.max()
    }
    if rules.step > 0 {
      let most = max(smooth, digits(distinguishing: rules.step)) + 2
      return [rules.step, rules.minimum, rules.maximum].map { digits(writing: $0, atMost: most) }
        .max()
    }
    return rules.scale == .linear ? smooth : nil
  }

  /// Returns the digits that distinguish a value from those a hundredth of the track away.
  private static func localDigits(of value: Double, by rules: Rules) -> Int {
    // Zero is distinguished by its neighbors.
    guard value != 0 else { return 0 }
    let bounds = rules.minimum...rules.maximum
    let fraction = rules.scale.fraction(of: value, in: bounds)
    let differences = [fraction - 0.01, fraction + 0.01].filter { (0...1).contains($0) }
      .map { abs(rules.scale.value(atFraction: $0, in: bounds) - value) }
    return digits(distinguishing: differences.min() ?? 0)
  }

  private static func digits(distinguishing difference: Double) -> Int {
    guard difference > 0, difference.isFinite else { return 0 }
    let digits = (-log10(difference) - 1e-9).rounded(.up)
    return Int(min(max(digits, 0), Double(greatestDigits)))
  }

  /// Returns the least number of fraction digits that is exact for a number, up to a limit.
  private static func digits(writing number: Double, atMost limit: Int) -> Int {
    let limit = min(limit, greatestDigits)
    let tolerance = 1e-9 * abs(number)
    for digits in 0..<max(limit, 0) {
      let shift = pow(10, Double(digits))
      if abs((number * shift).rounded() / shift - number) <= tolerance { return digits }
    }
    return max(limit, 0)
  }
}

extension SliderValues {
  var textRules: ValueText.Rules {
    .init(
      minimum: minimum, maximum: maximum, step: effectiveStep, stops: effectiveStops, scale: scale)
  }
}
