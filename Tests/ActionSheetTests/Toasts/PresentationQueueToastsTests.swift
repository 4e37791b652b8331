import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Toasts that are shown as one.
@MainActor
@Suite(.serialized)
struct PresentationQueueToastsTests {
  private let stage = QueueStage()

  private var queue: PresentationQueue { stage.queue }

  @Test("A toast equal to the shown one restarts its time and shares its presentation")
  func aToastEqualToTheOneThatIsShownRestartsItsTimeAndSharesItsPresentation() {
    let first = queue.enqueue(Toast("Saved", subtitle: "2 MB"))
    stage.run(2.5)
    let second = queue.enqueue(Toast("Saved", subtitle: "2 MB"))
    #expect(first === second)
    #expect(queue.pending.isEmpty)
    stage.run(2.5)
    #expect(first.outcome == nil)
    stage.run(1)
    #expect(second.outcome == .timedOut)
    #expect(queue.isIdle)
  }

  /// Adds as many toasts as are shown, so that others wait.
  private func fill() {
    for number in 1...3 { queue.enqueue(Toast("Toast \(number)")) }
  }

  @Test("The shown toast moves a little and is announced again")
  func theShownToastMovesALittleAndIsAnnouncedAgain() {
    UIAccessibility.removePosted()
    let haptics = RecordingHapticSink()
    let toast = Toast.success("Saved")
    toast.hapticSink = haptics
    queue.enqueue(toast)
    stage.run(1)
    queue.enqueue(.success("Saved"))
    stage.run(0.08)
    #expect((stage.toastContainer?.layer.presentation()?.affineTransform().a ?? 0) > 1.01)
    #expect(UIAccessibility.posted.filter { $0.notification == .announcement }.count == 2)
    #expect(haptics.played == [.notification(.success), .notification(.success)])
    stage.run(1)
    #expect(stage.toastContainer?.transform == .identity)
  }

  @Test("With Reduce Motion the shown toast only fades") func withLessMotionTheShownToastOnlyFades()
  {
    UIAccessibility.settings.isReduceMotionEnabled = true
    defer { UIAccessibility.settings.isReduceMotionEnabled = false }
    let toast = Toast("Saved")
    queue.enqueue(toast)
    stage.run(1)
    queue.enqueue(Toast("Saved"))
    stage.run(0.1)
    #expect(stage.toastContainer?.transform == .identity)
    #expect((toast.view.layer.presentation()?.opacity ?? 1) < 0.9)
    stage.run(1)
    #expect(toast.view.alpha == 1)
  }

