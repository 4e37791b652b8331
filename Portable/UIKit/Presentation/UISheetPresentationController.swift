/// Presents a controller in a sheet: a card attached to the bottom edge where the width is compact,
/// and centered where it is regular.
open class UISheetPresentationController: UIPresentationController {
  weak open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { storedDelegate as? any UISheetPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The heights at which the sheet rests, in ascending order; `.large()` alone by default.
  open var detents: [Detent] = [.large()] {
    didSet { detentsDidChange() }
  }

  /// The detent the sheet rests at; nil for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { layOutAnew() } }
  }

  /// The largest detent at which what lies below is neither dimmed nor shielded from touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { layOutAnew() }
  }

  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible }
  }

  /// The radius of the card's corners; default nil, which is the system's.
  ///
  /// It applies while the sheet is the frontmost one. A negative radius counts as zero, one that is
  /// not finite as nil.
  public var preferredCornerRadius: CGFloat? {
    get { ownCornerRadius }
    set {
      ownCornerRadius = newValue.flatMap { $0.isFinite ? max(0, $0) : nil }
      layOutAnew()
    }
  }

  /// The view that a sheet which is not attached to an edge is centered over; default nil.
  open weak var sourceView: UIView? {
    didSet { layOutAnew() }
  }

  /// Whether scrolling up in content at its top first enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet stays attached to the bottom edge where the height is compact; otherwise it
  /// fills the screen there.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { layOutAnew() }
  }

  /// Whether the preferred content size gives the width of a sheet attached to the bottom edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { layOutAnew() }
  }

  private(set) var ownCornerRadius: CGFloat?
  let card = SheetCardView(frame: .zero)
  let dimming = SheetDimmingView(frame: .zero)
  let drag = SheetDrag()
  // Between 0, no dimming, and 1.
  var dimmingAmount: CGFloat = 0
  var presenterIsScaled = false

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    drag.sheet = self
  }

  /// Computes the detents again after something they depend on changed.
  open func invalidateDetents() {
    layOutAnew()
  }

  /// Makes changes to the sheet's properties, with the resulting change of layout animated.
  open func animateChanges(_ changes: () -> Void) {
    // The animation runs the block at once and does not keep it.
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: {
          changes()
          self.containerView?.layoutIfNeeded()
        })
    }
  }

  // MARK: Overrides

  open override var presentedView: UIView? { cardWithContent() }

  open override var frameOfPresentedViewInContainerView: CGRect { cardFrame() }

  open override var shouldRemovePresentersView: Bool { false }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    layOutAnew()
  }

  override var raisesInterfaceLevel: Bool { true }

  override func defaultAnimator(isPresentation: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard presentedViewController.modalTransitionStyle == .coverVertical else {
      return super.defaultAnimator(isPresentation: isPresentation)
    }
    return CoverVerticalAnimator(isPresentation: isPresentation)
  }

  override func userEscapes() -> Bool {
    userAsksToDismiss()
    return true
  }

  override var surroundingView: UIView? { dimming }

  override func viewForTouchOutside(at point: CGPoint, with event: UIEvent?) -> UIView? {
    isUndimmed ? nil : dimming
  }

  override func layOutPresentedView() {
    dimming.frame = containerView?.bounds ?? .zero
    guard transition == nil, !drag.isActive else { return }
    layOutCard()
  }

  override func decoratePresentation() {
    beginDecoration()
  }

  override func decorateDismissal() {
    endDecoration()
  }

  override func removeDecoration() {
    clearDecoration()
  }
}
