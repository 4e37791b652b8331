import QuartzCore

/// A rectangle of the screen that draws content, lays out subviews and receives events.
///
/// Overridable members stand here because an override cannot live in an extension off Apple; what
/// they do is in one extension per concern.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor CALayerDelegate, @MainActor NSCoding, UICoordinateSpace,
  UITraitEnvironment, UITraitChangeObservable, UIAppearance, UIAppearanceContainer,
  UIAccessibilityIdentification, UIFocusItem, UIFocusItemContainer
{
  final let storedLayer: CALayer

  final weak var parentView: UIView?
  final weak var hostingWindow: UIWindow?
  final weak var owningViewController: UIViewController?
  final var childViews: [UIView] = []

  final var traitState = TraitState()
  final var storedUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  final var storedBackgroundColor: UIColor?
  final var storedTintColor: UIColor?
  final var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  final var lastTint: ResolvedTint?
  final var storedContentMode = ContentMode.scaleToFill
  final var storedIsOpaque = true
  final var storedMask: UIView?
  final var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified
  final var marginStorage = LayoutMarginStorage()
  final var layoutPriorities: LayoutPriorities?
  final var cornerStorage: CornerStorage?
  final var layoutState: ViewLayoutState?
  final var storedSafeAreaInsets = UIEdgeInsets.zero
  final var storedGestureRecognizers: [UIGestureRecognizer]?
  final var storedInteractions: [any UIInteraction] = []
  final var explicitAppearance = AppearancePropertySet()
  // Set only on the object that `appearance()` hands out.
  final var appearanceRecord: AppearanceRecord?
  // The scale was set by hand, so joining a window keeps it.
  final var hasExplicitContentScale = false
  final var isLayingOut = false

  // MARK: Making

  public init(frame: CGRect) {
    storedLayer = CALayer.make(of: Self.layerClass)
    super.init()
    adoptLayer(frame: frame)
  }

  public required init?(coder: NSCoder) {
    storedLayer = CALayer.make(of: Self.layerClass)
    super.init()
    adoptLayer(frame: .zero)
    decodeProperties(from: coder)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + viewKeys
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open func encode(with coder: NSCoder) {
    encodeProperties(with: coder)
  }

  /// The class of the view's layer; default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { backingLayer }

  open override var next: UIResponder? { owningViewController ?? parentView }

  // MARK: Geometry

  /// Position and size in the superview's coordinates; undefined under a transform.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { applyFrame(newValue) }
  }

  /// The view's own rectangle; its origin scrolls the subviews.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { applyBounds(newValue) }
  }

  /// Where the anchor point lies in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { applyCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { applyTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { applyTransform(newValue) }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertPoint(point, from: view)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  /// Pixels per point of the view's drawing.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { applyContentScaleFactor(newValue) }
  }

  /// Whether subviews follow a size change by their autoresizing masks; default true.
  open var autoresizesSubviews = true

  /// How the view follows its superview's size; default none.
  open var autoresizingMask: AutoresizingMask = []

  /// The size that suits the content within a size; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { resizeToFit() }

  /// The natural size of the content; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the layout by constraints, and a superview that lays out by natural sizes.
  open func invalidateIntrinsicContentSize() {
    if layoutState != nil { noteLayoutChange(.contentSize) }
    parentView?.intrinsicContentSizeDidChange(of: self)
  }

  /// Called after a subview invalidated its natural size.
  func intrinsicContentSizeDidChange(of subview: UIView) {}

  /// How far the content a layout aligns lies inside the frame; default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  // MARK: Hierarchy

  open var superview: UIView? { parentView }

  open var subviews: [UIView] { childViews }

  open var window: UIWindow? { hostingWindow }

  /// Adds a view above the other subviews. Adding a view to itself or its descendant is refused.
  open func addSubview(_ view: UIView) { insert(view, at: .top) }

  /// Inserts a view at an index; an index out of range is brought into it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a view below a subview; below all of them when that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Inserts a view above a subview; above all of them when that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, toTop: true) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, toTop: false) }

  open func isDescendant(of view: UIView) -> Bool { isSelfOrDescendant(of: view) }

  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

  open func removeFromSuperview() { detachFromParent() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var tag = 0

  // MARK: Events

  /// Whether the view and its subviews receive touches; default true.
  open var isUserInteractionEnabled = true

  /// Whether the view receives more than one touch at once; default false.
  open var isMultipleTouchEnabled = false

  /// Whether the view's touch keeps other views of the window from receiving any; default false.
  open var isExclusiveTouch = false

  /// The deepest view that receives a touch at a point, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The view's gesture recognizers, or nil when there never was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue) }
  }

  /// Adds a recognizer, taking it from the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer; ignored for one of another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked before a recognizer begins; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction, taking it from the view it was on.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction; ignored for one of another view.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var focusGroupIdentifier: String?
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  open var focusEffect: UIFocusEffect? = UIFocusEffect()
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningViewController ?? parentView }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { childViews }
  open func setNeedsFocusUpdate() { askForFocusUpdate() }
  open func updateFocusIfNeeded() { window?.windowScene?.focusSystem?.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Layout

  /// Marks the layout as out of date; it is done once, before the next frame.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }

  open func layoutIfNeeded() { performPendingLayout() }

  /// Positions the subviews; unless overridden, where their constraints determine.
  open func layoutSubviews() { applyConstraints() }

  // MARK: Constraints

  /// Whether the class needs a layout by constraints; default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask determine the view's place among constraints;
  /// default true.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// Changes the view's constraints before they are solved; call super at the end.
  open func updateConstraints() {}

  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { noteLayoutChange(.update) }

  open func needsUpdateConstraints() -> Bool { layoutState?.changes.contains(.update) ?? false }

  /// Calls `updateConstraints()` now where that is needed, from the deepest subviews upward.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// The size that satisfies the view's constraints and is nearest to `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the view's constraints, with a priority for each side of `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The view whose text the first baseline is that of; default that of the last one.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose text the last baseline is that of; default the view.
  open var forLastBaselineLayout: UIView { self }

  /// The part of each edge covered by bars, the notch and the like.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// What the view covers of its own content, which its safe area has on top of its superview's.
  var coveredInsets: UIEdgeInsets { .zero }

  open func safeAreaInsetsDidChange() {}

  /// The default distances between the edges and the content; 8 points unless set.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalLayoutMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether margins reach at least as far in as the superview's; default false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginStorage.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area adds to the margins; default true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginStorage.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open func layoutMarginsDidChange() {}

  /// Whether the view mirrors in right-to-left languages; default unspecified.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction the view's content flows.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Appearance

  /// Draws into the current graphics context; a view that does not override it has no bitmap.
  open func draw(_ rect: CGRect) { backingLayer.delegateDeclines(.drawing) }

  /// Marks everything as in need of drawing.
  open func setNeedsDisplay() { markNeedsDisplay(nil) }

  /// Marks a rectangle as in need of drawing.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }

  /// How content follows the bounds; default scale to fill.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { applyContentMode(newValue) }
  }

  /// Whether subviews are clipped to the bounds; default false.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// The color behind the content; default nil, which is clear.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { applyBackgroundColor(newValue) }
  }

  /// Opacity from 0 to 1; default 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { applyAlpha(newValue) }
  }

  /// Whether the drawing covers the bounds completely; default true.
  open var isOpaque: Bool {
    get { storedIsOpaque }
    set { applyIsOpaque(newValue) }
  }

  /// Whether the bitmap is cleared before drawing; default true.
  open var clearsContextBeforeDrawing = true

  /// Whether the view and its subviews are invisible and untouchable; default false.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { applyIsHidden(newValue) }
  }

  /// A view whose alpha channel masks this one, or nil.
  open var mask: UIView? {
    get { storedMask }
    set { applyMask(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive elements, inherited; nil takes back an own color.
  open var tintColor: UIColor! {
    get { effectiveTint.color }
    set { applyTintColor(newValue) }
  }

  /// Whether the tint shows dimmed, inherited when automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTint.mode }
    set { applyTintAdjustmentMode(newValue) }
  }

  /// The tint color or its adjustment changed.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits in force for this view.
  open var traitCollection: UITraitCollection { currentOrPendingTraits }

  /// The traits changed. Prefer `registerForTraitChanges`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this view and its subviews; default unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedUserInterfaceStyle }
    set { applyUserInterfaceStyle(newValue) }
  }

  /// Applies trait changes that wait for the next frame.
  open func updateTraitsIfNeeded() { applyPendingTraits() }

  // MARK: Accessibility

  /// A name for tests and scripts, never spoken.
  open var accessibilityIdentifier: String?

  open override var accessibilityFrame: CGRect {
    get {
      accessibilityStorage?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { accessibility.frame = newValue }
  }

  // MARK: Layer delegate

  /// Provides the layer's contents. Unless overridden the layer draws instead.
  open func display(_ layer: CALayer) { layer.delegateDeclines(.display) }

  /// Called before the layer draws.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the layer's content by way of `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }

  /// Lays out the view by way of `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }

  /// The animation for a layer property: one inside an animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, key: event)
  }
}
