/// The members of a style, each of which can be set without the others.
///
/// This is the only list of them: what copies members and what Interface Builder shows derives from it.
/// The order is that of the attributes inspector.
enum StyleMember: Int, CaseIterable, Sendable {
  // Lengths
  case actionHeight, width, bottomSpacing, cornerRadius, groupSpacing, separatorThickness
  case headerVerticalSpacing, headerLineSpacing
  case sideSpacing, fillsWidth, maximumWidth, topSpacing, headerTextInset, actionTextInset
  case accessoryInset, accessorySpacing, minimumScrollHeight

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
}

extension SheetStyle {
  /// Sets a member to its value in another style.
  mutating func set(_ member: StyleMember, to other: SheetStyle) {
    switch member {
    case .actionHeight: metrics.actionHeight = other.metrics.actionHeight
    case .width: metrics.width = other.metrics.width
    case .bottomSpacing: metrics.bottomSpacing = other.metrics.bottomSpacing
    case .cornerRadius: metrics.cornerRadius = other.metrics.cornerRadius
    case .groupSpacing: metrics.groupSpacing = other.metrics.groupSpacing
    case .separatorThickness: metrics.separatorThickness = other.metrics.separatorThickness
    case .headerVerticalSpacing:
      metrics.headerVerticalSpacing = other.metrics.headerVerticalSpacing
    case .headerLineSpacing: metrics.headerLineSpacing = other.metrics.headerLineSpacing
    case .sideSpacing: metrics.sideSpacing = other.metrics.sideSpacing
    case .fillsWidth: metrics.fillsWidth = other.metrics.fillsWidth
    case .maximumWidth: metrics.maximumWidth = other.metrics.maximumWidth
    case .topSpacing: metrics.topSpacing = other.metrics.topSpacing
    case .headerTextInset: metrics.headerTextInset = other.metrics.headerTextInset
    case .actionTextInset: metrics.actionTextInset = other.metrics.actionTextInset
    case .accessoryInset: metrics.accessoryInset = other.metrics.accessoryInset
    case .accessorySpacing: metrics.accessorySpacing = other.metrics.accessorySpacing
    case .minimumScrollHeight: metrics.minimumScrollHeight = other.metrics.minimumScrollHeight
    case .actionFont: fonts.action = other.fonts.action
    case .cancelFont: fonts.cancel = other.fonts.cancel
    case .titleFont: fonts.title = other.fonts.title
    case .loneTitleFont: fonts.loneTitle = other.fonts.loneTitle
    case .messageFont: fonts.message = other.fonts.message
    case .loneMessageFont: fonts.loneMessage = other.fonts.loneMessage
    case .captionFont: fonts.caption = other.fonts.caption
    case .separatesRows: separatesRows = other.separatesRows
    case .material: material = other.material
    case .usesContinuousCorners: usesContinuousCorners = other.usesContinuousCorners
    case .pinsHeader: pinsHeader = other.pinsHeader
    case .pinsCancel: pinsCancel = other.pinsCancel
    case .opensAtEnd: opensAtEnd = other.opensAtEnd
    case .alignsLeading: alignsLeading = other.alignsLeading
    case .closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics,
      .interruptsGestures, .closesOnSwipe, .closesInBackground, .closesOnRotation:
      if let behavior = member.behavior { self[behavior: behavior] = other[behavior: behavior] }
    case .animationDuration: animation.duration = other.animation.duration
    case .animationDampingRatio: animation.dampingRatio = other.animation.dampingRatio
    case .animationVelocity: animation.initialVelocity = other.animation.initialVelocity
    case .actionColor: colors.action = other.colors.action
    case .cancelColor: colors.cancel = other.colors.cancel
    case .destructiveColor: colors.destructive = other.colors.destructive
    case .headerColor: colors.header = other.colors.header
    case .separatorColor: colors.separator = other.colors.separator
    case .groupSeparatorColor: colors.groupSeparator = other.colors.groupSeparator
    case .ambientColor: colors.ambient = other.colors.ambient
    case .highlightColor: colors.highlight = other.colors.highlight
    case .dimmingColor: colors.dimming = other.colors.dimming
    case .disabledColor: colors.disabled = other.colors.disabled
    case .cancelAmbientColor: colors.cancelAmbient = other.colors.cancelAmbient
    }
  }
}
