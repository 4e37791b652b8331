import Testing

@testable import ActionSheet

@MainActor struct PresentationTicketTests {
  @Test("Waiting for the end returns the outcome, also when it is already known")
  func ended() async {
    let queue = PresentationQueue(clock: ManualPresentationClock())
    let popup = ManualPopup()
    let ticket = queue.enqueue(presentable: popup)
    async let outcome = ticket.ended()
    await Task.yield()
    popup.slot?.didPresent()
    popup.go()
    #expect(await outcome == .dismissed)
    #expect(await ticket.ended() == .dismissed)
  }

  @Test("Canceling the task that waits cancels the request")
  func taskIsCancelled() async {
    let queue = PresentationQueue(clock: ManualPresentationClock())
    queue.suspend()
    let ticket = queue.enqueue(presentable: ManualPopup())
    let task = Task { await ticket.ended() }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(queue.isIdle)
  }

  @Test("A second cancellation changes nothing")
  func cancelTwice() {
    let queue = PresentationQueue(clock: ManualPresentationClock())
    let popup = ManualPopup()
    let ticket = queue.enqueue(presentable: popup)
    popup.slot?.didPresent()
    ticket.cancel()
    ticket.cancel()
    #expect(popup.log == ["present", "hide cancelled"])
    popup.go()
    ticket.cancel()
    #expect(ticket.outcome == .cancelled)
  }
}
