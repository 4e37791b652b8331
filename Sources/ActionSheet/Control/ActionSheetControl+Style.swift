import UIKit

extension ActionSheetControl {
  /// How the sheet looks, moves and behaves.
  ///
  /// Until it is set it is the style of the traits, ``SheetStyle/classic`` where nobody has set one:
  ///
  ///     window.traitOverrides.actionSheetStyle = .system
  ///
  /// A single property of the sheet, such as ``actionHeight``, changes that alone and goes on
  /// following the traits with the rest. Setting the whole style takes such changes back.
  public var style: SheetStyle {
    get {
      if let cachedStyle { return cachedStyle }
      var style = ownStyle ?? traitCollection.actionSheetStyle
      for change in styleChanges.values { change(&style) }
      cachedStyle = style
      return style
    }
    set {
      guard newValue != style else { return }
      forgetChanges()
      ownStyle = newValue
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
    exactColors.removeAll()
  }

  /// Changes one property of the style and leaves the others with the traits.
  func changeStyle<Value>(_ keyPath: WritableKeyPath<SheetStyle, Value>, to value: Value) {
    styleChanges[keyPath] = { $0[keyPath: keyPath] = value }
    styleChanged()
  }

  /// Takes back the change of one property.
  func restoreStyle<Value>(_ keyPath: WritableKeyPath<SheetStyle, Value>) {
    guard styleChanges.removeValue(forKey: keyPath) != nil else { return }
    styleChanged()
  }

  func inheritedStyleChanged() {
    if ownStyle == nil { styleChanged() }
  }

  private func styleChanged() {
    cachedStyle = nil
    appearanceChanged()
  }

  /// Marks everything to be made anew that goes with style and traits.
  func appearanceChanged() {
    container.appearance = nil
    invalidateSheet()
    appearanceInvalidated?()
  }

  /// The style in the traits at hand.
  var appearance: SheetAppearance {
    if let appearance = container.appearance { return appearance }
    let appearance = SheetAppearance(
      style: style, textSize: SheetTextSize(traitCollection.preferredContentSizeCategory),
      tint: tintColor, exactColors: exactColors.values.map { $0 }, isRightToLeft: isRightToLeft,
      reducesTransparency: UIAccessibility.isReduceTransparencyEnabled)
    container.appearance = appearance
    return appearance
  }
}
