/// Manages how a presented controller's view is laid out over another's, and what surrounds it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer,
  UITraitEnvironment, UITraitChangeObservable, _UIAdaptivePresentationDelegating
{
  /// The controller that presents; before a presentation, the presented one itself.
  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController
  }

  open var presentedViewController: UIViewController { presentedOrPlaceholder() }

  /// The style after adaptation, while presented; before that the presented controller's.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view the presentation takes place in; nil while nothing is presented.
  open var containerView: UIView? { presentationContainer }

  // Named apart so that sheets and popovers can declare a `delegate` of their own type.
  weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?
  weak var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  var style: UIModalPresentationStyle
  var presentationContainer: PresentationContainerView?
  /// The presentation or dismissal in progress.
  var transition: TransitionContext?
  /// A Boolean value that determines whether a transition waits for the next commit.
  var isTransitionScheduled = false
  /// The controller that this one stands in for in an adaptive style.
  var replaced: UIPresentationController?
  /// Where the presenter's view was before it was covered and taken out.
  var presenterPlace: ViewPlace?
  var traitState = TraitState()

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  // MARK: Adaptivity

  /// The style to use in `traitCollection` instead of the present one; `.none` keeps it.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    storedDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? defaultAdaptiveStyle(for: traitCollection)
  }

  // MARK: Layout

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The view that is moved in and out; the presented controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Where the presented view ends up; the container's bounds unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the container covers the window; otherwise only the presentation context.
  open var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  /// Whether the presenting controller's view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  // MARK: Transitions

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { currentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For the presentations of the module

  /// The style used in `traits` when there is no delegate to ask.
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The animator for a controller that brings none of its own.
  func defaultAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical: CoverVerticalAnimator(isPresentation: isPresentation)
    case .crossDissolve: FadeAnimator.crossDissolve(isPresentation: isPresentation)
    case .flipHorizontal: FlipHorizontalAnimator(isPresentation: isPresentation)
    }
  }

  /// Whether the presented interface lies on the elevated level.
  var raisesInterfaceLevel: Bool { false }

  /// The view that fills the container behind the presented one.
  var surroundingView: UIView? { nil }

  /// What receives a touch outside the presented view; nil lets it through to what lies below.
  func viewForTouchOutside(at point: CGPoint, with event: UIEvent?) -> UIView? { containerView }

  /// Whether the user may leave with Escape; if so, asks to dismiss.
  func userEscapes() -> Bool { false }

  /// Keeps the presented view in its frame. A subclass of an app lays out by itself.
  func layOutPresentedView() {
    guard type(of: self) == UIPresentationController.self, transition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// The controller that stands in for this one in an adaptive style.
  func makeReplacement(style: UIModalPresentationStyle, presented: UIViewController)
    -> UIPresentationController
  {
    switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(
        presentedViewController: presented, presenting: storedPresenting)
    default:
      UIPresentationController(presentedViewController: presented, presenting: storedPresenting)
    }
  }

  /// Called beside the overridable transition methods, which a subclass may override without
  /// calling `super`.
  func decoratePresentation() {}
  func decorateDismissal() {}
  func removeDecoration() {}
}
