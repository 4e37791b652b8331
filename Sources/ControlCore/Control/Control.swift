import UIKit

/// The base class of the kit's controls, and of controls of your own.
///
/// A subclass overrides ``commonInit()`` to set itself up, ``layoutContent()`` to assign frames,
/// and ``contentSize`` to determine its size. ``hitShape`` is the region that receives touches. The
/// class itself draws nothing and has no value. <doc:GettingStarted> creates a control with it.
@MainActor
open class Control: UIControl, Publishing {
  private var layoutGuard = LayoutGuard()
  private var isContentSizeInvalidated = false
  private var assignedAccessibilityFrame: CGRect?
  private var touchEvent: UIEvent?

  /// A Boolean value that indicates whether ``traitsChanged()`` is called for the interface style
  /// or its level alone, which no size depends on.
  package private(set) final var changesColorsAlone = false

  /// The region that receives touches.
  ///
  /// Default `.minimum(44)`: the bounds, extended around their center to at least 44×44 points.
  ///
  /// The superview must contain the point as well. `HitShapeContainer` of `ControlExtras` passes
  /// touches outside of its bounds on. Set it in ``commonInit()`` or in code.
  open var hitShape: HitShape = .minimum(44)

  // MARK: Initialization

  /// Creates a control with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from a nib or an archive.
  ///
  /// Both have the values of UIKit alone; the other properties are those of ``commonInit()``. A nib sets
  /// the attributes of Interface Builder after this initializer.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for part in subviews where part is ControlPart { part.removeFromSuperview() }
    setUp()
  }

  private func setUp() {
    registerForTraitChanges(Self.layoutTraits) { (control: Self, previous: UITraitCollection) in
      control.changesColorsAlone = Self.haveSameSizes(control.traitCollection, previous)
      control.traitsChanged()
      control.changesColorsAlone = false
    }
    commonInit()
  }

  // The traits that the size of text and of lines depends on.
  private static func haveSameSizes(
    _ first: UITraitCollection, _ second: UITraitCollection
  ) -> Bool {
    first.preferredContentSizeCategory == second.preferredContentSizeCategory
      && first.legibilityWeight == second.legibilityWeight
      && first.displayScale == second.displayScale
      && first.layoutDirection == second.layoutDirection
      && first.accessibilityContrast == second.accessibilityContrast
      && first.systemDesign == second.systemDesign
  }

  /// Sets the control up.
  ///
  /// Every initializer calls this method once.
  ///
  /// Override it to add subviews and to set initial values. Call `super` first. Stored properties
  /// have their values. The bounds may be empty, there is no superview and no window, and a nib has
  /// not set its attributes yet. Assign frames in ``layoutContent()``.
  open func commonInit() {}

  // MARK: Layout

  private static var layoutTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitDisplayScale.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, SystemDesignTrait.self,
    ]
  }

  /// Schedules ``layoutContent()`` for the next layout pass, even if the size has not changed.
  ///
  /// The method is final because the layout pass relies on it: an override without a call of `super`
  /// would leave an old layout. Override ``layoutContent()`` instead.
  public final func setNeedsContentLayout() {
    layoutGuard.invalidate()
    setNeedsLayout()
  }

  /// Calls ``layoutContent()`` if the size has changed or the layout is invalid.
  ///
  /// Override ``layoutContent()`` instead of this method.
  open override func layoutSubviews() {
    super.layoutSubviews()
    LayoutGuard.run(
      size: { bounds.size },
      access: { $0(&layoutGuard) },
      body: {
        isContentSizeInvalidated = false
        layoutContent()
      })
  }

  /// Assigns the frames of the subviews and sublayers.
  ///
  /// Override it to compute the frames from the bounds and the control's values alone, so that two
  /// calls in a row have the same result. A change of the bounds' origin alone does not call it.
  /// The default implementation does nothing. A subclass of another control calls `super` first.
  open func layoutContent() {}

  /// Invalidates the layout, because it may depend on the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsContentLayout()
  }

  /// The semantic direction of the content.
  ///
  /// A change invalidates the layout.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      if semanticContentAttribute != oldValue { setNeedsContentLayout() }
    }
  }

  /// Updates the control after a change of its traits.
  ///
  /// The traits are interface style and level, layout direction, text size, display scale, contrast,
  /// legibility weight and ``SystemDesign``. The default implementation invalidates the layout and,
  /// unless style or level alone changed, the content size. Override it to update colors of layers as
  /// well. Call `super` first.
  open func traitsChanged() {
    if changesColorsAlone { setNeedsContentLayout() } else { invalidateContentSize() }
  }

  // MARK: Size

  /// The size of the content.
  ///
  /// Default: flexible on both axes. Override it to compute the size from the control's values,
  /// without the bounds and without side effects.
  open var contentSize: ContentSize { ContentSize() }

  /// The lengths of flexible axes without a usable proposal, in points.
  ///
  /// Default 150×44.
  open var preferredContentSize: CGSize { CGSize(width: 150, height: 44) }

  /// Invalidates the layout and the intrinsic content size.
  ///
  /// Call it when ``contentSize`` may have changed. Repeated calls before the next query of
  /// ``intrinsicContentSize`` or the next layout pass have no further effect.
  ///
  /// The method is final because it counts those queries. Override
  /// `invalidateIntrinsicContentSize()` to be notified.
  public final func invalidateContentSize() {
    setNeedsContentLayout()
    guard !isContentSizeInvalidated else { return }
    isContentSizeInvalidated = true
    invalidateIntrinsicContentSize()
  }

  /// The natural size in points, with `UIView.noIntrinsicMetric` for a flexible axis.
  open override var intrinsicContentSize: CGSize {
    noteContentSizeQuery()
    let size = contentSize
    let fitting = sizeThatFits(.zero)
    return CGSize(
      width: size.width == nil ? UIView.noIntrinsicMetric : fitting.width,
      height: size.height == nil ? UIView.noIntrinsicMetric : fitting.height)
  }

  /// Notes that the caller has the current size, so that the next change invalidates it again.
  ///
  /// An override of ``intrinsicContentSize`` that does not call `super` calls this method.
  package final func noteContentSizeQuery() {
    isContentSizeInvalidated = false
  }

  /// Returns the size that fits a proposed size, in points, rounded up to whole pixels.
  ///
  /// The result does not depend on the bounds.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize.resolved(
      proposal: size, preferred: preferredContentSize, scale: traitCollection.displayScale)
  }

  /// Returns the size for a proposal of SwiftUI, where `nil` asks for the ideal length.
  package func sizeThatFits(proposedWidth width: CGFloat?, proposedHeight height: CGFloat?)
    -> CGSize
  {
    contentSize.resolved(
      proposedWidth: width, proposedHeight: height, preferred: preferredContentSize,
      scale: traitCollection.displayScale)
  }

  // MARK: Touches

  /// Returns a Boolean value that indicates whether ``hitShape`` contains a point.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hitShape.contains(point, in: bounds, isMirrored: isRightToLeft)
  }

  /// Begins to track a touch; actions that it sends receive the event.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { super.touchesBegan(touches, with: event) }
  }

  /// Tracks a touch; actions that it sends receive the event.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { super.touchesMoved(touches, with: event) }
  }

  /// Ends the tracking of a touch; actions that it sends receive the event.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { super.touchesEnded(touches, with: event) }
  }

  /// Cancels the tracking of a touch; actions that it sends receive the event.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { super.touchesCancelled(touches, with: event) }
  }

  /// Performs work that handles touches, and passes their event to the actions that it sends.
  package final func passOn(_ event: UIEvent?, during work: () -> Void) {
    let outerEvent = touchEvent
    touchEvent = event
    work()
    touchEvent = outerEvent
  }

  /// Sends an action with an event, by default the one whose touches are being handled.
  ///
  /// `sendActions(for:)` calls this method for each target without an event.
  open override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event ?? touchEvent)
  }

  /// Prevents single taps with one finger that a view around the control would recognize, where
  /// ``respondsToTap(at:)`` returns `true`.
  ///
  /// UIKit's buttons do the same. Otherwise a tap gesture recognizer of an ancestor would cancel
  /// the control's touch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    let isForControl =
      gestureRecognizer.isSingleTap(around: self)
      && respondsToTap(at: gestureRecognizer.location(in: self))
    return !isForControl && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Returns a Boolean value that indicates whether a tap at a point has an effect.
  ///
  /// Default: `isEnabled`. Override it if only a part of the control responds to taps. The others
  /// go to tap gesture recognizers of the views around it.
  ///
  /// - Parameter point: A point of the ``hitShape``, in the control's coordinates.
  /// - Returns: `true` if such a tap is for the control.
  open func respondsToTap(at point: CGPoint) -> Bool { isEnabled }

  // MARK: Accessibility

  /// The frame of the accessibility element, in screen coordinates.
  ///
  /// Default: the bounding rectangle of ``hitShape``.
  open override var accessibilityFrame: CGRect {
    get {
      if let assignedAccessibilityFrame { return assignedAccessibilityFrame }
      let frame = hitShape.boundingRect(in: bounds)
      return UIAccessibility.convertToScreenCoordinates(frame.isNull ? bounds : frame, in: self)
    }
    set { assignedAccessibilityFrame = newValue }
  }

  // MARK: Observation

  /// The properties whose changes the control posts to key-value observers itself.
  ///
  /// Default: none. An override adds its own to those of `super`.
  open class var publishedProperties: [PublishedProperty] { [] }

  #if canImport(ObjectiveC)
    /// Returns `false` for ``publishedProperties``, whose changes would be posted twice.
    open override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
      // Views are observed on the main thread; elsewhere the list cannot be read.
      let isPublished =
        Thread.isMainThread
        && MainActor.assumeIsolated { publishedProperties.contains { $0.name == key } }
      return !isPublished && super.automaticallyNotifiesObservers(forKey: key)
    }
  #endif

  // MARK: Direction

  /// A Boolean value that indicates whether the layout direction is right to left.
  ///
  /// The property is final because layout and hit-testing must agree on the direction. Set
  /// ``semanticContentAttribute`` to change it.
  public final var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
