import UIKit

/// What an app has said about a slider's labels; what it has not said is at its default.
@MainActor
struct LabelLook {
  /// Figures of equal width, so that a text does not move while its value changes.
  static func defaultFont(compatibleWith traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 13, weight: .medium), compatibleWith: traits)
  }

  var formatter: (@MainActor (Double) -> String)?

  /// `nil` until set.
  var font: UIFont?

  var color = UIColor.secondaryLabel
  var layout = LabelLayout()
}
