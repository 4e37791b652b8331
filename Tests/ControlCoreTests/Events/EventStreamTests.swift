import ControlCore
import Testing

@MainActor
struct EventStreamTests {
  @Test("Every stream receives all events since its subscription, in order")
  func everyStream() async {
    let events = EventStream<Int>()
    let early = events.subscribe()
    events.send(1)
    let late = events.subscribe()
    events.send(2)
    events.send(3)
    #expect(await first(3, of: early) == [1, 2, 3])
    #expect(await first(2, of: late) == [2, 3])
  }

  @Test("The streams end when the object is released")
  func ends() async {
    var events: EventStream<Int>? = EventStream()
    let stream = events?.subscribe()
    events?.send(1)
    events = nil
    guard let stream else { return }
    #expect(await first(9, of: stream) == [1])
  }

  @Test("A stream whose task has ended is removed at the next event")
  func ended() async {
    let events = EventStream<Int>()
    do {
      let stream = events.subscribe()
      events.send(1)
      let task = Task { for await _ in stream { break } }
      await task.value
    }
    await Task.yield()
    events.send(2)
    #expect(!events.hasSubscribers)
  }

  @Test("An event without streams is dropped")
  func withoutStreams() async {
    let events = EventStream<Int>()
    events.send(1)
    #expect(!events.hasSubscribers)
    let stream = events.subscribe()
    events.send(2)
    #expect(await first(1, of: stream) == [2])
  }

  private func first(_ count: Int, of stream: AsyncStream<Int>) async -> [Int] {
    var received: [Int] = []
    for await event in stream {
      received.append(event)
      if received.count == count { break }
    }
    return received
  }
}
