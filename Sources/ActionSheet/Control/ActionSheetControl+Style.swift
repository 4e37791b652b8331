import ControlCore
import UIKit

extension ActionSheetControl {
  /// How the sheet looks, moves and behaves.
  ///
  /// Until it is set it is the style of the traits, ``SheetStyle/classic`` where nobody has set one:
  ///
  ///     window.traitOverrides.actionSheetStyle = .system
  ///
  /// Setting a member of the style, as in `sheet.style.metrics.cornerRadius = 0`, or a property such
  /// as ``actionHeight``, changes that alone; the rest keeps following the traits. Setting the whole
  /// style replaces such changes.
  public var style: SheetStyle {
    get {
      if let cachedStyle { return cachedStyle }
      var style = (ownStyle ?? traitCollection.actionSheetStyle)
        .resolved(for: traitCollection.systemDesign)
      for change in styleChanges { change.apply(&style) }
      cachedStyle = style
      return style
    }
    set {
      guard newValue != style else { return }
      forgetChanges()
      ownStyle = newValue
      styleChanged()
    }
    _modify {
      let old = style
      var new = old
      yield &new
      let changes = StyleMember.all.filter { $0.differs(old, new) }
      guard !changes.isEmpty else { return }
      for member in changes {
        record(member.keyPath) { member.copy(new, &$0) }
      }
      styleChanged()
    }
  }

  /// Takes back every style that was set, so that the traits' is followed again.
  public func resetStyle() {
    ownStyle = nil
    forgetChanges()
    styleChanged()
  }

  private func forgetChanges() {
    styleChanges.removeAll()
  }

  /// Changes one property of the style and leaves the others with the traits.
  func changeStyle<Value>(_ keyPath: WritableKeyPath<SheetStyle, Value>, to value: Value) {
    record(keyPath) { $0[keyPath: keyPath] = value }
    styleChanged()
  }

  /// Takes back the change of one property.
  func restoreStyle<Value>(_ keyPath: WritableKeyPath<SheetStyle, Value>) {
    let count = styleChanges.count
    styleChanges.removeAll { $0.keyPath == keyPath }
    if styleChanges.count != count { styleChanged() }
  }

  /// Records a change, which precedes all earlier ones.
  private func record(_ keyPath: AnyKeyPath, _ apply: @escaping (inout SheetStyle) -> Void) {
    styleChanges.removeAll { $0.keyPath == keyPath }
    styleChanges.append((keyPath, apply))
  }

  func inheritedStyleChanged() {
    styleChanged()
  }

  private func styleChanged() {
    cachedStyle = nil
    appearanceChanged()
  }

  /// Marks everything to be made anew that goes with style and traits.
  func appearanceChanged(keepsSize: Bool = false) {
    container.appearance = nil
    if keepsSize || changesColorsAlone {
      container.contentsAreStale = true
      setNeedsContentLayout()
    } else {
      invalidateSheet()
    }
    appearanceInvalidated?()
  }

  /// The style in the traits at hand.
  var appearance: SheetAppearance {
    if let appearance = container.appearance { return appearance }
    let appearance = SheetAppearance(
      style: style, textSize: SheetTextSize(traitCollection.preferredContentSizeCategory),
      tint: tintColor, isRightToLeft: isRightToLeft,
      reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
      design: traitCollection.systemDesign, isInPopover: isInPopover)
    container.appearance = appearance
    return appearance
  }
}

extension SheetStyle {
  /// Returns the style in a design of the system.
  @MainActor
  func resolved(for design: SystemDesign) -> SheetStyle {
    guard followsDesign, design == .glass else { return self }
    var style = self
    for member in StyleMember.all where !member.differs(self, .system) {
      member.copy(.systemGlass, &style)
    }
    return style
  }
}

/// A member of a style that can be set without the others.
@MainActor
private struct StyleMember {
  let keyPath: AnyKeyPath
  let differs: (SheetStyle, SheetStyle) -> Bool
  let copy: (SheetStyle, inout SheetStyle) -> Void

  init<Value: Equatable>(_ keyPath: WritableKeyPath<SheetStyle, Value>) {
    self.keyPath = keyPath
    differs = { $0[keyPath: keyPath] != $1[keyPath: keyPath] }
    copy = { $1[keyPath: keyPath] = $0[keyPath: keyPath] }
  }

  static let all: [StyleMember] =
    [
      .init(\.metrics.width), .init(\.metrics.sideSpacing), .init(\.metrics.fillsWidth),
      .init(\.metrics.maximumWidth), .init(\.metrics.actionHeight),
      .init(\.metrics.cornerRadius), .init(\.metrics.groupSpacing),
      .init(\.metrics.separatorThickness), .init(\.metrics.bottomSpacing),
      .init(\.metrics.topSpacing), .init(\.metrics.headerVerticalSpacing),
      .init(\.metrics.headerLineSpacing), .init(\.metrics.headerTextInset),
      .init(\.metrics.actionTextInset), .init(\.metrics.accessoryInset),
      .init(\.metrics.accessorySpacing), .init(\.metrics.minimumScrollHeight),
      .init(\.fonts.title), .init(\.fonts.loneTitle), .init(\.fonts.message),
      .init(\.fonts.loneMessage), .init(\.fonts.caption), .init(\.fonts.action),
      .init(\.fonts.cancel), .init(\.colors.action), .init(\.colors.cancel),
      .init(\.colors.destructive), .init(\.colors.disabled), .init(\.colors.header),
      .init(\.colors.separator), .init(\.colors.groupSeparator), .init(\.colors.ambient),
      .init(\.colors.cancelAmbient), .init(\.colors.highlight), .init(\.colors.dimming),
      .init(\.material), .init(\.separatesRows), .init(\.usesContinuousCorners),
      .init(\.animation.duration), .init(\.animation.dampingRatio),
      .init(\.animation.initialVelocity), .init(\.pinsCancel), .init(\.alignsLeading),
      .init(\.pinsHeader), .init(\.opensAtEnd),
    ]
    + [
      SheetBehaviors.closesOnBackgroundTap, .allowsScrolling, .allowsSliding, .playsHaptics,
      .interruptsGestures, .closesOnSwipe, .closesInBackground, .closesOnRotation,
    ].map { .init(\.[behavior: $0]) }
}
