import ControlCore
import UIKit

/// A control that shows the content of an action sheet, without its presentation.
///
/// Set a title, a message, actions and views in any order and at any time; the next layout pass shows all
/// changes. Choosing an action calls ``actionSelected``, sends `.primaryActionTriggered`, and runs a handler.
///
/// Among other views it is as high as its content. Code that presents it calls
/// ``setContainer(bounds:safeAreaInsets:reservedRects:)`` and sets ``containerFrame`` as its frame. Only
/// visible rows have views, and one object tracks all fingers.
///
///     ActionSheetControl
///     ├── backgrounds  of the sheet, or of each group of rows
///     ├── list         the header; scrolls if it is too high
///     ├── list         the rows; scroll if they do not fit
///     ├── rows         the footer and pinned cancel rows
///     └── lines        between these parts
@IBDesignable
@MainActor
open class ActionSheetControl: Control {
  var content = SheetContent()
  private(set) lazy var hostedViews = SheetHostedViews(self)
  var handlers = Handlers()
  let work = SheetWork()
  var actionCount = 0

  /// The value of ``selectedActionIdentifiers``.
  var selection: [String] = []

  var pages = SheetPages()
  var settings = SheetSettings() { didSet { settingsChanged(from: oldValue) } }
  var itemIDs = SheetItemIDs()
  var styleLayers = StyleLayers()
  var cachedStyle: SheetStyle?

  /// The object that plays haptic feedback; the default is that of the device.
  public lazy var hapticSink: any HapticSink = SystemHapticSink(view: self)

  private(set) lazy var resolver = SheetLayoutResolver(self)
  private(set) lazy var rowAccessibility = SheetAccessibility(self)
  private(set) lazy var container = SheetContainer(self)
  private var reportedHeight: CGFloat?
  var tracker = SelectionTracker<SheetItemID, ObjectIdentifier>()

