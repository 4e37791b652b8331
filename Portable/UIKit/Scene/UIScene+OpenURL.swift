/// Addresses that the app hands to other apps.
///
/// Source: https://developer.apple.com/documentation/uikit/uiscene/open(_:options:completionhandler:)
extension UIScene {
  /// Opens an address outside the app; false for one that no app takes.
  @_spi(Host) public static var openExternalURL: @MainActor (URL) -> Bool = { _ in false }

  /// How an address is opened by another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that is registered for the address may open it.
    open var universalLinksOnly = false
  }

  /// Asks the system to open an address, and reports on the main queue whether an app took it.
  public func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isTaken = options?.universalLinksOnly != true && Self.openExternalURL(url)
    guard let completion else { return }
    Task { @MainActor in completion(isTaken) }
  }
}
