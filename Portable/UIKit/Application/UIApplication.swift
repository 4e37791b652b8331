import QuartzCore

/// The one object that stands for the running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// What the app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  static let instance = UIApplication()

  /// The running app.
  open class var shared: UIApplication { instance }

  final lazy var context = AppContext()
  // Apple's launch function keeps the delegate alive; so does this.
  final var launchedDelegate: (any UIApplicationDelegate)?
  final var storedScenes: [UIScene] = []
  final weak var storedDelegate: (any UIApplicationDelegate)?
  final var storedState = State.inactive
  final var lastSession = 0
  final var pressesInProgress: [UIKeyboardHIDUsage: UIPress] = [:]

  /// The object told about the app's life.
  open var delegate: (any UIApplicationDelegate)? {
    get {
      MainThread.check("UIApplication.delegate", of: self)
      return storedDelegate
    }
    set { storedDelegate = newValue }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// Whether the app is in front.
  open var applicationState: State {
    MainThread.check("UIApplication.applicationState", of: self)
    return storedState
  }

  /// Delivers an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Performs an action on a target, or on the first responder up the chain that can.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, on: target, from: sender, for: event)
  }
}

extension UIApplication {
  /// The scenes, which the members for windows, sessions and events use.
  final var scenes: [UIScene] {
    get {
      MainThread.check("UIApplication", of: self)
      return storedScenes
    }
    set { storedScenes = newValue }
  }
}
