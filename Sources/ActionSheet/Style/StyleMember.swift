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

  /// The place of a member in a style, and the type of its value.
  enum Place {
    case length(WritableKeyPath<SheetMetrics, CGFloat>)
    case optionalLength(WritableKeyPath<SheetMetrics, CGFloat?>)
    case fillsWidth, topSpacing
    case font(WritableKeyPath<SheetFonts, SheetFont>)
    case flag(WritableKeyPath<SheetStyle, Bool>)
    case material
    case behavior(SheetBehaviors)
    case duration
    case animation(WritableKeyPath<SheetAnimation, CGFloat>)
    case color(WritableKeyPath<SheetColors, UIColor>)
    case optionalColor(WritableKeyPath<SheetColors, UIColor?>)
  }

  var place: Place {
    switch self {
    case .actionHeight: .length(\.actionHeight)
    case .width: .optionalLength(\.width)
    case .bottomSpacing: .length(\.bottomSpacing)
    case .cornerRadius: .length(\.cornerRadius)
    case .groupSpacing: .length(\.groupSpacing)
    case .separatorThickness: .length(\.separatorThickness)
    case .headerVerticalSpacing: .length(\.headerVerticalSpacing)
    case .headerLineSpacing: .length(\.headerLineSpacing)
    case .sideSpacing: .length(\.sideSpacing)
    case .fillsWidth: .fillsWidth
    case .maximumWidth: .optionalLength(\.maximumWidth)
    case .topSpacing: .topSpacing
    case .headerTextInset: .length(\.headerTextInset)
    case .actionTextInset: .length(\.actionTextInset)
    case .accessoryInset: .length(\.accessoryInset)
    case .accessorySpacing: .length(\.accessorySpacing)
    case .minimumScrollHeight: .length(\.minimumScrollHeight)
    case .capsuleInset: .length(\.capsuleInset)
    case .actionFont: .font(\.action)
    case .cancelFont: .font(\.cancel)
    case .titleFont: .font(\.title)
    case .loneTitleFont: .font(\.loneTitle)
    case .messageFont: .font(\.message)
    case .loneMessageFont: .font(\.loneMessage)
    case .captionFont: .font(\.caption)
    case .separatesRows: .flag(\.separatesRows)
    case .material: .material
    case .usesContinuousCorners: .flag(\.usesContinuousCorners)
    case .pinsHeader: .flag(\.pinsHeader)
    case .pinsCancel: .flag(\.pinsCancel)
    case .opensAtEnd: .flag(\.opensAtEnd)
    case .alignsLeading: .flag(\.alignsLeading)
    case .closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics,
      .interruptsGestures, .closesOnSwipe, .closesInBackground, .closesOnRotation:
      .behavior(behavior ?? [])
    case .animationDuration: .duration
    case .animationDampingRatio: .animation(\.dampingRatio)
    case .animationVelocity: .animation(\.initialVelocity)
    case .actionColor: .color(\.action)
    case .cancelColor: .color(\.cancel)
    case .destructiveColor: .color(\.destructive)
    case .headerColor: .color(\.header)
    case .separatorColor: .color(\.separator)
    case .groupSeparatorColor: .color(\.groupSeparator)
    case .ambientColor: .color(\.ambient)
    case .highlightColor: .color(\.highlight)
    case .dimmingColor: .color(\.dimming)
    case .disabledColor: .color(\.disabled)
    case .cancelAmbientColor: .optionalColor(\.cancelAmbient)
    }
  }
}

extension SheetStyle {
  mutating func set(_ member: StyleMember, to other: SheetStyle) {
    // A key path through a part of the style would set the whole part.
    switch member.place {
    case .length(let path): metrics[keyPath: path] = other.metrics[keyPath: path]
    case .optionalLength(let path): metrics[keyPath: path] = other.metrics[keyPath: path]
    case .fillsWidth: metrics.fillsWidth = other.metrics.fillsWidth
    case .topSpacing: metrics.topSpacing = other.metrics.topSpacing
    case .font(let path): fonts[keyPath: path] = other.fonts[keyPath: path]
    case .flag(let path): self[keyPath: path] = other[keyPath: path]
    case .material: material = other.material
    case .behavior(let behavior): self[behavior: behavior] = other[behavior: behavior]
    case .duration: animation.duration = other.animation.duration
    case .animation(let path): animation[keyPath: path] = other.animation[keyPath: path]
    case .color(let path): colors[keyPath: path] = other.colors[keyPath: path]
    case .optionalColor(let path): colors[keyPath: path] = other.colors[keyPath: path]
    }
  }
}
