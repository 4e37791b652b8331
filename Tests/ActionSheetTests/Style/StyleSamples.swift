import UIKit

@testable import ActionSheet

/// Styles that set every member, to values that differ from the default.
enum StyleSample: CaseIterable {
  case first, second

  var style: SheetStyle {
    switch self {
    case .first: Self.make(1)
    case .second: Self.make(2)
    }
  }

  /// Returns whether a member is a Boolean value, of which both samples have the one that is not the default.
  static func isFlag(_ path: String) -> Bool {
    ["true", "false"].contains(SheetStyle().members[path]?.value)
  }

  private static func make(_ step: CGFloat) -> SheetStyle {
    var style = step == 1 ? SheetStyle.edgeToEdge : .classic
    setLengths(of: &style.metrics, step)
    setFonts(of: &style.fonts, 30 + step)
    setColors(of: &style.colors, step / 10)
    style.material = step == 1 ? .opaque : .thick
    // The presets of both samples have the flags of the default, but for two.
    (style.separatesRows, style.pinsCancel) = (true, true)
    for flag in flags { style[keyPath: flag].toggle() }
    style.animation.duration = 0.3 + step / 10
    style.animation.dampingRatio = 0.5 + step / 10
    style.animation.initialVelocity = 3 + step
    return style
  }

  private static let flags: [WritableKeyPath<SheetStyle, Bool> & Sendable] = [
    \.separatesRows, \.usesContinuousCorners, \.pinsHeader, \.pinsCancel, \.alignsLeading,
    \.closesOnBackgroundTap, \.allowsScrolling, \.allowsSliding, \.playsHaptics,
    \.interruptsGestures, \.closesOnSwipe, \.closesInBackground, \.closesOnRotation,
  ]

  private static func setLengths(of metrics: inout SheetMetrics, _ step: CGFloat) {
    metrics.width = 300 + step
    metrics.sideSpacing = 30 + step
    metrics.fillsWidth = true
    metrics.maximumWidth = 600 + step
    metrics.actionHeight = 70 + step
    metrics.cornerRadius = 20 + step
    metrics.groupSpacing = 20 + step
    metrics.separatorThickness = 2 + step
    metrics.bottomSpacing = 20 + step
    metrics.topSpacing = (20 + step)...(40 + step)
    metrics.headerVerticalSpacing = 20 + step
    metrics.headerLineSpacing = 6 + step
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
    colors.background = color
    colors.cancelBackground = color
    colors.highlight = color
    colors.dimming = color
  }
}

extension SheetStyle {
  /// The members of a style by their paths, found without a list of them.
  var members: [String: (value: String, origin: String)] {
    var members: [String: (value: String, origin: String)] = [:]
    func walk(_ value: Any, _ path: String) {
      for child in Mirror(reflecting: value).children {
        let name = child.label ?? ""
        guard name.hasPrefix("_") else {
          walk(child.value, "\(path).\(name)")
          continue
        }
        let parts = Dictionary(
          uniqueKeysWithValues: Mirror(reflecting: child.value).children.map {
            ($0.label ?? "", "\($0.value)")
          })
        members["\(path).\(name.dropFirst())"] = (parts["value"] ?? "", parts["origin"] ?? "")
      }
    }
    walk(self, "")
    return members
  }

  /// The values by their paths, whichever layers they come from.
  var values: [String: String] { members.mapValues(\.value) }

  func values(besides paths: Set<String>) -> [String: String] {
    values.filter { !paths.contains($0.key) }
  }
}
