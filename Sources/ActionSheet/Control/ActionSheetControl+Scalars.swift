import UIKit

/// The style's single properties, for Interface Builder and for setting one without the others.
///
/// Each changes the style of this sheet alone; lengths that are not finite or below zero are ignored.
/// See ``style``.
extension ActionSheetControl {
  // MARK: Lengths

  /// The least height of an action's row, in points; default 56.
  @IBInspectable public dynamic var actionHeight: CGFloat {
    get { style.metrics.actionHeight }
    set { changeStyle(\.metrics.actionHeight, to: newValue) }
  }

  /// The sheet's width in points; default 0, which follows the window.
  ///
  /// Zero and below take back what was set.
  @IBInspectable public dynamic var sheetWidth: CGFloat {
    get { style.pointWidth }
    set { newValue > 0 ? changeStyle(\.pointWidth, to: newValue) : restoreStyle(\.pointWidth) }
  }

  /// The room below the last row, in points, where the safe area asks for no more; default 8.
  @IBInspectable public dynamic var bottomSpacing: CGFloat {
    get { style.metrics.bottomSpacing }
    set { changeStyle(\.metrics.bottomSpacing, to: newValue) }
  }

  /// The radius of rounded corners, in points; default 10.
  ///
  /// At 0 none is rounded.
  @IBInspectable public dynamic var cornerRadius: CGFloat {
    get { style.metrics.cornerRadius }
    set { changeStyle(\.metrics.cornerRadius, to: newValue) }
  }

  /// The gap beside cancel rows and between sections, in points; default 8.
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

  /// The room above the first and below the last text of the header, in points; default 10.
  @IBInspectable public dynamic var headerVerticalSpacing: CGFloat {
    get { style.metrics.headerVerticalSpacing }
    set { changeStyle(\.metrics.headerVerticalSpacing, to: newValue) }
  }

  /// The gap between title and message, in points; default 0.
  @IBInspectable public dynamic var headerLineSpacing: CGFloat {
    get { style.metrics.headerLineSpacing }
    set { changeStyle(\.metrics.headerLineSpacing, to: newValue) }
  }

  /// The point size of titles of actions at the text size a device comes with; default 20.
  @IBInspectable public dynamic var actionFontSize: CGFloat {
    get { style.actionFontSize }
    set { changeStyle(\.actionFontSize, to: newValue) }
  }

  // MARK: Switches

  /// Whether each row has a surface of its own with see-through gaps between; default `true`.
  ///
  /// Else the sheet is solid.
  @IBInspectable public dynamic var separatesRows: Bool {
    get { style.separatesRows }
    set { changeStyle(\.separatesRows, to: newValue) }
  }

  /// Whether surfaces blur what is behind them; default `true`.
  @IBInspectable public dynamic var blursBackground: Bool {
    get { style.blursBackground }
    set { changeStyle(\.blursBackground, to: newValue) }
  }

  /// Whether corners begin more gently than a circle does; default `true`.
  @IBInspectable public dynamic var usesContinuousCorners: Bool {
    get { style.usesContinuousCorners }
    set { changeStyle(\.usesContinuousCorners, to: newValue) }
  }

  /// Whether the header keeps its place while the rows scroll; default `true`.
  @IBInspectable public dynamic var pinsHeader: Bool {
    get { style.pinsHeader }
    set { changeStyle(\.pinsHeader, to: newValue) }
  }

  /// Whether cancel rows stand below everything else; default `false`, where they were added.
  @IBInspectable public dynamic var pinsCancel: Bool {
    get { style.pinsCancel }
    set { changeStyle(\.pinsCancel, to: newValue) }
  }

  /// Whether a list too long opens at its end; default `true`.
  @IBInspectable public dynamic var opensAtEnd: Bool {
    get { style.opensAtEnd }
    set { changeStyle(\.opensAtEnd, to: newValue) }
  }

  /// Whether the titles of actions begin where reading does; default `false`, in the middle.
  @IBInspectable public dynamic var alignsLeading: Bool {
    get { style.alignsLeading }
    set { changeStyle(\.alignsLeading, to: newValue) }
  }

  /// Whether a tap beside the sheet closes it; default `true`.
  @IBInspectable public dynamic var closesOnBackgroundTap: Bool {
    get { style[behavior: .closesOnBackgroundTap] }
    set { changeStyle(\.[behavior: .closesOnBackgroundTap], to: newValue) }
  }

