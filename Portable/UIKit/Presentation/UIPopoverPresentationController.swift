/// Presents a controller in a bubble that points at an anchor; where the width is compact it turns
/// into a sheet unless the delegate keeps it.
open class UIPopoverPresentationController: UIPresentationController {
  weak open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { storedDelegate as? any UIPopoverPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The directions the arrow may point in; the one with the most room is taken.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// The view that `sourceRect` is in.
  open var sourceView: UIView?

  /// The rectangle to point at in `sourceView`; its bounds when null.
  open var sourceRect: CGRect = .null {
    didSet { containerView?.setNeedsLayout() }
  }

  /// What to point at; takes precedence over `sourceView` and `barButtonItem`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  open var barButtonItem: UIBarButtonItem?

  /// Whether the popover may cover what it points at when there is too little room.
  open var canOverlapSourceViewRect = false

  /// Where the arrow points; `.unknown` before the popover is presented.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

  /// Views outside that stay usable; a touch anywhere else dismisses.
  open var passthroughViews: [UIView]?

  /// The color of the bubble and its arrow; the content's background when nil.
  open var backgroundColor: UIColor? {
    didSet { bubble.fillColor = backgroundColor }
  }

  /// The least distances from the container's edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  let bubble = PopoverBubbleView(frame: .zero)
  private let shield = PopoverShieldView(frame: .zero)
  private var sheet: UISheetPresentationController?
  private var keyboardObserver: (any NSObjectProtocol)?

  // MARK: Overrides

  open override var presentedView: UIView? {
    guard let content = presentedViewController.viewIfLoaded else { return nil }
    if bubble.content !== content { bubble.content = content }
    return bubble
  }

  open override var frameOfPresentedViewInContainerView: CGRect { place().frame }

  open override var shouldRemovePresentersView: Bool { false }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    shield.frame = containerView?.bounds ?? .zero
  }

  override var raisesInterfaceLevel: Bool { true }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .formSheet : .none
  }

  override func makeReplacement(style: UIModalPresentationStyle, presented: UIViewController)
    -> UIPresentationController
  {
    guard presented === presentedViewController, style == .formSheet || style == .pageSheet else {
      return super.makeReplacement(style: style, presented: presented)
    }
    return adaptiveSheet()
  }

  private func adaptiveSheet() -> UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: storedPresenting)
    sheet = made
    return made
  }

  override func defaultAnimator(isPresentation: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    FadeAnimator.popover(isPresentation: isPresentation)
  }

  override func decoratePresentation() {
    delegate?.prepareForPopoverPresentation(self)
    if sourceView == nil, sourceItem == nil, barButtonItem == nil {
      reportMisuse(
        "UIPopoverPresentationController.sourceView",
        "the popover of a \(type(of: presentedViewController)) has nothing to point at; set sourceView, sourceItem or barButtonItem before it is presented"
      )
    }
    guard let container = containerView else { return }
    shield.frame = container.bounds
    shield.onTap = { [weak self] in self?.userAsksToDismiss() }
    container.insertSubview(shield, at: 0)
    observeKeyboard()
    bubble.fillColor = backgroundColor
    layOutBubble()
  }

  private func observeKeyboard() {
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let duration =
        notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      MainActor.assumeIsolated {
        guard let self, let container = self.containerView, self.transition == nil else { return }
        container.setNeedsLayout()
        UIView.animate(withDuration: duration ?? 0) { container.layoutIfNeeded() }
      }
    }
  }

  override func removeDecoration() {
    keyboardObserver.map(NotificationCenter.default.removeObserver)
    keyboardObserver = nil
    shield.removeFromSuperview()
    bubble.content = nil
    arrowDirection = .unknown
  }

  override func layOutPresentedView() {
    guard transition == nil else { return }
    layOutBubble()
  }

  override func userEscapes() -> Bool {
    userAsksToDismiss()
    return true
  }

  override var surroundingView: UIView? { shield }

  override func viewForTouchOutside(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container = containerView else { return nil }
    for view in passthroughViews ?? [] where view.window === container.window {
      let local = view.convert(point, from: container)
      if let hit = view.hitTest(local, with: event) { return hit }
    }
    return shield
  }

  private func layOutBubble() {
    let place = place()
    arrowDirection = place.direction
    bubble.arrow = place.arrow
    bubble.frame = place.frame
  }

  private func place() -> PopoverPlace {
    guard let container = containerView else { return PopoverPlace() }
    var preferred = presentedViewController.preferredContentSize
    if preferred.width <= 0 || preferred.height <= 0 { preferred = CGSize(width: 320, height: 480) }
    var insets = container.safeAreaInsets
    // "All popovers automatically resize to avoid the keyboard", as apps on devices report.
    insets.bottom = max(insets.bottom, container.keyboardGuideGeometry.height)
    let area = container.bounds.inset(by: insets).inset(by: popoverLayoutMargins)
    return PopoverPlace.best(
      content: preferred, anchor: anchor(in: container), area: area,
      permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
  }

  private func anchor(in container: UIView) -> CGRect {
    let center = CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    if let item = sourceItem ?? barButtonItem {
      let frame = item.frame(in: container)
      if !frame.isNull { return frame }
    }
    guard let sourceView else {
      return center
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return container.convert(rect, from: sourceView)
  }

  func userAsksToDismiss() {
    guard transition == nil else { return }
    guard !presentedViewController.isModalInPresentation,
      storedDelegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      storedDelegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    storedDelegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
      storedDelegate?.presentationControllerDidDismiss(self)
    }
  }
}
