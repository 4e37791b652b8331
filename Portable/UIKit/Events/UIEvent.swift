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

  /// The kind of motion or remote event.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The mask of a button by its number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...31).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
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

  /// The kind of motion or remote event; none for the others.
  open var subtype: EventSubtype { .none }

  /// When the event happened.
  open internal(set) var timestamp: TimeInterval = 0

  /// The modifier keys held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The pointer's buttons held.
  open internal(set) var buttonMask: ButtonMask = []

  /// All touches of the event, or nil when it has none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    matching { $0.view === view }
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
