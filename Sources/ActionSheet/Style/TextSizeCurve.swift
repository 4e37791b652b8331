import Foundation

/// How the point size of a text follows the text size that the user prefers.
public struct TextSizeCurve: Equatable, Sendable {
  private let sizes: [CGFloat]

  /// Makes a curve from the point size at each of the twelve text sizes, the smallest first.
  ///
  /// Where fewer are given the last is used for the rest, 17 where none is. A size that is not finite
  /// or not above zero counts as 17.
  public init(_ sizes: [CGFloat]) {
    let usable = sizes.map { $0.isFinite && $0 > 0 ? $0 : 17 }
    self.sizes = SheetTextSize.allCases.map { step in
      step.rawValue < usable.count ? usable[step.rawValue] : usable.last ?? 17
    }
  }

  /// The point size at a text size.
  public func pointSize(at textSize: SheetTextSize) -> CGFloat {
    sizes[textSize.rawValue]
  }

  /// A text of some point size at the size a device comes with, which grows as body text does.
  public static func scaled(_ pointSize: CGFloat) -> TextSizeCurve {
    TextSizeCurve(body.sizes.map { pointSize * $0 / 17 })
  }

  /// A text that keeps its point size.
  public static func fixed(_ pointSize: CGFloat) -> TextSizeCurve {
    TextSizeCurve([pointSize])
  }

  /// Body text: 14 to 53 points.
  public static let body = TextSizeCurve([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])

  /// Footnotes, which is what the texts of a system sheet's header are: 12 to 44 points.
  public static let footnote = TextSizeCurve([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])

  /// The actions of a system sheet: never below 21 points, and body text's own size from the first
  /// accessibility size on, so that they hardly grow in between.
  ///
  /// Measured on the system's sheet.
  public static let systemAction = TextSizeCurve([21, 21, 21, 21, 23, 24, 24, 28, 33, 40, 47, 53])
}
