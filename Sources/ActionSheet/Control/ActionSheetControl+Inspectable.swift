import UIKit

/// Members of the style as properties, for Interface Builder and `UIAppearance`.
///
/// A property precedes that member of the sheet's ``style``, unless an appearance proxy sets it. Negative
/// and non-finite lengths are ignored.
extension ActionSheetControl {
  // MARK: Lengths

  /// The minimum height of the row of an action, in points; the default is 56.
  @IBInspectable public dynamic var actionHeight: CGFloat {
    get { style.metrics.actionHeight }
    set { setStyle { $0.metrics.actionHeight = newValue } }
  }

  /// The width in points; 0, the default, for a width that follows the window.
  @IBInspectable public dynamic var sheetWidth: CGFloat {
    get { style.pointWidth }
    set { setStyle { $0.pointWidth = newValue } }
  }

  /// The space below the last row, in points; the default is 8.
  @IBInspectable public dynamic var bottomSpacing: CGFloat {
    get { style.metrics.bottomSpacing }
    set { setStyle { $0.metrics.bottomSpacing = newValue } }
  }

  /// The radius of the corners, in points; the default is 10.
  @IBInspectable public dynamic var cornerRadius: CGFloat {
    get { style.metrics.cornerRadius }
    set { setStyle { $0.metrics.cornerRadius = newValue } }
  }

  /// The space beside cancel rows and between sections, in points; the default is 8.
  @IBInspectable public dynamic var groupSpacing: CGFloat {
    get { style.metrics.groupSpacing }
    set { setStyle { $0.metrics.groupSpacing = newValue } }
  }

  /// The thickness of the lines between rows, in points; at least one pixel.
  ///
  /// At 0 there are no lines. The default is 0.5.
  @IBInspectable public dynamic var separatorThickness: CGFloat {
    get { style.metrics.separatorThickness }
    set { setStyle { $0.metrics.separatorThickness = newValue } }
  }

  /// The space above the first and below the last text of the header, in points; the default is 10.
  @IBInspectable public dynamic var headerVerticalSpacing: CGFloat {
    get { style.metrics.headerVerticalSpacing }
    set { setStyle { $0.metrics.headerVerticalSpacing = newValue } }
  }

  /// The space between title and message, in points; the default is 0.
  @IBInspectable public dynamic var headerLineSpacing: CGFloat {
    get { style.metrics.headerLineSpacing }
    set { setStyle { $0.metrics.headerLineSpacing = newValue } }
  }

  /// The point size of the titles of actions at the default text size; the default is 20.
  @IBInspectable public dynamic var actionFontSize: CGFloat {
    get { style.actionFontSize }
    set { setStyle { $0.actionFontSize = newValue } }
  }

  // MARK: Switches

  /// A Boolean value that determines whether each row has a background of its own; the default is `true`.
  @IBInspectable public dynamic var separatesRows: Bool {
    get { style.separatesRows }
    set { setStyle { $0.separatesRows = newValue } }
  }

  /// A Boolean value that determines whether backgrounds blur the content behind them; the default is
  /// `true`.
  @IBInspectable public dynamic var blursBackground: Bool {
    get { style.blursBackground }
    set { setStyle { $0.blursBackground = newValue } }
  }

  /// A Boolean value that determines whether corners have a continuous curve; the default is `true`.
  @IBInspectable public dynamic var usesContinuousCorners: Bool {
    get { style.usesContinuousCorners }
    set { setStyle { $0.usesContinuousCorners = newValue } }
  }

  /// A Boolean value that determines whether the header stays while the rows scroll; the default is
  /// `true`.
  @IBInspectable public dynamic var pinsHeader: Bool {
    get { style.pinsHeader }
    set { setStyle { $0.pinsHeader = newValue } }
  }

  /// A Boolean value that determines whether cancel actions are below all other rows; the default is
  /// `false`.
  @IBInspectable public dynamic var pinsCancel: Bool {
    get { style.pinsCancel }
    set { setStyle { $0.pinsCancel = newValue } }
  }

  /// A Boolean value that determines whether a list that is longer than the window opens at its end; the
  /// default is `true`.
  @IBInspectable public dynamic var opensAtEnd: Bool {
    get { style.opensAtEnd }
    set { setStyle { $0.opensAtEnd = newValue } }
  }

  /// A Boolean value that determines whether the texts of actions are at the leading edge; the default is
  /// `false`.
  @IBInspectable public dynamic var alignsLeading: Bool {
    get { style.alignsLeading }
    set { setStyle { $0.alignsLeading = newValue } }
  }

  /// A Boolean value that determines whether a tap beside the sheet closes it; the default is `true`.
  @IBInspectable public dynamic var closesOnBackgroundTap: Bool {
    get { style[behavior: .closesOnBackgroundTap] }
    set { setStyle { $0[behavior: .closesOnBackgroundTap] = newValue } }
  }

  /// A Boolean value that determines whether rows scroll if they do not fit; the default is `true`.
  @IBInspectable public dynamic var allowsScrolling: Bool {
    get { style[behavior: .allowsScrolling] }
    set { setStyle { $0[behavior: .allowsScrolling] = newValue } }
  }

