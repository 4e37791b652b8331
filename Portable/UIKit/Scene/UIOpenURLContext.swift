/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  private let address: URL
  private let openOptions = UIScene.OpenURLOptions()

  /// Makes the context that the system makes on a device.
  @_spi(Host) public init(url: URL) {
    address = url
    super.init()
  }

  open var url: URL { address }

  open var options: UIScene.OpenURLOptions { openOptions }
}

extension UIScene {
  /// How an address is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    override init() {
      super.init()
    }

    /// The identifier of the app that has the address from; nil for an app of another team.
    open var sourceApplication: String? { nil }

    /// Whether a document is opened where it is instead of copied.
    open var openInPlace: Bool { false }
  }
}
