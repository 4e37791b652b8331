import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Popups that present themselves.
@MainActor struct PresentationContextTests {
  private func make() -> (PresentationQueue, ManualPresentationClock) {
    let clock = ManualPresentationClock()
    return (PresentationQueue(clock: clock), clock)
  }

  @Test("A custom popup is presented, hidden for a while, resumed and hidden for good")
  func wholeStory() {
    let (queue, _) = make()
    let popup = ManualPopup()
    let other = ManualPopup()
    let presentation = queue.enqueue(presentable: popup)
    popup.context?.didPresent()
    let interrupter = queue.enqueue(
      presentable: other, as: PresentationRequest(policy: .interrupt(resuming: true)))
    #expect(popup.log == ["present", "hide for a while"])
    #expect(other.log == [])
    popup.go()
    #expect(other.log == ["present"])
    #expect(popup.outcomes == [])
    other.context?.didPresent()
    interrupter.cancel()
    #expect(other.log == ["present", "hide cancelled"])
    other.go()
    #expect(other.outcomes == [.cancelled])
    #expect(popup.context?.isResuming == true)
    popup.context?.didPresent()
    presentation.cancel()
    popup.go()
    #expect(popup.log == ["present", "hide for a while", "resume", "hide cancelled"])
    #expect(popup.outcomes == [.cancelled])
    #expect(queue.isIdle)
  }

  @Test("Releasing the context means that the popup is gone")
  func droppedTurn() async {
    let (queue, _) = make()
    let first = ManualPopup()
    let second = ManualPopup()
    let presentation = queue.enqueue(presentable: first)
    queue.enqueue(presentable: second)
    first.context?.didPresent()
    first.context = nil
    for _ in 0..<10 { await Task.yield() }
    #expect(presentation.outcome == .dismissed)
    #expect(second.log == ["present"])
  }

  @Test("A popup that releases its context at once does not block the next one")
  func neverKept() async {
    final class Careless: QueuePresentable {
      func present(in context: PresentationContext) {}
      func hide(in context: PresentationContext, outcome: PresentationOutcome?) {}
    }
    let (queue, _) = make()
    let presentation = queue.enqueue(presentable: Careless())
    let second = ManualPopup()
    queue.enqueue(presentable: second)
    for _ in 0..<10 { await Task.yield() }
    #expect(presentation.outcome == .dismissed)
    #expect(second.log == ["present"])
  }

  @Test("A popup without reports is assumed to be shown after three seconds")
  func neverReports() {
    let (queue, clock) = make()
    let first = ManualPopup()
    let second = ManualPopup()
    let presentation = queue.enqueue(presentable: first)
    queue.enqueue(presentable: second)
    clock.advance(by: .seconds(3))
    #expect(presentation.wasPresented)
    presentation.cancel()
    clock.advance(by: .seconds(3))
    #expect(presentation.outcome == .cancelled)
    #expect(second.log == ["present"])
  }

  @Test("A popup that cannot appear is tried again")
  func failing() {
    let (queue, clock) = make()
    let popup = ManualPopup()
    let presentation = queue.enqueue(presentable: popup)
    popup.context?.didFail()
    #expect(popup.log == ["present"])
    clock.advance(by: .milliseconds(100))
    #expect(popup.log == ["present", "present"])
    popup.context?.didPresent()
    #expect(presentation.wasPresented)
  }

  @Test("A popup that reports its dismissal is not a duplicate")
  func oneThatSaysThatItGoesDoesNotCount() {
    let (queue, _) = make()
    let popup = ManualPopup()
    queue.enqueue(presentable: popup, as: PresentationRequest(id: "a"))
    popup.context?.didPresent()
    popup.context?.willDismiss()
    #expect(!queue.contains(id: "a"))
    popup.context?.didStay()
    #expect(queue.contains(id: "a"))
  }

  @Test("Reports of a released context are ignored")
  func turnIsOver() {
    let (queue, _) = make()
    let first = ManualPopup()
    let second = ManualPopup()
    queue.enqueue(presentable: first)
    let context = first.context
    context?.didPresent()
    context?.didDismiss()
    queue.enqueue(presentable: second)
    let presentation = queue.current
    context?.didDismiss()
    context?.didFail()
    context?.willDismiss()
    #expect(queue.current === presentation)
    #expect(presentation?.outcome == nil)
  }

  @Test(
    "A presentable canceled while it waits is notified of its end, without a presentation"
  )
  func endWhileWaiting() {
    let (queue, _) = make()
    queue.suspend()
    let popup = ManualPopup()
    queue.enqueue(presentable: popup).cancel()
    #expect(popup.log == [])
    #expect(popup.outcomes == [.cancelled])
  }

  @Test("A controller that conforms presents itself, and gets its presenter")
  func conformingController() {
    final class Conforming: UIViewController, QueuePresentable {
      var outcomes: [PresentationOutcome] = []
      var hides: [PresentationOutcome?] = []
      func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
        hides.append(outcome)
        context.dismiss(self)
      }
      func presentationEnded(with outcome: PresentationOutcome) { outcomes.append(outcome) }
    }
    let stage = QueueStage()
    let popup = Conforming()
    popup.title = "first"
    let presentation = stage.queue.enqueue(popup)
    stage.run()
    #expect(stage.onScreen == ["first"])
    stage.queue.enqueue(
      Popup("second"), as: PresentationRequest(policy: .interrupt(resuming: true)))
    stage.run(2)
    #expect(stage.onScreen == ["second"])
    stage.queue.current?.cancel()
    stage.run(2)
    #expect(stage.onScreen == ["first"])
    presentation.cancel()
    stage.run()
    #expect(popup.hides == [nil, .cancelled])
    #expect(popup.outcomes == [.cancelled])
  }
}
