import TestSupport
import Testing
import UIKit

@testable import ActionSheet

@MainActor struct PresentationQueueTests {
  /// What the app would say.
  final class Condition {
    var answer = PresentationCondition.wait
  }

  @Test("Three controllers in one turn are shown one after the other")
  func threeControllersInOneTurnAppearOneAfterThe() {
    let stage = QueueStage()
    let popups = ["a", "b", "c"].map { Popup($0) }
    let presentations = popups.map { stage.queue.enqueue($0) }
    for (popup, presentation) in zip(popups, presentations) {
      stage.run()
      #expect(stage.onScreen == [popup.title])
      popup.dismiss(animated: true)
      stage.run(0.1)
      #expect(stage.onScreen == [popup.title])
      stage.run()
      #expect(presentation.outcome == .dismissed)
      #expect(popup.appearances == 1)
    }
    #expect(stage.queue.isIdle)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Handlers belong to their own request, also if they are set late")
  func handlers() {
    let stage = QueueStage()
    var log: [String] = []
    for name in ["a", "b"] {
      let presentation = stage.queue.enqueue(Popup(name))
      presentation.whenPresented { log.append("\(name) presented") }
      presentation.whenEnded { log.append("\(name) \($0)") }
    }
    stage.run()
    #expect(log == ["a presented"])
    let presentation = stage.queue.current
    presentation?.whenPresented { log.append("late") }
    stage.root.dismiss(animated: false)
    stage.run()
    presentation?.whenEnded { log.append("late \($0)") }
    #expect(log == ["a presented", "late", "a dismissed", "b presented", "late dismissed"])
  }

  @Test("An interrupted controller returns unchanged, without an end in between")
  func anInterruptedControllerComesBackAsItWasWithout() {
    let stage = QueueStage()
    let first = Popup("first")
    let second = Popup("second")
    let presentation = stage.queue.enqueue(first)
    stage.run()
    first.view.tag = 7
    stage.queue.enqueue(second, as: PresentationRequest(policy: .interrupt(resuming: true)))
    stage.run(3)
    #expect(stage.onScreen == ["second"])
    #expect(presentation.outcome == nil)
    #expect(stage.queue.pending == [presentation])
    second.dismiss(animated: true)
    stage.run(3)
    #expect(stage.onScreen == ["first"])
    #expect(first.viewIfLoaded?.tag == 7)
    #expect(first.appearances == 2)
    first.dismiss(animated: true)
    stage.run()
    #expect(presentation.outcome == .dismissed)
  }

  @Test("An interruption waits while the shown controller presents something itself")
  func interruptionSparesWhatIsPresentedOnIt() {
    let stage = QueueStage()
    let first = Popup("first")
    let own = Popup("own")
    stage.queue.enqueue(first)
    stage.run()
    first.present(own, animated: true)
    stage.run()
    stage.queue.enqueue(
      Popup("second"), as: PresentationRequest(policy: .interrupt(resuming: true)))
    stage.run(3)
    #expect(stage.onScreen == ["first", "own"])
    own.dismiss(animated: true)
    stage.run(3)
    #expect(stage.onScreen == ["second"])
  }

  @Test("Each scene has one queue, and private queues are separate")
  func oneQueueAScene() {
    let first = TestHost()
    let second = TestHost()
    let queue = PresentationQueue.shared(for: first.host.scene)
    #expect(PresentationQueue.shared(for: first.host.scene) === queue)
    #expect(PresentationQueue.shared(for: second.host.scene) !== queue)
    #expect(queue.scene === first.host.scene)
    first.host.close()
    second.host.close()
  }

  @Test("The queue of a scene does not retain it")
  func sceneIsNotKept() {
    weak var scene: UIWindowScene?
    do {
      let host = TestHost()
      scene = host.host.scene
      _ = PresentationQueue.shared(for: host.host.scene)
      host.host.close()
    }
    #expect(scene == nil)
  }

  @Test("Handlers of presentations are called in order")
  func handlersOfPresentationsAreCalledInOrder() {
    let stage = QueueStage()
    var events: [String] = []
    func follow(_ name: String, _ presentation: QueuedPresentation) {
      presentation.whenPresented { events.append("\(name) presented") }
      presentation.whenEnded { events.append("\(name) \($0)") }
    }
    let a = stage.queue.enqueue(Popup("a"))
    follow("a", a)
    stage.run()
    let b = stage.queue.enqueue(
      Popup("b"), as: PresentationRequest(policy: .interrupt(resuming: true)))
    follow("b", b)
    follow("c", stage.queue.enqueue(Popup("c"), when: { .discard }))
    stage.run(3)
    b.cancel()
    stage.run(3)
    a.cancel()
    stage.run(3)
    #expect(events == ["a presented", "b presented", "b cancelled", "a cancelled", "c refused"])
    #expect(stage.queue.isIdle)
  }

  @Test("Requests from any task are shown in the order of their calls")
  func tasks() async {
    let queue = PresentationQueue(clock: ManualPresentationClock())
    queue.suspend()
    var presentations: [QueuedPresentation] = []
    for _ in 0..<20 {
      presentations.append(
        await Task.detached { await queue.enqueue(presentable: ManualPopup()) }.value)
    }
    #expect(queue.pending == presentations)
    queue.cancelAll()
  }

  @Test("Presenting waits for the end of the dismissal, however it is asked for")
  func noOverlap() {
    let stage = QueueStage()
    let first = Popup("first")
    stage.queue.enqueue(first)
    stage.run()
    first.dismiss(animated: true)
    let messages = reports {
      stage.queue.enqueue(Popup("second"))
      for _ in 0..<120 {
        stage.run(1 / 60)
        #expect(stage.onScreen.count <= 1)
      }
    }
    #expect(messages == [])
    #expect(stage.onScreen == ["second"])
  }

  @Test("“Replace” ends the shown controller and takes its place")
  func replaceEndsTheShownControllerAndTakesItsPlace() {
    let stage = QueueStage()
    let first = stage.queue.enqueue(Popup("first"))
    stage.run()
    stage.queue.enqueue(Popup("second"), as: PresentationRequest(policy: .replace))
    stage.run(3)
    #expect(stage.onScreen == ["second"])
    #expect(first.outcome == .replaced)
  }

  @Test("A controller that is being dismissed is not a duplicate")
  func going() {
    let stage = QueueStage()
    let first = Popup("first")
    stage.queue.enqueue(first, as: PresentationRequest(id: "a"))
    stage.run()
    #expect(stage.queue.contains(id: "a"))
    first.dismiss(animated: true)
    stage.host.advanceFrames(3)
    let presentation = stage.queue.enqueue(
      Popup("second"), as: PresentationRequest(id: "a", duplicates: .ignoreNew))
    #expect(presentation.outcome == nil)
    stage.run(3)
    #expect(stage.onScreen == ["second"])
    presentation.cancel()
    stage.host.advanceFrames(3)
    #expect(!stage.queue.contains(id: "a"))
  }

  @Test("A waiting controller that is canceled never loads its view")
  func noInterface() {
    let stage = QueueStage()
    let first = Popup("first")
    let second = Popup("second")
    stage.queue.enqueue(first)
    stage.run()
    let presentation = stage.queue.enqueue(second)
    presentation.cancel()
    first.dismiss(animated: false)
    stage.run()
    #expect(presentation.outcome == .cancelled)
    #expect(!second.isViewLoaded)
  }

  @Test("Cancel and enqueue in one turn leave exactly the new one")
  func cancelAndEnqueue() {
    let stage = QueueStage()
    let request = PresentationRequest(id: "a", duplicates: .ignoreNew)
    stage.queue.enqueue(Popup("first"), as: request)
    stage.queue.cancel(id: "a")
    stage.queue.enqueue(Popup("second"), as: request)
    stage.run(4)
    #expect(stage.onScreen == ["second"])
    #expect(stage.queue.presentations(for: "a").count == 1)
  }

  @Test("A suspended queue leaves the shown controller and shows no other")
  func aSuspendedQueueLeavesWhatIsShownAndShows() {
    let stage = QueueStage()
    let first = Popup("first")
    stage.queue.enqueue(first)
    stage.run()
    stage.queue.suspend()
    stage.queue.enqueue(Popup("second"))
    stage.run()
    #expect(stage.onScreen == ["first"])
    first.dismiss(animated: true)
    stage.run()
    #expect(stage.onScreen == [])
    #expect(stage.queue.isSuspended)
    stage.queue.resume()
    stage.run()
    #expect(stage.onScreen == ["second"])
  }

  @Test("Clearing while something is shown leaves a screen that takes touches")
  func clear() {
    let stage = QueueStage()
    stage.queue.enqueue(Popup("first"))
    stage.queue.enqueue(Popup("second"))
    stage.run()
    stage.queue.cancelAll()
    stage.run()
    let button = stage.host.add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44)))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.host.touches.tap(button)
    #expect(taps == 1)
    #expect(stage.queue.isIdle)
    stage.queue.enqueue(Popup("third"))
    stage.run()
    #expect(stage.onScreen == ["third"])
  }

  @Test("A request whose owner is gone is not shown, and a shown one ends with the next")
  func aRequestWhoseOwnerIsGoneIsNotShown() {
    let stage = QueueStage()
    var owner: NSObject? = NSObject()
    let shown = stage.queue.enqueue(Popup("first"), owner: owner)
    let waiting = stage.queue.enqueue(Popup("second"), owner: owner)
    stage.queue.enqueue(Popup("third"))
    stage.run()
    #expect(stage.onScreen == ["first"])
    owner = nil
    stage.run(3)
    // Nothing reports that an object is gone, and nothing asks for it again and again.
    #expect(stage.onScreen == ["first"])
    stage.queue.enqueue(Popup("fourth"))
    stage.run()
    #expect(shown.outcome == .ownerGone)
    #expect(waiting.outcome == .ownerGone)
    #expect(stage.onScreen == ["third"])
  }

  @Test(
    "The condition decides at its context, and again after a notification of changed conditions")
  func theConditionDecidesAtItsSlotAndAgainAfter() {
    let stage = QueueStage()
    let condition = Condition()
    stage.queue.enqueue(Popup("first"), when: { condition.answer })
    stage.queue.enqueue(Popup("second"))
    stage.run()
    #expect(stage.onScreen == ["second"])
    condition.answer = .show
    stage.root.dismiss(animated: true)
    stage.run(3)
    #expect(stage.onScreen == ["first"])
  }

  @Test(
    "The only waiting request is presented when the queue is notified of changed conditions")
  func theOnlyWaitingRequestIsPresentedWhenTheQueue() {
    let stage = QueueStage()
    let condition = Condition()
    stage.queue.enqueue(Popup("first"), when: { condition.answer })
    condition.answer = .show
    stage.run()
    #expect(stage.onScreen == [])
    stage.queue.conditionsChanged()
    stage.run()
    #expect(stage.onScreen == ["first"])
  }

  @Test("A condition can use the queue while it is evaluated")
  func conditionUsesQueue() {
    let stage = QueueStage()
    let queue = stage.queue
    let refused = queue.enqueue(
      Popup("first"),
      when: {
        queue.enqueue(Popup("second"))
        queue.cancel(id: "first")
        return .show
      })
    let cancelled = queue.enqueue(
      Popup("third"), as: PresentationRequest(id: "third"),
      when: {
        queue.cancel(id: "third")
        return .show
      })
    stage.run()
    #expect(stage.onScreen == ["first"])
    refused.cancel()
    stage.run(3)
    #expect(stage.onScreen == ["second"])
    stage.root.dismiss(animated: false)
    stage.run()
    #expect(cancelled.outcome == .cancelled)
    #expect(queue.isIdle)
  }

  @Test("The duration of a popup ends that popup, measured from its appearance")
  func theDurationOfPopupEndsThatPopupCountedFrom() {
    let stage = QueueStage()
    let presentation = stage.queue.enqueue(
      Popup("first"), as: PresentationRequest(duration: .seconds(2)))
    stage.queue.enqueue(Popup("second"))
    stage.run(2)
    #expect(presentation.outcome == nil)
    stage.run(3)
    #expect(presentation.outcome == .timedOut)
    #expect(stage.onScreen == ["second"])
  }

  @Test("The pause between two popups is kept")
  func delay() {
    let stage = QueueStage()
    stage.queue.isAnimated = false
    stage.queue.delay = .seconds(2)
    let first = stage.queue.enqueue(Popup("first"))
    stage.queue.enqueue(Popup("second"))
    stage.run(0.5)
    first.cancel()
    stage.run(1.9)
    #expect(stage.onScreen == [])
    stage.run(0.3)
    #expect(stage.onScreen == ["second"])
  }

  @Test("Without animations popups come and go at once")
  func unanimated() {
    let stage = QueueStage()
    stage.queue.isAnimated = false
    let presentation = stage.queue.enqueue(Popup("first"))
    stage.run(0.05)
    #expect(presentation.wasPresented)
    presentation.cancel()
    stage.run(0.05)
    #expect(presentation.outcome == .cancelled)
    #expect(stage.onScreen == [])
  }

  @Test("A queue without references shows its requests, and is released when it is done")
  func lifetime() {
    let host = TestHost()
    let clock = ManualPresentationClock()
    weak var queue: PresentationQueue?
    var presentations: [QueuedPresentation] = []
    do {
      let made = PresentationQueue(scene: host.host.scene, clock: clock)
      made.isAnimated = false
      queue = made
      made.enqueue(Popup("first"))
      made.enqueue(Popup("second"))
    }
    #expect(queue != nil)
    for _ in 0..<2 {
      clock.advance(by: .zero)
      host.advanceFrames(2)
      queue?.current?.cancel()
      for _ in 0..<10 {
        host.advanceFrames()
        clock.advance(by: .milliseconds(20))
      }
    }
    presentations = []
    #expect(presentations.isEmpty)
    #expect(queue == nil)
    #expect(clock.count == 0)
  }

  @Test("A popup is released once its request has ended")
  func popupsAreReleased() {
    expectReleased(in: TestHost()) { host in
      let clock = ManualPresentationClock()
      let queue = PresentationQueue(scene: host.host.scene, clock: clock)
      queue.isAnimated = false
      let popup = Popup("first")
      let presentation = queue.enqueue(popup)
      clock.advance(by: .zero)
      host.advanceFrames(2)
      presentation.cancel()
      for _ in 0..<10 {
        host.advanceFrames()
        clock.advance(by: .milliseconds(20))
      }
      #expect(presentation.outcome == .cancelled)
      return [popup, queue]
    }
  }
}
