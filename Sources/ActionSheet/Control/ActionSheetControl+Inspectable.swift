import ControlCore
import UIKit

extension ActionSheetControl: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    texts + lengths + rows + touches + motion + colors
  }

  private static var texts: [InspectableProperty] {
    [
      InspectableProperty(
        "title", \ActionSheetControl.title, kind: .string, default: String?.none),
      InspectableProperty(
        "message", \ActionSheetControl.message, kind: .string, default: String?.none),
    ].topic("Texts")
  }

  private static var lengths: [InspectableProperty] {
    [
      InspectableProperty(
        "actionHeight", \ActionSheetControl.actionHeight, kind: .number(0...160), default: 56),
      InspectableProperty(
        "sheetWidth", \ActionSheetControl.sheetWidth, kind: .number(0...600), default: 0
      ).naming(0, "Automatic"),
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
    ].topic("Sizes")
  }

  private static var rows: [InspectableProperty] {
    [
      flag("separatesRows", \.separatesRows, default: true),
      flag("blursBackground", \.blursBackground, default: true),
      flag("usesContinuousCorners", \.usesContinuousCorners, default: true),
      flag("pinsHeader", \.pinsHeader, default: true),
      flag("pinsCancel", \.pinsCancel, default: false),
      flag("opensAtEnd", \.opensAtEnd, default: true),
      flag("alignsLeading", \.alignsLeading, default: false),
    ].topic("Rows")
  }

  private static var touches: [InspectableProperty] {
    [
      flag("closesOnBackgroundTap", \.closesOnBackgroundTap, default: true),
      flag("allowsScrolling", \.allowsScrolling, default: true),
      flag("allowsSliding", \.allowsSliding, default: true),
      flag("playsHaptics", \.playsHaptics, default: true),
      flag("interruptsGestures", \.interruptsGestures, default: true),
      flag("closesOnSwipe", \.closesOnSwipe, default: false),
      flag("closesInBackground", \.closesInBackground, default: false),
      flag("closesOnRotation", \.closesOnRotation, default: false),
    ].topic("Touches")
  }

  private static func flag(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<ActionSheetControl, Bool>,
    default isOn: Bool
  ) -> InspectableProperty {
    InspectableProperty(name, keyPath, kind: .bool, default: isOn)
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
    ].topic("Motion")
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
    ].topic("Colors")
  }
}

/// Members of the style as properties, for Interface Builder and `UIAppearance`.
///
/// A property changes that member of the sheet's ``style``. Negative and non-finite lengths are ignored.
extension ActionSheetControl {
  // MARK: Lengths

  /// The minimum height of the row of an action, in points; the default is 56.
  @IBInspectable public dynamic var actionHeight: CGFloat {
    get { style.metrics.actionHeight }
    set { changeStyle(\.metrics.actionHeight, to: newValue) }
  }

  /// The width in points; 0, the default, for a width that follows the window.
  @IBInspectable public dynamic var sheetWidth: CGFloat {
    get { style.pointWidth }
    set { newValue > 0 ? changeStyle(\.pointWidth, to: newValue) : restoreStyle(\.pointWidth) }
  }

  /// The space below the last row, in points; the default is 8.
  @IBInspectable public dynamic var bottomSpacing: CGFloat {
    get { style.metrics.bottomSpacing }
    set { changeStyle(\.metrics.bottomSpacing, to: newValue) }
  }

  /// The radius of the corners, in points; the default is 10.
  @IBInspectable public dynamic var cornerRadius: CGFloat {
    get { style.metrics.cornerRadius }
    set { changeStyle(\.metrics.cornerRadius, to: newValue) }
  }

  /// The space beside cancel rows and between sections, in points; the default is 8.
  @IBInspectable public dynamic var groupSpacing: CGFloat {
    get { style.metrics.groupSpacing }
    set { changeStyle(\.metrics.groupSpacing, to: newValue) }
  }

  /// The thickness of the lines between rows, in points; at least one pixel.
  ///
  /// At 0 there are no lines. The default is 0.5.
  @IBInspectable public dynamic var separatorThickness: CGFloat {
    get { style.metrics.separatorThickness }
    set { changeStyle(\.metrics.separatorThickness, to: newValue) }
  }

