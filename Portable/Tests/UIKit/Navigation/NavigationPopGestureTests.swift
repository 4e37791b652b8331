import TestSupport
import Testing

@testable import UIKit

@MainActor struct NavigationPopGestureTests {
  private let log = CallbackLog()
  private let root: RecordingController
  private let next: RecordingController
  private let navigation: UINavigationController
  private let host: TestHost

  init() {
    root = RecordingController("root", log: log)
    next = RecordingController("next", log: log)
    navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    _ = log.take()
  }

  @Test("A drag from the edge pops") func dragFromTheEdgePops() {
    host.touches.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400))
    host.advance(by: 1)
    #expect(navigation.viewControllers == [root])
    #expect(next.parent == nil)
    #expect(
      log.take() == [
        "root.load", "next.willDisappear", "root.willAppear", "root.isAppearing",
        "next.didDisappear", "root.didAppear",
      ])
  }

  @Test("Views follow the finger") func viewsFollowTheFinger() throws {
    host.touches.down(CGPoint(x: 4, y: 400))
    host.touches.glide(to: CGPoint(x: 199, y: 400), duration: 0.4)
    let upper = try #require(next.view.layer.presentation())
    #expect(upper.frame.minX > 150 && upper.frame.minX < 200)
    host.advance(by: 3)
    let still = try #require(next.view.layer.presentation())
    #expect(still.frame.minX == upper.frame.minX)
    host.touches.up()
  }

  @Test("A short slow drag is canceled") func shortSlowDragIsCancelled() {
    host.touches.down(CGPoint(x: 4, y: 400))
    host.touches.glide(to: CGPoint(x: 90, y: 400), duration: 0.6)
    host.touches.advance(by: 0.5)
    host.touches.up()
    host.advance(by: 1)
    #expect(navigation.viewControllers == [root, next])
    #expect(
      log.take() == [
        "root.load", "next.willDisappear", "root.willAppear", "root.isAppearing",
        "root.willDisappear", "root.didDisappear", "next.willAppear", "next.isAppearing",
        "next.didAppear",
      ])
    #expect(next.view.frame == host.window.bounds)
    #expect(next.parent === navigation)
    #expect(navigation.navigationBar.topItem === next.navigationItem)
    #expect(root.view.superview == nil)
  }

  @Test("The drag is refused where the back button is hidden")
  func dragIsRefusedWhereTheBackButtonIsHidden() {
    next.navigationItem.hidesBackButton = true
    host.touches.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400))
    host.advance(by: 1)
    #expect(navigation.viewControllers == [root, next])
    #expect(log.take().isEmpty)
  }

  @Test("The edge is the trailing one from right to left")
  func edgeIsTheTrailingOneFromRightToLeft() {
    host.host.appearance.layoutDirection = .rightToLeft
    host.layout()
    host.touches.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400))
    host.advance(by: 1)
    #expect(navigation.viewControllers == [root, next])
    host.touches.drag(from: CGPoint(x: 386, y: 400), to: CGPoint(x: 40, y: 400))
    host.advance(by: 1)
    #expect(navigation.viewControllers == [root])
  }
}
