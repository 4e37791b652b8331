import QuartzCore
import TextLayout

extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // What UIKit calls bold here is San Francisco's semibold.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(
      face: FontFace(size: FontFace.usableSize(fontSize), italic: true), weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      face: FontFace(size: FontFace.usableSize(fontSize), weight: weight.openTypeWeight),
      weight: weight)
  }

  /// The system font with digits of equal width, for numbers that change in place.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      face: FontFace(
        size: FontFace.usableSize(fontSize), weight: weight.openTypeWeight, tabularDigits: true),
      weight: weight)
  }

  /// A font whose characters are all equally wide.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      face: FontFace(
        family: FontFace.monospacedFamily, size: FontFace.usableSize(fontSize),
        weight: weight.openTypeWeight),
      weight: weight)
  }

  public static let labelFontSize: CGFloat = 17
}
