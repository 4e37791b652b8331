import TestSupport
import Testing
import UIKit

@_spi(Benchmarks) @testable import ActionSheet

/// Transitions that take no further animations.
@MainActor
@Suite(.serialized)
struct DeclinedTransitionTests {
  /// A controller whose transition declines, as UIKit's does while it ends.
  private final class Decliner: UIViewController {
    var declines = false
    let coordinator = DecliningCoordinator()

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      declines ? coordinator : super.transitionCoordinator
    }
  }

  private final class DecliningCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    var questions = 0

    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      questions += 1
      return false
    }

    func animateAlongsideTransition(
      in view: UIView?,
      animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }

    func notifyWhenInteractionChanges(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    let isAnimated = true
    let presentationStyle = UIModalPresentationStyle.fullScreen
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration = 0.3
    let percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 0
    let completionCurve = UIView.AnimationCurve.linear
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    let containerView = UIView()
    let targetTransform = CGAffineTransform.identity
  }

  // Apple's documentation of animate(alongsideTransition:completion:): it returns false "if the
  // animations … could not be queued", and then calls no completion handler.
  @Test func `A queue follows a popup whose transition declines to its end`() {
    let stage = QueueStage()
    let popup = Decliner()
    popup.modalPresentationStyle = .overFullScreen
    let ticket = stage.queue.enqueue(popup)
    stage.queue.enqueue(Popup("next"))
    stage.run()
    popup.declines = true
    popup.dismiss(animated: true)
    ticket.cancel()
    stage.run(3)
    #expect(popup.coordinator.questions > 0)
    #expect(ticket.outcome != nil)
    #expect(stage.onScreen == ["next"])
  }

  @Test func `A sheet that is dismissed by a transition that declines still has its outcome`() {
    let stage = PresentationStage()
    let presenting = Decliner()
    presenting.modalPresentationStyle = .overFullScreen
    stage.root.present(presenting, animated: false)
    stage.run(0.1)
    stage.controller.present(from: presenting, animated: false)
    stage.run()
    stage.root.dismiss(animated: true)
    stage.run(2)
    #expect(stage.controller.outcome == .cancelled(.programmatic))
    #expect(!stage.controller.isPresented)
  }
}
