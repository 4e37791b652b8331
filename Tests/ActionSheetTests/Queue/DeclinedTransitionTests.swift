import TestSupport
import Testing
import UIKit

@testable import ActionSheet

// Apple's documentation of animate(alongsideTransition:completion:): the returned value states whether
// the animations were queued; if not, no completion handler is called.

/// Transitions whose end UIKit does not report.
@MainActor
@Suite(.serialized)
struct DeclinedTransitionTests {
  /// A popup that calls a handler when UIKit has shown it again or hidden it, during the end of the
  /// transition.
  private final class LatePopup: UIViewController {
    var appeared: (() -> Void)?
    var disappeared: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared?()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      disappeared?()
    }
  }

  @Test("A queue that is used while a dismissal ends notices the end")
  func queueLearnsOfTheEnd() {
    let stage = QueueStage()
    let popup = LatePopup()
    popup.modalPresentationStyle = .overFullScreen
    let presentation = stage.queue.enqueue(popup, as: PresentationRequest(id: "late"))
    stage.queue.enqueue(Popup("next"))
    stage.run()
    var uses = 0
    popup.disappeared = {
      uses += 1
      _ = stage.queue.contains(id: "late")
    }
    stage.clock.coordinator = DecliningCoordinator()
    popup.dismiss(animated: true)
    stage.run(2)
    #expect(uses == 1)
    #expect(presentation.outcome == .dismissed)
    #expect(stage.onScreen == ["next"])
  }

  /// A dismissal that follows a finger.
  private final class InteractiveDismissal: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let interaction = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .from)?.frame.origin.y = context.containerView.bounds.maxY
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("A swipe that is canceled while the queue is used restarts the duration at once")
  func queueLearnsOfACancelledDismissal() {
    let stage = QueueStage()
    let popup = LatePopup()
    let dismissal = InteractiveDismissal()
    popup.modalPresentationStyle = .overFullScreen
    popup.transitioningDelegate = dismissal
    let presentation = stage.queue.enqueue(popup, as: PresentationRequest(duration: .seconds(2)))
    stage.run()
    var uses = 0
    popup.appeared = {
      uses += 1
      stage.clock.coordinator = DecliningCoordinator()
      _ = stage.queue.contains(id: "late")
    }
    popup.dismiss(animated: true)
    stage.run(0.1)
    dismissal.interaction.update(0.3)
    dismissal.interaction.cancel()
    popup.transitioningDelegate = nil
    stage.run(2)
    #expect(uses == 1)
    #expect(presentation.outcome == .timedOut)
  }

  @Test("A sheet that others dismiss reports its end from the appearance callbacks")
  func sheetReportsItsEnd() {
    let stage = PresentationStage()
    stage.show()
    stage.clock.coordinator = DecliningCoordinator()
    stage.root.dismiss(animated: true)
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(!stage.controller.isPresented)
  }

  @Test("A sheet that others present reports that it is shown from the appearance callbacks")
  func sheetReportsItsAppearance() {
    let stage = PresentationStage()
    stage.clock.coordinator = DecliningCoordinator()
    stage.root.present(stage.controller, animated: true)
    stage.run()
    stage.controller.cancel()
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("A sheet waits for a transition that cannot be followed")
  func sheetWaits() {
    let stage = PresentationStage()
    stage.clock.coordinator = DecliningCoordinator()
    stage.root.present(Popup("other"), animated: true)
    stage.controller.present(from: stage.root)
    stage.run(2)
    #expect(stage.log.entries.last == "didPresent")
  }

  @Test("A queue asks again as soon as a foreign transition has ended")
  func queueFollowsForeignTransition() {
    let stage = QueueStage()
    let foreign = Popup("foreign")
    stage.root.present(foreign, animated: false)
    stage.run(1)
    foreign.dismiss(animated: true)
    stage.run(1 / 60)
    var asked: [Duration] = []
    var began: Duration?
    let popup = Popup("first")
    stage.queue.enqueue(
      popup,
      when: {
        asked.append(stage.clock.now)
        return .show
      })
    while began == nil, stage.clock.now < .seconds(3) {
      stage.run(1 / 60)
      if stage.root.presentedViewController !== foreign { began = stage.clock.now }
    }
    let ended = began ?? .zero
    stage.run(2 / 60)
    #expect(popup.presentingViewController != nil)
    #expect((asked.last ?? .zero) - ended <= .seconds(2) / 60)
  }
}

/// A coordinator that declines every animation, as UIKit does while it completes a transition.
@MainActor
private final class DecliningCoordinator: NSObject,
  UIViewControllerTransitionCoordinator
{
  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.custom
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.3
  let percentComplete: CGFloat = 1
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let containerView = UIView()
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
