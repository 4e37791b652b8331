import ControlCore
import UIKit

extension ActionSheetControl: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  ///
  /// The default of each is its value in a sheet that sets nothing.
  public static let inspectableProperties: [InspectableProperty] = {
    let texts = [
      InspectableProperty("title", \ActionSheetControl.title, kind: .string, default: nil),
      InspectableProperty("message", \ActionSheetControl.message, kind: .string, default: nil),
    ]
    let sizes = [
      number("actionHeight", \ActionSheetControl.actionHeight, 0...160),
      number("sheetWidth", \ActionSheetControl.sheetWidth, 0...600).naming(0, "Automatic"),
      number("bottomSpacing", \ActionSheetControl.bottomSpacing, 0...64),
      number("cornerRadius", \ActionSheetControl.cornerRadius, 0...40),
      number("groupSpacing", \ActionSheetControl.groupSpacing, 0...40),
      number("separatorThickness", \ActionSheetControl.separatorThickness, 0...8),
      number("headerVerticalSpacing", \ActionSheetControl.headerVerticalSpacing, 0...40),
      number("headerLineSpacing", \ActionSheetControl.headerLineSpacing, 0...20),
      number("actionFontSize", \ActionSheetControl.actionFontSize, 8...40),
    ]
    let rows = [
      flag("separatesRows", \ActionSheetControl.separatesRows),
      flag("blursBackground", \ActionSheetControl.blursBackground),
      flag("usesContinuousCorners", \ActionSheetControl.usesContinuousCorners),
      flag("pinsHeader", \ActionSheetControl.pinsHeader),
      flag("pinsCancel", \ActionSheetControl.pinsCancel),
      flag("alignsLeading", \ActionSheetControl.alignsLeading),
    ]
    let touches = [
      flag("closesOnBackgroundTap", \ActionSheetControl.closesOnBackgroundTap),
      flag("allowsScrolling", \ActionSheetControl.allowsScrolling),
      flag("allowsSliding", \ActionSheetControl.allowsSliding),
      flag("playsHaptics", \ActionSheetControl.playsHaptics),
      flag("interruptsGestures", \ActionSheetControl.interruptsGestures),
      flag("closesOnSwipe", \ActionSheetControl.closesOnSwipe),
      flag("closesInBackground", \ActionSheetControl.closesInBackground),
      flag("closesOnRotation", \ActionSheetControl.closesOnRotation),
    ]
    let motion = [
      number("animationDuration", \ActionSheetControl.animationDuration, 0...2),
      number("animationDampingRatio", \ActionSheetControl.animationDampingRatio, 0.01...1),
      number("animationVelocity", \ActionSheetControl.animationVelocity, 0...10),
    ]
    let colors = [
      color("actionColor", \ActionSheetControl.actionColor),
      color("cancelColor", \ActionSheetControl.cancelColor),
      color("destructiveColor", \ActionSheetControl.destructiveColor),
      color("headerColor", \ActionSheetControl.headerColor),
      color("separatorColor", \ActionSheetControl.separatorColor),
      color("groupSeparatorColor", \ActionSheetControl.groupSeparatorColor),
      color("sheetBackgroundColor", \ActionSheetControl.sheetBackgroundColor),
      color("highlightColor", \ActionSheetControl.highlightColor),
      color("dimmingColor", \ActionSheetControl.dimmingColor),
    ]
    return texts.topic("Texts") + sizes.topic("Sizes") + rows.topic("Rows")
      + touches.topic("Touches") + motion.topic("Motion") + colors.topic("Colors")
  }()

  private typealias Path<Value> = ReferenceWritableKeyPath<ActionSheetControl, Value>

  private static let unset = ActionSheetControl()

  private static func number(
    _ name: String, _ path: Path<some InspectableConvertible>, _ range: ClosedRange<Double>
  ) -> InspectableProperty {
    InspectableProperty(name, path, kind: .number(range), default: unset[keyPath: path])
  }

  private static func flag(_ name: String, _ path: Path<Bool>) -> InspectableProperty {
    InspectableProperty(name, path, kind: .bool, default: unset[keyPath: path])
  }

  private static func color(_ name: String, _ path: Path<UIColor>) -> InspectableProperty {
    InspectableProperty(name, path, default: unset[keyPath: path])
  }
}
