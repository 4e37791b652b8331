import ControlCore
import UIKit

/// A style resolved for the traits and the tint color of a view, with a cache of its fonts and colors.
@MainActor
final class SheetAppearance {
  let style: SheetStyle
  let textSize: UIContentSizeCategory
  let isRightToLeft: Bool

  /// The material of the backgrounds; an opaque background has the tint alone.
  let material: SheetMaterial

  private let tint: UIColor
  private let reducesTransparency: Bool
  private var fonts: [UIFont: [CGFloat: UIFont]] = [:]
  private var scaledFonts: [ObjectIdentifier: (font: UIFont, scaled: UIFont)] = [:]
  private var opaqueColors: [UIColor: UIColor] = [:]

  init(
    _ style: SheetStyle, for view: UIView, isInPopover: Bool = false, isDialog: Bool = false
  ) {
    let traits = view.traitCollection
    self.style = style
    drawsCapsules = isDialog && style.metrics.capsuleInset > 0
    textSize = traits.preferredContentSizeCategory
    tint = view.tintColor
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
    material =
      isInPopover && style.material == .glass
      ? .opaque
      : style.material.resolved(
        hasGlass: traits.systemDesign == .glass, reducesTransparency: reducesTransparency)
  }

  func font(_ font: SheetFont) -> UIFont {
    let size = font.curve.pointSize(at: textSize)
    if let made = fonts[font.font]?[size] { return made }
    let made = font.uiFont(at: textSize)
    fonts[font.font, default: [:]][size] = made
    return made
  }

  /// Returns the font of a single action at the text size.
  ///
  /// It scales as body text does. A preferred font, or one of `UIFontMetrics`, scales as UIKit has it.
  func font(ofAction font: UIFont) -> UIFont {
    // Equal fonts can differ in whether they scale.
    let key = ObjectIdentifier(font)
    if let known = scaledFonts[key] { return known.scaled }
    let scaled = DynamicFont.font(font, at: textSize) ?? self.font(SheetFont(font))
    scaledFonts[key] = (font, scaled)
    return scaled
  }

  /// Returns a color of the style; the tint color of the sheet in place of `UIColor.tintColor`.
  func color(_ color: UIColor) -> UIColor {
    color == .tintColor ? tint : color
  }

  // MARK: Texts

  var actionTextAlignment: NSTextAlignment {
    style.alignsLeading ? leadingAlignment : .center
  }

  var headerTextAlignment: NSTextAlignment { drawsCapsules ? leadingAlignment : .center }

  private var leadingAlignment: NSTextAlignment { isRightToLeft ? .right : .left }

  // MARK: Backgrounds

  /// A Boolean value that determines whether actions are capsules, as in a dialog of glass.
  let drawsCapsules: Bool

  /// A Boolean value that determines whether text fades out at an edge beyond which there is more: where no
  /// line is between the rows of glass.
  var fadesText: Bool {
    drawsCapsules
      || style.material == .glass
        && (style.colors.separator.isClear || style.metrics.separatorThickness == 0)
  }

  /// A Boolean value that determines whether the rows of a group share a background.
  ///
  /// If the lines between rows are transparent, each row has a background of its own.
  var joinsRows: Bool {
    style.separatesRows
      && (!style.colors.separator.isClear
        || style.metrics.separatorThickness == 0)
  }

  /// Returns the background of a row by itself.
  ///
  /// Without an action it is that of a header, a caption or a view. A prominent one is filled with the tint
  /// color.
  func rowBackground(
    of action: ActionSheetAction?, isCancel: Bool, isProminent: Bool = false, height: CGFloat,
    corners: CACornerMask
  ) -> BackgroundAppearance {
    let highlight = action?.highlightColor ?? color(style.colors.highlight)
    let own = action?.backgroundColor
    if drawsCapsules, action != nil {
      return BackgroundAppearance(
        material: nil, tint: own ?? (isProminent ? tint : .tertiarySystemFill),
        highlight: highlight, corners: .all, radius: min(height / 2, 30), curve: curve)
    }
    guard style.separatesRows, !joinsRows else {
      return BackgroundAppearance(
        material: nil, tint: own ?? .clear, highlight: highlight, corners: corners,
        radius: style.metrics.cornerRadius, curve: curve)
    }
    return background(isCancel: isCancel, own: own, highlight: highlight, corners: corners)
  }

