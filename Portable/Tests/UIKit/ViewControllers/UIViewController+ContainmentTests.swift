import TestSupport
import Testing

@MainActor struct UIViewControllerContainmentTests {
  @Test("A child knows its parent until it leaves") func childKnowsItsParentUntilItLeaves() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test("Adding a child calls only willMove(toParent:)") func addingAChildTellsOnlyThatItWillMove()
  {
    let log = CallbackLog()
    let parent = UIViewController()
    let child = DetailedController("child", log: log)
    parent.addChild(child)
    #expect(log.take() == ["child.willMove(parent)"])
    child.removeFromParent()
    #expect(log.take() == ["child.didMove(nil)"])
  }

  @Test("A child of another parent leaves that one") func childOfAnotherParentLeavesThatOne() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  @Test("A controller cannot be its own ancestor") func controllerIsNotItsOwnAncestor() {
    final class Loop: UIViewController {}
    let outer = Loop()
    let inner = Loop()
    outer.addChild(inner)
    // Sources are silent about a loop; it is misuse here, because parents would never end.
    expectMisuse(
      "UIViewController.addChild(_:)",
      reason: "cannot become a child of itself or of its descendant"
    ) {
      inner.addChild(outer)
      outer.addChild(outer)
    }
    #expect(outer.parent == nil)
    #expect(inner.children.isEmpty)
  }

  @Test("A parent is not retained by its children")
  func parentDoesNotKeepItselfAliveThroughItsChildren() {
    weak var released: UIViewController?
    do {
      let parent = UIViewController()
      parent.addChild(UIViewController())
      _ = parent.view
      released = parent
    }
    #expect(released == nil)
  }

  @Test("A preferred content size is reported to the parent")
  func preferredContentSizeIsReportedToTheParent() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }
    let parent = Container()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.sizes == [CGSize(width: 10, height: 20)])
  }

  @Test("Overridden traits reach the view and the children")
  func overriddenTraitsReachTheViewAndTheChildren() {
    let host = TestHost()
    let child = UIViewController()
    host.rootViewController.addChild(child)
    host.view.addSubview(child.view)
    child.overrideUserInterfaceStyle = .dark
    host.layout()
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(host.view.traitCollection.userInterfaceStyle == .light)
    host.rootViewController.traitOverrides.layoutDirection = .rightToLeft
    host.layout()
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test("An additional safe area reaches the view at once")
  func additionalSafeAreaReachesTheViewAtOnce() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    host.rootViewController.additionalSafeAreaInsets = UIEdgeInsets(
      top: 10, left: 1, bottom: 2, right: 3)
    #expect(
      host.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 1, bottom: 36, right: 3))
  }
}
