import QuartzCore

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene was connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    private let addresses: Set<UIOpenURLContext>

    /// The addresses that the scene is to open.
    open var urlContexts: Set<UIOpenURLContext> { addresses }

    init(url: URL?) {
      addresses = url.map { [UIOpenURLContext(url: $0)] } ?? []
      super.init()
    }
  }

  final var storedActivationState = ActivationState.unattached
  // The app keeps a scene's delegate alive.
  final var retainedDelegate: (any UISceneDelegate)?

  /// The session the scene belongs to.
  public final let session: UISceneSession

  /// The object told about the scene's life.
  open weak var delegate: (any UISceneDelegate)?

  /// Makes a scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.storedScene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Where the scene is in its life.
  open var activationState: ActivationState { storedActivationState }
}

extension UIScene {
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
