import UIKit

/// The members of a style, each of which can be set without the others.
///
/// This is the only list of them: what copies members and what Interface Builder shows derives from it.
/// The order is that of the attributes inspector.
enum StyleMember: Int, CaseIterable, Sendable {
  // Lengths
  case actionHeight, width, bottomSpacing, cornerRadius, groupSpacing, separatorThickness
  case headerVerticalSpacing, headerLineSpacing
  case sideSpacing, fillsWidth, maximumWidth, topSpacing, headerTextInset, actionTextInset
  case accessoryInset, accessorySpacing, minimumScrollHeight, capsuleInset

  // Fonts
  case actionFont, cancelFont, titleFont, loneTitleFont, messageFont, loneMessageFont, captionFont

  // Rows
  case separatesRows, material, usesContinuousCorners, pinsHeader, pinsCancel, opensAtEnd
  case alignsLeading

  // Behaviors, in the order of their bits
  case closesOnBackgroundTap, allowsScrolling, allowsSliding, playsHaptics, interruptsGestures
  case closesOnSwipe, closesInBackground, closesOnRotation

  // Animation
  case animationDuration, animationDampingRatio, animationVelocity

  // Colors
  case actionColor, cancelColor, destructiveColor, headerColor, separatorColor
  case groupSeparatorColor, ambientColor, highlightColor, dimmingColor
  case disabledColor, cancelAmbientColor

  /// The behavior that the member turns on and off; `nil` if the member is no behavior.
  var behavior: SheetBehaviors? {
    guard StyleMembers.behaviors.contains(StyleMembers(self)) else { return nil }
    return SheetBehaviors(rawValue: 1 << (rawValue - Self.closesOnBackgroundTap.rawValue))
  }

  /// The place of a member in a style, by the type of its value.
  enum Place {
    case number(WritableKeyPath<SheetStyle, CGFloat>)
    case optionalLength(WritableKeyPath<SheetStyle, CGFloat?>)
    case duration(WritableKeyPath<SheetStyle, Double>)
    case flag(WritableKeyPath<SheetStyle, Bool>)
    case font(WritableKeyPath<SheetStyle, SheetFont>)
    case color(WritableKeyPath<SheetStyle, UIColor>)
    case optionalColor(WritableKeyPath<SheetStyle, UIColor?>)
    case topSpacing, material
  }

  var place: Place {
    switch self {
    case .actionHeight: .number(\.storedMetrics.actionHeight)
    case .width: .optionalLength(\.storedMetrics.width)
    case .bottomSpacing: .number(\.storedMetrics.bottomSpacing)
    case .cornerRadius: .number(\.storedMetrics.cornerRadius)
    case .groupSpacing: .number(\.storedMetrics.groupSpacing)
    case .separatorThickness: .number(\.storedMetrics.separatorThickness)
    case .headerVerticalSpacing: .number(\.storedMetrics.headerVerticalSpacing)
    case .headerLineSpacing: .number(\.storedMetrics.headerLineSpacing)
    case .sideSpacing: .number(\.storedMetrics.sideSpacing)
    case .fillsWidth: .flag(\.storedMetrics.fillsWidth)
    case .maximumWidth: .optionalLength(\.storedMetrics.maximumWidth)
    case .topSpacing: .topSpacing
    case .headerTextInset: .number(\.storedMetrics.headerTextInset)
    case .actionTextInset: .number(\.storedMetrics.actionTextInset)
    case .accessoryInset: .number(\.storedMetrics.accessoryInset)
    case .accessorySpacing: .number(\.storedMetrics.accessorySpacing)
    case .minimumScrollHeight: .number(\.storedMetrics.minimumScrollHeight)
    case .capsuleInset: .number(\.storedMetrics.capsuleInset)
    case .actionFont: .font(\.storedFonts.action)
    case .cancelFont: .font(\.storedFonts.cancel)
    case .titleFont: .font(\.storedFonts.title)
    case .loneTitleFont: .font(\.storedFonts.loneTitle)
    case .messageFont: .font(\.storedFonts.message)
    case .loneMessageFont: .font(\.storedFonts.loneMessage)
    case .captionFont: .font(\.storedFonts.caption)
    case .separatesRows: .flag(\.separatesRows)
    case .material: .material
    case .usesContinuousCorners: .flag(\.usesContinuousCorners)
    case .pinsHeader: .flag(\.pinsHeader)
    case .pinsCancel: .flag(\.pinsCancel)
    case .opensAtEnd: .flag(\.opensAtEnd)
    case .alignsLeading: .flag(\.alignsLeading)
    case .closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics,
      .interruptsGestures, .closesOnSwipe, .closesInBackground, .closesOnRotation:
      .flag(\.[behavior: behavior ?? []])
    case .animationDuration: .duration(\.storedAnimation.duration)
    case .animationDampingRatio: .number(\.storedAnimation.dampingRatio)
    case .animationVelocity: .number(\.storedAnimation.initialVelocity)
    case .actionColor: .color(\.storedColors.action)
    case .cancelColor: .color(\.storedColors.cancel)
    case .destructiveColor: .color(\.storedColors.destructive)
    case .headerColor: .color(\.storedColors.header)
    case .separatorColor: .color(\.storedColors.separator)
    case .groupSeparatorColor: .color(\.storedColors.groupSeparator)
    case .ambientColor: .color(\.storedColors.ambient)
    case .highlightColor: .color(\.storedColors.highlight)
    case .dimmingColor: .color(\.storedColors.dimming)
    case .disabledColor: .color(\.storedColors.disabled)
    case .cancelAmbientColor: .optionalColor(\.storedColors.cancelAmbient)
    }
  }
}

extension SheetStyle {
  mutating func set(_ member: StyleMember, to other: SheetStyle) {
    switch member.place {
    case .number(let path): self[keyPath: path] = other[keyPath: path]
    case .optionalLength(let path): self[keyPath: path] = other[keyPath: path]
    case .duration(let path): self[keyPath: path] = other[keyPath: path]
    case .flag(let path): self[keyPath: path] = other[keyPath: path]
    case .font(let path): self[keyPath: path] = other[keyPath: path]
    case .color(let path): self[keyPath: path] = other[keyPath: path]
    case .optionalColor(let path): self[keyPath: path] = other[keyPath: path]
    case .topSpacing: metrics.topSpacing = other.metrics.topSpacing
    case .material: material = other.material
    }
  }
}
