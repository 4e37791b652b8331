import TestSupport
import Testing

@MainActor struct UIPercentDrivenInteractiveTransitionTests {
  private let log = CallbackLog()

  private func start() -> (TestHost, RecordingController, RecordingTransitioning) {
    let host = TestHost()
    let shown = RecordingController("shown", log: log)
    let transitioning = RecordingTransitioning(log: log)
    transitioning.animator = FadeAnimator()
    transitioning.interactor = UIPercentDrivenInteractiveTransition()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitioning
    host.rootViewController.present(shown, animated: true) { [log] in
      log.entries.append("completion")
    }
    host.layout()
    return (host, shown, transitioning)
  }

  @Test("The transition follows the hand") func transitionStandsWhereTheHandIs() throws {
    let (host, shown, transitioning) = start()
    let interactor = try #require(transitioning.interactor)
    interactor.update(0.25)
    host.advance(by: 2)
    #expect(isClose(CGFloat(shown.view.layer.presentation()?.opacity ?? 0), 0.25, within: 0.02))
    #expect(shown.transitionCoordinator?.isInteractive == true)
    #expect(shown.transitionCoordinator?.percentComplete == 0.25)
    interactor.update(0.75)
    host.advanceFrames()
    #expect(isClose(CGFloat(shown.view.layer.presentation()?.opacity ?? 0), 0.75, within: 0.02))
    #expect(!log.entries.contains("shown.didAppear"))
  }

  @Test("Finishing runs the rest in the remaining time") func finishingRunsTheRestInItsTime() throws
  {
    let (host, shown, transitioning) = start()
    let interactor = try #require(transitioning.interactor)
    interactor.update(0.5)
    host.advance(by: 1)
    var changes: [Bool] = []
    shown.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    interactor.finish()
    #expect(changes == [false])
    host.advance(by: 0.1)
    #expect(!log.entries.contains("shown.didAppear"))
    host.advance(by: 0.2)
    #expect(log.entries.contains("shown.didAppear"))
    #expect(log.entries.last == "completion")
    #expect(shown.view.layer.speed == 1)
  }

  @Test("Canceling restores the initial state") func cancellingGoesBackAsIfNothingHadBeen()
    throws
  {
    let (host, shown, transitioning) = start()
    let interactor = try #require(transitioning.interactor)
    interactor.update(0.5)
    host.advance(by: 0.1)
    _ = log.take()
    interactor.cancel()
    host.advance(by: 0.5)
    #expect(
      log.take() == ["shown.willDisappear", "shown.didDisappear", "pc.presentDidEnd(false)"])
    #expect(host.rootViewController.presentedViewController == nil)
    #expect(shown.presentingViewController == nil)
    #expect(shown.view.superview == nil)
  }
}
