import TestSupport
import Testing

/// When `present` and `dismiss` change what.
///
/// Apple documents neither moment. Stack traces of apps on iOS 13 and later show `viewWillAppear`,
/// `presentationTransitionWillBegin` and the animator called from `_afterCACommitHandler`, and
/// `viewDidLoad` called from `present` itself.
@MainActor struct PresentationTimingTests {
  private let log = CallbackLog()
  private let host: TestHost
  private let shown: RecordingController
  private var root: UIViewController { host.rootViewController }

  init() {
    host = TestHost(rootViewController: RecordingController("root", log: log))
    host.layout()
    shown = RecordingController("shown", log: log)
    shown.modalPresentationStyle = .overFullScreen
    _ = log.take()
  }

  @Test("Present sets both pointers at once and runs the transition after the commit")
  func presentSetsBothPointersAtOnceAndRunsTheTransitionAfterTheCommit() {
    root.present(shown, animated: false) { log.entries.append("completion") }
    #expect(root.presentedViewController === shown)
    #expect(shown.presentingViewController === root)
    #expect(shown.isBeingPresented)
    #expect(log.take() == ["shown.load"])
    #expect(shown.view.window == nil)
    host.layout()
    #expect(
      log.take() == ["shown.willAppear", "shown.isAppearing", "shown.didAppear", "completion"])
    #expect(!shown.isBeingPresented)
    #expect(shown.view.window === host.window)
  }

  /// An application reported in radar 18464897 that `presentedViewController` is still set after
  /// `dismiss(animated: false)` returned, since iOS 8.
  @Test("Dismiss keeps the pointers until the transition ended", arguments: [false, true])
  func dismissKeepsThePointersUntilTheTransitionEnded(animated: Bool) {
    root.present(shown, animated: false)
    host.layout()
    _ = log.take()
    root.dismiss(animated: animated) { log.entries.append("completion") }
    #expect(shown.isBeingDismissed)
    #expect(root.presentedViewController === shown)
    #expect(shown.presentingViewController === root)
    #expect(log.take() == [])
    host.layout()
    #expect((root.presentedViewController === shown) == animated)
    host.advance(by: 1)
    #expect(log.take() == ["shown.willDisappear", "shown.didDisappear", "completion"])
    #expect(root.presentedViewController == nil)
    #expect(shown.presentingViewController == nil)
    #expect(!shown.isBeingDismissed)
  }

  @Test("A dismissal before the presentation began is refused")
  func dismissBeforeThePresentationBeganIsRefused() {
    root.present(shown, animated: false)
    expectReport(containing: "still being presented or dismissed") {
      root.dismiss(animated: false) { log.entries.append("completion") }
    }
    host.layout()
    #expect(root.presentedViewController === shown)
    #expect(!log.entries.contains("completion"))
  }

  @Test("A presentation during a dismissal is refused")
  func presentAfterDismissIsRefusedUntilTheDismissalEnded() {
    root.present(shown, animated: false)
    host.layout()
    root.dismiss(animated: false)
    let next = RecordingController("next", log: log)
    next.modalPresentationStyle = .overFullScreen
    expectReport(containing: "presents a RecordingController already") {
      root.present(next, animated: false)
    }
    host.layout()
    root.present(next, animated: false)
    host.layout()
    #expect(root.presentedViewController === next)
    #expect(next.view.window === host.window)
  }

  @Test("Completions can present, dismiss and present again")
  func presentDismissPresentThroughCompletions() {
    var order: [String] = []
    root.present(shown, animated: true) { [root, shown] in
      order.append("presented")
      root.dismiss(animated: true) {
        order.append("dismissed")
        #expect(root.presentedViewController == nil)
        root.present(shown, animated: false) { order.append("presented again") }
      }
    }
    host.advance(by: 3)
    #expect(order == ["presented", "dismissed", "presented again"])
    #expect(root.presentedViewController === shown)
    #expect(shown.view.window === host.window)
  }

  /// "If several view controllers are presented in succession … only the top-most view is dismissed
  /// in an animated fashion; any intermediate view controllers are simply removed from the stack"
  /// (Apple's documentation of dismiss(animated:completion:)).
  @Test("The chain keeps its pointers until the topmost is gone")
  func theChainKeepsItsPointersUntilTheTopmostIsGone() {
    let top = RecordingController("top", log: log)
    top.modalPresentationStyle = .overFullScreen
    root.present(shown, animated: false)
    host.layout()
    shown.present(top, animated: false)
    host.layout()
    root.dismiss(animated: true)
    #expect(shown.isBeingDismissed && top.isBeingDismissed)
    host.advance(by: 0.1)
    #expect(root.presentedViewController === shown)
    #expect(shown.presentedViewController === top)
    #expect(shown.view.window == nil)
    #expect(top.view.window === host.window)
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(shown.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
    #expect(host.window.subviews == [root.view])
  }

  @Test("A presenter that left its window before the commit presents nothing")
  func aPresenterThatLeftItsWindowBeforeTheCommitPresentsNothing() {
    root.present(shown, animated: false)
    host.window.rootViewController = UIViewController()
    host.layout()
    #expect(shown.presentingViewController == nil)
    #expect(!shown.isBeingPresented)
  }
}
