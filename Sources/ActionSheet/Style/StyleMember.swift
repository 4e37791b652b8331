import ControlCore
import UIKit

/// The members of a style, each of which can be set without the others.
///
/// This is the only list of them: what records and copies members and what Interface Builder shows derive from
/// it. The order is that of the attributes inspector.
enum StyleMember: Int, CaseIterable, Sendable {
  // Lengths
  case actionHeight, width, bottomSpacing, cornerRadius, groupSpacing, separatorThickness
  case headerVerticalSpacing, headerLineSpacing
  case sideSpacing, fillsWidth, maximumWidth, topSpacing, headerTextInset, actionTextInset
  case accessoryInset, accessorySpacing, minimumScrollHeight, capsuleInset

  // Fonts
  case actionFont, cancelFont, titleFont, loneTitleFont, messageFont, loneMessageFont, captionFont

  // Rows
  case separatesRows, material, usesContinuousCorners, pinsHeader, pinsCancel, alignsLeading

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

  /// The place of the member, and what makes the attribute of Interface Builder for the property of the control
  /// that sets it; `nil` for a member without one.
  ///
  /// The list is not isolated to the main actor, although properties of the control are: their key paths are
  /// formed by closures that are.
  typealias Entry = (place: Place, attribute: (@MainActor () -> InspectableProperty)?)

  private typealias Path<Value> = WritableKeyPath<SheetStyle, Value> & Sendable
  private typealias Property<Value> =
    @MainActor () -> ReferenceWritableKeyPath<ActionSheetControl, Value>

  var place: Place { entry.place }

