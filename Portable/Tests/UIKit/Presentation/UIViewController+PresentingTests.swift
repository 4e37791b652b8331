import TestSupport
import Testing

@MainActor struct UIViewControllerPresentingTests {
  @Test("A full-screen presentation calls its callbacks in order")
  func fullScreenPresentationGoesThroughItsCallbacksInOrder() {
    let log = CallbackLog()
    let host = TestHost(rootViewController: RecordingController("root", log: log))
    let shown = RecordingController("shown", log: log)
    shown.modalPresentationStyle = .fullScreen
    _ = log.take()
    host.rootViewController.present(shown, animated: true) { log.entries.append("completion") }
    #expect(host.rootViewController.presentedViewController === shown)
    #expect(shown.presentingViewController === host.rootViewController)
    #expect(shown.isBeingPresented)
    host.advance(by: 0.1)
    #expect(shown.flags == ["presented"])
    #expect(
      log.take() == ["shown.load", "root.willDisappear", "shown.willAppear", "shown.isAppearing"])
    host.advance(by: 1)
    #expect(log.take() == ["root.didDisappear", "shown.didAppear", "completion"])
    #expect(!shown.isBeingPresented)
    #expect(host.view.window == nil)
    #expect(shown.view.frame == host.window.bounds)

    shown.dismiss(animated: true) { log.entries.append("completion") }
    host.layout()
    #expect(shown.flags == ["dismissed"])
    #expect(host.view.window === host.window)
    host.advance(by: 1)
    #expect(
      log.take() == [
        "shown.willDisappear", "root.willAppear", "root.isAppearing", "shown.didDisappear",
        "root.didAppear", "completion",
      ])
    #expect(host.rootViewController.presentedViewController == nil)
    #expect(shown.presentingViewController == nil)
    #expect(shown.view.superview == nil)
  }

  @Test("An over-full-screen presentation leaves the presenter in place")
  func overFullScreenLeavesThePresenterInPlace() {
    let log = CallbackLog()
    let host = TestHost(rootViewController: RecordingController("root", log: log))
    let shown = RecordingController("shown", log: log)
    shown.modalPresentationStyle = .overFullScreen
    _ = log.take()
    host.rootViewController.present(shown, animated: false) { log.entries.append("completion") }
    host.layout()
    #expect(
      log.take() == [
        "shown.load", "shown.willAppear", "shown.isAppearing", "shown.didAppear", "completion",
      ])
    #expect(host.view.window === host.window)
    host.rootViewController.dismiss(animated: false)
    host.layout()
    #expect(log.take() == ["shown.willDisappear", "shown.didDisappear"])
  }

  @Test("A custom presentation controller is called in order")
  func customPresentationIsToldInOrder() throws {
    let log = CallbackLog()
    let host = TestHost()
    let shown = RecordingController("shown", log: log)
    let transitioning = RecordingTransitioning(log: log)
    let animator = FadeAnimator()
    animator.log = log
    transitioning.animator = animator
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitioning
    host.rootViewController.present(shown, animated: true) { log.entries.append("completion") }
    host.layout()
    #expect(
      log.take() == [
        "shown.load", "pc.presentWillBegin", "shown.willAppear", "animate", "shown.isAppearing",
      ])
    let controller = try #require(shown.presentationController as? RecordingPresentation)
    #expect(controller.containerView?.superview === host.window)
    host.advance(by: 0.2)
    #expect(isClose(CGFloat(shown.view.layer.presentation()?.opacity ?? 0), 0.5, within: 0.05))
    host.advance(by: 0.4)
    #expect(
      log.take() == [
        "shown.didAppear", "pc.presentDidEnd(true)", "ended(true)", "completion",
      ])
    #expect(shown.view.frame == CGRect(x: 0, y: 644, width: 390, height: 200))
    shown.dismiss(animated: true)
    host.advance(by: 0.6)
    #expect(
      log.take() == [
        "pc.dismissWillBegin", "shown.willDisappear", "animate", "shown.didDisappear",
        "pc.dismissDidEnd(true)", "ended(true)",
      ])
    #expect(controller.containerView == nil)
  }

  @Test("The transition context names the views that move") func contextSaysWhichViewsMove() throws
  {
    let host = TestHost()
    let shown = UIViewController()
    let transitioning = RecordingTransitioning(log: CallbackLog())
    let animator = FadeAnimator()
    transitioning.animator = animator
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitioning
    host.rootViewController.present(shown, animated: true)
    host.layout()
    let context = try #require(animator.contexts.first)
    #expect(context.isAnimated)
    #expect(context.presentationStyle == .custom)
    #expect(context.viewController(forKey: .from) === host.rootViewController)
    #expect(context.viewController(forKey: .to) === shown)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === shown.view)
    #expect(context.initialFrame(for: shown) == .zero)
    #expect(context.finalFrame(for: shown) == CGRect(x: 0, y: 644, width: 390, height: 200))
    #expect(context.initialFrame(for: host.rootViewController) == host.window.bounds)
    host.advance(by: 1)
    context.completeTransition(true)
    #expect(host.rootViewController.presentedViewController === shown)
  }

  @Test("The coordinator runs blocks alongside and after")
  func coordinatorRunsBlocksAlongsideAndAfter() {
    final class Alongside: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var ends = 0
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(box)
        transitionCoordinator?.animate(
          alongsideTransition: { _ in self.box.alpha = 0 },
          completion: { context in self.ends += context.isCancelled ? 100 : 1 })
      }
    }
    let host = TestHost()
    let shown = Alongside()
    shown.modalPresentationStyle = .fullScreen
    host.rootViewController.present(shown, animated: true)
    host.layout()
    #expect(shown.transitionCoordinator?.transitionDuration == 0.5)
    host.advance(by: 0.1)
    let opacity = shown.box.layer.presentation()?.opacity ?? 1
    #expect(opacity < 1 && opacity > 0)
    #expect(shown.ends == 0)
    host.advance(by: 1)
    #expect(shown.ends == 1)
    #expect(shown.transitionCoordinator == nil)
  }

  @Test("Impossible presentations are refused with one report")
  func presentationsThatCannotBeAreRefusedWithOneMessage() {
    final class Refused: UIViewController {}
    let host = TestHost()
    let root = host.rootViewController
    let first = UIViewController()
    first.modalPresentationStyle = .overFullScreen
    root.present(first, animated: false)
    host.layout()
    var completions = 0
    expectReport(containing: "presents a UIViewController already") {
      root.present(Refused(), animated: false) { completions += 1 }
    }
    // UIKit raises NSInvalidArgumentException for the following three: "Application tried to
    // present modally a view controller that is already being presented", "… on itself", and "…
    // an active controller".
    expectMisuse(
      "UIViewController.present(_:animated:completion:)", reason: "it is presented already"
    ) {
      let other = Refused()
      first.present(other, animated: false)
      host.layout()
      other.present(first, animated: false) { completions += 1 }
      other.dismiss(animated: false)
      host.layout()
    }
    expectMisuse(
      "UIViewController.present(_:animated:completion:)", reason: "cannot present itself"
    ) {
      let lone = Refused()
      lone.present(lone, animated: false) { completions += 1 }
    }
    expectReport(containing: "the presenting view is in no window") {
      Refused().present(UIViewController(), animated: false) { completions += 1 }
    }
    expectMisuse(
      "UIViewController.present(_:animated:completion:)",
      reason: "it is a child of another controller"
    ) {
      let child = Refused()
      root.addChild(child)
      first.present(child, animated: false) { completions += 1 }
    }
    #expect(completions == 0)
    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
  }

  @Test("Dismissing nothing calls the completion at once")
  func dismissingNothingCallsTheCompletionAtOnce() {
    let host = TestHost()
    var isCalled = false
    host.rootViewController.dismiss(animated: true) { isCalled = true }
    #expect(isCalled)
  }

  @Test("Dismissing during a presentation is refused") func dismissingDuringAPresentationIsRefused()
  {
    final class Slow: UIViewController {}
    let host = TestHost()
    let shown = Slow()
    shown.modalPresentationStyle = .overFullScreen
    host.rootViewController.present(shown, animated: true)
    expectReport(containing: "a Slow is still being presented or dismissed") {
      shown.dismiss(animated: true)
    }
    host.advance(by: 1)
    #expect(host.rootViewController.presentedViewController === shown)
  }

  @Test("Dismissing the lowest takes the whole stack away")
  func dismissingTheLowestTakesTheWholeStackAway() {
    let log = CallbackLog()
    let host = TestHost(rootViewController: RecordingController("root", log: log))
    let controllers = ["a", "b", "c"].map { RecordingController($0, log: log) }
    var presenter = host.rootViewController
    for (index, controller) in controllers.enumerated() {
      controller.modalPresentationStyle = index == 1 ? .overFullScreen : .fullScreen
      presenter.present(controller, animated: false)
      host.layout()
      presenter = controller
    }
    _ = log.take()
    var isDone = false
    host.rootViewController.dismiss(animated: true) { isDone = true }
    host.advance(by: 1)
    #expect(isDone)
    #expect(host.rootViewController.presentedViewController == nil)
    #expect(host.view.window === host.window)
    #expect(host.window.subviews.count == 1)
    for controller in controllers {
      #expect(controller.presentingViewController == nil)
      #expect(controller.view.window == nil)
      #expect(log.entries.contains("\(controller.name).didDisappear") || controller.name != "c")
    }
    #expect(log.entries.last == "root.didAppear")
  }

  @Test("A child presents through its root and can dismiss")
  func childPresentsThroughItsRootAndMayDismiss() {
    let host = TestHost()
    let child = UIViewController()
    host.rootViewController.addChild(child)
    host.view.addSubview(child.view)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overFullScreen
    child.present(shown, animated: false)
    #expect(shown.presentingViewController === host.rootViewController)
    #expect(child.presentedViewController === shown)
    host.layout()
    child.dismiss(animated: false)
    host.layout()
    #expect(child.presentedViewController == nil)
  }

  @Test("A presentation over the context covers only its context")
  func contextPresentationCoversOnlyItsContext() {
    let host = TestHost()
    let child = UIViewController()
    child.definesPresentationContext = true
    host.rootViewController.addChild(child)
    host.view.addSubview(child.view)
    child.view.frame = CGRect(x: 20, y: 30, width: 100, height: 200)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: false)
    host.layout()
    #expect(shown.presentingViewController === child)
    #expect(shown.view.convert(shown.view.bounds, to: host.window) == child.view.frame)
  }

  @Test("A presented controller is released after its dismissal")
  func presentedControllerIsReleasedAfterItsDismissal() {
    let host = TestHost()
    weak var released: UIViewController?
    do {
      let shown = UIViewController()
      released = shown
      host.rootViewController.present(shown, animated: true)
    }
    host.advance(by: 1)
    #expect(released != nil)
    host.rootViewController.dismiss(animated: true)
    host.advance(by: 1)
    #expect(released == nil)
  }
}
