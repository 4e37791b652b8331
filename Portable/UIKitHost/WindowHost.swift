import CSDL2
import UIKit

/// Shows a scene in a window of the desktop and runs the app until the window is closed.
///
/// The mouse is a finger; with Alt held it is two, mirrored about the middle. The wheel scrolls,
/// the keyboard types, Control stands for Command. Control with an arrow to the left or right, or
/// with R, turns the device; Control-Q quits.
@MainActor public final class WindowHost {
  /// What the window is to look like.
  public struct Configuration {
    /// The title of the window.
    public var title: String
    /// The device whose size, safe area and idiom the scene gets; its scale is not used.
    public var device: HostDevice
    /// Pixels per point of the picture; nil takes what the display has.
    public var scale: CGFloat?
    /// The traits of the scene.
    public var appearance: HostAppearance
    /// Whether the status bar and the home indicator are drawn.
    public var showsStatusBar: Bool
    /// What the scene opens on, and where its state is stored.
    public var opening = SceneOpening()

    /// A phone in the light appearance, at the display's own scale, unless told otherwise.
    public init(
      title: String = "", device: HostDevice = .phone, scale: CGFloat? = nil,
      appearance: HostAppearance = HostAppearance(), showsStatusBar: Bool = true
    ) {
      self.title = title
      self.device = device
      self.scale = scale
      self.appearance = appearance
      self.showsStatusBar = showsStatusBar
    }
  }

  /// The scene in the window.
  public let scene: UIWindowScene
  /// The device as it is held now.
  public internal(set) var device: HostDevice
  /// The traits of the scene; a change reaches views at once.
  public var appearance: HostAppearance {
    didSet { scene.adopt(device: device, appearance: appearance) }
  }
  /// Whether what is drawn anew is marked for a moment.
  public var showsDamage = false
  /// The title of the window.
  public var title: String {
    get { surface.title }
    set { surface.title = newValue }
  }

  let surface: WindowSurface
  /// Window units per point: what the pointer's place is divided by.
  var zoom: CGFloat = 1
  var requestedScale: CGFloat?
  var input = InputQueue()
  var pointer = PointerState()
  /// The numbers of the fingers on a touch screen, and where they are.
  var fingers: [SDL_FingerID: Int] = [:]
  var fingerLocations: [SDL_FingerID: CGPoint] = [:]
  var isStopped = false
  var isVisible = true
  var needsPresent = true
  var isActive = false
  var frameStart = ContinuousClock.now
  /// The time of the present frame.
  var now: TimeInterval = 0
  /// When something last moved.
  var lastActivity: TimeInterval = 0
  var isTakingText = false
  /// The keys that are down and belong to the host.
  var hostKeys: Set<SDL_Keycode> = []
  let dots = FingerDots()
  private let chrome: DeviceChrome?
  private var restoration: (any NSObjectProtocol)?
  private var trace = DamageTrace()
  private var clock = WindowClock()

  /// Opens the window and connects the scene.
  ///
  /// Throws `HostError` when there is no display; nothing is left open then.
  public init(
    _ configuration: Configuration = Configuration(),
    sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) throws {
    surface = try WindowSurface(title: configuration.title, size: configuration.device.size)
    HostApplication.launchIfNeeded()
    requestedScale = configuration.scale
    appearance = configuration.appearance
    let scale = max(1, configuration.scale ?? surface.pixelRatio)
    device = configuration.device.scaled(to: scale)
    chrome = configuration.showsStatusBar ? DeviceChrome() : nil
    scene = UIApplication.shared.connectScene(
      screen: UIScreen(size: device.size, scale: scale), size: device.size,
      safeAreaInsets: device.safeAreaInsets, sceneDelegate: sceneDelegate,
      url: configuration.opening.url, activity: configuration.opening.activity)
    restoration = configuration.opening.follow(scene)
    scene.hostLayers = (chrome?.layers ?? []) + dots.layers
    scene.resize(
      to: device.size, safeAreaInsets: device.safeAreaInsets, orientation: device.orientation)
    scene.adopt(device: device, appearance: appearance)
    scene.turn = { [weak self] in self?.rotate(to: $0) }
    fitWindow()
    if surface.hasFocus { setActive(true) }
    showMisuseInTitle()
  }

  /// Shows a programmer error where the developer looks; standard error has them all.
  private func showMisuseInTitle() {
    MisuseLog.observer = { [weak self] misuse in
      Task { @MainActor in self?.title = "Misuse of \(misuse)" }
    }
  }

  /// Runs until the window is closed, Control-Q is pressed or `stop()` is called.
  public func run() {
    while !isStopped {
      step()
      wait()
    }
    end()
  }

  /// Ends `run()` after the present frame.
  public func stop() {
    isStopped = true
  }

  /// Takes what has come in, and shows one frame if anything changed.
  public func step() {
    frameStart = .now
    now = clock.advance()
    pumpEvents()
    deliverInput()
    // Main-actor tasks, the main queue and timers of the app run here.
    HostRunLoop.main.run(before: .distantPast)
    UIApplication.shared.runFrame(at: now)
    chrome?.update(for: scene, device: device)
    scene.compositor.commit()
    updateTextInput()
    guard isVisible, scene.compositor.needsFrame || needsPresent || trace.isShown else { return }
    let damage = scene.compositor.compose(at: now)
    if !damage.isEmpty || scene.compositor.isAnimating { lastActivity = now }
    guard !damage.isEmpty || needsPresent || trace.isShown else { return }
    let scale = device.scale
    let pixels = damage.map {
      CGRect(
        x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
    }
    if showsDamage { trace.add(pixels, at: now) }
    surface.present(
      scene.compositor.context, damage: pixels, everything: needsPresent,
      marks: trace.rects(at: now))
    needsPresent = false
  }

  /// The app is told that it leaves the screen, and the scene ends.
  private func end() {
    releaseAllTouches()
    setActive(false)
    UIApplication.shared.didEnterBackground()
    // The process ends after this, so what asked for time gets it now; a device grants more.
    ExpiringActivities.expire(after: 5)
    UIApplication.shared.disconnect(scene)
    restoration.map(NotificationCenter.default.removeObserver)
  }
}
