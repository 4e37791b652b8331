import UIKit

/// Shows a scene on a page in a browser and runs the app until `stop()` is called.
///
/// The page is at ``address``, on this machine alone; `BrowserAccess` has the rules for who may open
/// it, `BrowserMessage` the format of the messages. One page at a time has the app, and while none
/// has, the app is in the background. The app takes the size of the page, within
/// ``Configuration/sizes``, and draws at the browser's pixels per point, from 1 to 3.
///
/// The mouse is a finger; with Alt held it is two, mirrored about the middle. Pens and fingers are what
/// they are on a device. Control stands for Command, except in browsers that have a Command key.
///
/// The app runs on the main actor: each step takes in what has come from the page, runs a frame, and
/// sends what has changed. The server has a thread of its own. A page that is hidden gives the app up to
/// another one, and the user of another one can take it. A frame waits until the page has shown the one before, so a slow page gets
/// fewer frames and never more memory. A page that shows none for ten seconds is cut off.
@MainActor public final class BrowserHost {
  /// What the page is to look like.
  public struct Configuration {
    /// The smallest and the largest width and height of the app in points.
    public static let sizes: ClosedRange<CGFloat> = 320...1366

    /// The title of the page.
    public var title: String
    /// A PNG of the app's icon.
    public var icon: Data?
    /// The port of the page; zero, the default, is any that is free.
    public var port = 0
    /// Pixels per point; nil, the default, takes those of the browser.
    public var scale: CGFloat?
    /// The traits of the scene.
    public var appearance = HostAppearance()
    /// A Boolean value that determines whether the app is dark when the browser is; the default is
    /// true.
    public var followsBrowserStyle = true
    /// What the scene opens on, and where its state is stored.
    public var opening = SceneOpening()
    /// How long a page may take to show a frame, in seconds.
    var patience: TimeInterval = 10

    /// Creates a configuration.
    public init(title: String = "", icon: Data? = nil) {
      self.title = title
      self.icon = icon
    }
  }

  /// The scene on the page.
  public let scene: UIWindowScene
  /// The device as the page last asked for it.
  public internal(set) var device = HostDevice(
    name: "browser", size: CGSize(width: 390, height: 844), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0), idiom: .pad)
  /// The traits of the scene; a change reaches views at once.
  public var appearance: HostAppearance {
    didSet { if appearance != oldValue { scene.adopt(device: device, appearance: appearance) } }
  }

  /// The closure that is called when the first page has given the scene its size.
  ///
  /// An app that is made before has the size of a phone first, and what keeps its first size keeps that.
  public var firstPageOpened: (() -> Void)?

  /// Whether what is drawn anew is marked on the page for a moment.
  public var showsDamage = false

  let configuration: Configuration
  let server: BrowserServer
  var flow: FrameFlow
  var state: BrowserReply.State?
  var input = InputQueue()
  var pointer = PointerState()
  /// The numbers of the fingers and pens on the page, and where they are.
  var fingers: [BrowserFinger: (number: Int, location: CGPoint)] = [:]
  /// The keys that are down.
  var keys: [UIKeyboardHIDUsage: BrowserMessage.Key] = [:]
  var modifiers: UIKeyModifierFlags = []
  var isStopped = false
  /// Whether the page that has the app is on the screen.
  var isVisible = false
  var wasInBackground = false
  /// Whether the next frame has everything.
  var needsPresent = true
  var frameStart = ContinuousClock.now
  /// The time of the present frame.
  var now: TimeInterval = 0
  /// When something last moved.
  var lastActivity: TimeInterval = 0
  /// When the page last said that it has shown a frame.
  var lastShown: TimeInterval = 0
  let dots = FingerDots()
  private let clipboard = BrowserClipboard()
  private var restoration: (any NSObjectProtocol)?
  private var clock = WindowClock()
  private var isClosed = false

  /// Starts to serve the page and connects the scene.
  ///
  /// Throws `HostError` when the port is taken; nothing is left open then.
  public init(
    _ configuration: Configuration = Configuration(),
    sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) throws {
    self.configuration = configuration
    server = try BrowserServer(
      port: configuration.port, access: BrowserAccess(),
      files: BrowserPage.files(title: configuration.title, icon: configuration.icon),
      // What comes on the main queue wakes the run loop.
      arrived: { DispatchQueue.main.async {} })
    flow = FrameFlow(patience: configuration.patience)
    appearance = configuration.appearance
    HostApplication.launchIfNeeded()
    scene = UIApplication.shared.connectScene(
      screen: UIScreen(size: device.size, scale: device.scale), size: device.size,
      safeAreaInsets: device.safeAreaInsets, sceneDelegate: sceneDelegate,
      url: configuration.opening.url, activity: configuration.opening.activity)
    restoration = configuration.opening.follow(scene)
    scene.hostLayers = dots.layers
    scene.resize(
      to: device.size, safeAreaInsets: device.safeAreaInsets, orientation: device.orientation)
    scene.adopt(device: device, appearance: appearance)
    clipboard.connect()
  }

  isolated deinit { close() }

  /// The address of the page, with its secret.
  public var address: String { server.address }

  /// Runs until `stop()` is called.
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

  /// Takes what has come in, runs one frame, and sends what has changed.
  public func step() {
    frameStart = .now
    now = clock.advance()
    for event in server.takeEvents() { handle(event) }
    deliver(input.takeFrame())
    // Main-actor tasks, the main queue and timers of the app run here.
    HostRunLoop.main.run(before: .distantPast)
    UIApplication.shared.runFrame(at: now)
    scene.compositor.commit()
    guard server.hasClient else { return }
    if flow.isOverdue(at: now) { return server.endClient(.notReading) }
    if let text = clipboard.takeCopied(), text.utf8.count <= BrowserReply.copyLimit {
      server.send(.copy(text))
    }
    sendState()
    sendFrame()
  }

  /// The user pastes `text` in the browser.
  func paste(_ text: String) {
    clipboard.paste(text)
    for phase in [BrowserMessage.Key.Phase.down, .up] {
      press(
        BrowserMessage.Key(
          phase: phase, usage: .keyboardV, modifiers: .command, characters: "v"))
    }
  }

  /// The app is told that it leaves the screen, and the scene ends.
  private func end() {
    setVisible(false)
    server.endClient(.quit)
    // The process ends after this, so what asked for time gets it now; a device grants more.
    ExpiringActivities.expire(after: 5)
    close()
  }

  /// Ends the page and the scene. A second call does nothing.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    server.close()
    HostClipboard.connect(nil)
    scene.hostLayers = []
    UIApplication.shared.disconnect(scene)
    restoration.map(NotificationCenter.default.removeObserver)
  }
}
