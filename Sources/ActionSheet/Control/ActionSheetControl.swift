import ControlCore
import UIKit

/// A control that shows the content of an action sheet, without its presentation.
///
/// Set a title, a message, actions and views in any order and at any time; the next layout pass shows
/// all changes. Choosing an action calls
/// ``actionSelected``, sends `.primaryActionTriggered` and runs the action's handler.
///
/// Among other views it is as high as its content. Code that presents it calls
/// ``setContainer(bounds:safeAreaInsets:)`` and sets ``containerFrame`` as its frame. Only visible rows
/// have views, and one object tracks all fingers.
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
  // MARK: Content

  /// The content as values; handlers, images and views are stored beside it, by identity.
  var content = SheetContent()

  var extras = ActionExtrasTable()
  var hostedViews: [SheetItemID: UIView] = [:]
  var viewMeasures: [SheetItemID: ViewMeasure] = [:]
  var headerText = SheetHeaderText()
  var busyActions: Set<SheetItemID> = []

  /// The handlers that run, by number.
  var work: [Int: Work] = [:]
  var workCount = 0
  var actionCount = 0

  /// The pages below the one that is shown, the first one first.
  var pages: [SheetPage] = []

  /// The identities of all items.
  var itemIDs = SheetItemIDs()

  // MARK: Style and surroundings

  var styleLayers = StyleLayers()
  var cachedStyle: SheetStyle?

  /// A Boolean value that determines whether UIKit applies appearance proxies.
  ///
  /// UIKit does so after `willMove(toWindow:)` and before `didMoveToWindow()`.
  private(set) var appliesProxies = false

  /// The surroundings of a sheet that is presented; `nil` for a sheet among other views, which fills its
  /// bounds from the top.
  var environment: SheetEnvironment? {
    didSet { if environment != oldValue { invalidateSheet() } }
  }

  /// A Boolean value that determines whether cancel actions are shown; popovers hide them.
  ///
  /// The default is `true`.
  public var showsCancelActions = true {
    didSet { if showsCancelActions != oldValue { invalidateRows() } }
  }

  /// A Boolean value that determines whether a popover contains the sheet.
  ///
  /// A popover has a background of the system, so the glass of the style is left out.
  var isInPopover = false {
    didSet { if isInPopover != oldValue { appearanceChanged(keepsSize: true) } }
  }

  // MARK: Events

  /// The handler of a chosen action and its index, called before `.primaryActionTriggered` is sent.
  ///
  /// The default is `nil`.
  public var actionSelected: ((ActionSheetAction, Int) -> Void)?

  /// The handler of an error that the handler of an action has thrown, `CancellationError` excepted.
  ///
  /// It is called after the row of the action shows the error, and also when the sheet is not shown any
  /// more. Without it, an error that no row shows is written to the log of a debug build. The default is
  /// `nil`.
  public var actionFailed: ((ActionSheetAction, any Error) -> Void)?

  /// The handler of a tap on a gap between groups or on the space below the last row.
  ///
  /// The default is `nil`.
  public var backgroundTapped: (() -> Void)?

  /// The handler that is called in the layout pass after ``containerFrame`` has changed.
  ///
  /// The default is `nil`.
  public var layoutChanged: (() -> Void)?

  /// The handler that is called when an action has become busy, or is busy no longer.
  var workChanged: (() -> Void)?

  /// The handler that is called when the style or the traits have changed, before the layout.
  var appearanceInvalidated: (() -> Void)?

  /// A Boolean value that determines whether choosing an action runs its handler.
  ///
  /// A presenter that dismisses the sheet first sets it to `false` and calls ``performHandler(of:)``
  /// afterwards. The default is `true`.
  public var runsHandlers = true

  /// The object that plays haptic feedback; the default is that of the device.
  public lazy var hapticSink: any HapticSink = SystemHapticSink(view: self)

  // MARK: Parts

  /// A Boolean value that determines whether nothing of the sheet is visible.
  ///
  /// Set it in an animation to fade; the alpha of the sheet stays 1, because its rows have visual
  /// effects.
  var isFaded = false {
    didSet {
      guard isFaded != oldValue else { return }
      for row in container.live.values { row.isFaded = isFaded }
      for background in container.backgrounds { background.isFaded = isFaded }
      for line in container.lines.values { line.alpha = isFaded ? 0 : 1 }
    }
  }

  let resolver = SheetLayoutResolver()
  let container = SheetContainer()
  private var reportedHeight: CGFloat?
  var tracker = SelectionTracker<SheetRow.ID, ObjectIdentifier>()
  var pointer: SheetPointer?
  var transparencyObservation: NotificationObserver?
  var isCatchingScroll = false
  var isGliding = false

  /// Creates a sheet with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a sheet without actions from an archive or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates the subviews; called once for every instance.
  ///
  /// An override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    isAccessibilityElement = false
    container.prepare(in: self)
    pointer = SheetPointer(sheet: self)
    if let pointer { addInteraction(pointer.interaction) }
    transparencyObservation = NotificationObserver(
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak self] _ in self?.appearanceChanged() }
    registerForTraitChanges([ActionSheetStyleTrait.self, SystemDesignTrait.self]) {
      (sheet: ActionSheetControl, _: UITraitCollection) in
      sheet.inheritedStyleChanged()
    }
  }

  // MARK: Layout

  /// The layout, with all changes up to now.
  package var layout: SheetLayout { resolvedLayout() }

  /// Lays the sheet out at the bottom of a container, as ``ActionSheetController`` does.
  ///
  /// Then set ``containerFrame`` as the frame of the sheet, here and in ``layoutChanged``.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the container, in points.
  ///   - safeAreaInsets: The insets of the container's safe area.
  public func setContainer(bounds: CGRect, safeAreaInsets: UIEdgeInsets) {
    environment = SheetEnvironment(
      bounds: bounds, safeArea: SheetInsets(safeAreaInsets),
      displayScale: traitCollection.displayScale)
  }

  /// The frame of the sheet in the bounds of its container.
  public var containerFrame: CGRect { layout.containerFrame }

  /// The distance that the rows are scrolled, in points.
  public var scrollOffset: CGFloat { container.body.contentOffset.y }

  /// Returns the distance that the content at a point is scrolled, in points.
  ///
  /// - Parameter point: A point in the sheet.
  /// - Returns: The distance; 0 if the content does not scroll.
  public func scrollOffset(at point: CGPoint) -> CGFloat {
    let layout = layout
    let place = [SheetRegion.Place.header, .body].first {
      layout.region($0).viewport.contains(point)
    }
    return place.map { container.offset(of: $0) } ?? 0
  }

  /// The gesture recognizers that scroll the header and the rows.
  public var scrollPanGestureRecognizers: [UIPanGestureRecognizer] {
    [container.header.panGestureRecognizer, container.body.panGestureRecognizer]
  }

  /// The size of the content at the preferred width.
  open override var contentSize: ContentSize {
    ContentSize(height: fittingHeight(width: preferredContentSize.width))
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

  private var intrinsicHeight: CGFloat {
    fittingHeight(width: bounds.width > 0 ? bounds.width : preferredContentSize.width)
      .roundedUpToPixel(scale: traitCollection.displayScale)
  }

  /// 354 points wide.
  open override var preferredContentSize: CGSize { CGSize(width: 354, height: 44) }

  /// Shows sample actions in a designer, if there are none.
  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    guard actions.isEmpty else { return }
    addAction(ActionSheetAction("Action"))
    addAction(ActionSheetAction("Delete", role: .destructive))
    addAction(ActionSheetAction("Cancel", role: .cancel))
  }

  /// Returns the offered width, and the height of the content at that width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offersWidth = size.width.isFinite && size.width > 0 && size.width < 1e6
    let width = offersWidth ? size.width : preferredContentSize.width
    return CGSize(width: width, height: fittingHeight(width: width))
  }

  /// Adopts the sizes of custom views, and lays out what has changed.
  open override func layoutSubviews() {
    adoptViewSizes()
    super.layoutSubviews()
  }

  /// Sets the frames of the visible rows.
  ///
  /// An override calls `super` first.
  open override func layoutContent() {
    container.update(self)
    // Constraints and stack views ask for the height before they give the width.
    if let reportedHeight, reportedHeight != intrinsicHeight { invalidateIntrinsicContentSize() }
  }

  /// Updates the appearance for changed traits.
  ///
  /// An override calls `super` first.
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
    appliesProxies = newWindow != nil
    guard newWindow !== window else { return }
    perform(tracker.cancel())
    container.stopGliding()
    isCatchingScroll = false
    isGliding = false
  }

  /// Notes that UIKit has applied appearance proxies.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    appliesProxies = false
  }

  // MARK: Touches

  /// Returns the sheet, except at a custom view that takes its touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    return takesOwnTouches(at: point) ? view : self
  }

  /// Begins to track a finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && fingerCameDown(touch)
  }

  /// Highlights the row under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), tracker.isTracking else { return false }
    fingerMoved(touch)
    return tracker.isTracking
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

  // MARK: Keyboard

  /// `true`, so that Return chooses the row with the focus.
  open override var canBecomeFirstResponder: Bool { true }

  /// Becomes the first responder when a row gets the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(to: context.nextFocusedItem)
  }

  /// Chooses the row with the focus when Return or the space bar is pressed.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: { pressed($0) }) { super.pressesBegan(presses, with: event) }
  }

  // MARK: Accessibility

  /// Scrolls the rows by a page.
  ///
  /// - Returns: A Boolean value that states whether there was more to show.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .down, .next: scrollRows(byPages: 1)
    case .up, .previous: scrollRows(byPages: -1)
    default: false
    }
  }

  /// The number of elements: one for each row, visible or not, and two for a header with a view and
  /// texts.
  open override func accessibilityElementCount() -> Int {
    layout.rows.count + additionalHeaderElements
  }

  /// Returns an element in constant time.
  open override func accessibilityElement(at index: Int) -> Any? {
    rowElement(at: index)
  }

  /// Returns the index of an element in constant time, unless the rows have changed since the element
  /// was created.
  open override func index(ofAccessibilityElement element: Any) -> Int {
    index(ofRowElement: element)
  }
}
