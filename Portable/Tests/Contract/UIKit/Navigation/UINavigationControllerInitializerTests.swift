import Testing
import UIKit

/// UINavigationController.h: initWithRootViewController: is a designated initializer.
@MainActor struct UINavigationControllerInitializerTests {
  private final class Wrapper: UINavigationController {
    var mark = ""

    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      mark = "made"
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A subclass overrides the initializer with a root view controller")
  func aSubclassOverridesTheInitializerWithARootViewController() {
    let root = UIViewController()
    let wrapper = Wrapper(rootViewController: root)
    #expect(wrapper.mark == "made" && wrapper.viewControllers == [root])
    #expect(root.navigationController === wrapper)
  }
}
