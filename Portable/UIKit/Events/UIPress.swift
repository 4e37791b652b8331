import QuartzCore

/// A key or button that is down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What the key did since the last event.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  init(key: UIKey) {
    self.key = key
    super.init()
  }

  /// When the press last changed.
  open internal(set) var timestamp: TimeInterval = 0

  /// What the key did since the last event.
  open internal(set) var phase = Phase.began

  /// The window that receives the press.
  open internal(set) weak var window: UIWindow?

  /// The responder that receives the press.
  open internal(set) weak var responder: UIResponder?

  /// The key of a keyboard.
  open internal(set) var key: UIKey?
}

/// An event of keys or buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  final var presses: Set<UIPress> = []
}

/// A key of a hardware keyboard and what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers held.
  public let characters: String

  /// What the key types without them.
  public let charactersIgnoringModifiers: String

  /// The modifiers held.
  public let modifierFlags: UIKeyModifierFlags

  /// The key's code.
  public let keyCode: UIKeyboardHIDUsage

  init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}
