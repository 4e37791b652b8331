import UIKit

/// A font of a sheet, which scales with the text size that the user prefers.
public struct SheetFont: Equatable, Sendable {
  /// The font at the default text size.
  public let font: UIFont

  /// The point size at each text size.
  let curve: TextSizeCurve

  /// The weight of a font of the system, if the font was created from it.
  private let weight: UIFont.Weight?

  /// Creates a font that scales.
  ///
  ///     style.fonts.action = SheetFont(.systemFont(ofSize: 18, weight: .medium))
  ///
  /// - Parameters:
  ///   - font: The font at the default text size.
  ///   - textStyle: The text style with which the font scales; `nil` for a font that keeps its size.
  public init(_ font: UIFont, relativeTo textStyle: UIFont.TextStyle? = .body) {
    self.init(font, .scaled(font.pointSize, relativeTo: textStyle))
  }

  init(_ weight: UIFont.Weight = .regular, _ curve: TextSizeCurve) {
    self.init(
      .systemFont(ofSize: curve.pointSize(at: .large), weight: weight), curve, weight: weight)
  }

  /// The font of a preferred action.
  var emphasized: SheetFont {
    if weight != nil { return SheetFont(.semibold, curve) }
    let descriptor = font.fontDescriptor
    let traits = descriptor.symbolicTraits.union(.traitBold)
    guard let bold = descriptor.withSymbolicTraits(traits) else { return self }
    return SheetFont(UIFont(descriptor: bold, size: font.pointSize), curve)
  }

  /// Returns the font with another point size at the default text size, scaling with body text.
  func withSize(_ pointSize: CGFloat) -> SheetFont {
    SheetFont(font.withSize(pointSize), .scaled(pointSize), weight: weight)
  }

  private init(_ font: UIFont, _ curve: TextSizeCurve, weight: UIFont.Weight? = nil) {
    self.font = font
    self.curve = curve
    self.weight = weight
  }

  func uiFont(at textSize: UIContentSizeCategory) -> UIFont {
    font.withSize(curve.pointSize(at: textSize))
  }
}

/// The fonts of a sheet.
///
/// The defaults are those of ``SheetStyle/system`` in sheets up to iOS 18. From iOS 26 on titles and actions have
/// 17 points, messages 15, and all scale with body text.
public struct SheetFonts: Equatable, Sendable {
  /// The font of the title above a message; the default is semibold, 13 points.
  @StyleMember public var title = SheetFont(.semibold, .footnote)

  /// The font of the title without a message; the default is regular, 13 points.
  @StyleMember public var loneTitle = SheetFont(.regular, .footnote)

  /// The font of the message below a title; the default is regular, 13 points.
  @StyleMember public var message = SheetFont(.regular, .footnote)

  /// The font of the message without a title; the default is semibold, 13 points.
  @StyleMember public var loneMessage = SheetFont(.semibold, .footnote)

  /// The font of captions of sections, subtitles and badges; the default is regular, 13 points.
  @StyleMember public var caption = SheetFont(.regular, .footnote)

  /// The font of actions; the default is regular, 21 points.
  @StyleMember public var action = SheetFont(.regular, .systemAction)

  /// The font of cancel actions; the default is semibold, 21 points.
  @StyleMember public var cancel = SheetFont(.semibold, .systemAction)

  /// Creates fonts of which none is set.
  public init() {}

  mutating func merge(_ higher: SheetFonts, as origin: StyleOrigin) {
    $title.merge(higher.$title, as: origin)
    $loneTitle.merge(higher.$loneTitle, as: origin)
    $message.merge(higher.$message, as: origin)
    $loneMessage.merge(higher.$loneMessage, as: origin)
    $caption.merge(higher.$caption, as: origin)
    $action.merge(higher.$action, as: origin)
    $cancel.merge(higher.$cancel, as: origin)
  }

  func header(of content: SheetContent) -> (title: SheetFont, message: SheetFont) {
    (
      content.hasMessage ? title : loneTitle,
      content.hasTitle ? message : loneMessage
    )
  }

  func font(of role: ActionSheetAction.Role) -> SheetFont {
    role == .cancel ? cancel : action
  }
}

/// The point sizes of a font at the text sizes that the user can prefer.
struct TextSizeCurve: Equatable, Sendable {
  private let sizes: [CGFloat]

  /// Creates a curve from the point size at each of the twelve text sizes, the smallest first.
  ///
  /// The last size stands for missing ones, 17 if there is none. Non-finite and non-positive sizes count
  /// as 17.
  init(_ sizes: [CGFloat]) {
    let usable = sizes.map { $0.isFinite && $0 > 0 ? $0 : 17 }
    self.sizes = UIContentSizeCategory.preferredSizes.indices.map { step in
      step < usable.count ? usable[step] : usable.last ?? 17
    }
  }

  /// Returns the point size at a text size; an unspecified one counts as large.
  func pointSize(at textSize: UIContentSizeCategory) -> CGFloat {
    sizes[UIContentSizeCategory.preferredSizes.firstIndex(of: textSize) ?? 3]
  }

  /// Returns the curve of a font that scales with a text style, or keeps its size without one.
  static func scaled(
    _ pointSize: CGFloat, relativeTo style: UIFont.TextStyle? = .body
  ) -> TextSizeCurve {
    guard let style else { return TextSizeCurve([pointSize]) }
    guard style != .body else { return TextSizeCurve(body.sizes.map { pointSize * $0 / 17 }) }
    let metrics = UIFontMetrics(forTextStyle: style)
    return TextSizeCurve(
      UIContentSizeCategory.preferredSizes.map { size in
        metrics.scaledValue(
          for: pointSize, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
      })
  }

  static let body = TextSizeCurve([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])

  /// The sizes of footnotes, which the header of the system's sheet has.
  static let footnote = TextSizeCurve([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])

  /// The sizes of the actions of the system's sheet, where they were measured.
  static let systemAction = TextSizeCurve([21, 21, 21, 21, 23, 24, 24, 28, 33, 40, 47, 53])
}

extension UIContentSizeCategory {
  /// The text sizes that the user can prefer, in ascending order.
  static let preferredSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
