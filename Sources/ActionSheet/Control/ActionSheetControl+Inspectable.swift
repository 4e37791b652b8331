import ControlCore
import UIKit

extension ActionSheetControl: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    texts + lengths + switches + motion + colors
  }

  private static var texts: [InspectableProperty] {
    [
      InspectableProperty(
        "title", \ActionSheetControl.title, kind: .string, default: String?.none),
      InspectableProperty(
        "message", \ActionSheetControl.message, kind: .string, default: String?.none),
    ]
  }

  private static var lengths: [InspectableProperty] {
    [
      InspectableProperty(
        "actionHeight", \ActionSheetControl.actionHeight, kind: .number(0...160), default: 56),
      InspectableProperty(
        "sheetWidth", \ActionSheetControl.sheetWidth, kind: .number(0...600), default: 0),
      InspectableProperty(
        "bottomSpacing", \ActionSheetControl.bottomSpacing, kind: .number(0...64), default: 8),
      InspectableProperty(
        "cornerRadius", \ActionSheetControl.cornerRadius, kind: .number(0...40), default: 10),
      InspectableProperty(
        "groupSpacing", \ActionSheetControl.groupSpacing, kind: .number(0...40), default: 8),
      InspectableProperty(
        "separatorThickness", \ActionSheetControl.separatorThickness, kind: .number(0...8),
        default: 0.5),
      InspectableProperty(
        "headerVerticalSpacing", \ActionSheetControl.headerVerticalSpacing, kind: .number(0...40),
        default: 10),
      InspectableProperty(
        "headerLineSpacing", \ActionSheetControl.headerLineSpacing, kind: .number(0...20),
        default: 0),
      InspectableProperty(
        "actionFontSize", \ActionSheetControl.actionFontSize, kind: .number(8...40), default: 20),
    ]
  }

  private static var switches: [InspectableProperty] {
    [
      InspectableProperty(
        "separatesRows", \ActionSheetControl.separatesRows, kind: .bool, default: true),
      InspectableProperty(
        "blursBackground", \ActionSheetControl.blursBackground, kind: .bool, default: true),
      InspectableProperty(
        "usesContinuousCorners", \ActionSheetControl.usesContinuousCorners, kind: .bool,
        default: true),
      InspectableProperty("pinsHeader", \ActionSheetControl.pinsHeader, kind: .bool, default: true),
      InspectableProperty(
        "pinsCancel", \ActionSheetControl.pinsCancel, kind: .bool, default: false),
      InspectableProperty("opensAtEnd", \ActionSheetControl.opensAtEnd, kind: .bool, default: true),
      InspectableProperty(
        "alignsLeading", \ActionSheetControl.alignsLeading, kind: .bool, default: false),
      InspectableProperty(
        "closesOnBackgroundTap", \ActionSheetControl.closesOnBackgroundTap, kind: .bool,
        default: true),
      InspectableProperty(
        "allowsScrolling", \ActionSheetControl.allowsScrolling, kind: .bool, default: true),
      InspectableProperty(
        "allowsSliding", \ActionSheetControl.allowsSliding, kind: .bool, default: true),
      InspectableProperty(
        "playsHaptics", \ActionSheetControl.playsHaptics, kind: .bool, default: true),
      InspectableProperty(
        "interruptsGestures", \ActionSheetControl.interruptsGestures, kind: .bool, default: true),
      InspectableProperty(
        "closesOnSwipe", \ActionSheetControl.closesOnSwipe, kind: .bool, default: false),
      InspectableProperty(
        "closesInBackground", \ActionSheetControl.closesInBackground, kind: .bool, default: false),
      InspectableProperty(
        "closesOnRotation", \ActionSheetControl.closesOnRotation, kind: .bool, default: false),
    ]
  }

  private static var motion: [InspectableProperty] {
    [
      InspectableProperty(
        "animationDuration", \ActionSheetControl.animationDuration, kind: .number(0...2),
        default: 0.2),
      InspectableProperty(
        "animationDampingRatio", \ActionSheetControl.animationDampingRatio, kind: .number(0.01...1),
        default: 1),
      InspectableProperty(
        "animationVelocity", \ActionSheetControl.animationVelocity, kind: .number(0...10),
        default: 1),
    ]
  }

  private static var colors: [InspectableProperty] {
    func classic(_ keyPath: KeyPath<SheetColors, UIColor>) -> UIColor {
      SheetColors()[keyPath: keyPath]
    }
    return [
      InspectableProperty(
        "actionColor", \ActionSheetControl.actionColor, default: classic(\.action)),
      InspectableProperty(
        "cancelColor", \ActionSheetControl.cancelColor, default: classic(\.cancel)),
      InspectableProperty(
        "destructiveColor", \ActionSheetControl.destructiveColor, default: classic(\.destructive)),
      InspectableProperty(
        "headerColor", \ActionSheetControl.headerColor, default: classic(\.header)),
      InspectableProperty(
        "separatorColor", \ActionSheetControl.separatorColor, default: classic(\.separator)),
      InspectableProperty(
        "groupSeparatorColor", \ActionSheetControl.groupSeparatorColor,
        default: classic(\.groupSeparator)),
      InspectableProperty(
        "ambientColor", \ActionSheetControl.ambientColor, default: classic(\.ambient)),
      InspectableProperty(
        "highlightColor", \ActionSheetControl.highlightColor, default: classic(\.highlight)),
      InspectableProperty(
        "dimmingColor", \ActionSheetControl.dimmingColor, default: classic(\.dimming)),
    ]
  }
}
