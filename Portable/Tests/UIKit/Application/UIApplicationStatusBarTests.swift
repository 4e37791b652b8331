import TestSupport
import Testing

/// What the app is asked about the status bar, which view controllers decide on.
@MainActor struct UIApplicationStatusBarTests {
  private final class Page: UIViewController {
    var isHidden = false
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { isHidden }
  }

  /// "Setting the statusBarStyle does nothing if your application is using the default
  /// UIViewController-based status bar system" (the declaration of statusBarStyle).
  @available(*, deprecated) @Test("The controller decides about the status bar")
  func theControllerDecides() {
    let page = Page()
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), rootViewController: page
    )
    host.layout()
    let app = UIApplication.shared
    app.statusBarStyle = .darkContent
    #expect(app.statusBarStyle == .lightContent)
    #expect(!app.isStatusBarHidden)
    #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    page.isHidden = true
    #expect(app.isStatusBarHidden && app.statusBarFrame == .zero)
  }
}