  var entry: Entry {
    switch self {
    case .actionHeight: number(\.storedMetrics.actionHeight, \.actionHeight, 0...160)
    case .width:
      (
        .optionalLength(\.storedMetrics.width),
        attribute(
          \.pointWidth, { \.sheetWidth }, .number(0...600), named: "sheetWidth", zero: "Automatic")
      )
    case .bottomSpacing: number(\.storedMetrics.bottomSpacing, \.bottomSpacing, 0...64)
    case .cornerRadius: number(\.storedMetrics.cornerRadius, \.cornerRadius, 0...40)
    case .groupSpacing: number(\.storedMetrics.groupSpacing, \.groupSpacing, 0...40)
    case .separatorThickness:
      number(\.storedMetrics.separatorThickness, \.separatorThickness, 0...8)
    case .headerVerticalSpacing:
      number(\.storedMetrics.headerVerticalSpacing, \.headerVerticalSpacing, 0...40)
    case .headerLineSpacing:
      number(\.storedMetrics.headerLineSpacing, \.headerLineSpacing, 0...20)
    case .sideSpacing: (.number(\.storedMetrics.sideSpacing), nil)
    case .fillsWidth: (.flag(\.storedMetrics.fillsWidth), nil)
    case .maximumWidth: (.optionalLength(\.storedMetrics.maximumWidth), nil)
    case .topSpacing: (.topSpacing, nil)
    case .headerTextInset: (.number(\.storedMetrics.headerTextInset), nil)
    case .actionTextInset: (.number(\.storedMetrics.actionTextInset), nil)
    case .accessoryInset: (.number(\.storedMetrics.accessoryInset), nil)
    case .accessorySpacing: (.number(\.storedMetrics.accessorySpacing), nil)
    case .minimumScrollHeight: (.number(\.storedMetrics.minimumScrollHeight), nil)
    case .capsuleInset: (.number(\.storedMetrics.capsuleInset), nil)
    case .actionFont:
      (
        .font(\.storedFonts.action),
        attribute(\.actionFontSize, { \.actionFontSize }, .number(8...40), named: "actionFontSize")
      )
    case .cancelFont: (.font(\.storedFonts.cancel), nil)
    case .titleFont: (.font(\.storedFonts.title), nil)
    case .loneTitleFont: (.font(\.storedFonts.loneTitle), nil)
    case .messageFont: (.font(\.storedFonts.message), nil)
    case .loneMessageFont: (.font(\.storedFonts.loneMessage), nil)
    case .captionFont: (.font(\.storedFonts.caption), nil)
    case .separatesRows: flag(\.separatesRows, \.separatesRows)
    case .material:
      (
        .material,
        attribute(\.blursBackground, { \.blursBackground }, .bool, named: "blursBackground")
      )
    case .usesContinuousCorners: flag(\.usesContinuousCorners, \.usesContinuousCorners)
    case .pinsHeader: flag(\.pinsHeader, \.pinsHeader)
    case .pinsCancel: flag(\.pinsCancel, \.pinsCancel)
    case .alignsLeading: flag(\.alignsLeading, \.alignsLeading)
    case .closesOnBackgroundTap: behavior(\.closesOnBackgroundTap)
    case .allowsScrolling: behavior(\.allowsScrolling)
    case .allowsSliding: behavior(\.allowsSliding)
    case .playsHaptics: behavior(\.playsHaptics)
    case .interruptsGestures: behavior(\.interruptsGestures)
    case .closesOnSwipe: behavior(\.closesOnSwipe)
    case .closesInBackground: behavior(\.closesInBackground)
    case .closesOnRotation: behavior(\.closesOnRotation)
    case .animationDuration:
      (
        .duration(\.storedAnimation.duration),
        attribute(\.storedAnimation.duration, { \.animationDuration }, .number(0...2))
      )
    case .animationDampingRatio:
      number(\.storedAnimation.dampingRatio, \.animationDampingRatio, 0.01...1)
    case .animationVelocity:
      number(\.storedAnimation.initialVelocity, \.animationVelocity, 0...10)
    case .actionColor: color(\.storedColors.action, \.actionColor)
    case .cancelColor: color(\.storedColors.cancel, \.cancelColor)
    case .destructiveColor: color(\.storedColors.destructive, \.destructiveColor)
    case .headerColor: color(\.storedColors.header, \.headerColor)
    case .separatorColor: color(\.storedColors.separator, \.separatorColor)
    case .groupSeparatorColor: color(\.storedColors.groupSeparator, \.groupSeparatorColor)
    case .ambientColor: color(\.storedColors.ambient, \.ambientColor)
    case .highlightColor: color(\.storedColors.highlight, \.highlightColor)
    case .dimmingColor: color(\.storedColors.dimming, \.dimmingColor)
    case .disabledColor: (.color(\.storedColors.disabled), nil)
    case .cancelAmbientColor: (.optionalColor(\.storedColors.cancelAmbient), nil)
    }
  }

  private func number(
    _ path: Path<CGFloat>, _ property: @autoclosure @escaping Property<CGFloat>,
    _ range: ClosedRange<Double>
  ) -> Entry {
    (.number(path), attribute(path, property, .number(range)))
  }

  private func flag(
    _ path: Path<Bool>, _ property: @autoclosure @escaping Property<Bool>
  ) -> Entry {
    (.flag(path), attribute(path, property, .bool))
  }

  private func behavior(_ property: @autoclosure @escaping Property<Bool>) -> Entry {
    flag(\.[behavior: behavior ?? []], property())
  }

  private func color(
    _ path: Path<UIColor>, _ property: @autoclosure @escaping Property<UIColor>
  ) -> Entry {
    let value = SheetStyle.classic[keyPath: path]
    return (.color(path), { InspectableProperty("\(self)", property(), default: value) })
  }

  /// Returns what makes the attribute of a property; its default is the value in ``SheetStyle/classic``.
  ///
  /// An inspector shows `zero` in place of 0. The name is that of the member if there is no other.
  private func attribute<Value: InspectableConvertible>(
    _ path: Path<Value>, _ property: @escaping Property<Value>, _ kind: InspectableKind,
    named name: String? = nil, zero: String? = nil
  ) -> (@MainActor () -> InspectableProperty)? {
    {
      let made = InspectableProperty(
        name ?? "\(self)", property(), kind: kind, default: SheetStyle.classic[keyPath: path])
      return zero.map { made.naming(0, $0) } ?? made
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