  /// Whether rows scroll where they do not fit; default `true`.
  @IBInspectable public dynamic var allowsScrolling: Bool {
    get { style[behavior: .allowsScrolling] }
    set { changeStyle(\.[behavior: .allowsScrolling], to: newValue) }
  }

  /// Whether a finger may slide over the rows and choose where it lifts; default `true`.
  @IBInspectable public dynamic var allowsSliding: Bool {
    get { style[behavior: .allowsSliding] }
    set { changeStyle(\.[behavior: .allowsSliding], to: newValue) }
  }

  /// Whether sliding on to another row is felt; default `true`.
  @IBInspectable public dynamic var playsHaptics: Bool {
    get { style[behavior: .playsHaptics] }
    set { changeStyle(\.[behavior: .playsHaptics], to: newValue) }
  }

  /// Whether gestures under way behind the sheet end when it comes; default `true`.
  @IBInspectable public dynamic var interruptsGestures: Bool {
    get { style[behavior: .interruptsGestures] }
    set { changeStyle(\.[behavior: .interruptsGestures], to: newValue) }
  }

  /// Whether dragging the sheet down closes it; default `false`.
  @IBInspectable public dynamic var closesOnSwipe: Bool {
    get { style[behavior: .closesOnSwipe] }
    set { changeStyle(\.[behavior: .closesOnSwipe], to: newValue) }
  }

  /// Whether it closes when the app goes to the background; default `false`.
  @IBInspectable public dynamic var closesInBackground: Bool {
    get { style[behavior: .closesInBackground] }
    set { changeStyle(\.[behavior: .closesInBackground], to: newValue) }
  }

  /// Whether it closes when its window is turned; default `false`.
  @IBInspectable public dynamic var closesOnRotation: Bool {
    get { style[behavior: .closesOnRotation] }
    set { changeStyle(\.[behavior: .closesOnRotation], to: newValue) }
  }

  // MARK: Motion

  /// How long the sheet takes to come and to go, in seconds; default 0.2.
  @IBInspectable public dynamic var animationDuration: Double {
    get { style.animation.duration }
    set { changeStyle(\.animation.duration, to: newValue) }
  }

  /// How much it swings when it comes: at 1 not at all; default 1.
  @IBInspectable public dynamic var animationDampingRatio: CGFloat {
    get { style.animation.dampingRatio }
    set { changeStyle(\.animation.dampingRatio, to: newValue) }
  }

  /// How fast it is at first when it comes, as the part of its way in a second; default 1.
  @IBInspectable public dynamic var animationVelocity: CGFloat {
    get { style.animation.initialVelocity }
    set { changeStyle(\.animation.initialVelocity, to: newValue) }
  }

  // MARK: Colours

  /// Titles of actions; default the label's colour.
  @IBInspectable public dynamic var actionColor: UIColor {
    get { color(\.action) }
    set { setColor(newValue, \.action) }
  }

  /// Titles of cancel actions; default the label's colour.
  @IBInspectable public dynamic var cancelColor: UIColor {
    get { color(\.cancel) }
    set { setColor(newValue, \.cancel) }
  }

  /// Titles of destructive actions; default the system's red.
  @IBInspectable public dynamic var destructiveColor: UIColor {
    get { color(\.destructive) }
    set { setColor(newValue, \.destructive) }
  }

  /// Title, message, captions and subtitles; default 56 % white, 64 % in dark.
  @IBInspectable public dynamic var headerColor: UIColor {
    get { color(\.header) }
    set { setColor(newValue, \.header) }
  }

  /// Thin lines between rows; default clear.
  @IBInspectable public dynamic var separatorColor: UIColor {
    get { color(\.separator) }
    set { setColor(newValue, \.separator) }
  }

  /// Wide gaps beside cancel rows and between sections; default clear.
  @IBInspectable public dynamic var groupSeparatorColor: UIColor {
    get { color(\.groupSeparator) }
    set { setColor(newValue, \.groupSeparator) }
  }

  /// What rows are tinted with; default white, in dark nearly black, opacity 0.65.
  @IBInspectable public dynamic var ambientColor: UIColor {
    get { color(\.ambient) }
    set { setColor(newValue, \.ambient) }
  }

  /// What a pressed row is tinted with; default grey, opacity 0.5.
  @IBInspectable public dynamic var highlightColor: UIColor {
    get { color(\.highlight) }
    set { setColor(newValue, \.highlight) }
  }

  /// What lies over everything behind the sheet; default black, opacity 0.5.
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
