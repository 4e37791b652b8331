import UIKit

/// A font of a sheet, without the class that draws it: the system's font of some weight.
public struct SheetFont: Equatable, Sendable {
  /// How heavy the strokes are.
  public var weight: UIFont.Weight

  /// Its point size at each text size.
  public var curve: TextSizeCurve

  /// Makes a font.
  public init(_ weight: UIFont.Weight = .regular, _ curve: TextSizeCurve) {
    self.weight = weight
    self.curve = curve
  }
}

/// The fonts of a sheet's texts.
public struct SheetFonts: Equatable, Sendable {
  /// Of the title when a message follows.
  ///
  /// Default bold 13.
  public var title = SheetFont(.bold, .footnote)

  /// Of the title when no message follows.
  ///
  /// Default bold 13.
  public var loneTitle = SheetFont(.bold, .footnote)

  /// Of the message when a title precedes.
  ///
  /// Default regular 13.
  public var message = SheetFont(.regular, .footnote)

  /// Of the message when no title precedes.
  ///
  /// Default regular 13.
  public var loneMessage = SheetFont(.regular, .footnote)

  /// Of captions of sections and of subtitles.
  ///
  /// Default regular 13.
  public var caption = SheetFont(.regular, .footnote)

  /// Of actions.
  ///
  /// Default regular 20, growing as body text does.
  public var action = SheetFont(.regular, .scaled(20))

  /// Of cancel actions.
  ///
  /// Default regular 20, growing as body text does.
  public var cancel = SheetFont(.regular, .scaled(20))

  /// Makes the fonts of ``SheetStyle/classic``.
  public init() {}

  /// The fonts of a header's two texts, by which of them there are.
  func header(of content: SheetContent) -> (title: SheetFont, message: SheetFont) {
    (
      content.hasMessage ? title : loneTitle,
      content.hasTitle ? message : loneMessage
    )
  }

  /// The font of an action's title.
  public func font(of role: ActionSheetAction.Role) -> SheetFont {
    role == .cancel ? cancel : action
  }
}

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
  func pointSize(at textSize: SheetTextSize) -> CGFloat {
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

/// The text size that the user prefers, from the smallest to the largest: the twelve steps of
/// Dynamic Type, without the views that carry them.
enum SheetTextSize: Int, CaseIterable, Comparable, Sendable {
  /// The smallest of the ordinary sizes.
  case extraSmall

  /// Two steps below the size a device comes with.
  case small

  /// One step below the size a device comes with.
  case medium

  /// The size a device comes with.
  case large

  /// One step above the size a device comes with.
  case extraLarge

  /// Two steps above the size a device comes with.
  case extraExtraLarge

  /// The largest of the ordinary sizes.
  case extraExtraExtraLarge

  /// The first of the accessibility sizes.
  case accessibilityMedium

  /// The second of the accessibility sizes.
  case accessibilityLarge

  /// The third of the accessibility sizes.
  case accessibilityExtraLarge

  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge

  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  var isAccessibilitySize: Bool { self >= .accessibilityMedium }

  /// Whether one size is smaller than another.
  static func < (lhs: SheetTextSize, rhs: SheetTextSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
