import TestSupport
import Testing

@testable import ActionSheet

/// A transition by itself, with a context that writes down what it is told.
@MainActor
@Suite(.serialized)
struct SheetTransitionTests {
  private let host = TestHost()
  private let clock = ManualPresentationClock()
  private let context: RecordedContext
  private let moved = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let ends = Ends()

  private final class Ends {
    var interrupted: [Bool] = []
  }

  init() {
    context = RecordedContext(container: host.view)
  }

  private func transition(
    isPresenting: Bool = true, animator: UIViewPropertyAnimator? = nil
  ) -> SheetTransition {
    host.add(moved)
    return SheetTransition(
      isPresenting: isPresenting, duration: 0.3, clock: clock,
      makeAnimator: { [moved] in
        animator
          ?? UIViewPropertyAnimator(duration: 0.3, curve: .linear) { moved.frame.origin.y = 60 }
      },
      willEnd: { [ends] in ends.interrupted.append($0) })
  }

  @Test("The transition ends with its animator, once, and the watchdog is canceled")
  func endsWithItsAnimator() {
    let transition = transition()
    transition.animateTransition(using: context)
    #expect(transition.isRunning)
    #expect(clock.count == 1)
    host.advance(by: 0.35)
    #expect(context.completions == [true])
    #expect(ends.interrupted == [false])
    #expect(!transition.isRunning)
    #expect(clock.count == 0)
    transition.interrupt()
    #expect(context.completions == [true])
  }

  @Test("An interrupted transition stops in place and has ended")
  func interrupt() {
    let transition = transition()
    transition.animateTransition(using: context)
    host.advance(by: 0.15)
    transition.interrupt()
    #expect(context.completions == [true])
    #expect(ends.interrupted == [true])
    #expect(abs(moved.frame.minY - 30) < 5)
    host.advance(by: 1)
    clock.advance(by: .seconds(5))
    #expect(context.completions == [true])
    #expect(abs(moved.frame.minY - 30) < 5)
  }

  @Test(
    "An animator that was never started, or was paused or stopped, is given up after its grace period"
  )
  func watchdog() {
    for kind in 0..<2 {
      moved.frame.origin.y = 0
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { [moved] in
        moved.frame.origin.y = 60
      }
      let transition = transition(animator: animator)
      context.completions = []
      transition.animateTransition(using: context)
      host.advance(by: 0.1)
      if kind == 0 { animator.pauseAnimation() } else { animator.stopAnimation(true) }
      host.advance(by: 2)
      #expect(context.completions.isEmpty)
      clock.advance(by: .seconds(1.2))
      #expect(context.completions.isEmpty)
      clock.advance(by: .seconds(0.2))
      #expect(context.completions == [true])
      clock.advance(by: .seconds(9))
      #expect(context.completions == [true])
    }
  }

  @Test("UIKit gets the same animator, however often it asks")
  func oneAnimator() {
    let transition = transition()
    let first = transition.interruptibleAnimator(using: context)
    let second = transition.interruptibleAnimator(using: context)
    #expect(first === second)
    #expect(transition.transitionDuration(using: nil) == 0.3)
    transition.interrupt()
  }

  @Test("A presentation adds the sheet's view to the container, a dismissal leaves it there")
  func container() {
    let controller = UIViewController()
    context.controller = controller
    let coming = transition()
    coming.animateTransition(using: context)
    #expect(controller.view.superview === host.view)
    #expect(controller.view.frame == host.view.bounds)
    coming.interrupt()
    controller.view.removeFromSuperview()
    let going = transition(isPresenting: false)
    going.animateTransition(using: context)
    #expect(controller.view.superview == nil)
    going.interrupt()
  }
}

/// A context that answers as UIKit does and notes its end.
private final class RecordedContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var controller: UIViewController?
  var completions: [Bool] = []

  init(container: UIView) {
    containerView = container
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    completions.append(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? controller?.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
