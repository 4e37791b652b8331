/// A view onto content larger than itself, moved by dragging.
///
/// The content's origin is the origin of `bounds`; free motion and animations are driven frame by
/// frame, so `contentOffset` always is what is seen.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // Tables redeclare the delegate with their own type; the attribute lets theirs be found first.
  @_disfavoredOverload weak open var delegate: (any UIScrollViewDelegate)?

  open override class var _selectors: [_SelectorMethod] {
    super._selectors + [
      .init("panDidChange", panDidChange), .init("advanceMotion", advanceMotion),
    ]
  }

  // MARK: Content

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMotion()
      move(to: newValue)
    }
  }

  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      contentGeometryDidChange()
      publishChange(of: \UIScrollView.contentSize, from: oldValue, to: contentSize)
    }
  }

  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      updateAdjustedContentInset(movesContent: lastLayoutSize != nil)
      publishChange(of: \UIScrollView.contentInset, from: oldValue, to: contentInset)
    }
  }

  /// `contentInset` and the part of the safe area the adjustment behavior adds.
  open private(set) var adjustedContentInset: UIEdgeInsets = .zero

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedContentInset() }
  }

  open func adjustedContentInsetDidChange() {}

  // MARK: Behavior

  open var isDirectionalLockEnabled: Bool = false
  open var bounces: Bool = true
  open var alwaysBounceVertical: Bool = false {
    didSet { updateAdjustedContentInset() }
  }
  open var alwaysBounceHorizontal: Bool = false {
    didSet { updateAdjustedContentInset() }
  }
  open var isPagingEnabled: Bool = false
  open var isScrollEnabled: Bool = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Whether a touch waits a moment, to tell a drag from a tap, before the content gets it.
  open var delaysContentTouches: Bool = true {
    didSet { contentTouchGate.isEnabled = delaysContentTouches }
  }

  /// Whether a drag may take a touch away from content that has it already.
  open var canCancelContentTouches: Bool = true

  // MARK: Indicators

  open var showsVerticalScrollIndicator: Bool = true {
    didSet { setNeedsLayout() }
  }
  open var showsHorizontalScrollIndicator: Bool = true {
    didSet { setNeedsLayout() }
  }
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { updateIndicatorColors() }
  }
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true {
    didSet { setNeedsLayout() }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// Sets the insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: State

  /// Whether a finger rests on the content, moving or not.
  open internal(set) var isTracking: Bool = false
  open internal(set) var isDragging: Bool = false {
    didSet { updateTrackingMode() }
  }
  open internal(set) var isDecelerating: Bool = false {
    didSet { updateTrackingMode() }
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  let scrollPan = ScrollPanGestureRecognizer(target: nil, action: nil)
  let contentTouchGate = ContentTouchGate(target: nil, action: nil)
  let verticalIndicator = ScrollIndicatorView()
  let horizontalIndicator = ScrollIndicatorView()
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var displayLink: CADisplayLink?
  var motionStart: CFTimeInterval = 0
  var wheelRest: FrameTimers.Timer?
  var isShowingIndicators = false
  var indicatorFade: UInt = 0
  private var lastLayoutSize: CGSize?

  /// A bar that follows this scroll view, told of every change of its geometry.
  weak var barObserver: (any ScrollViewBarObserver)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
    coder.decodeProperties(UIScrollView.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + scrollViewKeys
  }

  deinit {
    TrackingMode.set(false, for: ObjectIdentifier(self))
  }

  // MARK: Moving

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animateOffset(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the smallest distance that shows `rect`, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offsetRevealing(rect)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(after: 0.9)
  }

  // MARK: Touches in the content

  // A scroll view keeps touches to itself: whoever wants them beyond it passes them on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take the touch away from `view`; false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != oldOrigin { offsetDidChange(from: oldOrigin) }
    }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === scrollPan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return shouldBeginDragging()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if lastLayoutSize != bounds.size {
      lastLayoutSize = bounds.size
      updateAdjustedContentInset()
      clampOffsetAtRest()
    }
    layoutIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil {
      stopMotion()
    }
  }

  func setAdjustedContentInset(_ inset: UIEdgeInsets) {
    adjustedContentInset = inset
  }
}
