import UIKit

/// The base of every control in the kit.
///
/// It gives a subclass one place to set itself up, layout that runs only when something changed, one
/// answer for both of UIKit's size questions, and touches by shape. It draws nothing and holds no
/// value: those are the subclass's.
@MainActor
open class Control: UIControl {
  private var layoutGuard = LayoutGuard()
  private var isContentSizeInvalidated = false
  private var ownAccessibilityFrame: CGRect?

  /// The region that takes touches.
  ///
  /// Default: the bounds, grown about their middle to at least 44×44 points.
  ///
  /// A shape larger than the bounds works only where the superview lets the touch through; see
  /// ``HitShapeContainer``. It is not archived: set it in ``commonInit()`` or in code.
  open var hitShape: HitShape = .minimum(44)

  /// A view behind everything else, laid over the whole bounds.
  ///
  /// Default `nil`. It stays at the back whatever is added later, by the control or by its host, and
  /// leaves touches to the control. An archive keeps it.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsContentLayout()
    }
  }

  // MARK: Initialisation

  /// Makes a control with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control from an archive or a nib.
  ///
  /// Inspectable properties come back from an archive. Attributes set in Interface Builder arrive
  /// after this and are never overwritten.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for part in subviews where part is ControlPart { part.removeFromSuperview() }
    if coder.allowsKeyedCoding, coder.containsValue(forKey: Self.backgroundKey) {
      let archived = coder.decodeObject(forKey: Self.backgroundKey) as? UIView
      if !(archived is ControlPart) { backgroundView = archived }
    }
    prepare()
    (self as? any Inspectable)?.decodeInspectableProperties(from: coder)
  }

  /// Writes what UIKit writes, ``backgroundView``, and every inspectable property that is not at its
  /// default.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(backgroundView, forKey: Self.backgroundKey)
    (self as? any Inspectable)?.encodeInspectableProperties(with: coder)
  }

  private static let backgroundKey = "ControlKit.backgroundView"

  private func prepare() {
    registerForTraitChanges(Self.layoutTraits) { (control: Self, _: UITraitCollection) in
      control.traitsChanged()
    }
    commonInit()
  }

  /// Sets the control up, once for every instance, whichever initialiser made it.
  ///
  /// Stored properties have their values, the bounds may be empty, there is no superview and no
  /// window, and no attribute of a nib has been set. Call `super` first; assign no frames here.
  open func commonInit() {}

  // MARK: Layout

  private static var layoutTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitDisplayScale.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }

  /// Asks for one run of ``layoutContent()`` in the next layout pass, at whatever size.
  public final func setNeedsContentLayout() {
    layoutGuard.invalidate()
    setNeedsLayout()
  }

  /// Lays the control out when its size changed or its layout was marked dirty.
  ///
  /// Override ``layoutContent()`` instead.
  open override func layoutSubviews() {
    super.layoutSubviews()
    LayoutGuard.run(
      size: { bounds.size },
      access: { $0(&layoutGuard) },
      body: {
        isContentSizeInvalidated = false
        backgroundView?.frame = bounds
        layoutContent()
      })
  }

  /// Assigns every frame, from the bounds and the control's values alone.
  ///
  /// Two runs in a row give identical frames. It is not called when only the origin moved.
  open func layoutContent() {}

  /// Keeps ``backgroundView`` behind a view that was just added.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let backgroundView, subviews.first !== backgroundView, backgroundView.superview === self {
      sendSubviewToBack(backgroundView)
    }
  }

  /// Marks the layout dirty, since the safe area may bear on it.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsContentLayout()
  }

  /// Which way the content runs; a change marks the layout dirty.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      if semanticContentAttribute != oldValue { setNeedsContentLayout() }
    }
  }

  /// Follows a change of style, level, direction, text size, scale, contrast or weight.
  ///
  /// The default marks layout and content size dirty. Override to renew colours of layers as well.
  open func traitsChanged() {
    invalidateContentSize()
  }

  // MARK: Size

  /// The size the content asks for.
  ///
  /// Default: flexible on both axes.
  /// Answer from the control's values alone, never from its bounds, and change nothing.
  open var contentSize: ContentSize { ContentSize() }

  /// The lengths a flexible axis takes when the proposal says nothing, in points.
  ///
  /// Default 150×44.
  open var preferredContentSize: CGSize { CGSize(width: 150, height: 44) }

  /// Tells that ``contentSize`` may have changed; several calls cost one until somebody has asked for
  /// ``intrinsicContentSize`` or the control was laid out.
  public final func invalidateContentSize() {
    setNeedsContentLayout()
    guard !isContentSizeInvalidated else { return }
    isContentSizeInvalidated = true
    invalidateIntrinsicContentSize()
  }

  /// The natural size in points; `UIView.noIntrinsicMetric` where any length will do.
  open override var intrinsicContentSize: CGSize {
    // Whoever asks knows the size now, perhaps long before a layout pass: the next change is news.
    isContentSizeInvalidated = false
    let size = contentSize
    let fitting = sizeThatFits(.zero)
    return CGSize(
      width: size.width == nil ? UIView.noIntrinsicMetric : fitting.width,
      height: size.height == nil ? UIView.noIntrinsicMetric : fitting.height)
  }

  /// The size that fits a proposal, in points, rounded up to pixels; it does not read the bounds.
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

  /// Whether ``hitShape`` holds the point, in points of the control's own coordinates.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hitShape.contains(point, in: bounds, isMirrored: isRightToLeft)
  }

  /// The deepest view for the point; the control itself where ``backgroundView`` has it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard let view, let backgroundView, view.isDescendant(of: backgroundView) else { return view }
    return self
  }

  /// Refuses a single tap with one finger of a view around the control, as UIKit's buttons do.
  ///
  /// Without this a tap gesture recognizer of an ancestor cancels the control's touch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !gestureRecognizer.isSingleTap(around: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// What assistive technology outlines, in screen coordinates; it follows ``hitShape`` until set.
  open override var accessibilityFrame: CGRect {
    get {
      if let ownAccessibilityFrame { return ownAccessibilityFrame }
      let frame = hitShape.boundingRect(in: bounds)
      return UIAccessibility.convertToScreenCoordinates(frame.isNull ? bounds : frame, in: self)
    }
    set { ownAccessibilityFrame = newValue }
  }

  // MARK: Direction

  /// Whether the content runs from right to left.
  public final var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