  /// A Boolean value that determines whether a finger can slide over the rows and chooses the one from
  /// which it lifts; the default is `true`.
  @IBInspectable public dynamic var allowsSliding: Bool {
    get { style[behavior: .allowsSliding] }
    set { setStyle { $0[behavior: .allowsSliding] = newValue } }
  }

  /// A Boolean value that determines whether sliding to another row plays haptic feedback; the default is
  /// `true`.
  @IBInspectable public dynamic var playsHaptics: Bool {
    get { style[behavior: .playsHaptics] }
    set { setStyle { $0[behavior: .playsHaptics] = newValue } }
  }

  /// A Boolean value that determines whether gestures behind the sheet are cancelled when it appears; the
  /// default is `true`.
  @IBInspectable public dynamic var interruptsGestures: Bool {
    get { style[behavior: .interruptsGestures] }
    set { setStyle { $0[behavior: .interruptsGestures] = newValue } }
  }

  /// A Boolean value that determines whether dragging the sheet down closes it; the default is `false`.
  @IBInspectable public dynamic var closesOnSwipe: Bool {
    get { style[behavior: .closesOnSwipe] }
    set { setStyle { $0[behavior: .closesOnSwipe] = newValue } }
  }

  /// A Boolean value that determines whether the sheet closes when the app enters the background; the
  /// default is `false`.
  @IBInspectable public dynamic var closesInBackground: Bool {
    get { style[behavior: .closesInBackground] }
    set { setStyle { $0[behavior: .closesInBackground] = newValue } }
  }

  /// A Boolean value that determines whether the sheet closes when its window changes between portrait and
  /// landscape; the default is `false`.
  @IBInspectable public dynamic var closesOnRotation: Bool {
    get { style[behavior: .closesOnRotation] }
    set { setStyle { $0[behavior: .closesOnRotation] = newValue } }
  }

  // MARK: Animation

  /// The duration of the appearance and the disappearance, in seconds; the default is 0.2.
  @IBInspectable public dynamic var animationDuration: Double {
    get { style.animation.duration }
    set { setStyle { $0.animation.duration = newValue } }
  }

  /// The damping ratio of the spring with which the sheet appears; the default is 1.
  @IBInspectable public dynamic var animationDampingRatio: CGFloat {
    get { style.animation.dampingRatio }
    set { setStyle { $0.animation.dampingRatio = newValue } }
  }

  /// The initial velocity of the spring, as a fraction of the whole distance per second; the default is 1.
  @IBInspectable public dynamic var animationVelocity: CGFloat {
    get { style.animation.initialVelocity }
    set { setStyle { $0.animation.initialVelocity = newValue } }
  }

  // MARK: Colors

  /// The titles of actions; the default is `UIColor.label`.
  @IBInspectable public dynamic var actionColor: UIColor {
    get { appearance.color(style.colors.action) }
    set { setStyle { $0.colors.action = newValue } }
  }

  /// The titles of cancel actions; the default is `UIColor.label`.
  @IBInspectable public dynamic var cancelColor: UIColor {
    get { appearance.color(style.colors.cancel) }
    set { setStyle { $0.colors.cancel = newValue } }
  }

  /// The titles of destructive actions; the default is `UIColor.systemRed`.
  @IBInspectable public dynamic var destructiveColor: UIColor {
    get { appearance.color(style.colors.destructive) }
    set { setStyle { $0.colors.destructive = newValue } }
  }

  /// The title, the message, captions and subtitles; the default is 56 % white, in dark 64 %.
  @IBInspectable public dynamic var headerColor: UIColor {
    get { appearance.color(style.colors.header) }
    set { setStyle { $0.colors.header = newValue } }
  }

  /// The lines between rows; the default is clear.
  @IBInspectable public dynamic var separatorColor: UIColor {
    get { appearance.color(style.colors.separator) }
    set { setStyle { $0.colors.separator = newValue } }
  }

  /// The gaps beside cancel rows and between sections; the default is clear.
  @IBInspectable public dynamic var groupSeparatorColor: UIColor {
    get { appearance.color(style.colors.groupSeparator) }
    set { setStyle { $0.colors.groupSeparator = newValue } }
  }

  /// The color of the backgrounds; the default is white, in dark nearly black, with an opacity of 0.65.
  @IBInspectable public dynamic var ambientColor: UIColor {
    get { appearance.color(style.colors.ambient) }
    set { setStyle { $0.colors.ambient = newValue } }
  }

  /// The color of a pressed row; the default is gray with an opacity of 0.5.
  @IBInspectable public dynamic var highlightColor: UIColor {
    get { appearance.color(style.colors.highlight) }
    set { setStyle { $0.colors.highlight = newValue } }
  }

  /// The color that dims the views behind the sheet; the default is black with an opacity of 0.5.
  @IBInspectable public dynamic var dimmingColor: UIColor {
    get { appearance.color(style.colors.dimming) }
    set { setStyle { $0.colors.dimming = newValue } }
  }
}
