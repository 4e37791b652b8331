import UIKit

/// A presentation controller of an app that writes down what it is told.
final class RecordingPresentation: UIPresentationController {
  var log: CallbackLog?

  override func presentationTransitionWillBegin() { log?.entries.append("pc.presentWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.entries.append("pc.presentDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log?.entries.append("pc.dismissWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.entries.append("pc.dismissDidEnd(\(completed))")
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Supplies a recording presentation and plain animators.
final class RecordingTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallbackLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: UIPercentDrivenInteractiveTransition?

  init(log: CallbackLog) {
    self.log = log
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = RecordingPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }
}

/// Fades with a plain view animation, as apps write animators.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var log: CallbackLog?
  var contexts: [any UIViewControllerContextTransitioning] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log?.entries.append("animate")
    contexts.append(context)
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else if let view = context.view(forKey: .from) {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log?.entries.append("ended(\(transitionCompleted))")
  }
}
