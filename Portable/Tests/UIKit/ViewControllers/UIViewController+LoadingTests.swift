import TestSupport
import Testing

@MainActor struct UIViewControllerLoadingTests {
  @Test("The view is loaded once, on first access") func viewIsLoadedOnceWhenFirstAskedFor() {
    let log = CallbackLog()
    let controller = RecordingController("a", log: log)
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    #expect(log.entries.isEmpty)
    let view = controller.view
    #expect(controller.view === view)
    controller.loadViewIfNeeded()
    #expect(log.take() == ["a.load"])
    #expect(controller.isViewLoaded)
  }

  @Test("loadView() may supply its own view") func loadViewMaySupplyAViewOfItsOwn() {
    final class Own: UIViewController {
      let mine = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
      override func loadView() { view = mine }
    }
    let controller = Own()
    #expect(controller.view === controller.mine)
    #expect(controller.mine.next === controller)
  }

  @Test("A loadView() that sets no view gets a plain one")
  func loadViewWithoutAViewIsAnsweredByAPlainOne() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    expectReport(containing: "Forgetful: loadView() did not set view") {
      #expect(Forgetful().view != nil)
    }
  }

  @Test("Reading the view inside loadView() does not recurse")
  func readingTheViewInsideLoadViewDoesNotRecurse() {
    final class Recursive: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    expectMisuse("UIViewController.view", reason: "loadView() of a Recursive asks for view") {
      #expect(Recursive().view.backgroundColor == .red)
    }
  }

  @Test("Subclasses can have their own initializers")
  func subclassesMayHaveInitializersOfTheirOwn() {
    final class Custom: UIViewController {
      let number: Int
      init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Bare: UIViewController {
      init() { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    final class Inheriting: UIViewController {}
    #expect(Custom(number: 3).number == 3)
    #expect(Bare().parent == nil)
    #expect(Inheriting().parent == nil)
  }

  @Test("The responder chain goes from view to controller to superview to window")
  func responderChainGoesFromViewToControllerToSuperviewToWindow() {
    let host = TestHost()
    let child = UIViewController()
    host.rootViewController.addChild(child)
    host.view.addSubview(child.view)
    #expect(child.view.next === child)
    #expect(child.next === host.view)
    #expect(host.view.next === host.rootViewController)
    #expect(host.rootViewController.next === host.window)
  }

  /// Overrides hold for the view and everything in it, whenever it is loaded.
  @Test("A view that is loaded late has the overrides of its controller")
  func aViewThatIsLoadedLateHasTheOverridesOfItsController() {
    final class Page: UIViewController {
      let label = UILabel()
      override func loadView() {
        let root = UIView()
        root.addSubview(label)
        view = root
      }
    }
    let page = Page()
    page.overrideUserInterfaceStyle = .dark
    page.updateTraitsIfNeeded()
    page.loadViewIfNeeded()
    #expect(page.label.traitCollection.userInterfaceStyle == .dark)
  }
}