  /// Returns the background of several rows; `own` replaces the color of the style.
  func background(
    isCancel: Bool = false, own: UIColor? = nil, highlight: UIColor = .clear, corners: CACornerMask
  ) -> BackgroundAppearance {
    let isGlass = material == .glass
    // Nothing shows through an opaque color; glass takes it as its tint instead.
    let isOpaque = isCancel && style.colors.cancelBackground?.isOpaque == true
    let color = own ?? backgroundColor(isCancel: isCancel)
    let tintsGlass = isGlass && (own != nil || setsBackground(isCancel: isCancel)) && !color.isClear
    return BackgroundAppearance(
      material: isOpaque && !isGlass ? nil : material, glassTint: tintsGlass ? color : nil,
      tint: isGlass ? .clear : backgroundTint(color), highlight: highlight,
      corners: corners, radius: style.metrics.cornerRadius, curve: curve)
  }

  private func backgroundColor(isCancel: Bool) -> UIColor {
    let own =
      isCancel ? style.colors.cancelBackground ?? style.colors.background : style.colors.background
    // As in TBActionSheet.
    let isSolid = material == .opaque && !style.separatesRows && !setsBackground(isCancel: isCancel)
    return isSolid && own == .classicBackground ? .classicSolidBackground : color(own)
  }

  private func setsBackground(isCancel: Bool) -> Bool {
    let usesOwn = isCancel && style.colors.cancelBackground != nil
    return usesOwn ? style.colors.$cancelBackground.isSet : style.colors.$background.isSet
  }

  var curve: CALayerCornerCurve { style.usesContinuousCorners ? .continuous : .circular }

  /// Returns an opaque tint for reduced transparency; the background of the system in place of none.
  private func backgroundTint(_ color: UIColor) -> UIColor {
    guard reducesTransparency else { return color }
    if let made = opaqueColors[color] { return made }
    let made = UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      guard resolved.cgColor.alpha > 0 else {
        return UIColor.secondarySystemGroupedBackground.resolvedColor(with: traits)
      }
      return resolved.withAlphaComponent(1)
    }
    opaqueColors[color] = made
    return made
  }
}

extension UILabel {
  /// Shows a text, or in its place one with attributes, of which those that it lacks are the given ones.
  func show(
    _ text: String?, _ attributed: NSAttributedString? = nil, font: UIFont, color: UIColor,
    alignment: NSTextAlignment = .center
  ) {
    self.font = font
    textColor = color
    textAlignment = alignment
    guard let attributed else {
      self.text = text
      return
    }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let defaults: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: style,
    ]
    let filled = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
      own, range, _ in
      filled.addAttributes(defaults.filter { own[$0.key] == nil }, range: range)
    }
    attributedText = filled
  }
}

/// The fonts that UIKit itself scales with the text size: preferred fonts and those of `UIFontMetrics`.
///
/// `UIFontMetrics` raises an exception for a font that it has scaled already, and no property of a font
/// states that it has. A label that adjusts its font shows it: the font changes with the text size.
@MainActor
enum DynamicFont {
  private static let label: UILabel = {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    return label
  }()

  /// Returns a font that UIKit scales, at a text size; `nil` if UIKit does not scale it.
  static func font(_ font: UIFont, at textSize: UIContentSizeCategory) -> UIFont? {
    defer { label.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
    let other: UIContentSizeCategory =
      !textSize.isAccessibilityCategory ? .accessibilityExtraExtraExtraLarge : .extraSmall
    let far = adjusted(font, to: other)
    let near = adjusted(far, to: textSize)
    return far.pointSize == near.pointSize ? nil : near
  }

  private static func adjusted(_ font: UIFont, to textSize: UIContentSizeCategory) -> UIFont {
    label.font = font
    // The font is adjusted when the trait changes.
    for size in [UIContentSizeCategory.large, textSize] {
      label.traitOverrides.preferredContentSizeCategory = size
      label.updateTraitsIfNeeded()
    }
    return label.font
  }
}
