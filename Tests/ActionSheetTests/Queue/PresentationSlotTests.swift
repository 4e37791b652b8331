import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Popups that present themselves.
@MainActor struct PresentationSlotTests {
  private func make() -> (PresentationQueue, ManualPresentationClock) {
    let clock = ManualPresentationClock()
    return (PresentationQueue(clock: clock), clock)
  }

  @Test("A custom popup is presented, hidden for a while, resumed and hidden for good")
  func wholeStory() {
    let (queue, _) = make()
    let popup = ManualPopup()
    let other = ManualPopup()
    let ticket = queue.enqueue(presentable: popup)
    popup.slot?.didPresent()
    let interrupter = queue.enqueue(
      presentable: other, as: PresentationRequest(policy: .interrupt(resuming: true)))
    #expect(popup.log == ["present", "hide for a while"])
    #expect(other.log == [])
    popup.go()
    #expect(other.log == ["present"])
    #expect(popup.outcomes == [])
    other.slot?.didPresent()
    interrupter.cancel()
    #expect(other.log == ["present", "hide cancelled"])
    other.go()
    #expect(other.outcomes == [.cancelled])
    #expect(popup.slot?.isResuming == true)
    popup.slot?.didPresent()
    ticket.cancel()
    popup.go()
    #expect(popup.log == ["present", "hide for a while", "resume", "hide cancelled"])
    #expect(popup.outcomes == [.cancelled])
    #expect(queue.isIdle)
  }

  @Test("Releasing the slot means that the popup is gone")
  func droppedTurn() async {
    let (queue, _) = make()
    let first = ManualPopup()
    let second = ManualPopup()
    let ticket = queue.enqueue(presentable: first)
    queue.enqueue(presentable: second)
    first.slot?.didPresent()
    first.slot = nil
    for _ in 0..<10 { await Task.yield() }
    #expect(ticket.outcome == .dismissed)
    #expect(second.log == ["present"])
  }

  @Test("A popup that releases its slot at once does not block the next one")
  func neverKept() async {
    final class Careless: QueuePresentable {
      func present(in slot: PresentationSlot) {}
      func hide(in slot: PresentationSlot, outcome: PresentationOutcome?) {}
    }
    let (queue, _) = make()
    let ticket = queue.enqueue(presentable: Careless())
    let second = ManualPopup()
    queue.enqueue(presentable: second)
    for _ in 0..<10 { await Task.yield() }
    #expect(ticket.outcome == .dismissed)
    #expect(second.log == ["present"])
  }

  @Test("A popup without reports is assumed to be shown after three seconds")
  func neverReports() {
    let (queue, clock) = make()
    let first = ManualPopup()
    let second = ManualPopup()
    let ticket = queue.enqueue(presentable: first)
    queue.enqueue(presentable: second)
    clock.advance(by: .seconds(3))
    #expect(ticket.wasPresented)
    ticket.cancel()
    clock.advance(by: .seconds(3))
    #expect(ticket.outcome == .cancelled)
    #expect(second.log == ["present"])
  }

  @Test("A popup that cannot appear is tried again")
  func failing() {
    let (queue, clock) = make()
    let popup = ManualPopup()
    let ticket = queue.enqueue(presentable: popup)
    popup.slot?.didFail()
    #expect(popup.log == ["present"])
    clock.advance(by: .milliseconds(100))
    #expect(popup.log == ["present", "present"])
    popup.slot?.didPresent()
    #expect(ticket.wasPresented)
  }

  @Test("A popup that reports its dismissal is not a duplicate")
  func oneThatSaysThatItGoesDoesNotCount() {
    let (queue, _) = make()
    let popup = ManualPopup()
    queue.enqueue(presentable: popup, as: PresentationRequest(id: "a"))
    popup.slot?.didPresent()
    popup.slot?.willDismiss()
    #expect(!queue.contains(id: "a"))
    popup.slot?.didStay()
    #expect(queue.contains(id: "a"))
  }

  @Test("Reports of a released slot are ignored")
  func turnIsOver() {
    let (queue, _) = make()
    let first = ManualPopup()
    let second = ManualPopup()
    queue.enqueue(presentable: first)
    let slot = first.slot
    slot?.didPresent()
    slot?.didDismiss()
    queue.enqueue(presentable: second)
    let ticket = queue.current
    slot?.didDismiss()
    slot?.didFail()
    slot?.willDismiss()
    #expect(queue.current?.token == ticket?.token)
    #expect(ticket?.outcome == nil)
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
      func hide(in slot: PresentationSlot, outcome: PresentationOutcome?) {
        hides.append(outcome)
        slot.dismiss(self)
      }
      func presentationEnded(with outcome: PresentationOutcome) { outcomes.append(outcome) }
    }
    let stage = QueueStage()
    let popup = Conforming()
    popup.title = "first"
    let ticket = stage.queue.enqueue(popup)
    stage.run()
    #expect(stage.onScreen == ["first"])
    stage.queue.enqueue(
      Popup("second"), as: PresentationRequest(policy: .interrupt(resuming: true)))
    stage.run(2)
    #expect(stage.onScreen == ["second"])
    stage.queue.current?.cancel()
    stage.run(2)
    #expect(stage.onScreen == ["first"])
    ticket.cancel()
    stage.run()
    #expect(popup.hides == [nil, .cancelled])
    #expect(popup.outcomes == [.cancelled])
  }
}