  @Test("A toast equal to a waiting one is not added") func aToastEqualToOneThatWaitsIsNotAdded() {
    fill()
    let waiting = queue.enqueue(Toast("Saved"))
    stage.run(1)
    for _ in 0..<9 { #expect(queue.enqueue(Toast("Saved")) === waiting) }
    #expect(queue.pending == [waiting])
    stage.run(16)
    #expect(waiting.outcome == .timedOut && queue.isIdle)
  }

  @Test("Toasts that differ visibly are not equal")
  func toastsThatDifferInWhatOneSeesAreNotEqual() {
    let button = Toast("Saved")
    button.setButton("Undo")
    let others = [
      Toast("Saved."), Toast("Saved", subtitle: "2 MB"), Toast("Saved", position: .bottom),
      Toast("Saved", kind: .success), button, Toast(view: UIView()),
    ]
    queue.enqueue(Toast("Saved"))
    for other in others { queue.enqueue(other) }
    #expect(queue.toasts.count + queue.pending.count == others.count + 1)
    #expect(queue.enqueue(others[5]) === queue.pending.last)
  }

  @Test("Loading toasts stay separate, because each has its own end")
  func loadingToastsStayApartSinceEachHasItsOwnEnd() {
    let first = Toast.loading("Uploading")
    let second = Toast.loading("Uploading")
    queue.enqueue(first)
    let presentation = queue.enqueue(second)
    #expect(queue.toasts.last === presentation && queue.toasts.count == 2)
  }

  @Test("Coalescing can be switched off on either toast")
  func coalescingCanBeSwitchedOffOnEitherToast() {
    let first = Toast("Saved")
    first.coalesces = false
    queue.enqueue(first)
    queue.enqueue(Toast("Saved"))
    let third = Toast("Saved")
    third.coalesces = false
    queue.enqueue(third)
    #expect(queue.toasts.count == 3)
  }

  @Test("The handlers of the toast that was added last are called")
  func theHandlersOfTheToastThatWasAddedLastAreCalled() {
    var log: [String] = []
    func toast(_ name: String) -> Toast {
      let toast = Toast("Draft deleted")
      toast.setButton("Undo") { log.append("undo \(name)") }
      toast.tapped = { log.append("tapped \(name)") }
      return toast
    }
    queue.enqueue(toast("1"))
    stage.run(1)
    queue.enqueue(toast("2"))
    queue.enqueue(toast("3"))
    stage.run(1)
    stage.tapToastButton()
    stage.run(1)
    queue.enqueue(toast("4"))
    stage.run(1)
    stage.tapToast()
    stage.run(1)
    #expect(log == ["undo 3", "tapped 4"])
  }

  @Test("A toast that is being dismissed is not equal to any")
  func aToastThatIsBeingDismissedIsNotEqualToAny() {
    let first = queue.enqueue(Toast("Saved"))
    stage.run(1)
    first.cancel()
    let second = queue.enqueue(Toast("Saved"))
    #expect(first !== second)
    stage.run(1)
    #expect(first.outcome == .cancelled && second.outcome == nil)
  }

  @Test("Requests with different identifiers, or that would be shown sooner, stay separate")
  func requestsWithDifferentIdentifiersOrThatWouldBeShownSoonerStayApart() {
    fill()
    stage.run(1)
    let waiting = queue.enqueue(Toast("Saved"))
    let requests = [
      PresentationRequest(id: "a"), PresentationRequest(priority: .high),
      PresentationRequest(policy: .next),
    ]
    for request in requests {
      #expect(queue.enqueue(Toast("Saved"), as: request) !== waiting)
    }
    #expect(queue.pending.count == 4)
    let named = queue.presentations(for: "a")
    #expect([queue.enqueue(Toast("Saved"), as: PresentationRequest(id: "a"))] == named)
    let replacing = PresentationRequest(id: "a", duplicates: .replaceOld)
    #expect([queue.enqueue(Toast("Saved"), as: replacing)] != named)
    #expect(named.first?.outcome == .replaced)
  }

  @Test("An urgent toast equal to the shown one joins it")
  func anUrgentToastEqualToTheOneThatIsShownJoinsIt() {
    let first = queue.enqueue(Toast("Battery low"))
    stage.run(1)
    let urgent = PresentationRequest(policy: .interrupt(resuming: true), priority: .high)
    #expect(queue.enqueue(Toast("Battery low"), as: urgent) === first)
  }

  @Test("A toast with an owner or a condition is not joined")
  func aToastWithAnOwnerOrAConditionIsNotJoined() {
    let owned = Toast("Saved")
    fill()
    queue.enqueue(presentable: owned, owner: stage.root)
    queue.enqueue(Toast("Saved"))
    #expect(queue.pending.count == 2)
  }

  @Test("Toasts are released with their requests") func toastsAreReleasedWithTheirRequests() {
    weak var first: Toast?
    weak var second: Toast?
    do {
      let toasts = [Toast("Saved"), Toast("Saved")]
      (first, second) = (toasts[0], toasts[1])
      for toast in toasts { queue.enqueue(toast) }
    }
    stage.run(1)
    #expect(first != nil && second != nil)
    stage.run(4)
    #expect(first == nil && second == nil)
  }
}
