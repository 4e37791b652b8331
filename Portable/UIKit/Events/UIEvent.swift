import QuartzCore

/// One interaction with the device: touches, presses, a pointer or a wheel.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  final var touches: Set<UITouch> = []
  // All samples of the last frame for each touch, the newest last, and the guesses about the next.
  final var coalesced: [ObjectIdentifier: [UITouch]] = [:]
  final var predicted: [ObjectIdentifier: [UITouch]] = [:]

  final let storedType: EventType

  /// Makes an event of touches without any.
  public override nonisolated init() {
    storedType = .touches
    super.init()
  }

  init(type: EventType) {
    storedType = type
    super.init()
  }

  /// The kind of event.
  open var type: EventType { storedType }

  /// When the event happened.
  open internal(set) var timestamp: TimeInterval = 0

  /// The modifier keys held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// All touches of the event, or nil when it has none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.window === window }
  }

  /// The touches a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Every sample since the last event, oldest first; the last one is a copy of the touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    coalesced[ObjectIdentifier(touch)]
  }

  /// Where the touch will probably be next; empty unless it moves.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    let identifier = ObjectIdentifier(touch)
    if let known = predicted[identifier] { return known }
    // Most views do not ask, so the touches are made when one does.
    guard let copies = coalesced[identifier] else { return nil }
    let touches = touch.phase == .moved ? TouchTracker.guesses(from: copies) : []
    predicted[identifier] = touches
    return touches
  }

  private func matching(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let result = touches.filter(isIncluded)
    return result.isEmpty ? nil : result
  }
}
