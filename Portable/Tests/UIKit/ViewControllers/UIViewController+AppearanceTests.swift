import TestSupport
import Testing

@MainActor struct UIViewControllerAppearanceTests {
  @Test("The root appears with its window") func rootAppearsWithItsWindow() {
    let log = CallbackLog()
    let host = TestHost(rootViewController: DetailedController("root", log: log))
    let entries = log.take()
    #expect(
      entries.filter { !$0.hasSuffix("Layout") } == [
        "root.load", "root.willAppear", "root.isAppearing", "root.didAppear",
      ])
    host.window.isHidden = true
    #expect(log.take() == ["root.willDisappear", "root.didDisappear"])
    host.window.isHidden = false
    host.layout()
    #expect(
      log.take().filter { !$0.hasSuffix("Layout") } == [
        "root.willAppear", "root.isAppearing", "root.didAppear",
      ])
  }

  @Test("A child added to a visible parent appears by itself")
  func childAddedToAVisibleParentAppearsByItself() {
    let log = CallbackLog()
    let host = TestHost(rootViewController: RecordingController("root", log: log))
    _ = log.take()
    let child = DetailedController("child", log: log)
    host.rootViewController.addChild(child)
    child.view.frame = host.view.bounds
    host.view.addSubview(child.view)
    child.didMove(toParent: host.rootViewController)
    #expect(
      log.take() == [
        "child.willMove(parent)", "child.load", "child.willAppear", "child.didMove(parent)",
      ])
    host.layout()
    let shown = log.take()
    #expect(
      shown == ["child.isAppearing", "child.willLayout", "child.didLayout", "child.didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["child.willMove(nil)", "child.willDisappear", "child.didMove(nil)"])
    host.layout()
    #expect(log.take() == ["child.didDisappear"])
  }

  @Test("A parent passes its appearance to the children it shows")
  func parentPassesItsAppearanceToTheChildrenItShows() {
    let log = CallbackLog()
    let parent = RecordingController("parent", log: log)
    let shown = RecordingController("shown", log: log)
    let unseen = RecordingController("unseen", log: log)
    for child in [shown, unseen] { parent.addChild(child) }
    parent.view.addSubview(shown.view)
    _ = log.take()
    parent.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["parent.willAppear", "shown.willAppear"])
    parent.endAppearanceTransition()
    #expect(log.take() == ["parent.didAppear", "shown.didAppear"])
    parent.beginAppearanceTransition(false, animated: false)
    parent.endAppearanceTransition()
    #expect(
      log.take() == [
        "parent.willDisappear", "shown.willDisappear", "parent.didDisappear", "shown.didDisappear",
      ])
  }

  @Test("A parent that forwards appearance itself is left alone")
  func parentThatForwardsByItselfIsLeftAlone() {
    final class Manual: RecordingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = CallbackLog()
    let host = TestHost(rootViewController: Manual("parent", log: log))
    let child = RecordingController("child", log: log)
    _ = log.take()
    host.rootViewController.addChild(child)
    host.view.addSubview(child.view)
    host.layout()
    #expect(log.take() == ["child.load"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["child.willAppear", "child.isAppearing", "child.didAppear"])
  }

  @Test("Repeated and unbalanced transitions are ignored")
  func repeatedAndUnbalancedTransitionsAreIgnored() {
    let log = CallbackLog()
    let controller = RecordingController("a", log: log)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    #expect(log.take().isEmpty)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(log.take() == ["a.load", "a.willAppear", "a.didAppear"])
  }

  @Test("A transition can turn around before its end") func transitionMayTurnAroundBeforeItsEnd() {
    let log = CallbackLog()
    let controller = RecordingController("a", log: log)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(log.take() == ["a.load", "a.willAppear", "a.willDisappear", "a.didDisappear"])
  }

  @Test("viewIsAppearing(_:) is called with the final size and traits")
  func isAppearingHappensWithTheFinalSizeAndTraits() {
    final class Checking: UIViewController {
      var size = CGSize.zero
      var style = UIUserInterfaceStyle.unspecified
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        size = view.bounds.size
        style = traitCollection.userInterfaceStyle
      }
    }
    let controller = Checking()
    let host = TestHost(
      size: CGSize(width: 300, height: 500), style: .dark, rootViewController: controller)
    host.layout()
    #expect(controller.size == CGSize(width: 300, height: 500))
    #expect(controller.style == .dark)
  }
}
