import ControlCore
import UIKit

extension ActionSheetControl {
  /// The appearance, the animation and the behavior of the sheet.
  ///
  /// Until it is set it is the style of the traits, ``SheetStyle/classic`` where no other is set:
  ///
  ///     window.traitOverrides.actionSheetStyle = .system
  ///
  /// Setting a member of the style, as in `sheet.style.metrics.cornerRadius = 0`, changes that alone,
  /// whatever it equals; the rest keeps following the traits. Setting the whole style sets its preset
  /// and the members that were set in it. A property of the sheet, such as ``actionHeight``, precedes
  /// the same member of the style. <doc:Styling> has the order of precedence.
  public var style: SheetStyle {
    get {
      if let cachedStyle { return cachedStyle }
      let style = styleLayers.resolved(
        in: traitCollection.actionSheetStyle, design: traitCollection.systemDesign,
        form: preferredStyle)
      cachedStyle = style
      return style
    }
    set { changeLayers { $0.assign(newValue) } }
    _modify {
      var edited = style
      edited.beginEditing()
      yield &edited
      changeLayers { $0.adopt(edited) }
    }
  }

  /// Removes every value that was set with ``style`` or a property of the style, so that the sheet
  /// follows the traits again.
  public func resetStyle() {
    changeLayers { $0.reset() }
  }

  private func changeLayers(_ change: (inout StyleLayers) -> Void) {
    let old = style
    change(&styleLayers)
    cachedStyle = nil
    if !style.isIdentical(to: old) { appearanceChanged() }
  }

  /// Sets members of the style; while UIKit applies appearance proxies, those of the proxy.
  func setStyle(_ change: @escaping StyleChanges.Change) {
    if styleLayers.appliesProxies {
      styleLayers.proxy.add(change)
    } else {
      styleLayers.control.add(change)
    }
    styleChanged()
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
      style: style, textSize: SheetTextSize(traitCollection.preferredContentSizeCategory),
      tint: tintColor, isRightToLeft: isRightToLeft,
      reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
      design: traitCollection.systemDesign, isInPopover: settings.isInPopover,
      isDialog: settings.isDialog)
    container.appearance = appearance
    return appearance
  }
}

extension ActionSheetControl: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static let inspectableProperties: [InspectableProperty] = {
    let texts = [
      InspectableProperty(
        "title", \ActionSheetControl.title, kind: .string, default: String?.none),
      InspectableProperty(
        "message", \ActionSheetControl.message, kind: .string, default: String?.none),
    ].topic("Texts")
    return texts
      + StyleMember.allCases.flatMap { member in
        [member.entry.attribute?()].compactMap { $0 }.topic(member.topic)
      }
  }()
}

extension StyleMember {
  fileprivate var topic: String {
    let groups: [(StyleMembers, String)] = [
      (.metrics, "Sizes"), (.fonts, "Sizes"), (.behaviors, "Touches"), (.animation, "Motion"),
      (.colors, "Colors"),
    ]
    return groups.first { $0.0.contains(StyleMembers(self)) }?.1 ?? "Rows"
  }
}
