/// A stream of typed events to any number of listeners, beside a control's target and action.
///
/// `UIControl` tells that something happened; this tells what. Each call of ``subscribe()`` gives a
/// listener a stream of its own, with everything sent from then on, in order. The streams end when
/// this one is released, so a listener's loop does too.
@MainActor
public final class EventStream<Event: Sendable> {
  /// The listeners, whose streams end with them.
  private final class Listeners {
    var continuations: [AsyncStream<Event>.Continuation] = []

    deinit {
      for continuation in continuations { continuation.finish() }
    }
  }

  private let listeners = Listeners()

  /// Makes a stream that nobody listens to.
  public init() {}

  /// Whether anybody was listening when the last event was sent, or has begun to since.
  public var hasListeners: Bool { !listeners.continuations.isEmpty }

  /// A stream of the events from now on.
  ///
  /// Events wait for a slow listener; one that stops listening costs nothing after the next event.
  public func subscribe() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    listeners.continuations.append(continuation)
    return stream
  }

  /// Sends an event to everybody who listens.
  public func send(_ event: Event) {
    listeners.continuations.removeAll { listener in
      if case .terminated = listener.yield(event) { true } else { false }
    }
  }
}
