import ControlCore
import UIKit

extension ActionSheetControl {
  /// The appearance, the animation and the behavior of the sheet.
  ///
  /// Setting a member, as in `sheet.style.metrics.cornerRadius = 0`, changes that alone, whatever it equals;
  /// the rest keeps following the styles below, as ``SheetStyle`` explains. Setting the whole style replaces
  /// what was set before: its preset, if it has one, and the members that were set in it. The properties of the
  /// sheet that Interface Builder shows, such as ``actionHeight``, are members of the style as well.
  ///
  /// A sheet that sets nothing has the design of the running system, ``SheetStyle/system``.
  public var style: SheetStyle {
    get {
      if let cachedStyle { return cachedStyle }
      let style = styleLayers.resolved(
        in: traitCollection[ActionSheetStyleTrait.self], design: traitCollection.systemDesign,
        form: preferredStyle)
      cachedStyle = style
      return style
    }
    set { setStyle(newValue) }
    _modify {
      if styleLayers.appliesProxies {
        var proxy = styleLayers.proxy ?? SheetStyle()
        yield &proxy
        styleLayers.proxy = proxy
        styleChanged()
      } else {
        var own = style
        yield &own
        setStyle(own)
      }
    }
  }

  /// Removes every value that was set with ``style`` or a property of the style, so that the sheet
  /// follows the traits again.
  public func resetStyle() {
    setStyle(nil)
  }

  private func setStyle(_ new: SheetStyle?) {
    let old = style
    styleLayers.own = new
    cachedStyle = nil
    if style != old { appearanceChanged() }
  }

  func styleChanged() {
    cachedStyle = nil
    appearanceChanged()
  }

  func appearanceChanged(keepsSize: Bool = false) {
    container.appearance = nil
    if keepsSize || changesColorsAlone {
      container.contentsAreStale = true
      setNeedsContentLayout()
    } else {
      invalidateSheet()
    }
    handlers.stateChanged?()
  }

  var appearance: SheetAppearance {
    if let appearance = container.appearance { return appearance }
    let appearance = SheetAppearance(
      style, for: self, isInPopover: settings.isInPopover, isDialog: settings.isDialog)
    container.appearance = appearance
    return appearance
  }
}
