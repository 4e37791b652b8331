import TestSupport
import Testing

@testable import UIKit

@MainActor struct UINavigationControllerTests {
  private let log = CallbackLog()
  private let root: RecordingController
  private let navigation: UINavigationController
  private let host: TestHost

  init() {
    root = RecordingController("root", log: log)
    navigation = UINavigationController(rootViewController: root)
    host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    _ = log.take()
  }

  @Test("The root is shown with a bar above it") func rootIsShownWithABarAboveIt() {
    #expect(root.navigationController === navigation)
    #expect(navigation.topViewController === root)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test("Push and pop go through their callbacks in order")
  func pushAndPopGoThroughTheirCallbacksInOrder() {
    let next = RecordingController("next", log: log)
    navigation.pushViewController(next, animated: true)
    #expect(navigation.viewControllers == [root, next])
    #expect(next.flags == ["toParent"])
    #expect(
      log.take() == ["next.load", "root.willDisappear", "next.willAppear", "next.isAppearing"])
    host.advance(by: 0.2)
    #expect(log.take().isEmpty)
    host.advance(by: 0.3)
    #expect(log.take() == ["root.didDisappear", "next.didAppear"])
    #expect(root.view.superview == nil)
    #expect(next.view.frame == host.window.bounds)
    #expect(!next.isMovingToParent)

    #expect(navigation.popViewController(animated: true) === next)
    #expect(next.flags == ["fromParent"])
    #expect(navigation.viewControllers == [root])
    host.advance(by: 0.5)
    #expect(
      log.take() == [
        "next.willDisappear", "root.willAppear", "root.isAppearing", "next.didDisappear",
        "root.didAppear",
      ])
    #expect(next.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("Changes without animation are done at once") func unanimatedChangesAreDoneAtOnce() {
    let a = RecordingController("a", log: log)
    let b = RecordingController("b", log: log)
    navigation.pushViewController(a, animated: false)
    navigation.pushViewController(b, animated: false)
    #expect(
      log.take() == [
        "a.load", "root.willDisappear", "a.willAppear", "a.isAppearing", "root.didDisappear",
        "a.didAppear", "b.load", "a.willDisappear", "b.willAppear", "b.isAppearing",
        "a.didDisappear", "b.didAppear",
      ])
    #expect(navigation.popToRootViewController(animated: false) == [a, b])
    #expect(navigation.viewControllers == [root])
    #expect(root.view.window === host.window)
    #expect(a.parent == nil && b.parent == nil)
  }

  @Test("A new stack can be set at once") func newStackMayBeSetAtOnce() {
    let a = RecordingController("a", log: log)
    let b = RecordingController("b", log: log)
    navigation.setViewControllers([root, a, b], animated: true)
    host.advance(by: 0.5)
    #expect(navigation.topViewController === b)
    #expect(!a.isViewLoaded)
    navigation.setViewControllers([b], animated: true)
    #expect(navigation.viewControllers == [b])
    #expect(root.parent == nil && a.parent == nil)
    #expect(b.view.window === host.window)
  }

  @Test("A second push ends the first") func secondPushEndsTheFirst() {
    let a = RecordingController("a", log: log)
    let b = RecordingController("b", log: log)
    navigation.pushViewController(a, animated: true)
    host.advance(by: 0.1)
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0.5)
    #expect(navigation.viewControllers == [root, a, b])
    #expect(b.view.window === host.window)
    #expect(a.view.superview == nil)
    #expect(Array(log.entries.suffix(2)) == ["a.didDisappear", "b.didAppear"])
    #expect(navigation.navigationBar.topItem === b.navigationItem)
  }

  @Test("Impossible stacks are refused with one message")
  func impossibleStacksAreRefusedWithOneMessage() {
    final class Twice: UIViewController {}
    let twice = Twice()
    navigation.pushViewController(twice, animated: false)
    // UIKit raises exceptions: "Pushing the same view controller instance more than once is not
    // supported", "Pushing a navigation controller is not supported", "All view controllers in a
    // navigation controller must be distinct", "Tried to pop to a view controller that doesn't
    // exist."
    expectMisuse(
      "UINavigationController.pushViewController(_:animated:)", reason: "it is on the stack already"
    ) {
      navigation.pushViewController(twice, animated: false)
    }
    expectMisuse(
      "UINavigationController.pushViewController(_:animated:)",
      reason: "it is a navigation controller itself"
    ) {
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    expectMisuse(
      "UINavigationController.setViewControllers(_:animated:)", reason: "cannot be on the stack"
    ) {
      navigation.setViewControllers([root, twice, twice], animated: false)
    }
    expectMisuse(
      "UINavigationController.popToViewController(_:animated:)", reason: "is not on the stack"
    ) {
      #expect(navigation.popToViewController(Twice(), animated: false) == nil)
    }
    #expect(navigation.viewControllers == [root, twice])
  }

  @Test("The delegate is notified of the shown controllers") func delegateHearsOfWhatIsShown() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var notes: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { notes.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { notes.append("did \(viewController.title ?? "")") }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(RecordingController("next", log: log), animated: true)
    #expect(delegate.notes == ["will next"])
    host.advance(by: 0.5)
    #expect(delegate.notes == ["will next", "did next"])
  }

  @Test("A custom animator replaces the slide") func customAnimatorReplacesTheSlide() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let animator = FadeAnimator()
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return animator
      }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    let next = RecordingController("next", log: log)
    navigation.pushViewController(next, animated: true)
    host.advance(by: 0.2)
    #expect(isClose(CGFloat(next.view.layer.presentation()?.opacity ?? 0), 0.5, within: 0.05))
    host.advance(by: 0.4)
    #expect(delegate.operations == [.push])
    #expect(next.view.window === host.window)
    #expect(root.view.superview == nil)
  }

  @Test("A push comes from the trailing edge") func pushComesFromTheTrailingEdge() throws {
    let next = RecordingController("next", log: log)
    navigation.pushViewController(next, animated: true)
    host.advance(by: 0.05)
    let upper = try #require(next.view.layer.presentation())
    let lower = try #require(root.view.layer.presentation())
    #expect(upper.frame.minX > 10)
    #expect(lower.frame.minX < 0 && lower.frame.minX > -117)
    host.host.appearance.layoutDirection = .rightToLeft
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    host.advance(by: 0.05)
    let leaving = try #require(next.view.layer.presentation())
    #expect(leaving.frame.minX < -10)
  }

  @Test("Hiding the bar gives its space to the content") func hidingTheBarGivesItsRoomToTheContent()
  {
    navigation.setNavigationBarHidden(true, animated: false)
    host.layout()
    #expect(root.view.safeAreaInsets.top == 47)
    #expect(navigation.navigationBar.frame.maxY <= 47)
    navigation.setNavigationBarHidden(false, animated: true)
    host.advance(by: 0.5)
    #expect(root.view.safeAreaInsets.top == 91)
  }

  @Test("The toolbar shows the top controller's items") func toolbarShowsTheTopControllersItems() {
    root.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .add), .flexibleSpace()]
    #expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: false)
    host.layout()
    #expect(navigation.toolbar.items?.count == 3)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 78)
  }

  @Test("Content may end at the bar") func contentMayStopAtTheBar() {
    root.edgesForExtendedLayout = []
    host.layout()
    #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test("The bar is low where the height is compact") func barIsLowWhereTheHeightIsCompact() {
    host.host.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    host.advance(by: 0.5)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
  }

  @Test("Popped controllers are released") func poppedControllersAreReleased() {
    weak var released: UIViewController?
    do {
      let next = RecordingController("next", log: log)
      released = next
      navigation.pushViewController(next, animated: true)
    }
    host.advance(by: 0.5)
    navigation.popViewController(animated: true)
    host.advance(by: 0.5)
    #expect(released == nil)
  }

  @Test("The escape of assistive technology goes back")
  func theEscapeOfAssistiveTechnologyGoesBack() {
    navigation.pushViewController(RecordingController("next", log: log), animated: false)
    #expect(navigation.accessibilityPerformEscape())
    host.advance(by: 1)
    #expect(navigation.viewControllers == [root])
    #expect(!navigation.accessibilityPerformEscape())
  }
}
