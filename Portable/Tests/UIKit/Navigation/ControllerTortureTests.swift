import TestSupport
import Testing

@testable import UIKit

/// Controllers that are pushed, popped, presented and dismissed at any moment.
@MainActor struct ControllerTortureTests {
  /// Checks that what a controller is told follows from what it was told before.
  private final class Balanced: UIViewController {
    var isShown = false
    var faults: [String] = []
    private var last = "didDisappear"
    private func note(_ callback: String, after allowed: String...) {
      if !allowed.contains(last) { faults.append("\(callback) after \(last)") }
      last = callback
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear", after: "didDisappear", "willDisappear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear", after: "willAppear")
      isShown = true
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear", after: "didAppear", "willAppear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear", after: "willDisappear")
      isShown = false
    }
  }

  @Test(
    "Any order of changes leaves the controllers consistent",
    arguments: 0..<UInt64(Torture.count(6, torture: 200)))
  func anyOrderOfChangesEndsInOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func random(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &generator) }
    let root = Balanced()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    var all: [Balanced] = [root]
    var steps: [String] = []
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .popover, .currentContext, .overCurrentContext,
    ]
    _ = reports {
      for _ in 0..<80 {
        let isAnimated = random(2) == 0
        let top = navigation.presentedViewController ?? navigation
        let step = random(8)
        steps.append("\(step)\(isAnimated ? "a" : "")")
        switch step {
        case 0, 1:
          let page = Balanced()
          all.append(page)
          page.title = "pushed at \(steps.count)"
          navigation.pushViewController(page, animated: isAnimated)
        case 2: navigation.popViewController(animated: isAnimated)
        case 3:
          navigation.setViewControllers(
            navigation.viewControllers.shuffled(using: &generator), animated: isAnimated)
        case 4:
          let page = Balanced()
          page.modalPresentationStyle = styles[random(styles.count)]
          page.popoverPresentationController?.sourceView = navigation.view
          all.append(page)
          page.title = "presented \(page.modalPresentationStyle) at \(steps.count)"
          top.present(page, animated: isAnimated)
        case 5: top.dismiss(animated: isAnimated)
        case 6:
          host.touches.drag(
            from: CGPoint(x: random(2) == 0 ? 3 : 200, y: 100),
            to: CGPoint(x: 40 + random(300), y: 100 + random(600)), steps: 3, duration: 0.1)
        default: navigation.setNavigationBarHidden(random(2) == 0, animated: isAnimated)
        }
        host.advance(by: [0, 0.016, 0.1, 0.6][random(4)])
      }
      host.advance(by: 2)
      navigation.dismiss(animated: false)
      navigation.popToRootViewController(animated: false)
      host.advance(by: 1)
    }
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.transition == nil)
    #expect(host.window.subviews == [navigation.view])
    #expect(navigation.view.transform.isIdentity)
    let shown = try #require(navigation.topViewController as? Balanced)
    #expect(navigation.contentView.subviews == [shown.view])
    for page in all {
      #expect(page.faults == [], "\(page.title ?? "") after \(steps.joined(separator: " "))")
      #expect(
        page.isShown == (page === shown),
        "\(page.title ?? "") after \(steps.joined(separator: " "))")
      #expect((page.parent != nil) == (page === shown))
    }
  }
}