  /// The space above the first and below the last text of the header, in points; the default is 10.
  @IBInspectable public dynamic var headerVerticalSpacing: CGFloat {
    get { style.metrics.headerVerticalSpacing }
    set { changeStyle(\.metrics.headerVerticalSpacing, to: newValue) }
  }

  /// The space between title and message, in points; the default is 0.
  @IBInspectable public dynamic var headerLineSpacing: CGFloat {
    get { style.metrics.headerLineSpacing }
    set { changeStyle(\.metrics.headerLineSpacing, to: newValue) }
  }

  /// The point size of the titles of actions at the default text size; the default is 20.
  @IBInspectable public dynamic var actionFontSize: CGFloat {
    get { style.actionFontSize }
    set { changeStyle(\.actionFontSize, to: newValue) }
  }

  // MARK: Switches

  /// A Boolean value that determines whether each row has a background of its own; the default is `true`.
  @IBInspectable public dynamic var separatesRows: Bool {
    get { style.separatesRows }
    set { changeStyle(\.separatesRows, to: newValue) }
  }

  /// A Boolean value that determines whether backgrounds blur the content behind them; the default is
  /// `true`.
  @IBInspectable public dynamic var blursBackground: Bool {
    get { style.blursBackground }
    set { changeStyle(\.blursBackground, to: newValue) }
  }

  /// A Boolean value that determines whether corners have a continuous curve; the default is `true`.
  @IBInspectable public dynamic var usesContinuousCorners: Bool {
    get { style.usesContinuousCorners }
    set { changeStyle(\.usesContinuousCorners, to: newValue) }
  }

  /// A Boolean value that determines whether the header stays while the rows scroll; the default is
  /// `true`.
  @IBInspectable public dynamic var pinsHeader: Bool {
    get { style.pinsHeader }
    set { changeStyle(\.pinsHeader, to: newValue) }
  }

  /// A Boolean value that determines whether cancel actions are below all other rows; the default is
  /// `false`.
  @IBInspectable public dynamic var pinsCancel: Bool {
    get { style.pinsCancel }
    set { changeStyle(\.pinsCancel, to: newValue) }
  }

  /// A Boolean value that determines whether a list that is longer than the window opens at its end; the
  /// default is `true`.
  @IBInspectable public dynamic var opensAtEnd: Bool {
    get { style.opensAtEnd }
    set { changeStyle(\.opensAtEnd, to: newValue) }
  }

  /// A Boolean value that determines whether the texts of actions are at the leading edge; the default is
  /// `false`.
  @IBInspectable public dynamic var alignsLeading: Bool {
    get { style.alignsLeading }
    set { changeStyle(\.alignsLeading, to: newValue) }
  }

  /// A Boolean value that determines whether a tap beside the sheet closes it; the default is `true`.
  @IBInspectable public dynamic var closesOnBackgroundTap: Bool {
    get { style[behavior: .closesOnBackgroundTap] }
    set { changeStyle(\.[behavior: .closesOnBackgroundTap], to: newValue) }
  }

  /// A Boolean value that determines whether rows scroll if they do not fit; the default is `true`.
  @IBInspectable public dynamic var allowsScrolling: Bool {
    get { style[behavior: .allowsScrolling] }
    set { changeStyle(\.[behavior: .allowsScrolling], to: newValue) }
  }

  /// A Boolean value that determines whether a finger can slide over the rows and chooses the one from
  /// which it lifts; the default is `true`.
  @IBInspectable public dynamic var allowsSliding: Bool {
    get { style[behavior: .allowsSliding] }
    set { changeStyle(\.[behavior: .allowsSliding], to: newValue) }
  }

  /// A Boolean value that determines whether sliding to another row plays haptic feedback; the default is
  /// `true`.
  @IBInspectable public dynamic var playsHaptics: Bool {
    get { style[behavior: .playsHaptics] }
    set { changeStyle(\.[behavior: .playsHaptics], to: newValue) }
  }

  /// A Boolean value that determines whether gestures behind the sheet are cancelled when it appears; the
  /// default is `true`.
  @IBInspectable public dynamic var interruptsGestures: Bool {
    get { style[behavior: .interruptsGestures] }
    set { changeStyle(\.[behavior: .interruptsGestures], to: newValue) }
  }

