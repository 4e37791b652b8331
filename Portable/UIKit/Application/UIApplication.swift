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

  /// The windows of all scenes, from back to front.
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows.")
  open var windows: [UIWindow] {
    scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).sorted {
      ($0.windowLevel.rawValue, $0.order) < ($1.windowLevel.rawValue, $1.order)
    }
  }

  /// The key window of the scene in front.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIWindowScene.keyWindow.")
  open var keyWindow: UIWindow? { keySceneWindow }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether several scenes may show the app; true.
  open var supportsMultipleScenes: Bool { true }

  /// Whether the app is in front.
  open var applicationState: State {
    MainThread.check("UIApplication.applicationState", of: self)
    return storedState
  }

  /// The text size asked for.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.predicted.preferredContentSizeCategory
  }

  /// The layout direction asked for.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.predicted.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
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
