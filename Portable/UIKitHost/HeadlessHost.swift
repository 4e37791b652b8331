import UIKit

/// Runs a scene without a display: time moves only when told, pictures come from memory.
///
/// Several hosts may live at once; they share the application and the virtual clock, and each has
/// a scene of its own. A host that is closed or released leaves nothing behind.
@MainActor public final class HeadlessHost {
  /// The scene this host drives.
  public let scene: UIWindowScene
  /// How long a frame lasts: a sixtieth of a second unless set. Values of zero or less are ignored.
  public var frameDuration: TimeInterval = 1 / 60 {
    didSet { if !(frameDuration > 0) { frameDuration = oldValue } }
  }
  /// The device the scene is shown on.
  public private(set) var device: HostDevice
  /// The traits of the scene; a change reaches views at once.
  public var appearance: HostAppearance {
    didSet {
      scene.adopt(device: device, appearance: appearance)
      layoutIfNeeded()
    }
  }
  /// Whether the user draws with a pencil only, as the system's settings say; for all hosts.
  public static var prefersPencilOnlyDrawing: Bool {
    get { UIPencilInteraction.hostChoices.prefersPencilOnlyDrawing }
    set { UIPencilInteraction.hostChoices.prefersPencilOnlyDrawing = newValue }
  }
  /// Whether the status bar and the home indicator are drawn over the windows.
  public var showsStatusBar: Bool {
    get { chrome != nil }
    set {
      guard newValue != showsStatusBar else { return }
      chrome = newValue ? DeviceChrome() : nil
      scene.hostLayers = chrome?.layers ?? []
    }
  }

  private var chrome: DeviceChrome?
  private var restoration: (any NSObjectProtocol)?
  private var isClosed = false
  /// A scene does not keep its windows; on a device the app's delegate does.
  private var windows: [UIWindow] = []

  /// A scene on `device`, connected and active; `sceneDelegate` is told as on a device.
  public convenience init(
    device: HostDevice = .phone, appearance: HostAppearance = HostAppearance(),
    sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) {
    self.init(
      device: device, appearance: appearance, opening: SceneOpening(), sceneDelegate: sceneDelegate)
  }

  /// A scene that opens an address or what a scene before it has stored.
  public init(
    device: HostDevice = .phone, appearance: HostAppearance = HostAppearance(),
    opening: SceneOpening, sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) {
    HostApplication.launchIfNeeded()
    // Reading the clock makes time virtual before anything can look at it.
    _ = HostClock.now
    PendingWork.hostIsMade()
    self.device = device
    self.appearance = appearance
    let screen = UIScreen(size: device.size, scale: device.scale)
    scene = UIApplication.shared.connectScene(
      screen: screen, size: device.size, safeAreaInsets: device.safeAreaInsets,
      sceneDelegate: sceneDelegate, url: opening.url, activity: opening.activity)
    restoration = opening.follow(scene)
    scene.driver = self
    scene.turn = { [weak self] in self?.turn(to: $0) }
    scene.resize(
      to: device.size, safeAreaInsets: device.safeAreaInsets, orientation: device.orientation)
    scene.adopt(device: device, appearance: appearance)
    layoutIfNeeded()
  }

  /// A scene of plain measures, for a view rather than a device.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    safeAreaInsets: UIEdgeInsets = .zero, appearance: HostAppearance = HostAppearance()
  ) {
    let device = HostDevice(
      name: "plain", size: size, scale: scale, safeAreaInsets: safeAreaInsets,
      orientation: size.width > size.height ? .landscapeLeft : .portrait)
    self.init(device: device, appearance: appearance)
  }

  isolated deinit {
    close()
  }

  /// A window that fills the scene, key and visible. The host keeps it until it is closed.
  public func makeWindow(rootViewController: UIViewController? = nil) -> UIWindow {
    makeWindow(rootViewController: rootViewController) { _ in }
  }

  /// A window that `prepare` gets before it is shown.
  public func makeWindow(
    rootViewController: UIViewController?, prepare: (UIWindow) -> Void
  ) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(origin: .zero, size: device.size)
    window.rootViewController = rootViewController
    windows.append(window)
    prepare(window)
    window.makeKeyAndVisible()
    layoutIfNeeded()
    return window
  }

  /// Ends the scene: windows leave it and the application forgets it. A second call does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    scene.hostLayers = []
    chrome = nil
    windows = []
    UIApplication.shared.disconnect(scene)
    restoration.map(NotificationCenter.default.removeObserver)
  }
}

extension HeadlessHost {
  /// Turns the device; windows and view controllers are told as on a device.
  public func rotate(to orientation: UIInterfaceOrientation) {
    adopt(device.turned(to: orientation))
  }

  /// Changes the size of the scene, and the safe area when one is given.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    var changed = device
    changed.size = size
    changed.safeAreaInsets = safeAreaInsets ?? device.safeAreaInsets
    adopt(changed)
  }

  /// Changes the number of pixels per point.
  public func setScale(_ scale: CGFloat) {
    adopt(device.scaled(to: scale))
  }

  /// Sets traits that the device and the settings do not decide, such as size classes.
  public func setTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    scene.setTraits(mutations)
  }

  private func adopt(_ changed: HostDevice) {
    show(changed, duration: 0)
    layoutIfNeeded()
  }

  /// Turns the device because the app asked for it, within a frame.
  func turn(to orientation: UIInterfaceOrientation) {
    show(device.turned(to: orientation), duration: HostDevice.turningTime)
  }

  private func show(_ changed: HostDevice, duration: TimeInterval) {
    device = changed
    scene.resize(
      to: changed.size, safeAreaInsets: changed.safeAreaInsets, orientation: changed.orientation,
      duration: duration)
    scene.adopt(device: changed, appearance: appearance)
  }
}

extension HeadlessHost {
  /// Brings the layers drawn by the host in line with the scene.
  func updateChrome() {
    chrome?.update(for: scene, device: device)
  }
}
