import CoreGraphics

/// A font at a size: what UIKit calls a font, without UIKit.
package struct FontFace: Hashable, Sendable {
  /// The family that stands for San Francisco.
  package static let systemFamily = ".AppleSystemUIFont"
  /// The family that stands for SF Mono.
  package static let monospacedFamily = ".AppleSystemUIFontMonospaced"

  package var family: String
  /// Points.
  package var size: CGFloat
  /// 100…900 as in OpenType; 400 is regular.
  package var weight: Int
  package var italic: Bool
  /// Points added after every character, on top of the family's own.
  package var tracking: CGFloat
  /// Whether all digits are equally wide.
  package var tabularDigits: Bool

  package init(
    family: String = FontFace.systemFamily, size: CGFloat, weight: Int = 400, italic: Bool = false,
    tracking: CGFloat = 0, tabularDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.tracking = tracking
    self.tabularDigits = tabularDigits
  }

  /// Measurements, unhinted; the same face gives the same numbers always.
  package var metrics: FontMetrics { FontLibrary.metrics(of: self) }

  package func withSize(_ size: CGFloat) -> FontFace {
    var face = self
    face.size = size
    return face
  }
}

/// Measurements of a face in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of the line.
  package var ascent: CGFloat
  /// From the baseline to the bottom of the line.
  package var descent: CGFloat
  /// Extra room between lines.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package var lineHeight: CGFloat { ascent + descent }

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
