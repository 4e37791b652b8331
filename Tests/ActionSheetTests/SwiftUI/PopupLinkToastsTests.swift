import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// What a declarative view asks of its toast and learns of it.
@MainActor struct PopupLinkToastsTests {
  private final class State {
    var item: Int?
    var text = "Saving"
    var progress: Double?
    var made = 0
    var wasReset = false
    var ends: [String] = []
  }

  private let stage = QueueStage()
  private let link = PopupLink<Toast, PresentationOutcome>()
  private let anchor = PresentationAnchorController()
  private let state = State()

  private func enter() {
    stage.root.addChild(anchor)
    stage.host.view.addSubview(anchor.view)
    anchor.didMove(toParent: stage.root)
    stage.run(0.1)
  }

  private func update(queue: PresentationQueue? = nil, _ seconds: Double = 1) {
    link.update(
      anchor,
      to: PopupRequest(
        PopupState(wanted: { [state] in state.item.map { AnyHashable($0) } }) { [state] in
          state.wasReset = true
          state.item = nil
        }, queue: queue ?? stage.queue,
        toast: { [state] in
          guard state.item != nil else { return nil }
          state.made += 1
          let toast = Toast.loading(state.text)
          toast.progress = state.progress
          return toast
        }
      ) { [state] outcome in
        state.ends.append("\(outcome) \(state.wasReset)")
        state.wasReset = false
      })
    stage.run(seconds)
  }

  @Test("The toast follows the state") func theToastFollowsTheState() {
    enter()
    update()
    #expect(stage.toastContainer == nil)
    state.item = 1
    update()
    #expect(stage.toastContainer != nil)
    state.item = nil
    update()
    #expect(stage.toastContainer == nil && link.popup == nil)
    #expect(state.ends == ["cancelled false"])
  }

  @Test("A toast that the user dismisses resets the state")
  func aToastThatTheUserDismissesResetsTheState() {
    enter()
    state.item = 1
    update()
    #expect(stage.toastContainer?.accessibilityPerformEscape() == true)
    stage.run(1)
    #expect(state.ends == ["dismissed true"] && state.item == nil)
    update()
    #expect(stage.toastContainer == nil)
  }

  @Test("An update changes the toast that is shown") func anUpdateChangesTheToastThatIsShown() {
    enter()
    state.item = 1
    update()
    let toast = link.popup
    state.text = "Still saving"
    state.progress = 0.5
    update()
    #expect(link.popup === toast && toast?.text == "Still saving" && toast?.progress == 0.5)
    #expect(stage.queue.pending.isEmpty)
  }

  @Test("Another item replaces the toast, and the end of the first one is not reported for it")
  func anotherItemReplacesTheToastAndTheEndOfTheFirstIsNotItsOwn() {
    enter()
    state.item = 1
    update()
    let first = link.popup
    state.item = 2
    update(queue: nil, 2)
    #expect(link.popup !== first && stage.toastContainer != nil)
    #expect(state.ends == ["cancelled false"] && state.item == 2)
    #expect(stage.toastContainer?.accessibilityPerformEscape() == true)
    stage.run(1)
    #expect(state.item == nil)
  }

  @Test("A toast waits for a window")
  func withoutAWindowTheToastWaitsUntilThereIsOne() {
    state.item = 1
    anchor.appeared = { [link] in link.update($0) }
    update()
    #expect(stage.queue.isIdle && state.made == 0)
    enter()
    stage.run(1)
    #expect(stage.toastContainer != nil)
  }

  @Test("Removing the view cancels the toast, also one that waits")
  func removingTheViewCancelsTheToastAlsoOneThatWaits() {
    enter()
    let others = (1...3).map { stage.queue.enqueue(Toast("Toast \($0)")) }
    state.item = 1
    update(queue: nil, 0.1)
    #expect(stage.queue.pending.count == 1)
    link.cancel()
    #expect(stage.queue.pending.isEmpty && others.allSatisfy { $0.outcome == nil })
  }

  @Test("The state can request the toast again while it disappears")
  func theStateCanAskForTheToastAgainWhileItGoes() {
    enter()
    state.item = 1
    update()
    state.item = nil
    update(queue: nil, 0.05)
    state.item = 1
    update(queue: nil, 2)
    #expect(stage.toastContainer != nil)
    #expect(state.ends == ["cancelled false"] && state.item == 1)
  }

  @Test(
    "Each new value has a toast of its own, which stays when the value changes and is shown once")
  func eachNewValueHasAToastOfItsOwn() {
    func follow(_ value: String?, _ seconds: Double = 1) {
      link.update(
        anchor, to: PopupRequest(eachOf: value, queue: stage.queue) { Toast($0) })
      stage.run(seconds)
    }
    follow("Saved", 0.1)
    #expect(stage.queue.isIdle)
    enter()
    follow("Saved")
    let first = link.popup
    #expect(first?.text == "Saved" && stage.toastContainer?.toast === first)
    follow(nil)
    #expect(stage.toastContainer?.toast === first)
    follow("Sent", 0.1)
    #expect(stage.toastTexts == ["Saved", "Sent"] && stage.toastContainers[0].toast === first)
    stage.run(8)
    #expect(stage.queue.isIdle)
    follow("Sent")
    #expect(stage.queue.isIdle)
    follow(nil)
    follow("Sent")
    #expect(stage.toastContainer?.toast?.text == "Sent")
  }
}
