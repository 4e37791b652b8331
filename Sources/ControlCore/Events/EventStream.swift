/// An object that sends typed events to any number of asynchronous streams.
///
/// A control event of `UIControl` has no payload; an event of this object is a value. Each call of
/// ``subscribe()`` returns a new stream with all events that are sent from then on, in order. All
/// streams end when this object is released.
@MainActor
public final class EventStream<Event: Sendable> {
  /// The continuations of all streams.
  ///
  /// Their streams end when this object is released.
  private final class Subscribers {
    var continuations: [AsyncStream<Event>.Continuation] = []

    deinit {
      for continuation in continuations { continuation.finish() }
    }
  }

  private let subscribers = Subscribers()

  /// Creates an object without streams.
  public init() {}

  /// A Boolean value that indicates whether there are streams.
  ///
  /// A stream whose task has ended counts until the next event.
  package var hasSubscribers: Bool { !subscribers.continuations.isEmpty }

  /// Returns a new stream of the events from now on.
  ///
  /// The stream buffers all events that its task has not consumed yet.
  public func subscribe() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    subscribers.continuations.append(continuation)
    return stream
  }

  /// Sends an event to every stream.
  public func send(_ event: Event) {
    guard hasSubscribers else { return }
    subscribers.continuations.removeAll { continuation in
      if case .terminated = continuation.yield(event) { true } else { false }
    }
  }
}
