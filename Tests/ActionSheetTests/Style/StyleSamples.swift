import UIKit

@testable import ActionSheet

/// Styles all of whose members differ from each other and from the classic ones.
enum StyleSample: CaseIterable {
  case first, second

  /// The values of the classic style, of which every member counts as set.
  case classic

  var style: SheetStyle {
    switch self {
    case .first: Self.make(1, isOn: true)
    case .second: Self.make(2, isOn: false)
    case .classic: .classic
    }
  }

  private static func make(_ step: CGFloat, isOn: Bool) -> SheetStyle {
    var style = SheetStyle.classic
    setLengths(of: &style.metrics, step)
    setFonts(of: &style.fonts, 30 + step)
    setColors(of: &style.colors, step / 10)
    let classic = SheetStyle.classic
    style.material = isOn ? .opaque : .thick
    style.separatesRows = isOn != classic.separatesRows
    style.usesContinuousCorners = isOn != classic.usesContinuousCorners
    style.pinsCancel = isOn != classic.pinsCancel
    style.alignsLeading = isOn != classic.alignsLeading
    style.pinsHeader = isOn != classic.pinsHeader
    style.animation.duration = 0.3 + step / 10
    style.animation.dampingRatio = 0.5 + step / 10
    style.animation.initialVelocity = 3 + step
    for bit in 0..<8 {
      let behavior = SheetBehaviors(rawValue: 1 << bit)
      style[behavior: behavior] = isOn != classic[behavior: behavior]
    }
    return style
  }

  private static func setLengths(of metrics: inout SheetMetrics, _ step: CGFloat) {
    metrics.width = 300 + step
    metrics.sideSpacing = 30 + step
    metrics.fillsWidth = step == 1
    metrics.maximumWidth = 600 + step
    metrics.actionHeight = 70 + step
    metrics.cornerRadius = 20 + step
    metrics.groupSpacing = 20 + step
    metrics.separatorThickness = 2 + step
    metrics.bottomSpacing = 20 + step
    metrics.topSpacing = (20 + step)...(40 + step)
    metrics.headerVerticalSpacing = 20 + step
    metrics.headerLineSpacing = 3 + step
    metrics.headerTextInset = 20 + step
    metrics.actionTextInset = 20 + step
    metrics.accessoryInset = 20 + step
    metrics.accessorySpacing = 20 + step
    metrics.minimumScrollHeight = 90 + step
    metrics.capsuleInset = 10 + step
  }

  private static func setFonts(of fonts: inout SheetFonts, _ size: CGFloat) {
    let font = SheetFont(.systemFont(ofSize: size))
    fonts.title = font
    fonts.loneTitle = font
    fonts.message = font
    fonts.loneMessage = font
    fonts.caption = font
    fonts.action = font
    fonts.cancel = font
  }

  private static func setColors(of colors: inout SheetColors, _ white: CGFloat) {
    let color = UIColor.gray(white)
    colors.action = color
    colors.cancel = color
    colors.destructive = color
    colors.disabled = color
    colors.header = color
    colors.separator = color
    colors.groupSeparator = color
    colors.ambient = color
    colors.cancelAmbient = color
    colors.highlight = color
    colors.dimming = color
  }
}
