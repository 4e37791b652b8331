import ControlCore
import UIKit

/// A sheet of choices: what an action sheet shows, without the way it comes and goes.
///
/// Give it a title, a message, actions and views, in any order and at any time; whatever changes is
/// seen after the next turn of the run loop, once for all changes. Choosing an action calls
/// ``actionSelected``, sends `.primaryActionTriggered` and runs the action's handler.
///
/// Among other views it is as wide as they let it be and as high as its content. Somebody who
/// presents it calls ``setContainer(bounds:safeAreaInsets:)`` and keeps its frame at ``containerFrame``. Only the rows
/// that are seen have views, and one place follows all fingers.
///
///     ActionSheetControl
///     ├── backgrounds       what the whole, or each group of rows, is made of
///     ├── list         header, scrolls where it is too tall
///     ├── list         rows, scroll where they are too many
///     ├── rows         footer and cancel rows that keep their place
///     └── lines        between these parts
@IBDesignable
@MainActor
open class ActionSheetControl: Control {
  // MARK: Content

  /// What is shown, as values.
  ///
  /// Handlers, pictures and views are kept beside it, by identity.
  var content = SheetContent()

  var extras = ActionExtrasTable()
  var hostedViews: [SheetItemID: UIView] = [:]
  var viewMeasures: [SheetItemID: ViewMeasure] = [:]
  var headerText = SheetHeaderText()
  var busyActions: Set<SheetItemID> = []
  var actionCount = 0

  /// The pages below the one that is shown, the first one first.
  var pages: [SheetPage] = []

  /// The identities of all items, and the last number that was added to each.
  var itemIDs: [SheetItemID: Int] = [:]

  // MARK: Look and place

  var ownStyle: SheetStyle?
  var styleChanges: [(keyPath: AnyKeyPath, apply: (inout SheetStyle) -> Void)] = []
  var cachedStyle: SheetStyle?

  /// The surroundings of a sheet that is presented; `nil` for a sheet among other views, which fills its
  /// bounds from the top.
  var environment: SheetEnvironment? {
    didSet { if environment != oldValue { invalidateSheet() } }
  }

  /// Whether cancel actions have rows, which they have not in a popover.
  ///
  /// Default `true`.
  public var showsCancelActions = true {
    didSet { if showsCancelActions != oldValue { invalidateRows() } }
  }

  // MARK: Events

  /// Called with an action that was chosen and its index, before `.primaryActionTriggered` is sent.
  ///
  /// Default `nil`.
  public var actionSelected: ((ActionSheetAction, Int) -> Void)?

  /// Called after a tap on a gap between groups or on the room below the last row.
  ///
  /// Default `nil`.
  public var backgroundTapped: (() -> Void)?

  /// Called in the layout pass after ``containerFrame`` has changed, so that the presenter can set the
  /// frame of the sheet.
  ///
  /// The default is `nil`.
  public var layoutChanged: (() -> Void)?

  /// Called when the style or the traits have changed, before anything is made anew.
  var appearanceInvalidated: (() -> Void)?

  /// Whether choosing an action runs its handler.
  ///
  /// A presenter that lets the sheet go first turns it off and calls ``performHandler(of:)`` itself.
  /// Default `true`.
  public var runsHandlers = true

  /// Where the ticks of sliding from row to row go.
  ///
  /// Default the device's own.
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