  /// Creates a sheet with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty sheet from a nib or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates the subviews; called once for every instance.
  ///
  /// An override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    prepare()
  }

  // MARK: Layout

  /// The size of the content at the preferred width.
  open override var contentSize: ContentSize {
    ContentSize(height: resolver.fittingHeight(width: preferredContentSize.width))
  }

  /// A flexible width, and the height of the content at the width that the sheet has.
  ///
  /// A sheet that was not laid out yet has its preferred width.
  open override var intrinsicContentSize: CGSize {
    noteContentSizeQuery()
    let height = intrinsicHeight
    reportedHeight = height
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Invalidates the height that was reported.
  open override func invalidateIntrinsicContentSize() {
    reportedHeight = nil
    super.invalidateIntrinsicContentSize()
  }

  /// 354 points wide.
  open override var preferredContentSize: CGSize { CGSize(width: 354, height: 44) }

  /// Shows sample actions in a designer, if there are none.
  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    if actions.isEmpty { addSampleActions() }
  }

  /// Returns the offered width, and the height of the content at that width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offersWidth = size.width.isFinite && size.width > 0 && size.width < 1e6
    let width = offersWidth ? size.width : preferredContentSize.width
    return CGSize(width: width, height: resolver.fittingHeight(width: width))
  }

  /// Sets the frames of the visible rows; an override calls `super` first.
  open override func layoutContent() {
    hostedViews.adoptControllers { container.update() }
    // Constraints and stack views ask for the height before they give the width.
    if let reportedHeight, reportedHeight != intrinsicHeight { invalidateIntrinsicContentSize() }
  }

  /// Updates the appearance for changed traits; an override calls `super` first.
  open override func traitsChanged() {
    super.traitsChanged()
    appearanceChanged()
  }

  /// Updates what is drawn in the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceChanged()
  }

  /// A Boolean value that determines whether actions can be chosen; the default is `true`.
  open override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { perform(tracker.cancel()) }
      appearanceChanged(keepsSize: true)
    }
  }

  /// Cancels the tracking of a finger when the sheet leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    styleLayers.appliesProxies = newWindow != nil
    if newWindow !== window { cancelTouches() }
  }

  /// Notes that UIKit has applied appearance proxies.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    styleLayers.appliesProxies = false
  }

  // MARK: Touches

  /// The groups of rows as they are seen, unless it is set: touches on rounded corners and gaps pass.
  open override var hitShape: HitShape {
    get { container.hitShape ?? visibleShape }
    set { container.hitShape = newValue }
  }

  /// Returns the sheet, except at the grabber and at a custom view that takes its touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map {
      $0 is SheetGrabberView || takesOwnTouches(at: point) ? $0 : self
    }
  }

  /// Returns whether a tap at a point has an effect; others go to the views around the sheet.
  open override func respondsToTap(at point: CGPoint) -> Bool {
    super.respondsToTap(at: point) && hasEffect(tappedAt: point)
  }

  /// Begins to track a finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && fingerCameDown(touch)
  }

  /// Highlights the row under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event) && fingerMoved(touch)
  }

  /// Chooses the action from which the finger lifts.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { fingerLifted(touch) } else { perform(tracker.cancel()) }
  }

  /// Ends the tracking without a choice.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    perform(tracker.cancel())
  }

  /// `true`, so that Return chooses the row with the focus.
  open override var canBecomeFirstResponder: Bool { true }

  /// Becomes the first responder when a row gets the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    rowAccessibility.focusMoved(to: context.nextFocusedItem)
  }

  /// Chooses the row with the focus when Return or the space bar is pressed.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: rowAccessibility.pressed) { return }
    super.pressesBegan(presses, with: event)
  }

  /// ``selectedActionIdentifiers``.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + [publishedSelection]
  }

  // MARK: Accessibility

  /// Scrolls the rows by a page.
  ///
  /// - Returns: A Boolean value that states whether there was more to show.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    rowAccessibility.scroll(direction)
  }

  /// The number of elements: one for each row, visible or not, and two for a header with a view and
  /// texts.
  open override func accessibilityElementCount() -> Int {
    rowAccessibility.count
  }

  /// Returns an element in constant time.
  open override func accessibilityElement(at index: Int) -> Any? {
    rowAccessibility.element(at: index)
  }

  /// Returns the index of an element in constant time, unless the rows have changed since the element
  /// was created.
  open override func index(ofAccessibilityElement element: Any) -> Int {
    rowAccessibility.index(of: element)
  }

  // MARK: Texts

  /// The title; `nil` and an empty string for none.
  ///
  /// Setting it removes ``attributedTitle``. The default is `nil`.
  @IBInspectable open dynamic var title: String? {
    get { content.title }
    set { changeContent { ($0.title, $0.attributedTitle) = (newValue, nil) } }
  }

  /// The message below the title; `nil` and an empty string for none.
  ///
  /// Setting it removes ``attributedMessage``. The default is `nil`.
  @IBInspectable open dynamic var message: String? {
    get { content.message }
    set { changeContent { ($0.message, $0.attributedMessage) = (newValue, nil) } }
  }

  // MARK: Lengths

  /// The minimum height of the row of an action, in points; the default is 57.17, from iOS 26 on 52.
  @IBInspectable open dynamic var actionHeight: CGFloat {
    get { style.metrics.actionHeight }
    set { style.metrics.actionHeight = newValue }
  }

  /// The width in points; 0, the default, for a width that follows the window.
  @IBInspectable open dynamic var sheetWidth: CGFloat {
    get { style.metrics.width ?? 0 }
    set { style.metrics.width = newValue == 0 ? nil : newValue }
  }

  /// The space below the last row, in points; the default is 8, from iOS 26 on 10.
  @IBInspectable open dynamic var bottomSpacing: CGFloat {
    get { style.metrics.bottomSpacing }
    set { style.metrics.bottomSpacing = newValue }
  }

  /// The radius of the corners, in points; the default is 13, from iOS 26 on 32.
  @IBInspectable open dynamic var cornerRadius: CGFloat {
    get { style.metrics.cornerRadius }
    set { style.metrics.cornerRadius = newValue }
  }

  /// The space beside cancel rows and between sections, in points; the default is 8.
  @IBInspectable open dynamic var groupSpacing: CGFloat {
    get { style.metrics.groupSpacing }
    set { style.metrics.groupSpacing = newValue }
  }

  /// The thickness of the lines between rows, in points; at least one pixel.
  ///
  /// At 0 there are no lines. The default is 0.5, from iOS 26 on 0.
  @IBInspectable open dynamic var separatorThickness: CGFloat {
    get { style.metrics.separatorThickness }
    set { style.metrics.separatorThickness = newValue }
  }

  /// The space above the first and below the last text of the header, in points; the default is 13.5, from
  /// iOS 26 on 18.
  @IBInspectable open dynamic var headerVerticalSpacing: CGFloat {
    get { style.metrics.headerVerticalSpacing }
    set { style.metrics.headerVerticalSpacing = newValue }
  }

  /// The space between title and message, in points; the default is 4.
  @IBInspectable open dynamic var headerLineSpacing: CGFloat {
    get { style.metrics.headerLineSpacing }
    set { style.metrics.headerLineSpacing = newValue }
  }

  /// The point size of the titles of actions at the default text size; the default is 21, from iOS 26 on
  /// 17.
  ///
  /// Setting it sets the fonts of actions and of cancel actions.
  @IBInspectable open dynamic var actionFontSize: CGFloat {
    get { style.actionFontSize }
    set { style.actionFontSize = newValue }
  }

  // MARK: Switches

  /// A Boolean value that determines whether each row has a background of its own; the default is `true`.
  @IBInspectable open dynamic var separatesRows: Bool {
    get { style.separatesRows }
    set { style.separatesRows = newValue }
  }

  /// A Boolean value that determines whether backgrounds blur what is behind them; by default `true`.
  @IBInspectable open dynamic var blursBackground: Bool {
    get { style.material != .opaque }
    set { style.material = !newValue ? .opaque : blursBackground ? style.material : .thin }
  }

  /// A Boolean value that determines whether corners have a continuous curve; the default is `true`.
  @IBInspectable open dynamic var usesContinuousCorners: Bool {
    get { style.usesContinuousCorners }
    set { style.usesContinuousCorners = newValue }
  }

  /// A Boolean value that determines whether the header stays while rows scroll; the default is `true`.
  @IBInspectable open dynamic var pinsHeader: Bool {
    get { style.pinsHeader }
    set { style.pinsHeader = newValue }
  }

  /// A Boolean value that determines whether cancel actions are below all other rows; the default is
  /// `true`.
  @IBInspectable open dynamic var pinsCancel: Bool {
    get { style.pinsCancel }
    set { style.pinsCancel = newValue }
  }

  /// A Boolean value that determines whether the texts of actions are at the leading edge; the default is
  /// `false`.
  @IBInspectable open dynamic var alignsLeading: Bool {
    get { style.alignsLeading }
    set { style.alignsLeading = newValue }
  }

  /// A Boolean value that determines whether a tap beside the sheet closes it; the default is `true`.
  @IBInspectable open dynamic var closesOnBackgroundTap: Bool {
    get { style.closesOnBackgroundTap }
    set { style.closesOnBackgroundTap = newValue }
  }

  /// A Boolean value that determines whether rows scroll if they do not fit; the default is `true`.
  @IBInspectable open dynamic var allowsScrolling: Bool {
    get { style.allowsScrolling }
    set { style.allowsScrolling = newValue }
  }

  /// A Boolean value that determines whether a finger can slide over the rows and chooses the one from
  /// which it lifts; the default is `true`.
  @IBInspectable open dynamic var allowsSliding: Bool {
    get { style.allowsSliding }
    set { style.allowsSliding = newValue }
  }

  /// A Boolean value that determines whether sliding to a row plays a haptic; the default is `true`.
  @IBInspectable open dynamic var playsHaptics: Bool {
    get { style.playsHaptics }
    set { style.playsHaptics = newValue }
  }

  /// A Boolean value that determines whether gestures behind the sheet are canceled when it appears; the
  /// default is `true`.
  @IBInspectable open dynamic var interruptsGestures: Bool {
    get { style.interruptsGestures }
    set { style.interruptsGestures = newValue }
  }

  /// A Boolean value that determines whether dragging the sheet down closes it; the default is `false`.
  @IBInspectable open dynamic var closesOnSwipe: Bool {
    get { style.closesOnSwipe }
    set { style.closesOnSwipe = newValue }
  }

  /// A Boolean value that determines whether the sheet closes when the app enters the background; the
  /// default is `false`.
  @IBInspectable open dynamic var closesInBackground: Bool {
    get { style.closesInBackground }
    set { style.closesInBackground = newValue }
  }

  /// A Boolean value that determines whether the sheet closes when its window changes between portrait and
  /// landscape; the default is `false`.
  @IBInspectable open dynamic var closesOnRotation: Bool {
    get { style.closesOnRotation }
    set { style.closesOnRotation = newValue }
  }

  // MARK: Animation

  /// The duration of the appearance and the disappearance, in seconds; the default is 0.2.
  @IBInspectable open dynamic var animationDuration: Double {
    get { style.animation.duration }
    set { style.animation.duration = newValue }
  }

  /// The damping ratio of the spring with which the sheet appears; the default is 1.
  @IBInspectable open dynamic var animationDampingRatio: CGFloat {
    get { style.animation.dampingRatio }
    set { style.animation.dampingRatio = newValue }
  }

  /// The initial velocity of the spring, as a fraction of the whole distance per second; the default is 1.
  @IBInspectable open dynamic var animationVelocity: CGFloat {
    get { style.animation.initialVelocity }
    set { style.animation.initialVelocity = newValue }
  }

  // MARK: Colors

  /// The titles of actions; the default is the tint color, from iOS 26 on `UIColor.label`.
  @IBInspectable open dynamic var actionColor: UIColor {
    get { appearance.color(style.colors.action) }
    set { style.colors.action = newValue }
  }

  /// The titles of cancel actions; the default is the tint color, from iOS 26 on `UIColor.label`.
  @IBInspectable open dynamic var cancelColor: UIColor {
    get { appearance.color(style.colors.cancel) }
    set { style.colors.cancel = newValue }
  }

  /// The titles of destructive actions; the default is `UIColor.systemRed`.
  @IBInspectable open dynamic var destructiveColor: UIColor {
    get { appearance.color(style.colors.destructive) }
    set { style.colors.destructive = newValue }
  }

  /// The title, the message, captions and subtitles; the default is `UIColor.secondaryLabel`, from
  /// iOS 26 on `UIColor.label`.
  @IBInspectable open dynamic var headerColor: UIColor {
    get { appearance.color(style.colors.header) }
    set { style.colors.header = newValue }
  }

  /// The lines between rows; the default is `UIColor.separator`.
  @IBInspectable open dynamic var separatorColor: UIColor {
    get { appearance.color(style.colors.separator) }
    set { style.colors.separator = newValue }
  }

  /// The gaps beside cancel rows and between sections; the default is clear.
  @IBInspectable open dynamic var groupSeparatorColor: UIColor {
    get { appearance.color(style.colors.groupSeparator) }
    set { style.colors.groupSeparator = newValue }
  }

  /// The color of the backgrounds over their material; the default is clear.
  @IBInspectable open dynamic var sheetBackgroundColor: UIColor {
    get { appearance.color(style.colors.background) }
    set { style.colors.background = newValue }
  }

  /// The color of a pressed row; the default is `UIColor.systemFill`.
  @IBInspectable open dynamic var highlightColor: UIColor {
    get { appearance.color(style.colors.highlight) }
    set { style.colors.highlight = newValue }
  }

  /// The color that dims the views behind the sheet; the default is black with an opacity of 0.2, in dark
  /// 0.48, and from iOS 26 on less.
  @IBInspectable open dynamic var dimmingColor: UIColor {
    get { appearance.color(style.colors.dimming) }
    set { style.colors.dimming = newValue }
  }
}
