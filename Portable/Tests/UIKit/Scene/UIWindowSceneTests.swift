import TestSupport
import Testing

@MainActor struct UIWindowSceneTests {
  final class Delegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.append("connect")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("inactive") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
  }

  @Test("A scene is connected, moved and disconnected in order")
  func aSceneIsConnectedMovedAndDisconnectedInOrder() {
    let delegate = Delegate()
    let host = HeadlessHost(device: .phone, sceneDelegate: delegate)
    #expect(delegate.log == ["connect", "foreground", "active"])
    #expect(UIApplication.shared.connectedScenes.contains(host.scene))
    #expect(host.scene.session.scene === host.scene)
    #expect(delegate.window?.windowScene === host.scene)
    delegate.log = []
    UIApplication.shared.didEnterBackground()
    #expect(delegate.log == ["inactive", "background"])
    #expect(host.scene.activationState == .background)
    UIApplication.shared.willEnterForeground()
    UIApplication.shared.didBecomeActive()
    #expect(delegate.log == ["inactive", "background", "foreground", "active"])
    delegate.log = []
    host.close()
    #expect(delegate.log == ["inactive", "background", "disconnect"])
    #expect(!UIApplication.shared.connectedScenes.contains(host.scene))
    #expect(host.scene.session.scene == nil)
    #expect(delegate.window?.windowScene == nil)
  }

  /// Apple's documentation of applicationDidBecomeActive(_:) and the three like it: with scenes UIKit
  /// does not call the method, and posts the notification all the same.
  @Test("The delegate of an app with scenes is not called when the app becomes active")
  func theDelegateOfAnAppWithScenesIsNotCalledWhenTheAppBecomesActive() {
    final class AppDelegate: NSObject, UIApplicationDelegate {
      var calls: [String] = []
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
      func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
      func applicationDidEnterBackground(_ application: UIApplication) { calls.append("back") }
      func applicationWillEnterForeground(_ application: UIApplication) { calls.append("front") }
    }
    let host = TestHost()
    let (application, delegate) = (UIApplication.shared, AppDelegate())
    let former = application.delegate
    application.delegate = delegate
    defer { application.delegate = former }
    var posted = 0
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted += 1 }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    application.didEnterBackground()
    application.willEnterForeground()
    application.didBecomeActive()
    #expect(delegate.calls.isEmpty && posted == 4)
    host.host.close()
  }

  @Test("Geometry follows a rotation") func geometryFollowsARotation() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 200))
    #expect(host.scene.interfaceOrientation == .portrait)
    host.rotate(to: .landscapeLeft)
    #expect(host.scene.interfaceOrientation == .landscapeLeft)
    #expect(host.scene.coordinateSpace.bounds.size == CGSize(width: 200, height: 100))
    #expect(host.scene.compositor.size == CGSize(width: 200, height: 100))
  }

  @Test("Host layers lie above every window") func hostLayersLieAboveEveryWindow() {
    let host = TestHost()
    let bar = CALayer()
    host.host.scene.hostLayers = [bar]
    let window = UIWindow(windowScene: host.host.scene)
    window.windowLevel = .alert
    window.isHidden = false
    #expect(host.host.scene.compositor.roots.last === bar)
    host.host.scene.hostLayers = []
    #expect(!host.host.scene.compositor.roots.contains { $0 === bar })
  }

  @Test("A closed scene is released") func aClosedSceneIsReleased() {
    expectReleased {
      let host = HeadlessHost(size: CGSize(width: 50, height: 50))
      let window = host.makeWindow(rootViewController: UIViewController())
      host.layoutIfNeeded()
      host.close()
      _ = window
      return host.scene
    }
  }
}
