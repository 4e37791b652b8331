// What was asked of the status bar before view controllers decided on it.
extension UIApplication {
  /// The style of the status bar; setting it has no effect, because view controllers decide on it.
  @available(iOS, deprecated: 9.0, message: "Use preferredStatusBarStyle of the view controller")
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBarScene.map { $0.preferredStatusBarStyle(for: $0) } ?? .default }
    set {}
  }

  /// Whether the status bar is hidden; setting it has no effect, because view controllers decide on
  /// it.
  @available(iOS, deprecated: 9.0, message: "Use prefersStatusBarHidden of the view controller")
  public var isStatusBarHidden: Bool {
    get { statusBarScene.map { $0.prefersStatusBarHidden(for: $0) } ?? false }
    set {}
  }

  private var statusBarScene: UIWindowScene? {
    keySceneWindow?.windowScene ?? connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }
}
