import TestSupport
import Testing

@MainActor struct UIWindowTests {
  final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self || view === rootViewController?.view ? nil : view
    }
  }

  final class Target: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  @Test("A new window is hidden and fills its scene") func aNewWindowIsHiddenAndFillsItsScene() {
    let host = TestHost()
    let window = UIWindow(windowScene: host.host.scene)
    #expect(window.isHidden)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(!host.host.scene.compositor.roots.contains { $0 === window.layer })
    window.isHidden = false
    #expect(host.host.scene.compositor.roots.last === window.layer)
    #expect(window.window === window)
  }

  @Test("Levels decide who lies above") func levelsDecideWhoLiesAbove() {
    let host = TestHost()
    let scene = host.host.scene
    let alert = UIWindow(windowScene: scene)
    alert.windowLevel = .alert
    alert.isHidden = false
    let status = UIWindow(windowScene: scene)
    status.windowLevel = .statusBar
    status.isHidden = false
    #expect(areSame(scene.windows, [host.window, status, alert]))
    status.windowLevel = .alert + 1
    #expect(scene.windows.last === status)
  }

  @Test("A window that lets touches through leaves them to the one below")
  func aWindowThatLetsTouchesThroughLeavesThemToTheOneBelow() {
    let host = TestHost()
    let below = host.add(Target(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    let window = PassThroughWindow(windowScene: host.host.scene)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    let above = Target(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.rootViewController?.view.addSubview(above)
    host.layout()
    host.touches.down(CGPoint(x: 10, y: 10))
    host.touches.up()
    #expect((above.began, below.began) == (1, 0))
    host.touches.down(CGPoint(x: 100, y: 100))
    host.touches.up()
    #expect((above.began, below.began) == (1, 1))
    window.isHidden = true
    host.touches.down(CGPoint(x: 10, y: 10))
    host.touches.up()
    #expect((above.began, below.began) == (1, 2))
  }

  @Test("One window of a scene is key") func oneWindowOfASceneIsKey() {
    final class KeyWindow: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    let host = TestHost()
    #expect(host.window.isKeyWindow)
    let window = KeyWindow(windowScene: host.host.scene)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(!host.window.isKeyWindow)
    #expect(host.host.scene.keyWindow === window)
    host.window.makeKey()
    #expect(window.log == ["become", "resign"])
    window.makeKey()
    window.isHidden = true
    #expect(!window.isKeyWindow)
  }

  // Key-Value Observing Programming Guide, Automatic Change Notification: "Automatic key-value change
  // notification informs observers of changes made using key-value compliant accessors". Shipped libraries
  // observe this property, DoraemonKit among them; see device-25.
  @Test("Observers of the root view controller get each new root")
  func observersOfTheRootViewControllerLearnOfEachNewRoot() {
    let host = TestHost()
    var roots: [UIViewController?] = []
    let observation = host.window.observe(\.rootViewController, options: [.new]) { window, _ in
      MainActor.assumeIsolated { roots.append(window.rootViewController) }
    }
    let next = UIViewController()
    host.window.rootViewController = next
    host.window.rootViewController = next
    #expect(roots.count == 1 && roots[0] === next)
    observation.invalidate()
    host.window.rootViewController = UIViewController()
    #expect(roots.count == 1)
  }

  @Test("A window can refuse to be key") func aWindowMayRefuseToBeKey() {
    final class Modest: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let host = TestHost()
    let window = Modest(windowScene: host.host.scene)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(!window.isKeyWindow)
  }

  @Test("The root view fills the window and follows it")
  func theRootViewFillsTheWindowAndFollowsIt() {
    let host = TestHost()
    #expect(host.view.superview === host.window)
    #expect(host.view.frame == host.window.bounds)
    host.window.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(host.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("Another root controller replaces the first")
  func anotherRootControllerTakesThePlaceOfTheFirst() {
    let host = TestHost()
    let old = host.view
    let other = UIViewController()
    host.window.rootViewController = other
    host.layout()
    #expect(old.superview == nil)
    #expect(other.view.window === host.window)
    #expect(other.view.frame == host.window.bounds)
  }

  @Test("A released window leaves the screen") func aReleasedWindowLeavesTheScreen() {
    let host = TestHost()
    expectReleased(in: host) { host in
      let window = UIWindow(windowScene: host.host.scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      host.layout()
      window.isHidden = true
      return [window]
    }
    #expect(host.host.scene.windows.count == 1)
    #expect(host.host.scene.compositor.roots.count == 1)
  }

  @Test("The window follows the scene's size") func theWindowFollowsTheScenesSize() {
    let host = TestHost()
    let small = UIWindow(windowScene: host.host.scene)
    small.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    host.host.resize(to: CGSize(width: 500, height: 400))
    #expect(host.window.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(host.view.frame.size == CGSize(width: 500, height: 400))
    #expect(small.frame.size == CGSize(width: 50, height: 50))
  }
}

extension UIWindow.Level {
  fileprivate static func + (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + offset)
  }
}
