/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  private let address: URL

  /// Makes the context that the system makes on a device.
  @_spi(Host) public init(url: URL) {
    address = url
    super.init()
  }

  open var url: URL { address }
}