  /// Makes a sheet with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a sheet from an archive or a nib; it has no actions yet.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the parts; called once for every instance.
  public override func commonInit() {
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
  @_spi(Benchmarks) public var layout: SheetLayout { resolvedLayout() }

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

  /// How far the rows are scrolled, in points.
  public var scrollOffset: CGFloat { container.body.contentOffset.y }

  /// How far what is at a point is scrolled, in points; 0 where nothing scrolls.
  ///
  /// - Parameter point: A point in the sheet.
  /// - Returns: How far that has gone up.
  public func scrollOffset(at point: CGPoint) -> CGFloat {
    let layout = layout
    let place = [SheetRegion.Place.header, .body].first {
      layout.region($0).viewport.contains(point)
    }
    return place.map { container.offset(of: $0) } ?? 0
  }

  /// The recognisers that scroll the header and the rows; whoever drags the whole sheet has to get on
  /// with them.
  public var scrollPanGestureRecognizers: [UIPanGestureRecognizer] {
    [container.header.panGestureRecognizer, container.body.panGestureRecognizer]
  }

  /// As high as its content is at the width it has by itself.
  public override var contentSize: ContentSize {
    ContentSize(height: fittingHeight(width: preferredContentSize.width))
  }

  /// A flexible width, and the height of the content at the width that the sheet has.
  ///
  /// A sheet that was not laid out yet has its preferred width.
  public override var intrinsicContentSize: CGSize {
    noteContentSizeQuery()
    let height = intrinsicHeight
    reportedHeight = height
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Notes that the height is to be asked for again.
  public override func invalidateIntrinsicContentSize() {
    reportedHeight = nil
    super.invalidateIntrinsicContentSize()
  }

  private var intrinsicHeight: CGFloat {
    fittingHeight(width: bounds.width > 0 ? bounds.width : preferredContentSize.width)
      .roundedUpToPixel(scale: traitCollection.displayScale)
  }

  /// 354 points wide.
  public override var preferredContentSize: CGSize { CGSize(width: 354, height: 44) }

  /// Shows sample actions in a designer, if there are none.
  open override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    guard actions.isEmpty else { return }
    addAction(ActionSheetAction("Action"))
    addAction(ActionSheetAction("Delete", role: .destructive))
    addAction(ActionSheetAction("Cancel", role: .cancel))
  }

  /// As wide as offered and as high as the content is at that width, in points.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let offersWidth = size.width.isFinite && size.width > 0 && size.width < 1e6
    let width = offersWidth ? size.width : preferredContentSize.width
    return CGSize(width: width, height: fittingHeight(width: width))
  }

  /// Takes up the sizes that views of the app's own have been given, then lays out what has changed.
  public override func layoutSubviews() {
    adoptViewSizes()
    super.layoutSubviews()
  }

  /// Assigns the frames of everything that is seen.
  public override func layoutContent() {
    container.update(self)
    // Constraints and stack views ask for the height before they give the width.
    if let reportedHeight, reportedHeight != intrinsicHeight { invalidateIntrinsicContentSize() }
  }

  /// Renews everything that goes with style, text size, direction, scale or contrast.
  public override func traitsChanged() {
    super.traitsChanged()
    appearanceChanged()
  }

  /// Follows the tint with what is drawn in it.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceChanged()
  }

  /// Whether actions can be chosen; default `true`.
  public override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { perform(tracker.cancel()) }
      appearanceChanged(keepsSize: true)
    }
  }

  /// Lets go of a finger when the sheet leaves its window.
  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { perform(tracker.cancel()) }
  }

  // MARK: Touches

  /// The sheet itself wherever no view of the app's own takes its touches.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    return takesOwnTouches(at: point) ? view : self
  }

  /// Follows a finger from where it comes down.
  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && fingerCameDown(touch)
  }

  /// Highlights the row the finger is over.
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), tracker.isTracking else { return false }
    fingerMoved(touch)
    return tracker.isTracking
  }

  /// Chooses the action the finger lifts from.
  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { fingerLifted(touch) } else { perform(tracker.cancel()) }
  }

  /// Chooses nothing.
  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    perform(tracker.cancel())
  }

  /// Lets the rows scroll where they do and the finger moves up or down; sideways it slides on.
  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let place = container.place(of: pan)
    else { return true }
    return mayScroll(place, by: pan)
  }

  // MARK: Keyboard

  /// Whether it takes keys, which it does so that Return chooses the row with the focus.
  public override var canBecomeFirstResponder: Bool { true }

  /// Takes the keys when the focus comes to a row.
  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(to: context.nextFocusedItem)
  }

  /// Chooses the row with the focus when Return or the space bar is pressed.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: { pressed($0) }) { super.pressesBegan(presses, with: event) }
  }

  // MARK: Accessibility

  /// Scrolls the rows by a page.
  ///
  /// - Returns: A Boolean value that states whether there was more to show.
  public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .down, .next: scrollRows(byPages: 1)
    case .up, .previous: scrollRows(byPages: -1)
    default: false
    }
  }

  /// The number of elements: one for each row, visible or not, and two for a header with a view and
  /// texts.
  public override func accessibilityElementCount() -> Int {
    layout.rows.count + additionalHeaderElements
  }

  /// Returns an element in constant time.
  public override func accessibilityElement(at index: Int) -> Any? {
    rowElement(at: index)
  }

  /// Returns the index of an element in constant time, unless the rows have changed since the element
  /// was created.
  public override func index(ofAccessibilityElement element: Any) -> Int {
    index(ofRowElement: element)
  }
}
