import QuartzCore

/// The backdrop of an interface: it hosts the root controller's view and delivers events.
@preconcurrency @MainActor
open class UIWindow: UIView {
  final var storedWindowScene: UIWindowScene?
  final var storedRootViewController: UIViewController?
  final var storedWindowLevel = UIWindow.Level.normal
  final weak var currentFirstResponder: UIResponder? {
    didSet { if currentFirstResponder !== oldValue { storedWindowScene?.inputPanel.update() } }
  }
  final var storedUndoManager: UndoManager?
  // Raised each time the window comes to the front of its level.
  final var order = 0
  final let gestureEnvironment = GestureEnvironment()

  /// Makes a window that covers a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.sceneBounds)
    prepareWindow()
    attach(to: windowScene)
  }

  /// Makes a window with a frame; it shows once it has a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWindow()
  }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareWindow()
  }

  open override var next: UIResponder? { storedWindowScene ?? UIApplication.shared }

  open override var window: UIWindow? { self }

  open override var undoManager: UndoManager? { windowUndoManager }

  /// The scene the window shows in; nil takes it off screen.
  open var windowScene: UIWindowScene? {
    get { storedWindowScene }
    set { attach(to: newValue) }
  }

  /// The screen of the window's scene.
  open var screen: UIScreen { storedWindowScene?.screen ?? UIScreen.main }

  /// The plane of the window; higher ones lie above lower ones. Default normal.
  open var windowLevel: Level {
    get { storedWindowLevel }
    set { applyWindowLevel(newValue) }
  }

  /// The controller that fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { replaceRootViewController(with: newValue) }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set { applyIsHidden(newValue, change: { super.isHidden = $0 }) }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { applyWindowFrame(newValue, change: { super.frame = $0 }) }
  }

  /// Whether the window receives keyboard input.
  open var isKeyWindow: Bool { storedWindowScene?.storedKeyWindow === self }

  /// Whether the window may receive keyboard input; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Called when the window became key. Do not call it; use `makeKey()`.
  open func becomeKey() {}

  /// Called when the window stopped being key.
  open func resignKey() {}

  /// Makes the window receive keyboard input.
  open func makeKey() { takeKey() }

  /// Shows the window in front of its level and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    comeToFront()
    makeKey()
  }

  /// Delivers an event to the recognizers and views of the window.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convertPoint(point, toWindow: window)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertPoint(point, fromWindow: window)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.mappingCorners { convertPoint($0, toWindow: window) }
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.mappingCorners { convertPoint($0, fromWindow: window) }
  }
}

extension UIWindow {
  /// The plane of a window.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  /// Posted when a window came into view.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted when a window went out of view.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Posted when a window became key.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// Posted when a window stopped being key.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
