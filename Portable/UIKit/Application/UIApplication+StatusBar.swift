import QuartzCore

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

  /// The frame of the status bar in the screen, or zero if it is hidden.
  @available(iOS, deprecated: 13.0, message: "Use statusBarManager of the window's scene")
  public var statusBarFrame: CGRect {
    guard let scene = statusBarScene, !scene.prefersStatusBarHidden(for: scene),
      let window = scene.windows.first
    else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }

  private var statusBarScene: UIWindowScene? {
    keySceneWindow?.windowScene ?? connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }
}