  /// A Boolean value that determines whether dragging the sheet down closes it; the default is `false`.
  @IBInspectable public dynamic var closesOnSwipe: Bool {
    get { style[behavior: .closesOnSwipe] }
    set { changeStyle(\.[behavior: .closesOnSwipe], to: newValue) }
  }

  /// A Boolean value that determines whether the sheet closes when the app enters the background; the
  /// default is `false`.
  @IBInspectable public dynamic var closesInBackground: Bool {
    get { style[behavior: .closesInBackground] }
    set { changeStyle(\.[behavior: .closesInBackground], to: newValue) }
  }

  /// A Boolean value that determines whether the sheet closes when its window changes between portrait and
  /// landscape; the default is `false`.
  @IBInspectable public dynamic var closesOnRotation: Bool {
    get { style[behavior: .closesOnRotation] }
    set { changeStyle(\.[behavior: .closesOnRotation], to: newValue) }
  }

  // MARK: Animation

  /// The duration of the appearance and the disappearance, in seconds; the default is 0.2.
  @IBInspectable public dynamic var animationDuration: Double {
    get { style.animation.duration }
    set { changeStyle(\.animation.duration, to: newValue) }
  }

  /// The damping ratio of the spring with which the sheet appears; the default is 1.
  @IBInspectable public dynamic var animationDampingRatio: CGFloat {
    get { style.animation.dampingRatio }
    set { changeStyle(\.animation.dampingRatio, to: newValue) }
  }

  /// The initial velocity of the spring, as a fraction of the whole distance per second; the default is 1.
  @IBInspectable public dynamic var animationVelocity: CGFloat {
    get { style.animation.initialVelocity }
    set { changeStyle(\.animation.initialVelocity, to: newValue) }
  }

  // MARK: Colors

  /// The titles of actions; the default is `UIColor.label`.
  @IBInspectable public dynamic var actionColor: UIColor {
    get { color(\.action) }
    set { setColor(newValue, \.action) }
  }

  /// The titles of cancel actions; the default is `UIColor.label`.
  @IBInspectable public dynamic var cancelColor: UIColor {
    get { color(\.cancel) }
    set { setColor(newValue, \.cancel) }
  }

  /// The titles of destructive actions; the default is `UIColor.systemRed`.
  @IBInspectable public dynamic var destructiveColor: UIColor {
    get { color(\.destructive) }
    set { setColor(newValue, \.destructive) }
  }

  /// The title, the message, captions and subtitles; the default is 56 % white, in dark 64 %.
  @IBInspectable public dynamic var headerColor: UIColor {
    get { color(\.header) }
    set { setColor(newValue, \.header) }
  }

  /// The lines between rows; the default is clear.
  @IBInspectable public dynamic var separatorColor: UIColor {
    get { color(\.separator) }
    set { setColor(newValue, \.separator) }
  }

  /// The gaps beside cancel rows and between sections; the default is clear.
  @IBInspectable public dynamic var groupSeparatorColor: UIColor {
    get { color(\.groupSeparator) }
    set { setColor(newValue, \.groupSeparator) }
  }

  /// The color of the backgrounds; the default is white, in dark nearly black, with an opacity of 0.65.
  @IBInspectable public dynamic var ambientColor: UIColor {
    get { color(\.ambient) }
    set { setColor(newValue, \.ambient) }
  }

  /// The color of a pressed row; the default is gray with an opacity of 0.5.
  @IBInspectable public dynamic var highlightColor: UIColor {
    get { color(\.highlight) }
    set { setColor(newValue, \.highlight) }
  }

  /// The color that dims the views behind the sheet; the default is black with an opacity of 0.5.
  @IBInspectable public dynamic var dimmingColor: UIColor {
    get { color(\.dimming) }
    set { setColor(newValue, \.dimming) }
  }

  private func color(_ keyPath: KeyPath<SheetColors, UIColor>) -> UIColor {
    appearance.color(style.colors[keyPath: keyPath])
  }

  private func setColor(_ color: UIColor, _ keyPath: WritableKeyPath<SheetColors, UIColor>) {
    let colors: WritableKeyPath<SheetStyle, SheetColors> = \.colors
    changeStyle(colors.appending(path: keyPath), to: color)
  }
}
