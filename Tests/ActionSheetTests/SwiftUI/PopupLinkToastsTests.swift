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

  private func enter() async {
    stage.root.addChild(anchor)
    stage.host.view.addSubview(anchor.view)
    anchor.didMove(toParent: stage.root)
    await stage.host.advance(by: 0.1)
  }

  private func update(queue: PresentationQueue? = nil, _ seconds: Double = 1) async {
    link.update(
      anchor,
      to: PopupRequest(
        PopupState { [state] in
          state.item.map { AnyHashable($0) }
        } set: { [state] _ in
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
    await stage.host.advance(by: 0)
    stage.run(seconds)
  }

  @Test("The toast follows the state") func theToastFollowsTheState() async {
    await enter()
    await update()
    #expect(stage.toastContainer == nil)
    state.item = 1
    await update()
    #expect(stage.toastContainer != nil)
    state.item = nil
    await update()
    #expect(stage.toastContainer == nil && link.popup == nil)
    #expect(state.ends == ["cancelled false"])
  }

  @Test("A toast that the user dismisses resets the state")
  func aToastThatTheUserDismissesResetsTheState() async {
    await enter()
    state.item = 1
    await update()
    #expect(stage.toastContainer?.accessibilityPerformEscape() == true)
    stage.run(1)
    #expect(state.ends == ["dismissed true"] && state.item == nil)
    await update()
    #expect(stage.toastContainer == nil)
  }

  @Test("An update changes the toast that is shown") func anUpdateChangesTheToastThatIsShown() async
  {
    await enter()
    state.item = 1
    await update()
    let toast = link.popup
    state.text = "Still saving"
    state.progress = 0.5
    await update()
    #expect(link.popup === toast && toast?.text == "Still saving" && toast?.progress == 0.5)
    #expect(stage.queue.pending.isEmpty)
  }

  @Test("Another item replaces the toast, and the end of the first one is not reported for it")
  func anotherItemReplacesTheToastAndTheEndOfTheFirstIsNotItsOwn() async {
    await enter()
    state.item = 1
    await update()
    let first = link.popup
    state.item = 2
    await update(queue: nil, 2)
    #expect(link.popup !== first && stage.toastContainer != nil)
    #expect(state.ends == ["cancelled false"] && state.item == 2)
    #expect(stage.toastContainer?.accessibilityPerformEscape() == true)
    stage.run(1)
    #expect(state.item == nil)
  }

  @Test("A toast waits for a window")
  func withoutAWindowTheToastWaitsUntilThereIsOne() async {
    state.item = 1
    anchor.appeared = { [link] in link.update($0) }
    await update()
    #expect(stage.queue.isIdle && state.made == 0)
    await enter()
    stage.run(1)
    #expect(stage.toastContainer != nil)
  }

  @Test("Removing the view cancels the toast, also one that waits")
  func removingTheViewCancelsTheToastAlsoOneThatWaits() async {
    await enter()
    let others = (1...3).map { stage.queue.enqueue(Toast("Toast \($0)")) }
    state.item = 1
    await update(queue: nil, 0.1)
    #expect(stage.queue.pending.count == 1)
    link.cancel()
    await stage.host.advance(by: 0)
    #expect(stage.queue.pending.isEmpty && others.allSatisfy { $0.outcome == nil })
  }

  @Test("The state can request the toast again while it disappears")
  func theStateCanAskForTheToastAgainWhileItGoes() async {
    await enter()
    state.item = 1
    await update()
    state.item = nil
    await update(queue: nil, 0.05)
    state.item = 1
    await update(queue: nil, 2)
    #expect(stage.toastContainer != nil)
    #expect(state.ends == ["cancelled false"] && state.item == 1)
  }

  @Test(
    "Each new value has a toast of its own, which stays when the value changes and is shown once")
  func eachNewValueHasAToastOfItsOwn() async {
    func follow(_ value: String?, _ seconds: Double = 1) async {
      link.update(
        anchor, to: PopupRequest(eachOf: value, queue: stage.queue) { Toast($0) })
      await stage.host.advance(by: 0)
      stage.run(seconds)
    }
    await follow("Saved", 0.1)
    #expect(stage.queue.isIdle)
    await enter()
    await follow("Saved")
    let first = link.popup
    #expect(first?.text == "Saved" && stage.toastContainer?.toast === first)
    await follow(nil)
    #expect(stage.toastContainer?.toast === first)
    await follow("Sent", 0.1)
    #expect(stage.toastTexts == ["Saved", "Sent"] && stage.toastContainers[0].toast === first)
    stage.run(8)
    #expect(stage.queue.isIdle)
    await follow("Sent")
    #expect(stage.queue.isIdle)
    await follow(nil)
    await follow("Sent")
    #expect(stage.toastContainer?.toast?.text == "Sent")
  }
}
