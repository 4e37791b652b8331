import Testing

@testable import ActionSheet

@MainActor struct QueuedPresentationTests {
  @Test("Waiting for the end returns the outcome, also when it is already known")
  func ended() async {
    let queue = PresentationQueue(clock: ManualPresentationClock())
    let popup = ManualPopup()
    let presentation = queue.enqueue(presentable: popup)
    async let outcome = presentation.ended()
    await Task.yield()
    popup.context?.didPresent()
    popup.go()
    #expect(await outcome == .dismissed)
    #expect(await presentation.ended() == .dismissed)
  }

  @Test("Canceling the task that waits cancels the request")
  func taskIsCancelled() async {
    let queue = PresentationQueue(clock: ManualPresentationClock())
    queue.suspend()
    let presentation = queue.enqueue(presentable: ManualPopup())
    let task = Task { await presentation.ended() }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(queue.isIdle)
  }

  @Test("A second cancellation changes nothing")
  func cancelTwice() {
    let queue = PresentationQueue(clock: ManualPresentationClock())
    let popup = ManualPopup()
    let presentation = queue.enqueue(presentable: popup)
    popup.context?.didPresent()
    presentation.cancel()
    presentation.cancel()
    #expect(popup.log == ["present", "hide cancelled"])
    popup.go()
    presentation.cancel()
    #expect(presentation.outcome == .cancelled)
  }
}
