import QuartzCore

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  package let compositor: Compositor

  /// Layers the host lays above every window: status bar, home indicator, finger marks.
  package var hostLayers: [CALayer] = [] {
    didSet { updateRoots() }
  }

  /// Whoever keeps the scene going. A scene whose driver is gone is disconnected before the next
  /// frame: a driver released on another thread may wait long for its turn on the main actor.
  package final weak var driver: AnyObject? {
    didSet { hasDriver = driver != nil }
  }
  private final var hasDriver = false
  final var isAbandoned: Bool { hasDriver && driver == nil }

  /// Turns whatever shows the scene; nil where nothing can.
  package final var turn: ((UIInterfaceOrientation) -> Void)?
  final var requestedOrientation: UIInterfaceOrientation?

  /// Whether the system of the device has the design of iOS 26, in which popovers are glass.
  @_spi(Host) public final var hasGlass = false {
    didSet {
      guard hasGlass != oldValue else { return }
      for window in windows { PopoverBubbleView.updateMaterials(in: window) }
    }
  }

  final var storedScreen = UIScreen.main
  final var sceneSize = CGSize.zero
  final var sceneSafeAreaInsets = UIEdgeInsets.zero
  final var storedOrientation = UIInterfaceOrientation.portrait
  final var hostTraits = TraitValues()
  final var traitState = TraitState()
  final var attachedWindows: [WeakWindow] = []
  final weak var storedKeyWindow: UIWindow?
  final var lastWindowOrder = 0
  final let touchTracker = TouchTracker()
  final lazy var inputPanel = InputPanel(scene: self)
  final lazy var storedFocusSystem = UIFocusSystem(scene: self)

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    compositor = Compositor(size: .zero, scale: 1)
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen the scene shows on.
  open var screen: UIScreen { storedScreen }

  /// Which way up the interface is.
  open var interfaceOrientation: UIInterfaceOrientation { storedOrientation }

  /// The scene's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(scene: self) }

  /// The windows of the scene, bottom to top.
  open var windows: [UIWindow] { orderedWindows }

  /// The window that receives keyboard input.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// What keeps track of the item that the keyboard acts on; nil on a phone.
  open var focusSystem: UIFocusSystem? {
    traitCollection.userInterfaceIdiom == .phone ? nil : storedFocusSystem
  }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The traits changed. Prefer `registerForTraitChanges`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
